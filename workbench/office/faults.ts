import type { Book } from '../engine/book';

/** What is to go wrong, each left out for never. Requests and operations are counted from 1 since the faults were set. */
export interface FaultPlan {
  /** This operation fails; those before it in its request are done, as in Excel. */
  readonly operation?: number;
  /** This request fails before any of it is done. */
  readonly request?: number;
  /** The answer to this request is lost, though all of it was done. */
  readonly lostReply?: number;
  /** A cell is being edited: requests are refused, or wait until `finishEdit` where they ask to. */
  readonly isEditing?: boolean;
  /** Requests of more bytes than this are refused. */
  readonly mostBytes?: number;
  /** What a second author does right before a request. */
  readonly secondAuthor?: (request: number, book: Book) => void;
}

/** Faults on demand between the add-in and the workbook: what Excel does on a bad day. */
export class Faults {
  #plan: FaultPlan = {};
  #requests = 0;
  #operations = 0;
  #waiting: (() => void)[] = [];

  /** Sets what is to go wrong from now on, and counts from the start again. */
  plan(plan: FaultPlan): void {
    this.#plan = plan;
    this.#requests = 0;
    this.#operations = 0;
  }

  /** Requests and operations since the plan was set. */
  get counted(): { readonly requests: number; readonly operations: number } {
    return { requests: this.#requests, operations: this.#operations };
  }

  /** Requests that wait for the end of an edit. */
  get held(): number {
    return this.#waiting.length;
  }

  /** The user presses Enter. */
  finishEdit(): void {
    this.#plan = { ...this.#plan, isEditing: false };
    for (const go of this.#waiting.splice(0)) go();
  }

  /** A request comes in while a cell may be edited: false turns it down; one that waits is held until the edit is over. */
  async passesEdit(waitsForEdit: boolean): Promise<boolean> {
    if (!this.#plan.isEditing) return true;
    if (!waitsForEdit) return false;
    await new Promise<void>((go) => this.#waiting.push(go));
    return true;
  }

  /** It is a request's turn; what becomes of it before any of it is done. */
  begins(bytes: number, book: Book): 'done' | 'tooLarge' | 'failed' {
    this.#requests += 1;
    if (bytes > (this.#plan.mostBytes ?? Infinity)) return 'tooLarge';
    if (this.#requests === this.#plan.request) return 'failed';
    this.#plan.secondAuthor?.(this.#requests, book);
    return 'done';
  }

  /** Whether the next operation is the one to fail. */
  failsNow(): boolean {
    this.#operations += 1;
    return this.#operations === this.#plan.operation;
  }

  /** Whether the answer to the request just done is lost. */
  get losesReply(): boolean {
    return this.#requests === this.#plan.lostReply;
  }
}
