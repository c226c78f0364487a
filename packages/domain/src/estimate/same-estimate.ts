import { estimateTableNames, type EstimateTables, type SheetCell, type SheetTable } from './sheet.ts';

const contentOf = (cell: SheetCell): readonly unknown[] => [cell.type, cell.type === 'Number' ? cell.value : cell.text];

const written = (table: SheetTable): string => JSON.stringify(table.map((row) => row.map(contentOf)));

/** Whether two estimates say the same in every cell: what a page has shown is saved only if the cart still says so (ES-05). */
export const isSameEstimate = (a: EstimateTables, b: EstimateTables): boolean =>
  estimateTableNames.every((name) => written(a[name]) === written(b[name]));
