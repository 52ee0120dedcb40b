import { sayResults, type ResultsWord } from '../words/results';
import type { Language } from '../words/say';
import type { PlannedCell, ResultsPlan } from './results-page';

/**
 * The results as one page for the club's site: nothing is fetched and nothing runs, and it prints on A4. Every text is
 * shown as text.
 *
 * @param plans our sheets without the findings
 */
export function resultsHtml(plans: readonly ResultsPlan[], title: string, language: Language): string {
  const say = (word: ResultsWord): string => sayResults(word, language);
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)} · ${escaped(say('sheet'))}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    ...plans.flatMap((plan) => section(plan)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const STYLE = [
  'body{font:16px/1.4 system-ui,sans-serif;color:#1b1f23;max-width:60rem;margin:1rem auto;padding:0 1rem}',
  'h1{font-size:1.4rem;margin:0}h2{font-size:1.1rem;margin:1.2rem 0 .3rem}.state{color:#57606a;margin:.2rem 0 1rem}',
  'section{margin-bottom:2.5rem}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #b7c4bc}',
  'th{background:#e6f2ea}.figure{text-align:center}.notes td{border:0}',
  '@media print{body{font-size:11px;margin:0}section{break-after:page}tr{break-inside:avoid}}@page{size:A4;margin:15mm}',
].join('');

/** The places are a table with heads; what stands above and below them are notes. */
function section({ rows, places, figures, bold }: ResultsPlan): readonly string[] {
  const [state = [], title = [], ...others] = rows;
  const end = places.from + places.count;
  const above = others.slice(0, places.from - 2);
  const isFigure = (column: number): boolean => column >= figures.from && column < figures.from + figures.count;
  const line = (row: readonly PlannedCell[], tag: 'td' | 'th'): string =>
    `<tr>${row.map((cell, column) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}${isFigure(column) ? ' class="figure"' : ''}>${shown(cell)}</${tag}>`).join('')}</tr>`;
  return [
    '<section>',
    `<h1>${shown(title[0] ?? '')}</h1>`,
    `<p class="state">${shown(state[0] ?? '')}</p>`,
    ...notes(above, () => false),
    '<div class="wide"><table>',
    `<thead>${line(rows[places.from] ?? [], 'th')}</thead>`,
    '<tbody>',
    ...rows.slice(places.from + 1, end).map((row) => line(row, 'td')),
    '</tbody></table></div>',
    ...notes(rows.slice(end), (at) => bold.includes(end + at)),
    '</section>',
  ];
}

/** Rows of up to three texts; a bold one alone is a heading. */
function notes(rows: readonly (readonly PlannedCell[])[], isBold: (at: number) => boolean): readonly string[] {
  const out: string[] = [];
  let isOpen = false;
  const close = (): void => {
    if (isOpen) out.push('</table>');
    isOpen = false;
  };
  rows.forEach((row, at) => {
    const filled = row.filter((cell) => cell !== '');
    if (filled.length === 0) return;
    if (isBold(at) && filled.length === 1) {
      close();
      out.push(`<h2>${shown(filled[0] ?? '')}</h2>`);
      return;
    }
    if (!isOpen) out.push('<table class="notes">');
    isOpen = true;
    const tag = isBold(at) ? 'th' : 'td';
    const [first = '', second = '', third = ''] = row;
    const cells =
      second === ''
        ? [`<${tag} colspan="2">${shown(first)}</${tag}>`]
        : [first, second].map((cell) => `<${tag}>${shown(cell)}</${tag}>`);
    out.push(`<tr>${cells.join('')}<${tag}>${shown(third)}</${tag}></tr>`);
  });
  close();
  return out;
}

/** A figure as its format shows it: + before holes up and before a plus handicap, a true minus, nothing for none. */
export function figureText({ number, format }: Exclude<PlannedCell, string>): string {
  const [plus = '0', minus = plus, zero = plus] = format.split(';');
  const form = number > 0 ? plus : number < 0 ? minus : zero;
  return form.replace(/"([^"]*)"/g, '$1').replace('0', String(Math.abs(number)));
}

const shown = (cell: PlannedCell): string => escaped(typeof cell === 'string' ? cell : figureText(cell));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Nothing in a text opens a tag or an entity. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
