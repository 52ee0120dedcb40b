/**
 * A short mark of a text: the same text has the same mark, another almost surely another. Not a secret.
 *
 * @returns eight hexadecimal digits in two groups
 * @example fingerprint('') //=> '811C-9DC5'
 */
export function fingerprint(text: string): string {
  const { imul } = Math;
  // FNV-1a over UTF-16 units, low byte first.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    hash = imul(hash ^ (unit & 0xff), 0x01000193);
    if (unit > 0xff) hash = imul(hash ^ (unit >> 8), 0x01000193);
  }
  const digits = (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
