import type { CellComment, Message } from '../../engine/comment';
import type { Sheet } from '../../engine/book';
import type { Host } from '../host';
import { ApiError, ApiObject, invalidArgument, itemNotFound, notHere } from '../object-model';
import type { Table } from '../object-model';
import { addressed } from './areas';
import { givenBlock, rangeObject } from './range';

/** A comment and the sheet it is on. */
interface Placed {
  readonly sheet: Sheet;
  readonly comment: CellComment;
}

interface PlacedReply extends Placed {
  readonly reply: Message;
}

/** The comments of the book, or those of one sheet. */
interface Scope {
  readonly sheetId: string | undefined;
}

const inScope = ({ sheetId }: Scope, { book }: Host): Placed[] =>
  book.sheets
    .filter(({ id }) => sheetId === undefined || id === sheetId)
    .flatMap((sheet) => sheet.comments.map((comment) => ({ sheet, comment })));

const messagesOf = (host: Host): Message[] =>
  inScope({ sheetId: undefined }, host).flatMap(({ comment }) => [comment, ...comment.replies]);

/** What is said, by the one user of the workbench. Mentions need people of a directory, and there is none. */
function message(content: unknown, contentType: unknown, host: Host): Message {
  if (typeof content !== 'string' || content === '') throw invalidArgument();
  if ((contentType ?? 'Plain') !== 'Plain') throw notHere(host, 'Comment', String(contentType));
  let number = messagesOf(host).length + 1;
  const id = (): string => `{${String(number).padStart(8, '0')}-C0DE-4D5B-8000-000000000000}`;
  while (messagesOf(host).some((one) => one.id === id())) number += 1;
  return { id: id(), author: 'Workbench', date: new Date().toISOString(), text: content };
}

const SAID: NonNullable<Table<Message>['scalars']> = {
  Id: { get: ({ id }) => id },
  Content: {
    get: ({ text }) => text,
    set: (said, value) => {
      if (typeof value !== 'string' || value === '') throw invalidArgument();
      said.text = value;
    },
  },
  AuthorName: { get: ({ author }) => author },
  AuthorEmail: { get: () => '' },
  CreationDate: { get: ({ date }) => (date === '' ? null : date) },
  RichContent: { get: ({ text }) => text },
  Mentions: { get: () => [] },
  ContentType: { get: () => 'Plain' },
};

/** The scalars of what is said, for an object that holds it. */
const scalarsOf = <T>(said: (target: T) => Message): NonNullable<Table<T>['scalars']> =>
  Object.fromEntries(
    Object.entries(SAID).map(([name, { get, set }]) => [
      name,
      {
        get: (target: T, host: Host) => get(said(target), host),
        ...(set ? { set: (target: T, value: unknown, host: Host) => set(said(target), value, host) } : {}),
      },
    ]),
  );

const cellOf = ({ sheet, comment }: Placed, host: Host): ApiObject =>
  rangeObject(host, { sheet, area: { row: comment.row, column: comment.column, rows: 1, columns: 1 } });

export const COMMENT_REPLY: Table<PlacedReply> = {
  type: 'CommentReply',
  identity: ({ reply }) => ({ Id: reply.id }),
  scalars: {
    ...scalarsOf<PlacedReply>(({ reply }) => reply),
    Resolved: { get: ({ comment }) => comment.isResolved },
  },
  methods: {
    Delete: ({ comment, reply }) => void comment.replies.splice(comment.replies.indexOf(reply), 1),
    GetLocation: (placed, _, host) => cellOf(placed, host),
    GetParentComment: ({ sheet, comment }, _, host) => ApiObject.of(COMMENT, { sheet, comment }, host),
  },
};

const replyObjects = (placed: Placed, host: Host): ApiObject[] =>
  placed.comment.replies.map((reply) => ApiObject.of(COMMENT_REPLY, { ...placed, reply }, host));

function replyBy(placed: Placed, id: unknown, host: Host): ApiObject | null {
  const reply = placed.comment.replies.find((one) => one.id === id);
  return reply ? ApiObject.of(COMMENT_REPLY, { ...placed, reply }, host) : null;
}

function found(object: ApiObject | null | undefined): ApiObject {
  if (!object) throw itemNotFound();
  return object;
}

export const COMMENT_REPLIES: Table<Placed> = {
  type: 'CommentReplyCollection',
  items: replyObjects,
  item: (placed, id, host) => found(replyBy(placed, id, host)),
  methods: {
    Add: (placed, [content, contentType], host) => {
      const reply = message(content, contentType, host);
      placed.comment.replies.push(reply);
      return ApiObject.of(COMMENT_REPLY, { ...placed, reply }, host);
    },
    GetCount: ({ comment }) => comment.replies.length,
    GetItemAt: (placed, [at], host) => found(replyObjects(placed, host)[Number(at)]),
    GetItemOrNullObject: (placed, [id], host) => replyBy(placed, id, host),
  },
};

export const COMMENT: Table<Placed> = {
  type: 'Comment',
  identity: ({ comment }) => ({ Id: comment.id }),
  scalars: {
    ...scalarsOf<Placed>(({ comment }) => comment),
    Resolved: {
      get: ({ comment }) => comment.isResolved,
      set: ({ comment }, value) => {
        comment.isResolved = value === true;
      },
    },
  },
  navigations: { Replies: (placed, host) => ApiObject.of(COMMENT_REPLIES, placed, host) },
  methods: {
    Delete: ({ sheet, comment }) => void sheet.comments.splice(sheet.comments.indexOf(comment), 1),
    GetLocation: (placed, _, host) => cellOf(placed, host),
  },
};

const commentObject = (placed: Placed, host: Host): ApiObject => ApiObject.of(COMMENT, placed, host);

/** The one cell given, as an object or an address. */
function cell(scope: Scope, given: unknown, host: Host): { sheet: Sheet; row: number; column: number } {
  const here = host.book.sheets.find(({ id }) => id === scope.sheetId) ?? host.book.active;
  const { sheet, area } = givenBlock(addressed(host.book, here, ''), given, host);
  const isHere = scope.sheetId === undefined || sheet.id === scope.sheetId;
  if (!isHere || area.rows > 1 || area.columns > 1) throw invalidArgument();
  return { sheet, row: area.row, column: area.column };
}

function byId(scope: Scope, id: unknown, host: Host): ApiObject | null {
  const placed = inScope(scope, host).find(({ comment }) => comment.id === id);
  return placed ? commentObject(placed, host) : null;
}

export const COMMENTS: Table<Scope> = {
  type: 'CommentCollection',
  items: (scope, host) => inScope(scope, host).map((placed) => commentObject(placed, host)),
  item: (scope, id, host) => found(byId(scope, id, host)),
  methods: {
    Add: (scope, [given, content, contentType], host) => {
      const { sheet, row, column } = cell(scope, given, host);
      if (sheet.comments.some((one) => one.row === row && one.column === column))
        throw new ApiError('InvalidOperation', 'The cell has a comment already.');
      const comment = { ...message(content, contentType, host), row, column, isResolved: false, replies: [] };
      sheet.comments.push(comment);
      return commentObject({ sheet, comment }, host);
    },
    GetCount: (scope, _, host) => inScope(scope, host).length,
    GetItemAt: (scope, [at], host) => {
      const placed = inScope(scope, host)[Number(at)];
      return found(placed && commentObject(placed, host));
    },
    GetItemByCell: (scope, [given], host) => {
      const { sheet, row, column } = cell(scope, given, host);
      const comment = sheet.comments.find((one) => one.row === row && one.column === column);
      return found(comment && commentObject({ sheet, comment }, host));
    },
    GetItemByReplyId: (scope, [id], host) => {
      const placed = inScope(scope, host).find(({ comment }) => comment.replies.some((reply) => reply.id === id));
      return found(placed && commentObject(placed, host));
    },
    GetItemOrNullObject: (scope, [id], host) => byId(scope, id, host),
  },
};

/** `workbook.comments`, or `worksheet.comments` for a sheet's id. */
export const commentsObject = (host: Host, sheetId?: string): ApiObject => ApiObject.of(COMMENTS, { sheetId }, host);
