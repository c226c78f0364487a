import type { Estimate } from './estimate.ts';
import type { EstimateGroup, EstimateLine } from './estimate-lines.ts';
import {
  plainText,
  headCell,
  numberCell,
  textCell,
  type EstimateTables,
  type SheetRow,
  type SheetTable,
} from './sheet.ts';
import { sellerFields, type EstimateWords } from './estimate-words.ts';

const named = (head: string, text: string): SheetRow => [headCell(head), textCell(plainText(text))];
const counted = (head: string, amount: number): SheetRow => [headCell(head), numberCell(amount)];

const ADDITION = '└';

const lineName = (words: EstimateWords, { type, name, options }: EstimateLine): string =>
  type === 'Item' ? `${plainText(name)}\n${plainText(options) || words.mainItem}` : `${ADDITION} ${plainText(name)}`;

const row = (words: EstimateWords, line: EstimateLine, number: number | undefined): SheetRow => [
  number === undefined ? textCell('') : numberCell(number),
  textCell(lineName(words, line)),
  textCell(plainText(line.supplier)),
  numberCell(line.quantity),
  numberCell(line.supplyPrice),
  numberCell(line.discount),
  numberCell(line.supplyTotal),
];

const rowsOf =
  (words: EstimateWords) =>
  (group: EstimateGroup, i: number): SheetTable =>
    group.map((line, at) => row(words, line, at === 0 ? i + 1 : undefined));

const bodyHead = (words: EstimateWords): SheetRow =>
  [words.number, words.item, words.supplier, words.quantity, words.supplyPrice, words.discount, words.supplyTotal].map(
    headCell,
  );

/** Returns the tables of an estimate in a language, for display, print, request and file. */
export const estimateTables = (
  { tenant, buyer, date, groups, sums }: Estimate,
  words: EstimateWords,
): EstimateTables => ({
  buyerInfoTable: [
    named(words.buyerName, buyer.buyerName),
    named(words.address1, buyer.address1),
    named(words.address2, buyer.address2),
    named(words.date, date),
  ],
  ebayInfoTable: sellerFields.map((field) => named(words.sellerHeads[field], words.sellers[tenant][field])),
  bodyTable: [bodyHead(words), ...groups.flatMap(rowsOf(words))],
  summaryTable: [
    counted(words.supplyPrice, sums.supplyPrice),
    counted(words.discount, sums.discount),
    counted(words.supplyTotal, sums.supplyTotal),
    counted(words.shipping, sums.shipping),
    ...(sums.overseaShipping === 0 ? [] : [counted(words.overseaShipping, sums.overseaShipping)]),
    counted(words.total, sums.total),
  ],
});

const textIn = (table: SheetTable, at: number): string | undefined => {
  const cell = table[at]?.[1];
  return cell?.type === 'Text' ? cell.text : undefined;
};

/** Reads buyer and date from their table; undefined for any other table (ES-05). */
export const buyerInTable = (table: SheetTable): Pick<Estimate, 'buyer' | 'date'> | undefined => {
  const [buyerName, address1, address2, date] = [0, 1, 2, 3].map((at) => textIn(table, at));
  if (buyerName === undefined || address1 === undefined || address2 === undefined || date === undefined)
    return undefined;
  return { buyer: { buyerName, address1, address2 }, date };
};
