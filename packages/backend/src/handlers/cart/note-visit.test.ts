import {
  languages,
  noNews,
  optionStock,
  VISIT_GAP_MS,
  won,
  type Language,
  type VisitNews,
} from '@baguni/domain/internal';
import { anItem, aUnit } from '@baguni/domain/testing';
import { itemNoOf, scenarios } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { resetDemoBuyer, seedDemo } from '../../demo/demo.ts';
import { memoryStore } from '../../memory/memory-store.ts';
import { demoCatalogue } from '../../seed/demo-catalogue.ts';
import { demoSession } from '../../seed/demo-buyer.ts';
import { guestOwner, type Session } from '../../store/rows.ts';
import { aShopWith } from '../../testing/carts.ts';
import { aCatalogueOf, aCouponPolicy, anIssuedCoupon, scopeB, setStock } from '../../testing/rows.ts';
import { aShop, shopperA, uuidOf, type Ask, type TestShop } from '../../testing/shop.ts';

const now = Date.parse('2026-11-20T03:00:00.000Z');
const later = now + VISIT_GAP_MS;

const visit = async (shop: TestShop, ask: Ask = {}): Promise<VisitNews & { readonly cheaper?: unknown }> =>
  await shop.reply('noteVisit', {}, { now, ...ask });

const reprice = (shop: TestShop, price: number) =>
  shop.store.transaction((tx) =>
    tx.putCatalogue('marketplace', 'ko', aCatalogueOf(anItem({ itemSellPrice: won(price) }))),
  );

const anApple = async (session: Session = shopperA) => (await aShopWith([aUnit()], {}, session)).shop;

const nothing = { units: [], coupons: [], cheaper: [] };

test('[RC-03] returns changes since the last visit once, at the next visit', async () => {
  const shop = await anApple();
  expect(await visit(shop)).toEqual(nothing);
  await reprice(shop, 9_000);
  expect(await visit(shop, { now: later - 1 })).toEqual(nothing);
  const next = later - 1 + VISIT_GAP_MS;
  expect(await visit(shop, { now: next })).toMatchObject({
    units: [{ type: 'PriceChanged', before: 10_000, now: 9_000 }],
  });
  expect(await visit(shop, { now: next + 1 })).toEqual(nothing);
  expect(await visit(shop, { now: next + 1 + VISIT_GAP_MS })).toEqual(nothing);
});

test('[RC-03] [BL-8] returns a lost reply again to the same request', async () => {
  const shop = await anApple();
  await visit(shop);
  await reprice(shop, 9_000);
  const first = await visit(shop, { now: later, key: uuidOf(900) });
  expect(first.units).toHaveLength(1);
  expect(await visit(shop, { now: later + 1, key: uuidOf(900) })).toEqual(first);
});

test('[RC-03] [AZ-1] guests also get visit news, but never those of another cart', async () => {
  const session = { scope: { tenant: 'marketplace', owner: guestOwner('g') }, guestOwner: null } as const;
  const shop = await anApple(session);
  await visit(shop, { session });
  await reprice(shop, 12_000);
  const stranger = { scope: scopeB, guestOwner: null };
  expect(await visit(shop, { session: stranger, now: later })).toEqual(noNews);
  expect((await visit(shop, { session, now: later })).units).toHaveLength(1);
});

const socks = itemNoOf('socks');
const { item: offeredSocks } = demoCatalogue('ko').items.get(socks) ?? {};
const [grey = '', ivory = ''] = offeredSocks?.options.map(({ optionNo }) => optionNo) ?? [];

/** Sells socks in all languages at another price of one piece. */
const sellSocksAt = (shop: TestShop, price: number) =>
  shop.store.transaction(async (tx) => {
    for (const language of languages) {
      const catalogue = demoCatalogue(language);
      const sold = catalogue.items.get(socks);
      if (!sold) throw new Error('no socks');
      const item = { ...sold.item, itemSellPrice: won(price) };
      await tx.putCatalogue('marketplace', language, { ...catalogue, items: new Map([[socks, { ...sold, item }]]) });
    }
  });

test('[RC-03] reports an orderable unit that costs less than when it was added, in each language, unless the news has it', async () => {
  const { shop } = await aShopWith([], { buyer: scenarios['one-seller'].buyer });
  const add = async () =>
    await shop.reply('addCart', { itemNo: socks, quantity: 1, optionNos: [grey], additions: [] }, { now });
  const cheaperAt = async (at: number, language: Language = 'ko') => (await visit(shop, { now: at, language })).cheaper;
  await sellSocksAt(shop, 10_000);
  const { cartUnitId } = await add();
  expect(await cheaperAt(now)).toEqual([]);
  await sellSocksAt(shop, 11_000);
  expect(await cheaperAt(now)).toEqual([]);
  await sellSocksAt(shop, 8_800);
  const cheaper = [{ cartUnitId, before: 10_000, now: 8_800 }];
  for (const language of languages) expect(await cheaperAt(now, language)).toEqual(cheaper);
  expect(await visit(shop, { now: later })).toMatchObject({ units: [{ type: 'PriceChanged' }], cheaper: [] });
  // an equal choice joins the unit, which keeps its first price
  await add();
  expect(await cheaperAt(later)).toEqual(cheaper);
  await shop.store.transaction((tx) => setStock(tx, 'marketplace', optionStock(socks, grey), 0));
  expect(await cheaperAt(later)).toEqual([]);
  const [unit] = (await shop.cart()).units;
  await shop.reply('changeOptions', { cartUnitId, unitVersion: unit?.version ?? 1, optionNos: [ivory] }, { now });
  expect(await cheaperAt(later)).toEqual([]);
});

test('[RC-03] an empty cart stores no visit', async () => {
  const shop = aShop();
  expect(await visit(shop)).toEqual(noNews);
  expect(await shop.store.transaction((tx) => tx.seenCart(shopperA.scope))).toBeNull();
});

test('[RC-03] reports an expiring coupon once, in the page language, unless it is spent', async () => {
  const shop = await anApple();
  await visit(shop);
  const expiredDate = new Date(later + 1).toISOString();
  await shop.store.transaction(async (tx) => {
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ expiredDate }));
    await tx.addIssuedCoupon(shopperA.scope, anIssuedCoupon({ spentAt: now }));
  });
  expect((await visit(shop, { now: later })).coupons).toEqual([]);
  const again = later + VISIT_GAP_MS;
  await shop.store.transaction(async (tx) => {
    await tx.dropIssuedCoupons(shopperA.scope);
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ expiredDate: new Date(again + 1).toISOString() }));
    await tx.addIssuedCoupon(shopperA.scope, anIssuedCoupon());
  });
  expect((await visit(shop, { now: again, language: 'en' })).coupons).toMatchObject([{ couponName: 'Coupon' }]);
  expect((await visit(shop, { now: again + VISIT_GAP_MS })).coupons).toEqual([]);
});

test.each(['marketplace', 'outlet'] as const)(
  '[RC-03] one demo buyer has all kinds of visit news, also after a reset: %s',
  async (tenant) => {
    const store = memoryStore();
    await seedDemo(store, now);
    const shop = aShop(store);
    const session = demoSession(scenarios['returning-shopper'], tenant);
    const kinds = async () => {
      const { units, coupons } = await visit(shop, { session });
      return [
        units.map((one) => (one.type === 'SoldOut' ? one.type : Math.sign(one.now - one.before))),
        coupons.length,
      ];
    };
    expect(await kinds()).toEqual([[-1, 'SoldOut', 1], 1]);
    expect(await kinds()).toEqual([[], 0]);
    await resetDemoBuyer(store, tenant, 'returning-shopper', now);
    expect(await kinds()).toEqual([[-1, 'SoldOut', 1], 1]);
  },
);
