import type { Closing } from './closing';

interface Arrival {
  readonly part: Promise<Closing>;
  readonly bring: (closing: Closing) => void;
  readonly miss: () => void;
}

/** The file with that part did not come. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

const arrival = ((): Arrival => {
  let bring: Arrival['bring'] | undefined;
  let miss: Arrival['miss'] | undefined;
  const part = new Promise<Closing>((resolve, reject) => {
    bring = resolve;
    miss = () => reject(new PartMissing());
  });
  // Nobody may have asked for it yet.
  part.catch(() => undefined);
  return { part, bring: (closing) => bring?.(closing), miss: () => miss?.() };
})();

/**
 * What only closing a day needs. It comes in a file of its own that the page loads right behind the pane's, so that the
 * pane is there sooner; once the page is loaded nothing more is fetched. Rejects with `PartMissing`.
 */
export const closingPart = (): Promise<Closing> => arrival.part;

/** Hands it over, from its file. */
export const bringClosing = (closing: Closing): void => arrival.bring(closing);

/** The page is loaded: what has not come by now does not come. */
export const missClosing = (): void => arrival.miss();
