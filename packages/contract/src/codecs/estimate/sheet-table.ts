import type { SheetTable } from '@baguni/domain/estimate';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from '../base/described.ts';
import { tableHtml, tableOfHtml } from './table-html.ts';

/** Longest table in UTF-16 units, enough for 200 units with long names and several additions. */
const MAX_LENGTH = 1_000_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

/** A table of an estimate: HTML on the wire, cells in the domain (CM-44). */
export const sheetTable = new Described<SheetTable>(
  { type: 'Text', min: '<table></table>'.length, max: MAX_LENGTH },
  (value): value is SheetTable => Array.isArray(value),
  (value, context) => {
    const table = isText(value) ? tableOfHtml(value) : O.none;
    return O.isSome(table) ? t.success(table.value) : t.failure(value, context);
  },
  tableHtml,
);
