import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { won } from '../money/won.ts';
import { languages } from '../storefront/storefront.ts';
import {
  aBuyer,
  anAddition,
  anAddress,
  anItem,
  anOpenCart,
  anOption,
  aStorefront,
  aUnit,
  withAllSelected,
} from '../testing/index.ts';
import { ESTIMATE_TEXT_LENGTH, estimateBuyerOf } from './estimate-buyer.ts';
import { buyerInTable, estimateTables } from './estimate-tables.ts';
import { estimateOf } from './estimate.ts';
import { headCell, numberCell, textCell, type SheetTable } from './sheet.ts';
import { sellerFields } from './words/estimate-words.ts';
import { estimateWords } from './words/index.ts';

const buyer = { buyerName: 'Hanbit', address1: '1 Main street', address2: 'floor 2' };
const cart = withAllSelected(
  anOpenCart([
    aUnit({
      quantity: 2,
      discounts: [],
      item: anItem({
        itemName: '=cmd|calc',
        itemSellPrice: won(10_000),
        options: [anOption({ optionEntries: [{ name: 'Size', value: 'L' }], optionPrice: won(0) })],
        additions: [anAddition({ name: '+Gift', value: '', price: won(500), quantity: 1 })],
      }),
    }),
    aUnit({
      cartUnitId: 2 as never,
      quantity: 1,
      discounts: [],
      item: anItem({ itemNo: 'B' as never, itemName: 'B\r\n\tC' }),
    }),
  ]),
);
const tables = estimateTables(estimateOf(cart, buyer, '2026.11.22'), estimateWords.en);
const texts = (table: SheetTable) =>
  table.map((row) => row.map((cell) => (cell.type === 'Number' ? cell.value : cell.text)));

test('[ES-01] the table of the buyer contains the entered texts and the day', () => {
  expect(texts(tables.buyerInfoTable)).toEqual([
    ['Buyer', 'Hanbit'],
    ['Address', '1 Main street'],
    ['Address detail', 'floor 2'],
    ['Date', '2026.11.22'],
  ]);
});

test('[ES-02] the table of the seller contains the fixed registration data of the marketplace', () => {
  const of = (tenant: 'marketplace' | 'outlet') => {
    const state = { ...cart, storefront: aStorefront({ tenant }) };
    return texts(estimateTables(estimateOf(state, buyer, ''), estimateWords.ko).ebayInfoTable);
  };
  expect(of('marketplace')[1]).toEqual(['상호', '(주)바구니 마켓']);
  expect(of('outlet')[1]).toEqual(['상호', '(주)바구니 아울렛']);
  expect(of('outlet')).toHaveLength(6);
});

test('[ES-02] [PG-21] names an item by name and options, or as the main item; an addition by its name', () => {
  const [, item, addition, other] = tables.bodyTable;
  expect(item?.slice(0, 3)).toEqual([numberCell(1), textCell('=cmd|calc\nSize: L'), expect.anything()]);
  expect(addition?.slice(0, 2)).toEqual([textCell(''), textCell('└ +Gift')]);
  expect(other?.slice(0, 2)).toEqual([numberCell(2), textCell('B C\nStandard')]);
});

test('[ES-02] the item table has seven columns, five of them with numbers', () => {
  expect(tables.bodyTable[0]).toHaveLength(7);
  expect(tables.bodyTable[1]?.map(({ type }) => type)).toEqual([
    'Number',
    'Text',
    'Text',
    'Number',
    'Number',
    'Number',
    'Number',
  ]);
});

test('[ES-03] shows the overseas shipping cost only if it is not 0', () => {
  const heads = texts(tables.summaryTable).map(([head]) => head);
  expect(heads).not.toContain(estimateWords.en.overseaShipping);
  const sums = { ...estimateOf(cart, buyer, '').sums, overseaShipping: won(1) };
  const abroad = estimateTables({ ...estimateOf(cart, buyer, ''), sums }, estimateWords.en);
  expect(texts(abroad.summaryTable)).toContainEqual([estimateWords.en.overseaShipping, 1]);
});

test('[ES-01] reads buyer and date from their table, and from no other table', () => {
  expect(buyerInTable(tables.buyerInfoTable)).toEqual({ buyer, date: '2026.11.22' });
  for (const table of [[], tables.summaryTable, tables.buyerInfoTable.slice(0, 3), [[headCell('a')]]])
    expect(buyerInTable(table)).toBeUndefined();
});

test.each([0, 1, 2, 3])('[ES-01] rejects a buyer table whose row %d has no text', (at) => {
  const table = tables.buyerInfoTable.map((row, i) => (i === at ? [headCell('x'), numberCell(1)] : row));
  expect(buyerInTable(table)).toBeUndefined();
});

test('[ES-01] the fields start with the name of the buyer and the latest address, cut to the field length', () => {
  const long = 'x'.repeat(ESTIMATE_TEXT_LENGTH + 1);
  const state = {
    ...cart,
    buyer: aBuyer({ buyerName: long }),
    latestShippingAddress: O.some(anAddress({ address: 'Seoul' })),
  };
  expect(estimateBuyerOf(state)).toEqual({ buyerName: long.slice(1), address1: 'Seoul', address2: '' });
  expect(estimateBuyerOf({ ...state, latestShippingAddress: O.none }).address1).toBe('');
});

test('[ES-02] every word and note of the document exists in every language', () => {
  for (const language of languages) {
    const { notes, sellers, sellerHeads, ...words } = estimateWords[language];
    const all = [...notes, ...Object.values(sellers.marketplace), ...Object.values(sellers.outlet)];
    expect([...all, ...Object.values(sellerHeads), ...Object.values(words)].every((text) => text.trim() !== '')).toBe(
      true,
    );
    expect(notes).toHaveLength(2);
    expect(Object.keys(sellerHeads)).toEqual([...sellerFields]);
  }
});
