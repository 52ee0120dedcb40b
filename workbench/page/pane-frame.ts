import type { Language } from '../addin/built-addin';
import { officeLanguage } from '../addin/built-addin';
import type { Host } from '../office/host';
import { makeShim } from '../office/shim';
import type { Shim } from '../office/shim';

/** How long the add-in may take to come up before it is given up, in milliseconds. */
const PATIENCE = 30_000;

declare global {
  interface Window {
    /** What the script that taskpane.html loads first calls, with the page it is in. */
    installWorkbench?: (page: Window) => void;
  }
}

/** The add-in's page in its frame. */
export interface PaneFrame {
  readonly frame: HTMLIFrameElement;
  readonly shim: Shim;
  /** Settles when the add-in has opened its door. */
  readonly isUp: Promise<void>;
}

/** Loads the built taskpane.html, with Microsoft's own office.js, on the host's workbook. */
export function openPane(container: HTMLElement, host: Host, language: Language, title: string): PaneFrame {
  const shim = makeShim(host, officeLanguage(language));
  window.installWorkbench = (page) =>
    void Object.defineProperty(page, 'external', { configurable: true, writable: true, value: shim.external });
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = '/taskpane.html';
  container.replaceChildren(frame);
  return { frame, shim, isUp: doorOpens(frame) };
}

async function doorOpens(frame: HTMLIFrameElement): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    if (frame.contentWindow && 'ScoreDesk' in frame.contentWindow) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('taskpane.html');
}
