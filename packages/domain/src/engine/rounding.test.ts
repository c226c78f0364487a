import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBest } from './cart-verbs.ts';
import type { CartFields } from '../cart/cart.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { EUR, KRW, type Rounding } from '../money/currency.ts';
import { cartUnitId } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aCoupon, aDiscount, aDiscountPolicy, anExtraDiscount, lawRuns, testNow } from '../testing/index.ts';
import { bestOffers } from './find-best-offers.ts';
import { couponsFor } from './coupons-for.ts';
import { createEngine } from './create-engine.ts';
import { partsOf } from './parts.ts';

const shopWith = (rounding?: Rounding) =>
  createEngine({ currency: EUR, features: { extraDiscount: true }, ...(rounding ? { rounding } : {}) });
const { plain } = shopWith();

const unit = (n: number, price: number, over: Partial<CartUnit> = {}): CartUnit => ({
  ...plain.unit,
  cartUnitId: cartUnitId(n),
  item: { ...plain.item, itemSellPrice: won(price) },
  ...over,
});

/** A coupon in use, without the list of those of the buyer. */
const using = (over: Parameters<typeof aCoupon>[0]) =>
  ({ coupons: { status: 'NotAsked', applied: [aCoupon(over)] } }) as const;

const savedBy = (rounding: Rounding | undefined, units: readonly CartUnit[], rest: CartFields = {}): number => {
  const shop = shopWith(rounding);
  return shop.priceOfCart(shop.cartOf(units, rest), testNow).negativeTotal;
};

/** Savings on amounts whose tenth is 98.5, 99.5 and 99.1 cents. */
const ofTenths = (saved: (amount: number) => number): readonly number[] => [985, 995, 991].map(saved);

const each = aDiscountPolicy({ calcTypeSub: 'Each' });
const together = aDiscount({ discountType: 'Bundle' });
const shippingFor = (fee: number) => ({ policies: [{ ...plain.policy, shippingFee: won(fee) }] });
const extra = anExtraDiscount({ discountRate: 10, baseAmount: won(0), maxDiscountAmount: undefined });

test.each([
  [undefined, [98, 99, 99]],
  ['Down', [98, 99, 99]],
  ['Up', [99, 100, 100]],
  ['HalfUp', [99, 100, 99]],
  ['HalfEven', [98, 100, 99]],
] as const)('[EN-09] a tenth of 9.85, 9.95 and 9.91 is rounded %s', (rounding, tenths) => {
  const by = (units: (price: number) => readonly CartUnit[], rest: (price: number) => CartFields = () => ({})) =>
    ofTenths((price) => savedBy(rounding, units(price), rest(price)));
  const one = (price: number) => [unit(1, price)];
  const applied = (over: Parameters<typeof aCoupon>[0]) => () => using(over);
  expect(by((price) => [unit(1, price, { discounts: [aDiscount()] })])).toEqual(tenths);
  const split = (price: number) => [
    unit(1, 400, { discounts: [together] }),
    unit(2, price - 400, { discounts: [together] }),
  ];
  expect(by(split)).toEqual(tenths);
  const pieces = (price: number) => [unit(1, price, { quantity: 2, discounts: [aDiscount({ policy: each })] })];
  expect(by(pieces)).toEqual(tenths.map((tenth) => 2 * tenth));
  for (const couponType of ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon'] as const)
    expect(by(one, applied({ couponType }))).toEqual(tenths);
  const onFee = (fee: number) => ({
    shipping: shippingFor(fee),
    ...using({ isFreeShipping: true }),
  });
  expect(by(() => one(5000), onFee)).toEqual(tenths);
  expect(by(one, () => ({ discounts: { extra: [extra] } }))).toEqual(tenths);
});

/** Rounds `basis × parts / 1,000,000` without the code under test. */
const rounded: Readonly<Record<'Down' | 'Up' | 'HalfUp', (basis: number, parts: number) => number>> = {
  Down: (basis, parts) => Number((BigInt(basis) * BigInt(parts)) / 1_000_000n),
  Up: (basis, parts) => Number((BigInt(basis) * BigInt(parts) + 999_999n) / 1_000_000n),
  HalfUp: (basis, parts) => Number((2n * BigInt(basis) * BigInt(parts) + 1_000_000n) / 2_000_000n),
};

test.each(['Down', 'Up', 'HalfUp'] as const)('[EN-09] the shares of a coupon rounded %s add up to it', (rounding) => {
  const shop = shopWith(rounding);
  const prices = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 1_000_000 }), (of, parts) => {
      const units = of.map((price, i) => unit(i + 1, price));
      const coupon = using({
        couponType: 'SellerDupCoupon',
        discountValue: parts / 10_000,
        cartUnitIds: units.map((one) => one.cartUnitId),
      });
      const { entries } = shop.priceOfCart(shop.cartOf(units, coupon), testNow);
      const shares = entries.flatMap(({ kind, amount }) => (kind === 'Coupon' ? [-amount] : []));
      const basis = of.reduce((sum, price) => sum + price, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(rounded[rounding](basis, parts));
    }),
    { numRuns: lawRuns(100), seed: 32 },
  );
});

test('[EN-09] the coupon box and the best offers use the rounding of the shop; verbs do not keep it in the cart', () => {
  const coupon = { ...plain.coupon, discountUnitType: 'Rate', discountValue: 10 } as const;
  for (const [rounding, tenth] of [['Down', 99] as const, ['HalfUp', 100] as const]) {
    const shop = shopWith(rounding);
    const cart = shop.cartOf([unit(1, 995)], {
      buyer: plain.buyer,
      coupons: { status: 'Known', offered: [coupon] },
    });
    const option = couponsFor(shop, cart, cartUnitId(1), testNow)?.sections.flatMap(({ options }) => options)[0];
    expect(option?.priceAfter).toBe(995 - tenth);
    expect(bestOffers(shop, cart, testNow)).toMatchObject({ saving: tenth, isProved: true });
    expect(withBest(shop, cart, bestOffers(shop, cart, testNow)).storefront).toEqual(cart.storefront);
  }
});

test('[EN-09] page and server use the rounding of a shop, also without promotions', () => {
  const cart = createEngine({ currency: KRW }).cartOf([unit(1, 995)]);
  const { prices, orders } = partsOf(createEngine({ currency: KRW, rounding: 'HalfUp' }));
  expect(prices.ready(cart).storefront.rounding).toBe('HalfUp');
  expect(orders).not.toBe(partsOf(createEngine({ currency: KRW })).orders);
});

test('[EN-09] an unknown rounding is rejected with the one that was meant', () => {
  // @ts-expect-error an unknown rounding
  expect(() => createEngine({ currency: EUR, rounding: 'HalfUpp' })).toThrow(
    'rounding: expected one of Down, Up, HalfUp, HalfEven, not "HalfUpp"; did you mean HalfUp?',
  );
});
