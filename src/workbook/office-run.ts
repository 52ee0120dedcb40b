/** Long work that somebody watches: told before each exchange with Excel, it says whether to go on. */
export interface Watch {
  /** @param exchange the exchange about to begin, counted from 1 */
  readonly goesOn: (exchange: number) => boolean;
}

/** The user stopped the work. What was written before stays, and says that it is unfinished. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

let watched: Watch | null = null;

/** The one place that opens Excel.run; everything else is handed its context. */
export function run<T>(work: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  const watch = watched;
  const mergeUndoGroup = Office.context.requirements.isSetSupported('ExcelApi', '1.20');
  // A user who is typing in a cell finishes first; where Excel can, all that a run writes is one step to undo.
  return Excel.run({ delayForCellEdit: true, ...(mergeUndoGroup ? { mergeUndoGroup } : {}) }, (context) => {
    if (watch) watchOver(context, watch);
    return work(context);
  });
}

/** Lets the runs that a piece of work opens be watched and stopped. */
export async function watching<T>(watch: Watch, work: () => Promise<T>): Promise<T> {
  watched = watch;
  try {
    return await work();
  } finally {
    watched = null;
  }
}

function watchOver(context: Excel.RequestContext, watch: Watch): void {
  const sync = context.sync.bind(context);
  let exchange = 0;
  context.sync = (passThrough) => {
    exchange += 1;
    if (!watch.goesOn(exchange)) throw new Stopped();
    return sync(passThrough);
  };
}
