import { JSDOM } from 'jsdom';
import { publishDay } from '../../src/workbook/publish';
import { hostileTexts } from './hostile-texts';
import { card, compiled, parsed } from './published-day';

/** So many hostile texts as names, through the sheet, the CSV file and the page. */
export const hostileSuite = (count: number): void =>
  describe(`${count} hostile texts`, () => {
    const texts = hostileTexts(count);
    const day = compiled(
      texts.map((text) => card(text)),
      [['Ties', 'shared']],
    );
    const published = publishDay(day, false, 'en');
    /** A leading apostrophe is Excel's own mark and is kept as a typographic one; a line break is a space by then. */
    const shown = (text: string): string => text.replace(/^'/, '’');

    it('stay texts on the sheet', () => {
      const [plan] = day.plans;
      const names = plan?.rows.slice(plan.places.from + 1, plan.places.from + plan.places.count).map((row) => row[1]);
      expect(new Set(names)).toEqual(new Set(texts.map(shown)));
    });

    it('come back from the CSV as they were, but for the apostrophe that keeps them texts', () => {
      const fields = parsed(published.csv, ',')
        .slice(1)
        .map((row) => row[2] ?? '');
      expect(fields).toHaveLength(texts.length);
      const back = fields.map((field, at) => (field === `'${texts[at] ?? ''}` ? field.slice(1) : field));
      expect(back).toEqual(texts);
      expect(fields.filter((field) => /^[\s=+\-@＝＋|%\d]/.test(field))).toEqual([]);
    });

    it('come back from the page as they were, and nothing runs', () => {
      const page = new JSDOM(published.html, { runScripts: 'dangerously' }).window;
      let alerts = 0;
      page.alert = () => (alerts += 1);
      const names = [...(page.document.querySelector<HTMLTableElement>('.wide table')?.tBodies[0]?.rows ?? [])].map(
        (row) => row.cells[1]?.textContent,
      );
      expect(names).toEqual(texts.map(shown));
      const tags = new Set([...page.document.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()));
      expect([...tags].sort()).toEqual([
        'body',
        'div',
        'h1',
        'head',
        'html',
        'meta',
        'p',
        'section',
        'style',
        'table',
        'tbody',
        'td',
        'th',
        'thead',
        'title',
        'tr',
      ]);
      const attributes = new Set(
        [...page.document.querySelectorAll('body *')].flatMap((each) => each.getAttributeNames()),
      );
      expect([...attributes].sort()).toEqual(['class', 'colspan', 'scope']);
      expect(alerts).toBe(0);
    }, 600_000);
  });
