import { expect, test } from 'vitest';
import { applyCode, applyPromotion, withBest } from '../cart-verbs.ts';
import { defineTax } from '../tax/define-tax.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { EUR } from '../../money/currency.ts';
import { bundleKey, cartUnitId, couponPolicyNo, shippingPolicyKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { checkPromotion, checkRefunds, checkTax, testNow } from '../../testing/index.ts';
import { anOffer } from '../../testing/shop-offers.ts';
import { bestOffers } from '../find-best-offers.ts';
import { createEngine } from '../create-engine.ts';
import type { EngineTerms } from '../engine.ts';
import { partsOf } from '../parts.ts';
import { payableOf, pricedInputsOf, shippingBundlesOf } from '../../selectors/priced-of.ts';
import { refund } from '../refund/refund.ts';
import type { Offer, PromotionUnit } from './offer.ts';

const totalOf = (units: readonly PromotionUnit[]): number => units.reduce((sum, { left }) => sum + left, 0);

/** Ships free from an amount of goods, or up to `cap` cheaper. */
const freeFrom = (id: string, from: number, over: Parameters<typeof anOffer>[1] = {}, cap = Number.MAX_SAFE_INTEGER) =>
  anOffer(id, {
    code: 'FREE-SHIPPING',
    lane: 'Shipping',
    worth: () => cap,
    lacks: (units) => (totalOf(units) < from ? { params: { missing: from - totalOf(units) } } : undefined),
    ...over,
  });
const free = freeFrom('free', 2900);
const half = anOffer('half', { worth: (units) => units.map(({ left }) => Math.floor(left / 2)) });

const shopWith = (promotions: readonly Offer[] = [free, half], terms: Partial<EngineTerms<'EUR'>> = {}) =>
  createEngine({ currency: EUR, promotions, ...terms });
const { plain } = shopWith();

const unit = (n: number, price: number, parcel = 'a', over: Partial<CartUnit> = {}): CartUnit => ({
  ...plain.unit,
  cartUnitId: cartUnitId(n),
  bundleKey: bundleKey(parcel),
  shippingPolicyKey: shippingPolicyKey(parcel),
  item: { ...plain.item, itemSellPrice: won(price) },
  ...over,
});
const fees = { a: 500, b: 300 };
const policies = Object.entries(fees).map(([key, fee]) => ({
  ...plain.policy,
  shippingPolicyKey: shippingPolicyKey(key),
  shippingFee: won(fee),
}));
const shipping = { policies };

test('[EN-09] free shipping applies from its minimum on, after the promotions on prices', () => {
  const shop = shopWith();
  const cart = (price: number, promotions: readonly string[]) =>
    shop.cartOf([unit(1, price)], { promotions, shipping });
  const price = (of: number, ...promotions: readonly string[]) => shop.priceOfCart(cart(of, promotions), testNow).price;
  expect([price(2899, 'free'), price(2900, 'free')]).toEqual([3399, 2900]);
  expect([price(5798, 'free', 'half'), price(5800, 'half', 'free')]).toEqual([3399, 2900]);
  expect(shop.checkOrder(cart(5798, ['free', 'half']), testNow)).toMatchObject([
    { code: 'FREE-SHIPPING', params: { missing: 1 }, fixes: [{ type: 'RemovePromotion', promotion: 'free' }] },
  ]);
});

test('[EN-09 PR-08] the ledger has the full fee and the promotion with its parameters, and adds up', () => {
  const capped = freeFrom('free', 0, {}, 600);
  const shop = shopWith([capped]);
  const cart = shop.cartOf([unit(1, 1000), unit(2, 1000, 'b')], { promotions: ['free'], shipping });
  const { entries, price, shippingTotal, discountTotal, promotions } = shop.priceOfCart(cart, testNow);
  expect([price, shippingTotal, discountTotal, promotions[0]?.total]).toEqual([2200, 800, 600, 600]);
  const inputs = { promotion: 'free', code: 'FREE-SHIPPING', params: {}, basis: 800, worth: 600 };
  expect(entries.filter(({ place }) => place.type === 'Bundle')).toMatchObject([
    { rule: 'ShippingFee', amount: 500 },
    { rule: 'Promotion', kind: 'Discount', place: { bundleKey: 'a' }, amount: -375, inputs },
    { rule: 'ShippingFee', amount: 300 },
    { rule: 'Promotion', place: { bundleKey: 'b' }, amount: -225, inputs },
  ]);
});

test('[EN-09] free shipping of a target reduces only the fees of the parcels of its units', () => {
  const ofB = freeFrom('free', 1000, { appliesTo: (one) => one.bundleKey === 'b' });
  const shop = shopWith([ofB]);
  const price = (b: number) =>
    shop.priceOfCart(shop.cartOf([unit(1, 9000), unit(2, b, 'b')], { promotions: ['free'], shipping }), testNow).price;
  expect([price(999), price(1000)]).toEqual([9000 + 999 + 800, 9000 + 1000 + 500]);
});

test('[EN-09] free shipping is refused without a fee, because it saves nothing', () => {
  const shop = shopWith();
  const cart = shop.cartOf([unit(1, 5000)], { promotions: ['free'] });
  expect(shop.checkOrder(cart, testNow).map(({ code }) => code)).toEqual(['PROMOTION_TAKES_NOTHING']);
});

const coupon = {
  ...plain.coupon,
  discountValue: 100,
  policyNo: couponPolicyNo('ship'),
  flags: { ...plain.coupon.flags, isFreeShipping: true },
};

test.each([1, 2, 3, 4])(
  '[EN-09 CP-19] the best offers price free shipping after a promotion that loses the free shipping of the shop: %d coupons',
  (count) => {
    const fifth = anOffer('fifth', { appliesTo: (one) => one.bundleKey === 'b', worth: () => 1100 });
    const shop = shopWith([freeFrom('free', 0), fifth]);
    const offered = Array.from({ length: count }, (_, n) => ({
      ...plain.coupon,
      policyNo: couponPolicyNo(`C${n}`),
      discountValue: 100,
    }));
    const cart = shop.cartOf([unit(1, 1000), unit(2, 5500, 'b')], {
      shipping: {
        policies: policies.map((one) =>
          one.shippingPolicyKey === 'b'
            ? { ...one, isConditionalFree: true, conditionalFreeBasisCost: won(5000) }
            : one,
        ),
      },
      buyer: plain.buyer,
      coupons: { status: 'Known', offered },
    });
    expect(bestOffers(shop, cart, testNow)).toMatchObject({
      promotions: ['fifth', 'free'],
      saving: 1700,
      isProved: true,
    });
  },
);

test('[EN-09] free shipping stacks with prices; with coupons and promotions on shipping only if both allow it', () => {
  const also = freeFrom('also', 0, { stacksWith: ['Shipping', 'free'] }, 100);
  const shop = shopWith([free, half, also]);
  const cart = shop.cartOf([unit(1, 6000)], {
    promotions: ['half', 'free'],
    shipping,
    buyer: plain.buyer,
    coupons: { status: 'Known', offered: [coupon] },
  });
  expect(shop.checkOrder(cart, testNow)).toEqual([]);
  const refused = applyPromotion(shop, cart, 'also', testNow);
  expect(refused.ok || refused.reason.code).toBe('PROMOTION_NOT_WITH_PROMOTION');
  const none = { ...cart, promotions: [] };
  expect(bestOffers(shop, none, testNow)).toMatchObject({ promotions: ['half', 'free'], coupons: [], saving: 3500 });
  // the coupon takes what the promotion leaves of the fee of 5.00
  for (const [cap, saving] of [[100, 200] as const, [450, 500] as const]) {
    const one = freeFrom('also', 0, { stacksWith: ['Shipping'] }, cap);
    expect(bestOffers(shopWith([one]), none, testNow)).toMatchObject({ saving, bound: saving, isProved: true });
  }
  const onGoods = { ...none, coupons: { ...none.coupons, offered: [{ ...coupon, flags: plain.coupon.flags }] } };
  expect(bestOffers(shopWith([free]), onGoods, testNow)).toMatchObject({ promotions: ['free'], saving: 600 });
  const barring = shopWith([freeFrom('free', 0, {}, 90)]);
  expect(bestOffers(barring, none, testNow)).toMatchObject({ promotions: [], saving: 100, isProved: true });
});

test('[EN-09] the best offers ship free although a promotion on prices costs the free shipping of the shop', () => {
  const [policy] = policies;
  const from40 = { ...plain.policy, ...policy, isConditionalFree: true, conditionalFreeBasisCost: won(4000) };
  const shop = shopWith([freeFrom('free', 1000), half]);
  const cart = shop.cartOf([unit(1, 4000)], { shipping: { policies: [from40] } });
  const best = bestOffers(shop, cart, testNow);
  expect([best.promotions, best.saving, best.isProved]).toEqual([['half', 'free'], 2000, true]);
  expect(shop.priceOfCart(withBest(shop, cart, best), testNow).price).toBe(2000);
  const ofTwo = shop.cartOf([unit(1, 4000), unit(2, 1000, 'b')], {
    shipping: { policies: [from40, ...policies.slice(1)] },
    buyer: plain.buyer,
    coupons: { status: 'Known', offered: [{ ...coupon, flags: plain.coupon.flags }] },
  });
  expect(bestOffers(shop, ofTwo, testNow)).toMatchObject({
    promotions: ['half', 'free'],
    saving: 2800,
    isProved: true,
  });
});

test('[EN-09 SH-05] a server that answers with its fees states them before promotions, so that a page reduces them once', () => {
  const { ready } = partsOf(shopWith()).prices;
  const cart = ready(shopWith().cartOf([unit(1, 5800)], { shipping }));
  const bundles = shippingBundlesOf(cart);
  expect(bundles).toMatchObject([{ bundleKey: 'a', shippingFee: 500 }]);
  const answer = { inputs: pricedInputsOf(cart), bundles, gauges: [] };
  const after = ready({ ...cart, serverPrices: { status: 'Known', answer } });
  expect([cart, after].map(payableOf)).toEqual([2900, 2900]);
  expect(after.appliedPromotions.map(({ promotion }) => promotion)).toEqual(['half', 'free']);
});

test('[EN-09] free shipping with a coupon code and for a group', () => {
  const offer = anOffer('free', { lane: 'Shipping', worth: () => 1000 }, { couponCode: 'SHIP', groups: ['staff'] });
  const shop = shopWith([offer]);
  const cart = shop.cartOf([unit(1, 1000)], { shipping, buyerGroups: ['staff'] });
  const applied = applyCode(shop, cart, 'ship', testNow);
  expect(applied.ok && shop.priceOfCart(applied.cart, testNow).price).toBe(1000);
  const guest = applyCode(shop, { ...cart, buyerGroups: [] }, 'ship', testNow);
  expect(guest.ok || guest.reason.code).toBe('CODE_NOT_FOR_BUYER');
});

test('[EN-12] the tax of shipping falls with a promotion on shipping', () => {
  const shop = shopWith([freeFrom('free', 0, {}, 400)], { tax: defineTax({ rate: 10, prices: 'Exclusive' }) });
  const cart = (promotions: readonly string[]) => shop.cartOf([unit(1, 1000)], { promotions, shipping });
  expect([[], ['free']].map((all) => shop.priceOfCart(cart(all), testNow).tax)).toMatchObject([
    { net: 1500, tax: 150 },
    { net: 1100, tax: 110 },
  ]);
  checkTax(shop, cart(['free']), testNow);
});

test('[EN-13] shipping that was free is not refunded, and stays free for the pieces that are kept', () => {
  const shop = shopWith([free, freeFrom('part', 0, { code: 'PART' }, 200)]);
  const returned = (promotion: string) => {
    const cart = shop.cartOf([unit(1, 1000, 'a', { quantity: 3 })], { promotions: [promotion], shipping });
    checkRefunds(shop, cart, testNow, () => 0);
    const first = refund(shop, { cart, now: testNow }, [{ cartUnitId: cartUnitId(1), quantity: 1 }]);
    const rest = first.ok && refund(shop, first.order, [{ cartUnitId: cartUnitId(1), quantity: 2 }]);
    return [first.ok && first.refund.amount, rest && rest.ok && rest.refund.amount];
  };
  expect([returned('free'), returned('part')]).toEqual([
    [1000, 2000],
    [1000, 2300],
  ]);
});

test('[EN-09] the laws of promotions hold for promotions on shipping', () => {
  expect(checkPromotion(freeFrom('free', 20_000), { runs: 60, seed: 1 }).applied).toBeGreaterThan(10);
  const broken = freeFrom('free', 0, { worth: () => 0.5 });
  expect(() => checkPromotion(broken, { runs: 20, seed: 1 })).toThrow('it takes off whole amounts');
});
