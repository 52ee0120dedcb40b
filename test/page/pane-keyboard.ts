import type { Frame, Page } from 'playwright-core';

/** The pane in the workbench's page, worked by the keyboard alone, as a person without a mouse does. */
export class PaneKeyboard {
  private constructor(
    readonly page: Page,
    readonly frame: Frame,
  ) {}

  static async of(page: Page): Promise<PaneKeyboard> {
    const frame = await (await page.waitForSelector('aside.pane iframe')).contentFrame();
    if (!frame) throw new Error('There is no pane.');
    const pane = new PaneKeyboard(page, frame);
    await frame.waitForSelector('[role=tablist]');
    await pane.settled();
    return pane;
  }

  /** Nothing is under way any more. */
  async settled(): Promise<void> {
    await this.frame.waitForFunction(() => document.querySelector('progress') === null, undefined, { timeout: 60_000 });
  }

  async text(selector = '#pane'): Promise<string> {
    return (await this.frame.textContent(selector)) ?? '';
  }

  /** What the pane told last. */
  async notice(): Promise<string> {
    await this.settled();
    return (await this.frame.textContent('.notice p').catch(() => '')) ?? '';
  }

  /** From the grid into the pane: F6 in Excel. */
  async enter(): Promise<void> {
    await this.frame.evaluate(() => {
      window.focus();
      document.querySelector<HTMLElement>('[role=tab][tabindex="0"]')?.focus();
    });
  }

  /** Goes to a page of the pane by the arrow keys. */
  async tab(name: string): Promise<void> {
    await this.enter();
    for (let step = 0; step < 5; step++) {
      if ((await this.focused()).id === `tab-${name}`) return;
      await this.page.keyboard.press('ArrowRight');
    }
    throw new Error(`The arrow keys do not lead to ${name}.`);
  }

  /** What has the focus: its id, and the name that a screen reader says. */
  focused(): Promise<{ readonly id: string; readonly name: string }> {
    return this.frame.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return { id: element?.id ?? '', name: (element?.getAttribute('aria-label') ?? label ?? '').trim() };
    });
  }

  /** Presses Tab until a part with this id, or whose name begins so, has the focus. */
  async reach(wanted: string): Promise<void> {
    for (let step = 0; step < 400; step++) {
      const { id, name } = await this.focused();
      if (id === wanted || name.startsWith(wanted)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never leads to "${wanted}". The pane says: ${(await this.text()).slice(0, 500)}`);
  }

  async press(wanted: string): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.press('Enter');
  }

  async tick(wanted: string): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.press('Space');
  }

  /** The nth of the dots of a group: the arrow keys go from one to the next. */
  async dot(group: string, nth: number): Promise<void> {
    const isInGroup = (): Promise<boolean> =>
      this.frame.evaluate((name) => document.activeElement?.getAttribute('name') === name, group);
    for (let step = 0; step < 400 && !(await isInGroup()); step++) await this.page.keyboard.press('Tab');
    const count = await this.frame.evaluate((name) => document.getElementsByName(name).length, group);
    for (let step = 0; step <= count; step++) {
      const isThere = await this.frame.evaluate(
        ([name, at]) => document.activeElement === document.getElementsByName(name)[at],
        [group, nth] as const,
      );
      if (isThere) {
        await this.page.keyboard.press('Space');
        return;
      }
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrow keys do not lead to dot ${nth} of ${group}.`);
  }

  async type(wanted: string, text: string): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Chooses in a list by typing the beginning of the option, as its keyboard does. */
  async choose(wanted: string, option: string): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.type(option, { delay: 5 });
    const chosen = await this.frame.evaluate(() => {
      const list = document.activeElement;
      return list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.textContent ?? '') : '';
    });
    if (!chosen.startsWith(option)) throw new Error(`"${option}" is not chosen, but "${chosen}".`);
  }
}
