import { areaAddress, readAddress } from '../engine/address';
import type { CellComment, Message } from '../engine/comment';
import { newNoteParts } from './new-parts';
import type { Package, Relation } from './package';
import { addPart, addRelation, freePartName, removePart, removeRelation } from './package-edit';
import { withChild } from './sheet-look';
import { attribute, elementsOf, escapeXml, spliced, unescapeXml } from './xml';

/** Conversations about cells (MS-XLSX 2.6.205): a part a sheet, the people beside the workbook, and a note for older Excels in each cell. */
const THREADS = 'http://schemas.microsoft.com/office/2017/10/relationships/threadedComment';
const PEOPLE = 'http://schemas.microsoft.com/office/2017/10/relationships/person';
const NAMESPACE = 'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments';
const HEADING = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The author of the note that stands for a conversation. */
const NOTE_AUTHOR = /^tc=/;

const relationOf = (file: Package, part: string, isType: (type: string) => boolean): Relation | undefined =>
  file.relations(part).find(({ type }) => isType(type));

function peopleIn(file: Package, workbook: string): Map<string, string> {
  const part = relationOf(file, workbook, (type) => type === PEOPLE)?.target ?? '';
  return new Map(
    elementsOf(file.text(part) ?? '', 'person').map(({ tag }) => [
      attribute(tag, 'id') ?? '',
      attribute(tag, 'displayName') ?? '',
    ]),
  );
}

/** The conversations about cells of a sheet, as its part's relations tell. */
export function commentsIn(file: Package, workbook: string, sheetPart: string): CellComment[] {
  const part = relationOf(file, sheetPart, (type) => type === THREADS)?.target;
  if (part === undefined) return [];
  const people = peopleIn(file, workbook);
  const comments: CellComment[] = [];
  for (const { tag, inner } of elementsOf(file.text(part) ?? '', 'threadedComment')) {
    const said: Message = {
      id: attribute(tag, 'id') ?? '',
      author: people.get(attribute(tag, 'personId') ?? '') ?? '',
      date: attribute(tag, 'dT') ?? '',
      text: unescapeXml(elementsOf(inner, 'text')[0]?.inner ?? ''),
    };
    const parent = comments.find(({ id }) => id === attribute(tag, 'parentId'));
    const area = readAddress(attribute(tag, 'ref') ?? '')?.area;
    if (parent) parent.replies.push(said);
    else if (area)
      comments.push({
        ...said,
        row: area.row,
        column: area.column,
        isResolved: ['1', 'true'].includes(attribute(tag, 'done') ?? ''),
        replies: [],
      });
  }
  return comments;
}

const refOf = ({ row, column }: CellComment): string => areaAddress({ row, column, rows: 1, columns: 1 });

/** Ids of everybody who says something, those the file knows and new ones. */
function people(file: Package, workbook: string, comments: readonly CellComment[]): (author: string) => string {
  const known = peopleIn(file, workbook);
  const idOf = (author: string): string | undefined => [...known].find(([, name]) => name === author)?.[0];
  const added: string[] = [];
  for (const { author } of comments.flatMap((comment) => [comment, ...comment.replies])) {
    if (idOf(author) !== undefined) continue;
    const id = `{${String(known.size + 1).padStart(8, '0')}-9E50-4D5B-8000-000000000000}`;
    known.set(id, author);
    const name = escapeXml(author);
    added.push(`<person displayName="${name}" id="${id}" userId="${name}" providerId="None"/>`);
  }
  if (added.length > 0) {
    const part = relationOf(file, workbook, (type) => type === PEOPLE)?.target;
    const xml = part === undefined ? undefined : file.text(part);
    const list = elementsOf(xml ?? '', 'personList')[0];
    if (part !== undefined && xml !== undefined && list)
      file.setText(part, spliced(xml, [{ start: list.innerEnd, end: list.innerEnd, text: added.join('') }]));
    else {
      const text = `${HEADING}<personList xmlns="${NAMESPACE}">${added.join('')}</personList>`;
      addPart(file, 'xl/persons/person.xml', 'application/vnd.ms-excel.person+xml', text);
      addRelation(file, workbook, PEOPLE, '/xl/persons/person.xml');
    }
  }
  return (author) => idOf(author) ?? '';
}

function threadsText(comments: readonly CellComment[], personId: (author: string) => string): string {
  const one = ({ id, author, date, text }: Message, place: string): string => {
    const when = date === '' ? '' : ` dT="${escapeXml(date.replace(/Z$/, ''))}"`;
    return `<threadedComment ${place}${when} personId="${personId(author)}" id="${escapeXml(id)}"><text>${escapeXml(text)}</text></threadedComment>`;
  };
  const inner = comments.flatMap((comment) => {
    const ref = `ref="${refOf(comment)}"`;
    const done = comment.isResolved ? ' done="1"' : '';
    const replies = comment.replies.map((reply) => one(reply, `${ref} parentId="${escapeXml(comment.id)}"`));
    return [one(comment, `${ref}${done}`), ...replies];
  });
  return `${HEADING}<ThreadedComments xmlns="${NAMESPACE}">${inner.join('')}</ThreadedComments>`;
}

/** Brings a sheet's conversations in the file to what they are now; as they were where nobody said anything. */
export async function writeComments(
  file: Package,
  workbook: string,
  sheetPart: string,
  comments: readonly CellComment[],
): Promise<void> {
  const before = commentsIn(file, workbook, sheetPart);
  if (JSON.stringify(before) === JSON.stringify(comments)) return;
  const threads = relationOf(file, sheetPart, (type) => type === THREADS);
  if (comments.length === 0 && threads) {
    removePart(file, threads.target);
    removeRelation(file, sheetPart, threads.id);
  } else {
    const text = threadsText(comments, people(file, workbook, comments));
    if (threads) file.setText(threads.target, text);
    else {
      const part = freePartName(file, 'xl/threadedComments/', 'threadedComment');
      addPart(file, part, 'application/vnd.ms-excel.threadedcomments+xml', text);
      addRelation(file, sheetPart, THREADS, `/${part}`);
    }
  }
  await writeNotes(file, sheetPart, before, comments);
}

/** What an Excel without conversations shows in the cell. */
const noteText = (comment: CellComment): string =>
  ['[Threaded comment]', '', ...[comment, ...comment.replies].map(({ author, text }) => `${author}: ${text}`)].join(
    '\n',
  );

async function writeNotes(
  file: Package,
  sheetPart: string,
  before: readonly CellComment[],
  comments: readonly CellComment[],
): Promise<void> {
  const made = await newNoteParts(
    comments.map(({ id, row, column, ...rest }) => ({
      row,
      column,
      author: `tc=${id}`,
      text: noteText({ id, row, column, ...rest }),
    })),
  );
  const notes = relationOf(file, sheetPart, (type) => type.endsWith('/comments'));
  const drawing = relationOf(file, sheetPart, (type) => type.endsWith('/vmlDrawing'));
  if (notes && drawing) {
    file.setText(notes.target, mergedNotes(file.text(notes.target) ?? '', made.notes));
    const old = new Set(before.map(({ row, column }) => `${row},${column}`));
    file.setText(drawing.target, mergedShapes(file.text(drawing.target) ?? '', made.drawing, old));
    return;
  }
  if (comments.length === 0) return;
  const part = freePartName(file, 'xl/', 'comments');
  addPart(file, part, 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml', made.notes);
  addRelation(file, sheetPart, 'comments', `/${part}`);
  const shapes = part.replace(/^xl\/comments(\d+)\.xml$/, 'xl/drawings/vmlDrawingOfNotes$1.vml');
  addPart(file, shapes, 'application/vnd.openxmlformats-officedocument.vmlDrawing', made.drawing);
  const id = addRelation(file, sheetPart, 'vmlDrawing', `/${shapes}`);
  const xml = file.text(sheetPart) ?? '';
  const prefix = elementsOf(xml, 'worksheet')[0]?.tag.prefix ?? '';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  file.setText(sheetPart, withChild(xml, 'legacyDrawing', `<${prefix}legacyDrawing xmlns:r="${types}" r:id="${id}"/>`));
}

/** Notes of people as they were, with ours for conversations in place of the earlier ones. */
function mergedNotes(xml: string, made: string): string {
  const authors = elementsOf(xml, 'authors')[0];
  const list = elementsOf(xml, 'commentList')[0];
  if (!authors || !list) return xml;
  const prefix = authors.tag.prefix;
  const names = elementsOf(authors.inner, 'author').map(({ inner }) => unescapeXml(inner));
  const kept = elementsOf(list.inner, 'comment')
    .filter(({ tag }) => !NOTE_AUTHOR.test(names[Number(attribute(tag, 'authorId'))] ?? ''))
    .map(({ tag, end }) => list.inner.slice(tag.start, end));
  const prefixed = (text: string): string => (prefix === '' ? text : text.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`));
  const own = elementsOf(made, 'author').map(({ tag, end }) => prefixed(made.slice(tag.start, end)));
  const ours = elementsOf(made, 'comment').map(({ tag, end }) =>
    prefixed(
      made.slice(tag.start, end).replace(/authorId="(\d+)"/, (_, at) => `authorId="${Number(at) + names.length}"`),
    ),
  );
  return spliced(xml, [
    { start: authors.innerEnd, end: authors.innerEnd, text: own.join('') },
    { start: list.innerStart, end: list.innerEnd, text: [...kept, ...ours].join('') },
  ]);
}

/** Shapes as they were, without those of earlier conversations, and with ours under numbers of their own. */
function mergedShapes(xml: string, made: string, old: ReadonlySet<string>): string {
  const placeOf = (inner: string): string =>
    ['Row', 'Column'].map((name) => elementsOf(inner, name)[0]?.inner.trim() ?? '').join(',');
  const gone = elementsOf(xml, 'shape').filter(({ inner }) => old.has(placeOf(inner)));
  let number = Math.max(1024, ...[...xml.matchAll(/_x0000_s(\d+)/g)].map(([, at]) => Number(at)));
  const ours = elementsOf(made, 'shape').map(({ tag, end }) =>
    made.slice(tag.start, end).replace(/id="_x0000_s\d+"/, () => `id="_x0000_s${++number}"`),
  );
  const end = xml.lastIndexOf('</xml>');
  return spliced(xml, [
    ...gone.map(({ tag, end: last }) => ({ start: tag.start, end: last, text: '' })),
    { start: end, end, text: ours.join('') },
  ]);
}
