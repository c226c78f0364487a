import { estimateTableNames, type EstimateTables, type SheetCell, type SheetTable } from './sheet.ts';

const contentOf = (cell: SheetCell): readonly unknown[] => [cell.type, cell.type === 'Number' ? cell.value : cell.text];

const written = (table: SheetTable): string => JSON.stringify(table.map((row) => row.map(contentOf)));

/**
 * True if two estimates are equal in every cell. A page saves only the estimate that it has shown (ES-05).
 * @example
 * const tablesOf = (buyerName: string) =>
 *   estimateTables(estimateOf(cart, { buyerName, address1: '', address2: '' }, '2026.11.20'), estimateWords.en);
 * [isSameEstimate(tablesOf('Mina'), tablesOf('Mina')), isSameEstimate(tablesOf('Mina'), tablesOf('Jun'))]; // [ true, false ]
 */
export const isSameEstimate = (a: EstimateTables, b: EstimateTables): boolean =>
  estimateTableNames.every((name) => written(a[name]) === written(b[name]));
