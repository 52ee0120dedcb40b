import type { PageWords } from '../page-words';
import { box, button } from './elements';

/** Work that takes longer than this is shown, in milliseconds. */
const NOTICEABLE = 400;
/** How long a sentence that asks for nothing stays, in milliseconds. */
const PASSING = 8_000;

/** What is under way, with a way to stop it, and what there is to say. */
export class StatusStrip {
  readonly busy: HTMLElement;
  readonly notices: HTMLElement;

  constructor(private readonly words: PageWords) {
    this.busy = box('div', 'busy');
    this.busy.setAttribute('role', 'status');
    this.busy.hidden = true;
    this.notices = box('div', 'notices');
    this.notices.setAttribute('role', 'log');
  }

  /**
   * Shows some work while it lasts.
   *
   * @param stop what gives the work up; left out for work that cannot be
   * @param isLong true to show it at once, for work that leaves the page no time to do so later
   */
  async during<T>(label: string, work: () => Promise<T>, stop?: () => void, isLong = false): Promise<T> {
    const show = (): void => this.#show(label, stop);
    const timer = isLong ? (show(), await nextFrame(), undefined) : setTimeout(show, NOTICEABLE);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      this.busy.hidden = true;
      this.busy.replaceChildren();
    }
  }

  #show(label: string, stop: (() => void) | undefined): void {
    const progress = document.createElement('progress');
    progress.setAttribute('aria-label', label);
    this.busy.replaceChildren(progress, box('span', 'label', label));
    if (stop) this.busy.append(button(this.words.stop, stop));
    this.busy.hidden = false;
  }

  /** Says something; `stays` until the user closes it. */
  say(sentence: string, stays: boolean): void {
    // The same thing said twice is one thing to read.
    if ([...this.notices.querySelectorAll('.text')].some(({ textContent }) => textContent === sentence)) return;
    const notice = box('div', 'notice', box('span', 'text', sentence));
    const close = button('×', () => notice.remove(), this.words.close);
    close.setAttribute('aria-label', this.words.close);
    notice.append(close);
    this.notices.append(notice);
    if (!stays) setTimeout(() => notice.remove(), PASSING);
  }

  clear(): void {
    this.notices.replaceChildren();
  }
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
