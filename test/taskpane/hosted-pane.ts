import { join } from 'node:path';
import { openBuiltAddIn } from '../../workbench/addin/addin-folder';
import { loadFunctions } from '../../workbench/addin/functions-in-vm';
import { type AddIn, openAddIn } from '../../workbench/office/add-in-page';
import { type OpenedBook } from '../../workbench/xlsx/open-book';
import { openBook } from '../../workbench/xlsx/workbook-files';

const root = join(__dirname, '..', '..');
const folder = join(root, 'dist/addin');

/** The built pane on Microsoft's own office.js, over a sample workbook, with what a person does in it. */
export class HostedPane {
  private constructor(
    readonly addIn: AddIn,
    readonly opened: OpenedBook,
  ) {}

  static async open(sample: string, language: 'en' | 'fr' = 'en'): Promise<HostedPane> {
    const functions = loadFunctions(openBuiltAddIn(folder), { language });
    const opened = await openBook(join(root, sample), { functions });
    const addIn = await openAddIn({ book: opened.book, language, folder });
    const hosted = new HostedPane(addIn, opened);
    await hosted.settled();
    return hosted;
  }

  close(): void {
    this.addIn.close();
    this.opened.book.dispose();
  }

  get document(): Document {
    return this.addIn.page.document;
  }

  get text(): string {
    return this.document.getElementById('pane')?.textContent ?? '';
  }

  get notice(): string {
    return this.document.querySelector('.notice p')?.textContent ?? '';
  }

  /** What a cell of the workbook holds, "" for a blank. */
  cell(sheet: string, row: number, column: number): unknown {
    return this.opened.book.find(sheet)?.value(row, column) ?? '';
  }

  async until(isSo: () => boolean): Promise<void> {
    for (let tries = 0; tries < 400 && !isSo(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
    if (!isSo()) throw new Error(`Waited in vain. The pane says: ${this.text.slice(0, 600)}`);
  }

  /** Until nothing is under way and the pane has listened long enough to have heard of its own writes. */
  async settled(): Promise<void> {
    await this.until(() => this.document.querySelector('[role=tablist]') !== null);
    await this.until(() => this.document.querySelector('progress') === null);
    // A notice is filled once it stands there, so that it is read out.
    await new Promise((resolve) => setTimeout(resolve, 30));
    await this.until(() => this.document.querySelector('.notice') === null || this.notice !== '');
  }

  tab(name: string): void {
    this.document.getElementById(`tab-${name}`)?.click();
  }

  /** Presses the first button whose text or label begins so. */
  press(label: string): void {
    const button = Array.from(this.document.querySelectorAll('button')).find((each) =>
      [each.textContent ?? '', each.getAttribute('aria-label') ?? ''].some((text) => text.startsWith(label)),
    );
    if (!button) throw new Error(`No button "${label}". The pane says: ${this.text.slice(0, 600)}`);
    if (button.disabled) throw new Error(`Button "${label}" is off.`);
    button.click();
  }

  /** Presses the button with exactly this text. */
  pressExactly(label: string): void {
    const button = Array.from(this.document.querySelectorAll('button')).find(
      ({ textContent }) => textContent === label,
    );
    if (!button) throw new Error(`No button "${label}". The pane says: ${this.text.slice(0, 600)}`);
    button.click();
  }

  async pressed(label: string): Promise<string> {
    this.press(label);
    await this.settled();
    return this.notice;
  }

  type(id: string, text: string): void {
    const input = this.#element(id);
    Reflect.set(input, 'value', text);
    input.dispatchEvent(new this.addIn.page.Event('input', { bubbles: true }));
  }

  choose(id: string, option: string): void {
    const select = this.#element(id);
    const found = Array.from(select.querySelectorAll('option')).find(
      ({ value, textContent }) => value === option || textContent === option,
    );
    if (!found) throw new Error(`No option "${option}" in #${id}.`);
    Reflect.set(select, 'value', found.value);
    select.dispatchEvent(new this.addIn.page.Event('change', { bubbles: true }));
  }

  /** Ticks the box or the dot with this text. */
  tick(label: string, within = 'main'): void {
    const found = Array.from(this.document.querySelectorAll(`${within} label`)).find(
      ({ textContent }) => textContent?.trim() === label,
    );
    const input = found?.querySelector('input');
    if (!input) throw new Error(`No box "${label}". The pane says: ${this.text.slice(0, 600)}`);
    input.click();
  }

  #element(id: string): Element {
    const element = this.document.getElementById(id);
    if (!element) throw new Error(`No #${id}. The pane says: ${this.text.slice(0, 600)}`);
    return element;
  }
}
