/** Just enough XML to read a workbook's parts and to splice into them without touching the rest. */

/** One tag as it stands in the text, `<` to `>`. */
export interface Tag {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)(?:([\w.-]+):)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

/** All tags of a text from `from` on, in order. */
export function* tagsOf(xml: string, from = 0): Generator<Tag> {
  const pattern = new RegExp(TAG.source, 'g');
  pattern.lastIndex = from;
  for (let found = pattern.exec(xml); found; found = pattern.exec(xml)) {
    const name = found[3];
    if (name === undefined) continue;
    const kind = found[1] === '/' ? 'close' : found[5] === '/' ? 'empty' : 'open';
    const [start, end] = [found.index, found.index + found[0].length];
    yield { name, prefix: found[2] === undefined ? '' : `${found[2]}:`, kind, attributes: found[4] ?? '', start, end };
  }
}

/** An element with its place in the text. */
export interface Element {
  readonly tag: Tag;
  /** The text between its tags; empty for `<a/>`. */
  readonly inner: string;
  readonly innerStart: number;
  readonly innerEnd: number;
  readonly end: number;
}

/** Elements of one name, wherever they are; elements inside one of them are not listed again. */
export function elementsOf(xml: string, name: string): Element[] {
  const found: Element[] = [];
  let open: Tag | undefined;
  let depth = 0;
  for (const tag of tagsOf(xml)) {
    if (tag.name !== name) continue;
    if (tag.kind === 'empty') {
      if (depth === 0) found.push({ tag, inner: '', innerStart: tag.end, innerEnd: tag.end, end: tag.end });
    } else if (tag.kind === 'open') {
      if (depth === 0) open = tag;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0 && open)
        found.push({
          tag: open,
          inner: xml.slice(open.end, tag.start),
          innerStart: open.end,
          innerEnd: tag.start,
          end: tag.end,
        });
    }
  }
  return found;
}

/** An attribute's text by its full name (`r:id`), or undefined. */
export function attribute(tag: Tag, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name.replace(/\./g, '\\.')}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(
    tag.attributes,
  );
  const raw = found?.[1] ?? found?.[2];
  return raw === undefined ? undefined : unescapeXml(raw);
}

/** Plain text of XML text; Excel's `_x000D_` for what XML cannot hold included. */
export function unescapeXml(text: string): string {
  return text.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }[code] ?? whole;
  });
}

/** Cell text as the file holds it, back to what the user typed. */
export function unescapeCellText(text: string): string {
  return unescapeXml(text).replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** Text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

/** Cell text for a file: what XML cannot hold, and what would read back as such, in Excel's `_x000D_` form. */
export function escapeCellText(text: string): string {
  const safe = text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000B\u000C\u000D\u000E-\u001F\uFFFE\uFFFF]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
  return escapeXml(safe);
}

/** A change of one stretch of a text. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies changes that do not overlap, given in any order. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: added } of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, start) + added;
    at = end;
  }
  return result + text.slice(at);
}

/** The text of a tag with one attribute set, or dropped when `value` is undefined. */
export function withAttribute(tagText: string, name: string, value: string | undefined): string {
  const pattern = new RegExp(`\\s+${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`);
  const without = tagText.replace(pattern, '');
  if (value === undefined) return without;
  return without.replace(/\s*(\/?)>$/, ` ${name}="${escapeXml(value)}"$1>`);
}
