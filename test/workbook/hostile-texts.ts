/** Beginnings, middles and ends that made trouble somewhere: formulas, dates, numbers, tags, entities, quotes, directions. */
const PARTS = [
  '=1+1',
  '=HYPERLINK("http://x.example","Ann")',
  '+33 6 12',
  '-1',
  '−1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '1/2',
  '3-2',
  '4-4',
  '5E3',
  '1E400',
  '007',
  '12:30',
  '2026-06-07',
  'May 1',
  'Mar-3',
  'janv. 5',
  'TRUE',
  'faux',
  '50 %',
  '€5',
  '#N/A',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</td></table><svg onload=alert(1)>',
  '"><style>*{display:none}</style>',
  'javascript:alert(1)',
  '&lt;b&gt;',
  '&#x3C;b&#x3E;',
  '${alert(1)}',
  '{{7*7}}',
  "O'Hara",
  'a,b;c',
  'say "hi"',
  '"',
  "''",
  'A\tB',
  '\u202Etxt.exe',
  '\u200Bghost',
  '＝1+1',
  '＋5',
  'Zoë Noël-Œuvre',
  '李雷',
  '😀 Ann',
  'Ann',
  'Bob Roy',
  'de la Tour',
  '|pipe',
  '%0A',
];

/**
 * So many different texts, each from one to three of the parts, as a name cell gives them: no spaces around, single
 * spaces within.
 */
export function hostileTexts(count: number): readonly string[] {
  const texts = new Set<string>();
  for (let nth = 0; texts.size < count; nth++) {
    const first = PARTS[nth % PARTS.length] ?? '';
    const second = PARTS[Math.floor(nth / PARTS.length) % PARTS.length] ?? '';
    const third = PARTS[Math.floor(nth / PARTS.length ** 2) % PARTS.length] ?? '';
    const joined =
      nth < PARTS.length ? first : nth < PARTS.length ** 2 ? `${first} ${second}` : `${first}${third} ${second}`;
    texts.add(joined.replace(/\s+/g, ' ').trim());
  }
  return [...texts];
}
