/** Texts that break what is careless: markup, formulas, directions of writing, lengths, keys of the language. */
const PAYLOADS = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg onload="window.hacked=1">',
  "javascript:window.hacked=1//'",
  '<iframe srcdoc="<script>parent.hacked=1</script>">',
  '<a href="javascript:window.hacked=1">x</a>',
  '<style>*{display:none}</style>',
  '</textarea><script>window.hacked=1</script>',
  '${window.hacked=1}',
  '{{constructor.constructor("window.hacked=1")()}}',
  '=HYPERLINK("http://x","y")',
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '=cmd|"/c calc"!A1',
  "'=1+1",
  '1/2',
  '3-2',
  '5E3',
  '__proto__',
  'constructor',
  'toString',
  '\u202Eesrever',
  '\u200B\u200B',
  'Zalgo\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
  '𝕬𝖓𝖓 🏌️‍♀️',
  'W'.repeat(120),
  'Ann\nBob',
  '&lt;b&gt;',
  '"; DROP TABLE players; --',
  '%00%0d%0a',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'Seán Ó’Brien-Ünsal',
  'العربية',
  '名前',
];

/** Two hundred of them, each another one. */
export const HOSTILE: readonly string[] = Array.from({ length: 200 }, (_, at) => {
  const payload = PAYLOADS[at % PAYLOADS.length] ?? '';
  const round = Math.floor(at / PAYLOADS.length);
  return round === 0 ? payload : `${payload} ${'x'.repeat(round)}`;
});
