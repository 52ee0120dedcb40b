/** One message of a conversation about a cell. */
export interface Message {
  readonly id: string;
  readonly author: string;
  /** When it was written, as ISO 8601; empty where the file does not say. */
  readonly date: string;
  text: string;
}

/** A conversation about one cell, row and column counted from 0; a cell has at most one. */
export interface CellComment extends Message {
  readonly row: number;
  readonly column: number;
  isResolved: boolean;
  readonly replies: Message[];
}
