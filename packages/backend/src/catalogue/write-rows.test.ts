import { readCatalogueRow, writeCatalogueRow, type CatalogueRow } from '@baguni/contract';
import { itemNo, itemStock, languages, won, type Tenant } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { memoryStore } from '../memory/memory-store.ts';
import { demoCatalogueRows, demoStockRows } from '../seed/demo-catalogue.ts';
import { demoCouponRows } from '../seed/demo-coupons.ts';
import { demoOfferRows } from '../seed/demo-offers.ts';
import type { Store } from '../store/tx.ts';
import { touchedBy, writeRows, type RowResult } from './write-rows.ts';

const demoRows = (tenant: Tenant): readonly CatalogueRow[] => [
  ...demoCatalogueRows(tenant),
  ...demoStockRows(tenant, () => true),
  ...demoCouponRows(tenant),
  ...demoOfferRows(tenant, 1_000_000_000_000),
];

const rows = demoRows('marketplace');
const write = (store: Store, some: readonly CatalogueRow[]): Promise<readonly RowResult[]> =>
  store.transaction(async (tx) => [...(await writeRows(tx, some)).values()]);

const itemOf = (over: object): CatalogueRow => {
  const one = rows.find((row) => row.type === 'item');
  const read = readCatalogueRow(Object.assign({}, one && writeCatalogueRow(one), over));
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};
const sold = rows.flatMap((row) => (row.type === 'item' ? [row.itemNo] : []))[0] ?? itemNo('');

test('each row of the demo is read as it was written, as one line of JSON', () => {
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
    const keys = { items: [sold], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
    for (const language of languages) {
      const stored = (await tx.catalogue('marketplace', language, keys)).items.get(sold);
      expect([stored?.item.itemSellPrice, stored?.unable]).toEqual([123, 'ITEM_STOP_SELLING']);
    }
    expect((await tx.stock('marketplace', [itemStock(sold)])).get(itemStock(sold))).toBe(5);
  });
});

test('removes the events of an item with an empty list', async () => {
  const store = memoryStore();
  await write(store, rows);
  const [events] = rows.filter((row) => row.type === 'events');
  if (!events) throw new Error('no events');
  expect(await write(store, [{ ...events, events: [] }])).toEqual(['Changed']);
  const left = await store.transaction((tx) => tx.itemOffers('marketplace', 'bsdEvents', [events.itemNo]));
  expect(left).toEqual([]);
});

test('an item and its price touch the same, and other rows do not', () => {
  const item = itemOf({});
  const price: CatalogueRow = { type: 'price', tenant: 'marketplace', itemNo: sold, price: won(1) };
  expect(touchedBy(item).filter((name) => touchedBy(price).includes(name))).toHaveLength(1);
  expect(new Set(rows.flatMap(touchedBy)).size).toBe(rows.flatMap(touchedBy).length);
});
