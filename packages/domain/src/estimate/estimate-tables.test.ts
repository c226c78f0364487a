import { expect, test } from 'vitest';
import fc from 'fast-check';
import { replaceFields } from '../cart/cart.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { idsOf } from '../rule/rule.ts';
import { chosenUnits, pricedOf, payableOf } from '../selectors/priced-of.ts';
import { aDiscount, aDiscountPolicy } from '../testing/builders/price.ts';
import { anOversea } from '../testing/builders/oversea.ts';
import { anAddition, anItem, anOption, aSeller, aUnit } from '../testing/builders/unit.ts';
import { anOpenCart, withAllSelected, aBuyer, anAddress, aStorefront, arbCartState } from '../testing/index.ts';
import { estimateGroups } from './estimate-lines.ts';
import { languages } from '../storefront/storefront.ts';
import { ESTIMATE_TEXT_LENGTH, estimateBuyerOf } from './estimate-buyer.ts';
import { buyerInTable, estimateTables } from './estimate-tables.ts';
import { estimateOf } from './estimate.ts';
import { headCell, numberCell, textCell, type SheetTable, type SheetCell } from './sheet.ts';
import { sellerFields, estimateWords } from './estimate-words.ts';
import { laws } from '../testing/laws.ts';

const groupsOf = (...units: readonly CartUnit[]) => {
  const state = withAllSelected(anOpenCart(units));
  return estimateGroups(chosenUnits(state), pricedOf(state));
};

const off = (amount: number) =>
  aDiscount({
    policy: aDiscountPolicy({ calcType: 'Amount', calcTypeSub: 'Total', discountPrice: won(amount) }),
  });

const gift = anAddition({ name: 'Gift', value: 'box', price: won(1500), quantity: 3 });
const apples = anItem({ itemName: 'Apples', itemSellPrice: won(10_000), additions: [gift] });

test('[ES-03] an item costs the price of its unit without additions; an addition costs price times quantity', () => {
  expect(groupsOf(aUnit({ item: apples, quantity: 2 }))).toMatchObject([
    [
      { type: 'Item', name: 'Apples', quantity: 2, supplyPrice: 20_000, discount: 0, supplyTotal: 20_000 },
      { type: 'Addition', name: 'Gift: box', quantity: 3, supplyPrice: 4_500, discount: 0, supplyTotal: 4_500 },
    ],
  ]);
});

test.each([
  [19_999, [19_999, 0]],
  [20_000, [20_000, 0]],
  [20_001, [20_000, 1]],
  [24_500, [20_000, 4_500]],
  [24_501, [20_000, 4_500]],
])('[ES-02] a discount of %d won reduces the item first, then its additions', (amount, taken) => {
  const [group] = groupsOf(aUnit({ item: apples, quantity: 2, discounts: [off(amount)] }));
  expect(group?.map(({ discount }) => discount)).toEqual(taken);
  expect(group?.every(({ supplyTotal }) => supplyTotal >= 0)).toBe(true);
});

test('[ES-02] groups the units of one item under one number with its supplier', () => {
  const red = anOption({ optionEntries: [{ name: 'Colour', value: 'Red' }], optionPrice: won(500) });
  const item = anItem({ itemNo: itemNo('A') });
  const seller = aSeller({ sellerName: '', miniShopName: 'The shop' });
  const groups = groupsOf(
    aUnit({ item }),
    aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('B') }), seller }),
    aUnit({ cartUnitId: cartUnitId(3), item: { ...item, options: [red] } }),
  );
  expect(groups.map((group) => group.map((line) => `${line.itemNo} ${line.options}`))).toEqual([
    ['A ', 'A Colour: Red'],
    ['B '],
  ]);
  expect(groups[1]?.[0]?.supplier).toBe('The shop');
});

test('[ES-03] skips a group without pieces and additions; one piece or one addition is enough', () => {
  const none = { ...gift, quantity: 0 };
  const kept = (quantity: number, additions: readonly (typeof gift)[]) =>
    groupsOf(aUnit({ quantity, item: { ...apples, additions } })).length;
  expect([kept(0, []), kept(0, [none]), kept(1, [none]), kept(0, [{ ...gift, quantity: 1 }])]).toEqual([0, 0, 1, 1]);
});

test('[ES-02] [PG-14] an addition has no options and no picture, and is omitted with zero pieces', () => {
  const item = { ...apples, itemImageUrl: '/a.svg', options: [anOption()] };
  const [line, addition] = groupsOf(aUnit({ item }))[0] ?? [];
  expect([line?.options === '', line?.itemImageUrl]).toEqual([false, '/a.svg']);
  expect([addition?.options, addition?.itemImageUrl]).toEqual(['', '']);
  const [bare] = groupsOf(aUnit({ item: { ...apples, additions: [{ ...gift, quantity: 0 }] } }));
  expect(bare?.map(({ type }) => type)).toEqual(['Item']);
});

const buyer = { buyerName: 'Hanbit', address1: '1 Main street', address2: 'floor 2' };
const named = anItem({
  itemName: '=cmd|calc',
  options: [anOption({ optionEntries: [{ name: 'Size', value: 'L' }] })],
  additions: [anAddition({ name: '+Gift', value: '', price: won(500) })],
});
const other = anItem({ itemNo: itemNo('B'), itemName: 'B\r\n\tC' });
const cart = withAllSelected(
  anOpenCart([aUnit({ quantity: 2, item: named }), aUnit({ cartUnitId: cartUnitId(2), item: other })]),
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
  expect([of('marketplace').slice(0, 2), of('outlet').slice(0, 2)]).toEqual([
    [
      ['사업자등록번호', '000-81-00001'],
      ['상호', '(주)바구니 마켓'],
    ],
    [
      ['사업자등록번호', '000-81-00002'],
      ['상호', '(주)바구니 아울렛'],
    ],
  ]);
  expect(of('outlet')).toHaveLength(6);
  const numbers = languages.map((one) =>
    Object.values(estimateWords[one].sellers).map((two) => two.registrationNumber),
  );
  expect(numbers).toEqual(languages.map(() => ['000-81-00001', '000-81-00002']));
});

test('[ES-02] [PG-21] names an item by name and options, or as the main item; an addition by its name, in seven columns', () => {
  const [head, item, addition, other] = tables.bodyTable;
  expect([head?.length, item?.map(({ type }) => type).join(' ')]).toEqual([
    7,
    'Number Text Text Number Number Number Number',
  ]);
  expect(item?.slice(0, 3)).toEqual([numberCell(1), textCell('=cmd|calc\nSize: L'), expect.anything()]);
  expect(addition?.slice(0, 2)).toEqual([textCell(''), textCell('└ +Gift')]);
  expect(other?.slice(0, 2)).toEqual([numberCell(2), textCell('B C\nStandard')]);
});

test('[ES-03] shows the overseas shipping cost only if it is not 0, apart from the shipping cost', () => {
  const { overseaShipping, shipping } = estimateWords.en;
  const sumsOf = (state: typeof cart) =>
    new Map(
      texts(estimateTables(estimateOf(state, buyer, ''), estimateWords.en).summaryTable).map(([head, n]) => [head, n]),
    );
  const overseas = anOversea('EMS', idsOf(cart.units));
  const [home, abroad] = [cart, replaceFields(cart, { destination: { country: 'Japan', overseas } })].map(sumsOf);
  expect([home?.get(overseaShipping), abroad?.get(overseaShipping)]).toEqual([undefined, 18_000]);
  expect(abroad?.get(shipping)).toBe(home?.get(shipping));
});

test('[ES-01] reads buyer and date from their table, and from no other table', () => {
  expect(buyerInTable(tables.buyerInfoTable)).toEqual({ buyer, date: '2026.11.22' });
  const rows = tables.buyerInfoTable;
  // a row without text
  const odd = rows.map((_, at) => rows.with(at, [headCell('x'), numberCell(1)]));
  for (const table of [[], tables.summaryTable, rows.slice(0, 3), [[headCell('a')]], ...odd])
    expect(buyerInTable(table)).toBeUndefined();
});

test('[ES-01] the fields start with the name of the buyer and the latest address, cut to the field length', () => {
  const long = 'x'.repeat(ESTIMATE_TEXT_LENGTH + 1);
  const state = {
    ...cart,
    buyer: aBuyer({ buyerName: long }),
    destination: { ...cart.destination, address: anAddress({ address: 'Seoul' }) },
  };
  expect(estimateBuyerOf(state)).toEqual({ buyerName: long.slice(1), address1: 'Seoul', address2: '' });
  expect(estimateBuyerOf({ ...state, destination: { ...state.destination, address: undefined } }).address1).toBe('');
});

test('[ES-02] every word and note of the document exists in every language', () => {
  for (const language of languages) {
    const { notes, sellers, sellerHeads, ...words } = estimateWords[language];
    const all = [...notes, ...Object.values(sellers.marketplace), ...Object.values(sellers.outlet)];
    const texts = [...all, ...Object.values(sellerHeads), ...Object.values(words)];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(notes).toHaveLength(2);
    expect(Object.keys(sellerHeads)).toEqual([...sellerFields]);
  }
});

const { forAll, law } = laws(500);

const numberOf = (cell: SheetCell | undefined): number => (cell?.type === 'Number' ? cell.value : 0);
const columnSum = (table: SheetTable, column: number): number =>
  table.reduce((sum, row) => sum + numberOf(row[column]), 0);
const amountOf = (table: SheetTable, head: string): number | undefined => {
  const row = table.find(([first]) => first?.type === 'Head' && first.text === head);
  return row && numberOf(row[1]);
};

test('[ES-03] every sum of the sheet equals the sum of the cart, in won, in every language', () => {
  forAll([arbCartState, fc.constantFrom(...languages)], (state, language) => {
    const words = estimateWords[language];
    const { bodyTable, summaryTable } = estimateTables(estimateOf(state, estimateBuyerOf(state), ''), words);
    const of = (head: string): number => amountOf(summaryTable, head) ?? 0;
    expect(of(words.total)).toBe(payableOf(state));
    expect(columnSum(bodyTable, 4)).toBe(of(words.supplyPrice));
    expect(columnSum(bodyTable, 5)).toBe(of(words.discount));
    expect(columnSum(bodyTable, 6)).toBe(of(words.supplyTotal));
    expect(of(words.supplyPrice) - of(words.discount)).toBe(of(words.supplyTotal));
    expect(of(words.supplyTotal) + of(words.shipping) + of(words.overseaShipping)).toBe(of(words.total));
  });
});

law('[ES-02] no line is negative unless a unit is, and no discount increases a price', [arbCartState], (state) => {
  for (const line of estimateOf(state, estimateBuyerOf(state), '').groups.flat()) {
    expect(line.discount).toBeGreaterThanOrEqual(0);
    expect(line.supplyTotal).toBe(line.supplyPrice - line.discount);
    if (line.supplyPrice >= 0) expect(line.supplyTotal).toBeGreaterThanOrEqual(0);
  }
});
