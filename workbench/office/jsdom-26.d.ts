import 'jsdom';

/** jsdom 26, the last that runs on Node 20, loads a page's files through this; the types at hand are of a later jsdom. */
declare module 'jsdom' {
  class ResourceLoader {
    constructor(options?: { strictSSL?: boolean; userAgent?: string });
    readonly userAgent?: string;
    fetch(url: string): (Promise<Buffer> & { abort(): void }) | null;
  }
}
