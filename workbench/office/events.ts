import type { Sheet } from '../engine/book';
import type { SheetArea } from './host';

/** Events of sheets that the workbench raises, by the number Office.js knows them by. Any other is not there to ask for. */
export const SHEET_EVENTS = {
  DataChanged: 10,
  Activated: 11,
  Deactivated: 12,
  Added: 13,
  SelectionChanged: 14,
  Deleted: 15,
  ProtectionChanged: 24,
} as const;

export type SheetEventName = keyof typeof SHEET_EVENTS;

/** Something that happened in the book and that the add-in may have asked to hear of. */
export interface SheetEvent {
  readonly name: SheetEventName;
  readonly sheet: Sheet;
  /** The cells written to or selected. */
  readonly block?: SheetArea;
}
