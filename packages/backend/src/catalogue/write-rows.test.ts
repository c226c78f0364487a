import {
  readCatalogueRow,
  writeCatalogueRow,
  type CatalogueRow,
  type CatalogueRowOf,
  type CatalogueRowType,
} from '@baguni/contract';
import { couponPolicyNo, itemNo, itemStock, languages, sellerKey, won, type Tenant } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { memoryStore } from '../memory/memory-store.ts';
import { demoCatalogueRows, demoStockRows } from '../seed/demo-catalogue.ts';
import { demoCouponRows, demoOfferRows } from '../seed/demo-offers.ts';
import type { Store } from '../store/tx.ts';
import { touchedBy } from './row-names.ts';
import { writeRows, type RowResult } from './write-rows.ts';

const demoRows = (tenant: Tenant): readonly CatalogueRow[] => [
  ...demoCatalogueRows(tenant),
  ...demoStockRows(tenant, () => true),
  ...demoCouponRows(tenant),
  ...demoOfferRows(tenant, 1_000_000_000_000),
];

const rows = demoRows('marketplace');
const write = (store: Store, some: readonly CatalogueRow[]): Promise<readonly RowResult[]> =>
  store.transaction(async (tx) => [...(await writeRows(tx, some)).values()]);

const rowOf = <Type extends CatalogueRowType>(type: Type): CatalogueRowOf<Type> => {
  const one = rows.find((row): row is CatalogueRow & CatalogueRowOf<Type> => row.type === type);
  if (!one) throw new Error(`no ${type}`);
  return one;
};
const itemOf = (over: object): CatalogueRow => {
  const read = readCatalogueRow(Object.assign({}, writeCatalogueRow(rowOf('item')), over));
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};
const { itemNo: sold } = rowOf('item');
const cashbacks = rowOf('cashbacks');
const ofNobody = { type: 'Sellers', sellerKeys: [sellerKey('nobody')] } as const;

test('reads each row of the demo from the JSON that it writes', () => {
  for (const row of [...rows, ...demoRows('outlet')])
    expect(readCatalogueRow(JSON.parse(JSON.stringify(writeCatalogueRow(row))))).toEqual(E.right(row));
});

test('writes each row of a catalogue once, and nothing the second time', async () => {
  const store = memoryStore();
  expect(new Set(await write(store, rows))).toEqual(new Set(['Changed']));
  expect(new Set(await write(store, rows))).toEqual(new Set(['Unchanged']));
});

test.each<readonly [string, CatalogueRow, readonly string[]]>([
  ['an item', itemOf({ sellerKey: 'nobody', discountNos: ['D0'] }), ['seller nobody', 'discount D0']],
  ['a price', { type: 'price', tenant: 'outlet', itemNo: sold, price: won(1) }, [`item ${sold}`]],
  [
    'a stock',
    { type: 'stock', tenant: 'marketplace', itemNo: sold, optionNo: 'none', additionNo: null, pieces: 1 },
    ['option none'],
  ],
  [
    'related items',
    { type: 'related', tenant: 'marketplace', itemNo: sold, boughtTogether: [itemNo('X')], similar: [] },
    ['item X'],
  ],
  [
    'a stock of an addition',
    { type: 'stock', tenant: 'marketplace', itemNo: sold, optionNo: null, additionNo: 'none', pieces: 1 },
    ['addition none'],
  ],
  ['a coupon', { ...rowOf('coupon'), target: { type: 'Items', itemNos: [itemNo('X')] } }, ['item X']],
  [
    'a list of cashbacks',
    { ...cashbacks, cashbacks: cashbacks.cashbacks.map((one) => ({ ...one, target: ofNobody })).slice(0, 1) },
    ['seller nobody'],
  ],
  ['a campaign', { ...rowOf('campaign'), welcomeGift: couponPolicyNo('none') }, ['coupon none']],
])('refuses %s that refers to a missing row, and writes the others', async (_, row, missing) => {
  const store = memoryStore();
  await write(store, rows);
  const other: CatalogueRow = { type: 'sale', tenant: 'marketplace', itemNo: sold, unable: 'ITEM_STOP_SELLING' };
  expect(await write(store, [row, other])).toEqual(expect.arrayContaining([missing, 'Changed']));
});

test('writes a price and a stopped sale in every language, and a stock', async () => {
  const store = memoryStore();
  await write(store, rows);
  const item = { tenant: 'marketplace', itemNo: sold } as const;
  const changes: readonly CatalogueRow[] = [
    { type: 'price', ...item, price: won(123) },
    { type: 'sale', ...item, unable: 'ITEM_STOP_SELLING' },
    { type: 'stock', ...item, optionNo: null, additionNo: null, pieces: 5 },
  ];
  expect(await write(store, changes)).toEqual(['Changed', 'Changed', 'Changed']);
  expect(await write(store, changes)).toEqual(['Unchanged', 'Unchanged', 'Unchanged']);
  await store.transaction(async (tx) => {
    const keys = { items: [sold] };
    for (const language of languages) {
      const stored = (await tx.catalogue('marketplace', language, keys)).items.get(sold);
      expect([stored?.item.itemSellPrice, stored?.unable]).toEqual([123, 'ITEM_STOP_SELLING']);
    }
    expect((await tx.stock('marketplace', [itemStock(sold)])).get(itemStock(sold))).toBe(5);
  });
});

test('another price does not start a stopped sale, and another sale keeps the price', async () => {
  const store = memoryStore();
  await write(store, rows);
  const item = { tenant: 'marketplace', itemNo: sold } as const;
  const after = (row: CatalogueRow) =>
    store.transaction(async (tx) => {
      await writeRows(tx, [row]);
      const stored = (await tx.catalogue('marketplace', 'ko', { items: [sold] })).items.get(sold);
      return [stored?.item.itemSellPrice, stored?.unable];
    });
  await after({ type: 'sale', ...item, unable: 'ITEM_STOP_SELLING' });
  expect(await after({ type: 'price', ...item, price: won(123) })).toEqual([123, 'ITEM_STOP_SELLING']);
  expect(await after({ type: 'sale', ...item, unable: null })).toEqual([123, null]);
});

test('writes a seller in every language, and finds the other rows unchanged', async () => {
  const store = memoryStore();
  await write(store, rows);
  const seller = { ...rowOf('seller'), sellerName: { ko: '가', en: 'A', cn: '甲', jp: 'あ' } };
  const results = await store.transaction((tx) =>
    writeRows(
      tx,
      rows.map((row) => (row === rowOf('seller') ? seller : row)),
    ),
  );
  expect([...results].flatMap(([row, result]) => (result === 'Unchanged' ? [] : [row]))).toEqual([seller]);
  const names = await store.transaction(async (tx) => {
    const stored: (string | undefined)[] = [];
    for (const language of languages) {
      const { sellers } = await tx.catalogue('marketplace', language, { sellers: [seller.sellerKey] });
      stored.push(sellers.get(seller.sellerKey)?.sellerName);
    }
    return stored;
  });
  expect(names).toEqual(languages.map((language) => seller.sellerName[language]));
});

test('a coupon may refer to more sellers than one read finds', async () => {
  const sellers = Array.from({ length: 501 }, (_, i) => ({ ...rowOf('seller'), sellerKey: sellerKey(`S${i}`) }));
  const sellerKeys = sellers.map((seller) => seller.sellerKey);
  const coupon = { ...rowOf('coupon'), target: { type: 'Sellers', sellerKeys } } as const;
  expect(new Set(await write(memoryStore(), [...sellers, coupon]))).toEqual(new Set(['Changed']));
});

test('removes the events of an item with an empty list', async () => {
  const store = memoryStore();
  await write(store, rows);
  const events = rowOf('events');
  expect(await write(store, [{ ...events, events: [] }])).toEqual(['Changed']);
  const left = await store.transaction((tx) => tx.itemOffers('marketplace', 'bsdEvents', [events.itemNo]));
  expect(left).toEqual([]);
});

test('an item and its price touch the same, and other rows do not', () => {
  const item = itemOf({});
  const price: CatalogueRow = { type: 'price', tenant: 'marketplace', itemNo: sold, price: won(1) };
  expect(touchedBy(item).filter((name) => touchedBy(price).includes(name))).toHaveLength(1);
  const all = [...rows, ...demoRows('outlet')].flatMap(touchedBy);
  expect(new Set(all).size).toBe(all.length);
});
