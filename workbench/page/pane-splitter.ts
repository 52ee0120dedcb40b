/** Widths of the pane in pixels: what Excel opens it with, and what it may be made. */
const WIDTH = { first: 350, least: 280, most: 800 };
const STEP = 20;

/** The handle between grid and pane: drag it, or move it with the arrow keys. */
export function makeSplitter(pane: HTMLElement, label: string): HTMLElement {
  const handle = document.createElement('div');
  handle.className = 'splitter';
  handle.tabIndex = 0;
  handle.setAttribute('role', 'separator');
  handle.setAttribute('aria-orientation', 'vertical');
  handle.setAttribute('aria-label', label);
  let width = WIDTH.first;
  const setWidth = (wanted: number): void => {
    width = Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, wanted)));
    pane.style.width = `${width}px`;
    handle.setAttribute('aria-valuenow', String(width));
    handle.setAttribute('aria-valuemin', String(WIDTH.least));
    handle.setAttribute('aria-valuemax', String(WIDTH.most));
  };
  setWidth(width);
  handle.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') setWidth(width + STEP);
    if (key === 'ArrowRight') setWidth(width - STEP);
  });
  handle.addEventListener('pointerdown', (down) => {
    const [from, before] = [down.clientX, width];
    handle.setPointerCapture(down.pointerId);
    // The frame would take the pointer's moves for itself.
    pane.classList.add('resized');
    const move = (at: PointerEvent): void => setWidth(before + from - at.clientX);
    handle.addEventListener('pointermove', move);
    handle.addEventListener(
      'pointerup',
      () => {
        handle.removeEventListener('pointermove', move);
        pane.classList.remove('resized');
      },
      { once: true },
    );
  });
  return handle;
}
