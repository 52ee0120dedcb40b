import type { PaneState } from '../pane-state';
import type { PaneActions } from '../pane-actions';

/** What every page of the pane is given. */
export interface ViewProps {
  readonly state: PaneState;
  readonly actions: PaneActions;
}
