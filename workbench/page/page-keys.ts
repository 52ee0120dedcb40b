const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

/** A part of the page that F6 goes to. */
export interface KeyStop {
  readonly hasFocus: () => boolean;
  readonly enter: () => void;
}

/** The first part of an element that Tab reaches, or what was left there last. */
function enterDocument(page: Document): void {
  const last = page.activeElement;
  const first = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  );
  if (last instanceof (page.defaultView ?? window).HTMLElement && last !== page.body) last.focus();
  else first?.focus();
}

/** The add-in's frame as a stop. */
export const paneStop = (frame: () => HTMLIFrameElement | undefined): KeyStop => ({
  hasFocus: () => document.activeElement === frame(),
  enter: () => {
    const page = frame()?.contentWindow;
    if (!page) return;
    page.focus();
    enterDocument(page.document);
  },
});

/** A row of buttons as a stop. */
export const buttonsStop = (buttons: HTMLElement): KeyStop => ({
  hasFocus: () => buttons.contains(document.activeElement),
  enter: () => buttons.querySelector('button')?.focus(),
});

/** What the page's own keys do. */
export interface PageKeys {
  readonly onSave: () => void;
  /** Grid, pane, ribbon: F6 goes on to the next, Shift+F6 back, as in Excel. The first has the focus where no other has. */
  readonly stops: () => readonly KeyStop[];
}

/** Listens to the page's own keys in a window: that of the page, and that of the pane. */
export function listenToKeys(target: Window, { onSave, stops }: PageKeys): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        onSave();
      }
      if (event.key !== 'F6' || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      const all = stops();
      const now = Math.max(
        0,
        all.findIndex((stop) => stop.hasFocus()),
      );
      all[(now + (event.shiftKey ? all.length - 1 : 1)) % all.length]?.enter();
    },
    true,
  );
}
