import { calls } from '@baguni/contract';
import {
  bundleKey,
  cartUnitId,
  itemNo,
  itemStock,
  languages,
  optionStock,
  won,
  type CartUnit,
  type RecommendedItem,
} from '@baguni/domain/internal';
import { aBuyer, anExpressShopUnit, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { initialCartOf, scenarioNames, scenarios } from '@baguni/scenarios';
import { describe, expect, test } from 'vitest';
import { demoSession } from '../seed/demo-buyer.ts';
import { seedDemo } from '../demo/demo.ts';
import { memoryStore } from '../memory/memory-store.ts';
import type { OfferedItem } from '../store/catalogue.ts';
import type { PriceChange } from '../store/offers.ts';
import { aShopWith } from '../testing/carts.ts';
import { aShop, replyOf, shopperA, uuidOf, type Ask, type TestShop } from '../testing/shop.ts';
import { aStoredBuyer, aStoredOrder, scopeA, scopeB, setStock, setItemOffers } from '../testing/rows.ts';
import { sellUnits } from '../testing/shop-cart.ts';

const HOUR = 60 * 60 * 1000;
const now = Date.parse('2026-11-20T03:00:00.000Z');

const aDemo = async () => {
  const store = memoryStore();
  await seedDemo(store, now);
  return aShop(store);
};
const session = demoSession(scenarios['many-sellers'], 'marketplace');
const seeds = initialCartOf(scenarios['many-sellers'], 'ko', now)
  .units.slice(0, 5)
  .map(({ item }) => item.itemNo);
const asked = { itemNos: seeds, isApp: false };

const cartOf = async (shop: TestShop, ask = {}) => await shop.cart({ session, now, ...ask });

test.each(languages)(
  '[CM-34] [CM-35] returns one list per seed in the order of the seeds, worded in %s',
  async (language) => {
    const shop = await aDemo();
    for (const name of ['cartBt', 'recommendItems'] as const) {
      const { lists } = await shop.reply(name, asked, { session, now, language });
      expect(lists.map(({ seedItemNo }) => seedItemNo)).toEqual(seeds);
      expect(lists.every(({ seedItemName }) => seedItemName !== '')).toBe(true);
    }
    const { lists } = await shop.reply('cartBt', asked, { session, now, language });
    expect(lists.every(({ items }) => items.length >= 4)).toBe(true);
  },
);

test('[RC-04] every recommended item can be added unchanged, for every demo buyer', async () => {
  const shop = await aDemo();
  for (const name of scenarioNames) {
    const scenario = scenarios[name];
    const who = demoSession(scenario, 'marketplace');
    const { units } = await cartOf(shop, { session: who });
    const itemNos = [...new Set(units.map(({ item }) => item.itemNo))].slice(0, 5);
    const { lists } = await shop.reply('cartBt', { itemNos, isApp: false }, { session: who, now });
    const [first] = lists.flatMap(({ items }) => items);
    if (first === undefined) continue;
    const choice = { itemNo: first.itemNo, quantity: first.minQuantity, optionNos: [], additions: [] };
    expect([name, (await shop.ask('addCart', choice, { session: who, now })).status]).toEqual([name, 200]);
  }
});

test('[RC-01] does not recommend items of the cart', async () => {
  const shop = await aDemo();
  const read = async () => (await shop.reply('cartBt', asked, { session, now })).lists;
  const item = (await read())[0]?.items[0];
  if (!item) throw new Error('nothing is recommended');
  const choice = { itemNo: item.itemNo, quantity: item.minQuantity, optionNos: [], additions: [] };
  await shop.ask('addCart', choice, { session, now });
  const after = (await read()).flatMap(({ items }) => items.map(({ itemNo: no }) => no));
  expect(after).not.toContain(item.itemNo);
});

test('[CM-34] [CM-35] items bought together and similar items differ', async () => {
  const shop = await aDemo();
  const boughtTogether = seeds.map((itemNo) => ({ itemNo, related: [] }));
  await shop.store.transaction((tx) => setItemOffers(tx, 'marketplace', { boughtTogether }));
  const itemsOf = async (name: 'cartBt' | 'recommendItems') =>
    (await shop.reply(name, asked, { session, now })).lists.map(({ items }) => items.length > 0);
  expect(await itemsOf('cartBt')).toEqual(seeds.map(() => false));
  expect(await itemsOf('recommendItems')).toContain(true);
});

test('[CM-34] an unknown seed has no list, and a repeated seed has one', async () => {
  const shop = await aDemo();
  const [first = itemNo('')] = seeds;
  const itemNos = [itemNo('unknown'), first, first];
  const { lists } = await shop.reply('cartBt', { itemNos, isApp: false }, { session, now });
  expect(lists.map(({ seedItemNo }) => seedItemNo)).toEqual([first]);
  expect(await aShop().reply('cartBt', { itemNos, isApp: false })).toEqual({ lists: [] });
});

const pear = (over: Partial<CartUnit> = {}) =>
  aUnit({ item: anItem({ itemSellPrice: won(9000) }), insertDateISO: new Date(now - 2 * HOUR).toISOString(), ...over });
const change = (before: number, hoursAgo: number, no = 'I1') => ({
  itemNo: itemNo(no),
  before: won(before),
  changedAt: now - hoursAgo * HOUR,
});
const signalsOf = async (priceChanges: readonly PriceChange[], ask: Parameters<TestShop['ask']>[2] = {}) => {
  const { shop, idOf } = await aShopWith([pear()]);
  await shop.store.transaction((tx) => setItemOffers(tx, 'marketplace', { priceChanges }));
  const { signals } = await shop.reply('postSignalItems', { cartUnitIds: [idOf(1), 999] }, { now, ...ask });
  return signals.map(({ before, now: after }) => [before, after]);
};

describe('cartBt without cart items', () => {
  const who = demoSession(scenarios['empty'], 'marketplace');
  /** Two items that can be added without choosing options. */
  const twoItems = async (shop: TestShop) =>
    (await shop.reply('cartBt', asked, { session: who, now })).lists
      .flatMap(({ items }) => items.filter(({ minQuantity }) => minQuantity === 1).map((item) => item.itemNo))
      .slice(0, 2);

  const bought = async (shop: TestShop, over: object = {}) =>
    (await shop.reply('cartBt', { itemNos: [], isApp: false }, { session: who, now, ...over })).lists.flatMap(
      ({ items }) => items.map((item) => item.itemNo),
    );

  const put = async (shop: TestShop, no: unknown) =>
    (await shop.reply('addCart', { itemNo: no, quantity: 1, optionNos: [], additions: [] }, { session: who, now }))
      .cartUnitId;

  const prepare = async (shop: TestShop, no: unknown) => {
    const answer = await shop.order([await put(shop, no)], {}, { session: who, now });
    return replyOf(calls.addCheckoutByCart, answer).txKey;
  };

  test('[CM-34] returns items of the buyer’s own paid orders that are not in the cart', async () => {
    const shop = await aDemo();
    const [first, unpaid] = await twoItems(shop);
    expect(await bought(shop)).toEqual([]);
    await prepare(shop, unpaid);
    const txKey = await prepare(shop, first);
    const { units } = await shop.cart({ session: who, now });
    const cartUnitIds = units.filter(({ item }) => item.itemNo === unpaid).map((unit) => unit.cartUnitId);
    await shop.reply('removeCartUnits', { cartUnitIds, deleteCauseType: 'Buyer' }, { session: who, now });
    expect(await bought(shop)).toEqual([]);
    await shop.reply('payOrder', { txKey }, { session: who, now });
    expect(await bought(shop)).toEqual([first]);
    expect(await bought(shop, { session })).toEqual([]);
    await put(shop, first);
    expect(await bought(shop)).toEqual([]);
  });

  test('[CM-34] returns the items of the latest order first', async () => {
    const shop = await aDemo();
    const [first, second] = await twoItems(shop);
    expect(second).not.toBe(first);
    for (const [i, no] of [first, second, first].entries()) {
      const later = { session: who, now: now + i };
      const txKey = replyOf(calls.addCheckoutByCart, await shop.order([await put(shop, no)], {}, later)).txKey;
      await shop.reply('payOrder', { txKey }, later);
    }
    expect(await bought(shop)).toEqual([first, second]);
  });

  test.each([7, 8, 9])('[CM-34] returns at most eight items of %d', async (n) => {
    const shop = await sellingFruits(n);
    const paid = aStoredOrder({ paidAt: 0, units: fruits.slice(0, n).map(({ item }) => aUnit({ item })) });
    await shop.store.transaction((tx) => tx.addOrder(scopeA, paid));
    const { lists } = await shop.reply('cartBt', { itemNos: [], isApp: false });
    expect(itemNosOf(lists[0]?.items)).toEqual(fruitNos.slice(0, Math.min(n, 8)));
  });

  test('[CM-34] returns a bought item that requires a choice with a mark', async () => {
    const shop = aShop();
    const shirt = aUnit({ item: anItem({ options: [anOption()] }) });
    await sellUnits(shop.store, shopperA, [shirt]);
    await shop.store.transaction((tx) => tx.addOrder(scopeA, aStoredOrder({ paidAt: 0, units: [shirt] })));
    const { lists } = await shop.reply('cartBt', { itemNos: [], isApp: false });
    expect(lists).toMatchObject([{ items: [{ itemNo: shirt.item.itemNo, needsChoice: true }] }]);
  });
});

describe('viewed items', () => {
  const view = (shop: TestShop, no: string, ask: Ask = {}) => shop.reply('noteViewedItem', { itemNo: no }, ask);
  const viewed = async (shop: TestShop, ask: Ask = {}) =>
    itemNosOf((await shop.reply('getViewedItems', {}, ask)).items);
  const stored = (shop: TestShop, scope = scopeA) => shop.store.transaction((tx) => tx.viewedItems(scope));
  const stranger = { session: { scope: scopeB, guestOwner: null } };

  test('are the shopper’s own, each once, the latest first, with the current price', async () => {
    const shop = await sellingFruits(2);
    for (const [i, no] of ['F1', 'F2', 'F1'].entries()) await view(shop, no, { now: i });
    expect([await viewed(shop), await viewed(shop, stranger)]).toEqual([['F1', 'F2'], []]);
    await sellUnits(shop.store, shopperA, [fruit(1, 4321)]);
    expect((await shop.reply('getViewedItems')).items[0]).toMatchObject({ itemNo: 'F1', itemSellPrice: 4321 });
  });

  test('a repeated request changes nothing', async () => {
    const shop = await sellingFruits(2);
    const request = { key: uuidOf(900), now: 1 };
    await view(shop, 'F1', request);
    await view(shop, 'F2', { now: 2 });
    await view(shop, 'F1', request);
    expect(await viewed(shop)).toEqual(['F2', 'F1']);
  });

  test.each([7, 8, 9])('returns at most eight of %d', async (n) => {
    const shop = await sellingFruits(n);
    for (const no of fruitNos.slice(0, n)) await view(shop, no);
    expect(await viewed(shop)).toHaveLength(Math.min(n, 8));
    expect(await stored(shop)).toHaveLength(n);
  });

  test('unknown and withdrawn items and those of the other tenant are not recorded', async () => {
    const shop = await sellingFruits(2);
    const outlet = { scope: { ...scopeA, tenant: 'outlet' as const }, guestOwner: null };
    await changeItem(shop, 'F2', sale('ITEM_STOP_SELLING'));
    for (const no of ['F2', 'unknown']) await view(shop, no);
    await view(shop, 'F1', { session: outlet });
    expect([await stored(shop), await stored(shop, outlet.scope)]).toEqual([[], []]);
    await changeItem(shop, 'F1', ({ terms: _, ...item }) => item);
    await view(shop, 'F1');
    expect(await stored(shop)).toEqual([]);
  });

  test('items that are withdrawn, sold out or in the cart by now are not offered, and return afterwards', async () => {
    const shop = await sellingFruits(3);
    for (const no of ['F1', 'F2', 'F3']) await view(shop, no);
    await changeItem(shop, 'F1', sale('ITEM_STOP_SELLING'));
    await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('F2')), 0));
    const put = { itemNo: 'F3', quantity: 1, optionNos: [], additions: [] };
    const { cartUnitId: id } = await shop.reply('addCart', put);
    expect(await viewed(shop)).toEqual([]);
    await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('F2')), 1));
    await shop.reply('removeCartUnits', { cartUnitIds: [id], deleteCauseType: 'Buyer' });
    await changeItem(shop, 'F1', sale(null));
    expect(await viewed(shop)).toEqual(['F1', 'F2', 'F3']);
  });

  test('an item of an express shop is offered once an address is known', async () => {
    const express = anExpressShopUnit();
    const { itemNo: no } = express.item;
    const shop = aShop();
    await sellUnits(shop.store, shopperA, [express]);
    await view(shop, no);
    expect(await viewed(shop)).toEqual([]);
    await shop.store.transaction((tx) => tx.putBuyer(scopeA, aStoredBuyer()));
    expect(await viewed(shop)).toEqual([no]);
  });

  test('an item that requires choices is offered with a mark, unless all of its options are sold out', async () => {
    const options = ['red', 'blue'].map((optionNo) => anOption({ optionNo }));
    const shirt = aUnit({ item: anItem({ itemNo: itemNo('T1'), options }) });
    const shop = aShop();
    await sellUnits(shop.store, shopperA, [shirt, fruit(1)]);
    for (const no of ['T1', 'F1']) await view(shop, no);
    const left = (...pieces: readonly number[]) =>
      shop.store.transaction(async (tx) => {
        for (const [i, { optionNo }] of options.entries())
          await setStock(tx, 'marketplace', optionStock(itemNo('T1'), optionNo), pieces[i] ?? 0);
      });
    const read = async () =>
      (await shop.reply('getViewedItems')).items.map(({ itemNo: no, needsChoice }) => [no, needsChoice]);
    await left(0, 1);
    expect(await read()).toEqual([
      ['F1', undefined],
      ['T1', true],
    ]);
    await left(0, 0);
    expect(await read()).toEqual([['F1', undefined]]);
    const boughtTogether = [{ itemNo: itemNo('F1'), related: [itemNo('T1')] }];
    await left(1, 1);
    await shop.store.transaction((tx) => setItemOffers(tx, 'marketplace', { boughtTogether }));
    expect((await shop.reply('cartBt', { itemNos: ['F1'], isApp: false })).lists[0]?.items).toEqual([]);
  });

  test('are deleted for this shopper only, once and again', async () => {
    const shop = await sellingFruits(1);
    await view(shop, 'F1');
    await view(shop, 'F1', stranger);
    await shop.reply('clearViewedItems');
    await shop.reply('clearViewedItems');
    expect([await stored(shop), await viewed(shop, stranger)]).toEqual([[], ['F1']]);
  });

  test('are not logged', async () => {
    const shop = await sellingFruits(1);
    await view(shop, 'F1');
    await shop.reply('clearViewedItems');
    expect(shop.reports).toEqual([]);
  });
});

test('[CM-29] reports a unit whose item price changed after its addition, by the first change', async () => {
  expect(await signalsOf([change(10_000, 1)])).toEqual([[10_000, 9000]]);
  expect(await signalsOf([change(11_000, 0.5), change(10_000, 1)])).toEqual([[10_000, 9000]]);
  expect(await signalsOf([change(10_000, 2)])).toEqual([]);
  expect(await signalsOf([change(10_000, 1, 'I2')])).toEqual([]);
  expect(await signalsOf([change(9000, 1)])).toEqual([]);
  expect(await signalsOf([])).toEqual([]);
});

test('[CM-29] does not report units that were not requested', async () => {
  const { shop, idOf } = await aShopWith([pear(), pear({ cartUnitId: cartUnitId(2) })]);
  const priceChanges = [change(10_000, 1)];
  await shop.store.transaction((tx) => setItemOffers(tx, 'marketplace', { priceChanges }));
  const { signals } = await shop.reply('postSignalItems', { cartUnitIds: [idOf(2)] }, { now });
  expect(signals).toMatchObject([{ cartUnitId: idOf(2) }]);
});

test('[RC-03] reports price changes only of own units and only in the Korean marketplace', async () => {
  for (const language of ['en', 'cn', 'jp'] as const)
    expect(await signalsOf([change(10_000, 1)], { language })).toEqual([]);
  const stranger = { scope: scopeB, guestOwner: null };
  expect(await signalsOf([change(10_000, 1)], { session: stranger })).toEqual([]);
});

test('[RC-03] the demo has prices that fell and one that rose', async () => {
  const shop = await aDemo();
  const { units } = await cartOf(shop);
  const cartUnitIds = units.slice(0, 10).map(({ cartUnitId: id }) => id);
  const { signals } = await shop.reply('postSignalItems', { cartUnitIds }, { session, now });
  expect(new Set(signals.map(({ before, now: after }) => Math.sign(after - before)))).toEqual(new Set([-1, 1]));
  expect(signals).toHaveLength(2);
});

test('[CM-36] [CM-37] logs shown items without the shopper’s name', async () => {
  const { shop } = await aShopWith([aUnit({ cartUnitId: cartUnitId(1) })], { buyer: aBuyer({ buyerName: '박서연' }) });
  const shown = { seedItemNo: 'I1', itemNos: ['I2', 'I3'], isApp: false };
  for (const name of ['imp', 'vimp'] as const) {
    expect(await shop.ask(name, { ...shown, loginId: '박서연' })).toMatchObject({ status: 200 });
    expect(shop.reports.at(-1)).toBe(`Activity ${JSON.stringify({ impression: name, ...shown })}`);
  }
});

test('[CM-09] a hidden nudge disappears from all cart replies of this cart only', async () => {
  const { shop } = await aShopWith([aUnit()], { buyer: aBuyer({ isLogin: true }) });
  const types = async () =>
    [await shop.cart(), await shop.reply('getInitialCart')].map(({ cartNudgingTypes }) => cartNudgingTypes);
  const both = ['CLUB_ONE_CLICK', 'SMILE_CARD'];
  expect(await types()).toEqual([both, both]);
  await shop.ask('hideNudging', { cartNudgingType: 'SMILE_CARD' });
  await shop.ask('hideNudging', { cartNudgingType: 'SMILE_CARD' });
  expect(await types()).toEqual([['CLUB_ONE_CLICK'], ['CLUB_ONE_CLICK']]);
  await shop.ask('hideNudging', { cartNudgingType: 'CLUB_ONE_CLICK' });
  expect(await types()).toEqual([[], []]);
});

test('[CM-09] accepts the request of a visitor without storing it', async () => {
  const shop = aShop();
  const visitor = { scope: scopeB, guestOwner: null };
  const hidden = await shop.ask('hideNudging', { cartNudgingType: 'SMILE_CARD' }, { session: visitor });
  expect(hidden.status).toBe(200);
  expect(await shop.store.transaction((tx) => tx.buyer(scopeB))).toBeNull();
});

const near = (n: number, price: number, over: Partial<CartUnit> = {}) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    ...over,
    item: anItem({ itemNo: itemNo(`N${n}`), itemSellPrice: won(price), ...over.item }),
  });
const fruit = (n: number, price = 1000) =>
  aUnit({ item: anItem({ itemNo: itemNo(`F${n}`), itemSellPrice: won(price) }) });
const fruits = Array.from({ length: 9 }, (_, i) => fruit(i + 1));
const fruitNos = fruits.map(({ item }) => item.itemNo);
const itemNosOf = (items: readonly RecommendedItem[] = []) => items.map((item) => item.itemNo);
const sellingFruits = async (n: number) => {
  const shop = aShop();
  await sellUnits(shop.store, shopperA, fruits.slice(0, n));
  return shop;
};
/** Changes an item of the catalogue in Korean. */
const changeItem = (shop: TestShop, no: string, change: (item: OfferedItem) => OfferedItem) =>
  shop.store.transaction(async (tx) => {
    const keys = { items: [itemNo(no)] };
    const sold = await tx.catalogue('marketplace', 'ko', keys);
    const items = new Map([...sold.items].map(([key, item]) => [key, change(item)]));
    await tx.putCatalogue('marketplace', 'ko', { ...sold, items });
  });
const sale = (unable: OfferedItem['unable']) => (item: OfferedItem) => ({ ...item, unable });

const offeredFor = async (missing: number, ...sold: readonly CartUnit[]) => {
  const { shop } = await aShopWith([pear()]);
  await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('N20')), 0));
  await sellUnits(shop.store, { scope: scopeA, guestOwner: null }, [pear(), ...sold]);
  const { units } = await shop.reply('getFreeShippingItems', { bundleKey: pear().bundleKey, missing: won(missing) });
  return units.map(({ cartUnitId: id, item, quantity }) => [id, item.itemNo, quantity]);
};

test('[FG-01] offers items near the missing amount, but not those of the cart or of another parcel', async () => {
  const other = { ...near(3, 1000), bundleKey: bundleKey('other') };
  expect(await offeredFor(1000, near(1, 1000), near(2, 999), other, near(4, 2000))).toEqual([
    [-1, 'N1', 1],
    [-2, 'N4', 1],
    [-3, 'N2', 1],
  ]);
});

test('[FG-01] offers at most twelve items, without sold-out ones', async () => {
  const many = Array.from({ length: 14 }, (_, i) => near(i + 1, 2000 + i));
  const offered = await offeredFor(1000, near(20, 1000), ...many);
  expect(offered.map(([, no]) => no)).toEqual(many.slice(0, 12).map(({ item }) => item.itemNo));
});
