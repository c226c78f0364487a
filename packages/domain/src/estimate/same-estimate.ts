import { estimateTableNames, type EstimateTables, type SheetCell, type SheetTable } from './sheet.ts';

const contentOf = (cell: SheetCell): string | number => (cell.type === 'Number' ? cell.value : cell.text);

const isSameCell = (a: SheetCell | undefined, b: SheetCell | undefined): boolean =>
  a !== undefined && b !== undefined && a.type === b.type && contentOf(a) === contentOf(b);

const isSameTable = (a: SheetTable, b: SheetTable): boolean =>
  a.length === b.length &&
  a.every((row, i) => row.length === b[i]?.length && row.every((cell, at) => isSameCell(cell, b[i]?.[at])));

/** Whether two estimates say the same in every cell: what a page has shown is saved only if the cart still says so (ES-05). */
export const isSameEstimate = (a: EstimateTables, b: EstimateTables): boolean =>
  estimateTableNames.every((name) => isSameTable(a[name], b[name]));
