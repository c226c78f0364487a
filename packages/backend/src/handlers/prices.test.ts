import { describe, expect, test } from 'vitest';
import {
  cartUnitId,
  shippingPolicyKey,
  won,
  itemNo,
  couponIssueNo,
  type Buyer,
  type ExtraDiscountCandidate,
  type CashbackTerms,
} from '@baguni/domain/internal';
import {
  aDiscount,
  aPolicy,
  aUnit,
  anItem,
  aBuyer,
  aCardOffer,
  aCashbackPolicy,
  aCoupon,
  anExtraDiscount,
} from '@baguni/domain/testing';
import { aShopWith } from '../testing/carts.ts';
import { aNewUnit, scopeA, scopeB, aStoredBuyer } from '../testing/rows.ts';
import { calls } from '@baguni/contract';
import { noOffers, type Offers } from '../store/offers.ts';
import { replyOf, quantityOf, aShop, type TestShop, uuidOf } from '../testing/shop.ts';
import { smallEngine } from '../testing/engines.ts';

const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000), shippingFee: won(3000) });

describe('getShipping and getAvailableDiscount', () => {
  test('[CM-13] returns the fee of each parcel for the requested quantities', async () => {
    const { shop, idOf } = await aShopWith([aUnit()], { shippingPolicies: [policy] });
    const ask = async (quantity: number) => {
      const body = { countryCode: 'SouthKorea', requests: [{ cartUnitId: idOf(1), quantity }] };
      return await shop.reply('getShipping', body);
    };
    const two = await ask(2);
    expect(two.shippingBundles.map(({ shippingFee }) => shippingFee)).toEqual([3000]);
    expect(two.shippingPolicies).toEqual([policy]);
    expect((await ask(3)).shippingBundles.map(({ shippingFee }) => shippingFee)).toEqual([0]);
  });

  test('[SV-03] excludes units of other shoppers and unorderable units from parcels', async () => {
    const unorderable = aUnit({ cartUnitId: cartUnitId(2), isBuyAvailable: false });
    const { shop, idOf } = await aShopWith([aUnit(), unorderable]);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const requests = [idOf(2), foreign].map((id) => ({ cartUnitId: id, quantity: 1 }));
    const reply = await shop.reply('getShipping', { countryCode: 'SouthKorea', requests });
    expect(reply.shippingBundles).toEqual([]);
  });

  test('[CM-11] returns discounts of the requested units, but not of other shoppers’ units', async () => {
    const discount = aDiscount({ discountNo: 'D7' });
    const units = [
      aUnit({ discounts: [discount] }),
      aUnit({
        cartUnitId: cartUnitId(2),
        item: anItem({ itemNo: itemNo('I2') }),
        shippingPolicyKey: shippingPolicyKey('P1'),
      }),
    ];
    const { shop, idOf } = await aShopWith(units);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const requests = [idOf(1), foreign].map((id) => ({ cartUnitId: id, quantity: 1 }));
    const reply = await shop.reply('getAvailableDiscount', { requests });
    expect(reply.discounts).toEqual([{ cartUnitId: idOf(1), discounts: [discount] }]);
  });
});

const put = (shop: TestShop, offers: Partial<Offers>): Promise<unknown> =>
  shop.store.transaction((tx) => tx.putOffers('marketplace', { ...noOffers, ...offers }));

const putCashbacks = (shop: TestShop, cashbacks: readonly CashbackTerms[]): Promise<unknown> =>
  shop.store.transaction((tx) => tx.putCashbacks('marketplace', cashbacks));

const terms = (over: Partial<CashbackTerms> = {}): CashbackTerms => {
  const { cartUnitIds: _, ...policy } = aCashbackPolicy();
  return { ...policy, target: { type: 'All' }, ...over };
};

const units = [
  aUnit({ item: anItem({ itemSellPrice: won(10_000) }) }),
  aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2'), itemSellPrice: won(5000) }) }),
];

test('[CM-12][DC-04] returns extra discounts, including expired ones, for the marketplace in Korean only', async () => {
  const over = anExtraDiscount({ masterNo: 'E0', endDate: '2020-01-01T00:00:00.000Z' });
  const shop = aShop();
  await put(shop, { extraDiscounts: [anExtraDiscount(), over] });
  const read = async (ask: Parameters<TestShop['ask']>[2]) =>
    await shop.reply('getExhibitExtraDiscountForNudge', {}, { now: 42, ...ask });
  expect(await read({})).toEqual({ candidates: [anExtraDiscount(), over], now: 42 });
  for (const language of ['en', 'cn', 'jp'] as const)
    expect(await read({ language })).toEqual({ candidates: [], now: 42 });
  const session = { scope: { ...scopeB, tenant: 'outlet' as const }, guestOwner: null };
  expect(await read({ session })).toEqual({ candidates: [], now: 42 });
});

test('[CM-24] returns card offers in the page language, or none for a tenant without any', async () => {
  const shop = aShop();
  const cardName = { ko: '카드', en: 'Card', cn: '卡', jp: 'カード' };
  await put(shop, { cards: [{ ...aCardOffer(), cardName }] });
  for (const language of ['ko', 'en', 'cn', 'jp'] as const) {
    const answer = await shop.ask('getSmileCardNudgeCoupon', {}, { language });
    expect(replyOf(calls.getSmileCardNudgeCoupon, answer).coupons).toEqual([
      { ...aCardOffer(), cardName: cardName[language] },
    ]);
  }
  const session = { scope: { ...scopeB, tenant: 'outlet' as const }, guestOwner: null };
  const outlet = await shop.ask('getSmileCardNudgeCoupon', {}, { session });
  expect(replyOf(calls.getSmileCardNudgeCoupon, outlet).coupons).toEqual([]);
});

const cashbackOf = async (shop: TestShop, cartRequests: readonly object[], couponRequests: readonly object[] = []) =>
  await shop.reply('getTotalCashback', { isSmileClub: true, cartRequests, couponRequests });

test('[CM-33][CB-01] returns cashback for the requested units and quantities at server prices', async () => {
  const { shop, idOf } = await aShopWith(units);
  const ofItem = terms({ cashbackType: 'Seller', target: { type: 'Items', itemNos: [itemNo('I2')] } });
  await putCashbacks(shop, [terms(), ofItem]);
  const { cartUnitCashbacks, useEnableDate } = await cashbackOf(shop, [
    { cartUnitId: idOf(1), quantity: 3 },
    { cartUnitId: idOf(2), quantity: 1 },
  ]);
  expect(cartUnitCashbacks.map(({ cartUnitId, cashbackType, amount }) => [cartUnitId, cashbackType, amount])).toEqual([
    [idOf(1), 'Item', 300],
    [idOf(2), 'Item', 50],
    [idOf(2), 'Seller', 50],
  ]);
  expect(useEnableDate).toEqual('2026-11-30T15:00:00.000Z');
});

test('[CM-33][CK-19] uses the server’s coupons and membership; request claims give no cashback', async () => {
  const coupon = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1)] });
  const { shop, idOf } = await aShopWith(units, { appliedCoupons: [coupon] });
  await putCashbacks(shop, [terms(), terms({ cashbackType: 'ClubDay' }), terms({ cashbackType: 'SsgPoint' })]);
  const asked = [{ cartUnitId: idOf(1), quantity: 1 }];
  const { cartUnitCashbacks } = await cashbackOf(shop, asked, [{ couponIssueNo: 'none', cartUnitIds: [idOf(1)] }]);
  expect(cartUnitCashbacks.map(({ cashbackType, amount }) => [cashbackType, amount])).toEqual([['Item', 90]]);
});

test('[CM-33]gives no cashback for units of others or without policies', async () => {
  const { shop, idOf } = await aShopWith(units);
  const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
  const asked = [
    { cartUnitId: foreign, quantity: 1 },
    { cartUnitId: idOf(1), quantity: 1 },
  ];
  expect(await cashbackOf(shop, asked)).toEqual({ cartUnitCashbacks: [], useEnableDate: undefined });
  await putCashbacks(shop, [terms()]);
  expect((await cashbackOf(shop, asked)).cartUnitCashbacks.map(({ cartUnitId }) => cartUnitId)).toEqual([idOf(1)]);
});

const members: readonly (readonly [string, Partial<Buyer>, number])[] = [
  ['nobody special', {}, 0],
  ['a club member', { isSmileClub: true }, 100],
  ['an SSG member', { isSsgMembership: true }, 100],
  ['a business buyer in both', { isSmileClub: true, isSsgMembership: true, isDomesticBusinessman: true }, 0],
];
test.each(members)('[CB-02] points for %s', async (_, over, points) => {
  const { shop, idOf } = await aShopWith(units, { buyer: aBuyer(over) });
  await putCashbacks(shop, [terms({ cashbackType: 'SsgPoint' })]);
  const { cartUnitCashbacks } = await cashbackOf(shop, [{ cartUnitId: idOf(1), quantity: 1 }]);
  expect(cartUnitCashbacks.reduce((all, { amount }) => all + amount, 0)).toBe(points);
});

test('a buyer from an older row has guest values in newer fields', async () => {
  const { shop } = await aShopWith(units);
  const buyer = aBuyer();
  Reflect.deleteProperty(buyer, 'isSsgMembership');
  await shop.store.transaction((tx) => tx.putBuyer(scopeB, aStoredBuyer({ buyer })));
  const answer = await shop.ask('getInitialCart', {}, { session: { scope: scopeB, guestOwner: null } });
  expect(replyOf(calls.getInitialCart, answer).buyer).toEqual(aBuyer());
});

const ordered = async (
  given: { readonly discountNo: string; readonly units: readonly number[]; readonly payable: number },
  now: number,
  extra: Partial<ExtraDiscountCandidate> = {},
) => {
  const { shop, idOf } = await aShopWith(units);
  const amount = {
    unit: 'Amount',
    discountAmount: won(500),
    baseAmount: won(0),
    maxDiscountAmount: undefined,
  } as const;
  await put(shop, { extraDiscounts: [anExtraDiscount({ ...amount, ...extra })] });
  const cartUnitIds = given.units.map(idOf);
  const discounts =
    given.discountNo === '' ? [] : [{ cartUnitIds, discountNo: given.discountNo, discountType: 'Extra' }];
  const body = { cartUnitIds: [idOf(1)], coupons: [], discounts, branchServiceType: 'Reserve', cartVersion: 1 };
  return shop.ask('addCheckoutByCart', { ...body, payableSeen: given.payable }, { now });
};
const end = Date.parse('2026-12-01T00:00:00.000Z');
const until: Partial<ExtraDiscountCandidate> = { endDate: '2026-12-01T00:00:00.000Z' };
const refused = { body: { resultCode: 'PRICE-CHANGED' } };

test('[DC-06] accepts an order with the extra discount that the page showed', async () => {
  expect(await ordered({ discountNo: 'E1', units: [1], payable: 12_000 }, end)).toMatchObject({ status: 200 });
});

test('[DC-04][CK-19] an extra discount counts until its last millisecond; afterwards the order is refused with the new total', async () => {
  const seen = { discountNo: 'E1', units: [1], payable: 12_000 };
  expect(await ordered(seen, end, until)).toMatchObject({ status: 200 });
  expect(await ordered(seen, end + 1, until)).toMatchObject({
    status: 409,
    body: { resultCode: 'PRICE-CHANGED', data: { cartVersion: 1, payable: 12_500 } },
  });
});

const lies = [
  ['none, where one applies', { discountNo: '', units: [], payable: 12_000 }],
  ['another than the one that applies', { discountNo: 'E9', units: [1], payable: 12_000 }],
  ['one on other units', { discountNo: 'E1', units: [2], payable: 12_000 }],
  ['one with a total of the page’s own', { discountNo: 'E1', units: [1], payable: 11_000 }],
] as const;
test.each(lies)('[CK-19][DC-06] refuses an order whose extra discount is %s', async (_, given) => {
  expect(await ordered(given, end)).toMatchObject(refused);
});

test('[DC-04] an extra discount applies at its base amount, but not below', async () => {
  const seen = { discountNo: 'E1', units: [1], payable: 12_000 };
  expect(await ordered(seen, end, { baseAmount: won(10_000) })).toMatchObject({ status: 200 });
  expect(await ordered(seen, end, { baseAmount: won(10_001) })).toMatchObject(refused);
  expect(await ordered({ ...seen, discountNo: '', payable: 12_500 }, end, { baseAmount: won(10_001) })).toMatchObject({
    status: 200,
  });
});

test.each([
  ['the first 30', 30, undefined],
  ['the first 2, where an engine of one’s own has no more in an order,', 2, smallEngine],
])(
  '[CK-01 CB-02] a change with 31 selected units returns the same cashback as a separate request for %s',
  async (_, most, engine) => {
    const many = Array.from({ length: 31 }, (_, n) =>
      aUnit({ cartUnitId: cartUnitId(n + 1), item: anItem({ itemNo: itemNo(`I${n}`), itemSellPrice: won(10_000) }) }),
    );
    const { shop, idOf } = await aShopWith(many, {}, undefined, engine);
    await putCashbacks(shop, [terms()]);
    const requests = many.map(({ cartUnitId: id }) => ({ cartUnitId: idOf(id), quantity: 1 }));
    const change = quantityOf(idOf(1), 1);
    const refresh = { countryCode: 'SouthKorea', requests };
    const { refreshed } = await shop.reply('setQuantity', { ...change, refresh });
    const asked = { isSmileClub: false, cartRequests: requests.slice(0, 30), couponRequests: [] };
    const alone = await shop.reply('getTotalCashback', asked);
    expect(refreshed?.cashback).toEqual(alone);
    expect(await shop.reply('getPrices', refresh)).toEqual(refreshed);
    expect(alone.cartUnitCashbacks).toHaveLength(most);
  },
);

test.each([
  ['marketplace', 'Japan', [1]],
  ['marketplace', 'SouthKorea', undefined],
  ['outlet', 'Japan', undefined],
] as const)('[SE-03 OV-02 OV-14] prices on %s for %s bring the fees of orderable units %o', async (tenant, to, ns) => {
  const session = { scope: { ...scopeA, tenant }, guestOwner: null };
  const unorderable = aUnit({ cartUnitId: cartUnitId(2), isBuyAvailable: false });
  const { shop, idOf } = await aShopWith([aUnit(), unorderable], { shippingCountry: to }, session);
  const { overseas } = await shop.reply('getPrices', { countryCode: to, requests: [] }, { session });
  const fees = overseas?.fees.map(({ shippingFees }) => shippingFees.map(({ cartUnitId: id }) => id));
  expect(fees).toEqual(ns && [ns.map(idOf), ns.map(idOf)]);
});

test('[SE-03 OV-01] a change of country brings prices and terms of the new country, and the cart', async () => {
  const { shop } = await aShopWith([aUnit()]);
  const refresh = { countryCode: 'Japan', requests: [], cart: true };
  const { refreshed } = await shop.reply('changeCountry', { countryType: 'Japan', refresh });
  expect(refreshed?.cart).toEqual(await shop.cart());
  expect(refreshed?.cart?.shippingCountry).toBe('Japan');
  expect(refreshed?.overseas?.companies.map(({ shippingCompanyType: type }) => type)).toEqual(['CJ', 'EMS']);
});

test('[SE-03 BL-8] a deletion returns the prices of the remaining units; a repeat of it returns none', async () => {
  const { shop, idOf } = await aShopWith([1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n) })));
  await putCashbacks(shop, [terms()]);
  const refresh = { countryCode: 'SouthKorea', requests: [{ cartUnitId: idOf(2), quantity: 1 }] };
  const removal = { cartUnitIds: [idOf(1)], deleteCauseType: 'Buyer', refresh };
  const { refreshed, ...reply } = await shop.reply('removeCartUnits', removal, { key: uuidOf(9) });
  expect(reply.removedCartUnitIds).toEqual([idOf(1)]);
  expect(refreshed?.cashback?.cartUnitCashbacks).toHaveLength(1);
  expect(refreshed).toEqual(await shop.reply('getPrices', refresh));
  expect(await shop.reply('removeCartUnits', removal, { key: uuidOf(9) })).toEqual(reply);
});

test('[SE-03 CM-06] an addition returns the cart, and prices as if its unit were selected', async () => {
  const { shop, idOf } = await aShopWith([aUnit({ cartUnitId: cartUnitId(1), quantity: 3 })]);
  await shop.reply('saveForLater', { cartUnitIds: [idOf(1)] });
  const asked = {
    cartUnitId: idOf(1),
    refresh: { countryCode: 'SouthKorea', requests: [], cart: true, selects: true },
  };
  const { refreshed, cartUnitId: added } = await shop.reply('moveToCart', asked);
  const { cart, ...prices } = refreshed ?? {};
  expect(cart).toEqual(await shop.cart());
  // the saved quantity counts
  const saved = [{ cartUnitId: added, quantity: 3 }];
  expect(prices).toEqual(await shop.reply('getPrices', { countryCode: 'SouthKorea', requests: saved }));
});
