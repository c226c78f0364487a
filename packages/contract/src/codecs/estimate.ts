import {
  languages,
  type IdempotencyKey,
  type Language,
  type SheetCell,
  type SheetRow,
  type SheetTable,
} from '@baguni/domain/internal';
import { Described, type Codec, strict } from './base/codec.ts';
import { idempotencyKey, choice } from './base/values.ts';
import * as t from 'io-ts';

/** The media type of a form. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** File type that Excel and LibreOffice open. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Fields that a form sends instead of request headers. */
export interface FormFields {
  /** UUID repeated in the reply cookie, which signals the page that the download has started. */
  readonly token: IdempotencyKey;
  /** Page language. */
  readonly language: Language;
}

/** Codec of the fields that a form sends instead of request headers. */
export const formFields: Codec<FormFields> = strict({ token: idempotencyKey, language: choice(languages) });

/** Cookie that signals the page that a file has arrived; contains the form token. */
export const FILE_COOKIE = 'estimateFile';

const MOST_CELLS = 10;
const MOST_ROWS = 3_000;

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const characters: ReadonlyMap<string, string> = new Map(Object.entries(names).map(([one, name]) => [name, one]));

const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (one) => names[one] ?? one).replaceAll('\n', '<br>');
const unescaped = (html: string): string =>
  html.replaceAll('<br>', '\n').replace(/&[#\w]+;/gu, (name) => characters.get(name) ?? name);

const cellHtml = (cell: SheetCell): string => {
  switch (cell.type) {
    case 'Head':
      return `<th>${escaped(cell.text)}</th>`;
    case 'Text':
      return `<td>${escaped(cell.text)}</td>`;
    case 'Number':
      return `<td><data value="${cell.value}">${cell.value}</data></td>`;
  }
};

/** Encodes a table as escaped HTML; numbers become `data` elements. */
export const tableHtml = (table: SheetTable): string =>
  `<table>${table.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('')}</table>`;

const cellAt =
  /<(?<tag>th|td)>(?:<data value="(?<number>-?\d{1,16})">-?\d{1,16}<\/data>|(?<text>[^<]*(?:<br>[^<]*)*))<\/\k<tag>>/gu;

const cellOf = ({ groups = {} }: RegExpMatchArray): SheetCell => {
  const { tag, number, text = '' } = groups;
  if (number !== undefined) return { type: 'Number', value: Number(number) };
  return { type: tag === 'th' ? 'Head' : 'Text', text: unescaped(text) };
};

const rowOf = (html: string): SheetRow => [...html.matchAll(cellAt)].map(cellOf);

/** Parses HTML written by `tableHtml`, or returns undefined for any other HTML (CM-53). */
export const tableOfHtml = (html: string): SheetTable | undefined => {
  const rows = html.slice('<table>'.length, -'</table>'.length).split('</tr>').slice(0, -1);
  if (rows.length > MOST_ROWS) return undefined;
  const table = rows.map(rowOf);
  return table.every((row) => row.length <= MOST_CELLS) && tableHtml(table) === html ? table : undefined;
};

/** Longest table in UTF-16 units, enough for 200 units with long names and several additions. */
const MAX_LENGTH = 1_000_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

/** A table of an estimate: HTML on the wire, cells in the domain (CM-44). */
export const sheetTable = new Described<SheetTable>(
  { type: 'Text', min: '<table></table>'.length, max: MAX_LENGTH },
  (value): value is SheetTable => Array.isArray(value),
  (value, context) => {
    const table = isText(value) ? tableOfHtml(value) : undefined;
    return table === undefined ? t.failure(value, context) : t.success(table);
  },
  tableHtml,
);
