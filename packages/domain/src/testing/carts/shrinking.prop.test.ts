import { isRight } from '../../money/either.ts';
import { marketplace } from '../../engine/marketplace.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../../cart/cart.ts';
import { testNow } from '../builders/unit.ts';
import { lawRuns } from '../law-runs.ts';
import { arbCart, drawnForMarketplace, cartDrawn, withoutUnits } from './arb-cart.ts';
import { cartReport } from './cart-report.ts';
import { type CartTerms, drawingOf } from './cart-terms.ts';
import { aPlainCart, aPlainCoupon, aPlainUnit } from './plain-cart.ts';
import { laws } from '../laws.ts';
import { applyCoupon } from '../../engine/verbs/apply-coupon.ts';
import { won } from '../../money/won.ts';
import { cartOfDraft, type CartDraft } from './cart-of-draft.ts';
import { couponDrawn, unitDrawn } from './drafts.ts';
import { plainest } from './drawn.ts';

const { law } = laws(200);

const printed = (law: (cart: Cart) => boolean, terms: CartTerms = {}): string => {
  const failure = fc.check(fc.property(arbCart(terms), law), { seed: 7, numRuns: 5000 });
  if (!failure.failed) throw new Error('the law holds');
  return fc.stringify(failure.counterexample?.[0]);
};
const paid = (cart: Cart) => marketplace.priceOfCart(cart, testNow);

test.each<readonly [printed: string, law: (cart: Cart) => boolean, terms: CartTerms]>([
  ['1 unit, but for\n  unit 1: item.itemSellPrice 50000', (cart) => paid(cart).price < 50_000, {}],
  ['1 unit, but for\n  shipping P/Seller/S1: shippingFee 3000', (cart) => paid(cart).shippingTotal === 0, {}],
  ['1 unit and 1 coupon, but for\n  coupon C1: Rate 11 · used on unit 1', (cart) => paid(cart).couponTotal <= 1000, {}],
  [
    '1 unit and 1 coupon, but for\n  coupon C1: Amount 1000 · flags.isFreeShipping true · used on unit 1\n  shipping P/Seller/S1: shippingFee 3000',
    (cart) => !paid(cart).entries.some(({ rule }) => rule === 'ShippingCoupon'),
    {},
  ],
  ['1 unit, but for\n  overseas: to China by EMS', (cart) => paid(cart).overseaShippingTotal === 0, {}],
  [
    '2 units, but for\n  unit 2: item.itemNo "I1"',
    ({ units }) => new Set(units.map(({ item }) => item.itemNo)).size === units.length,
    { units: 2 },
  ],
  [
    '1 unit, but for\n  unit 1: quantity 4 · item.limits.max 3',
    (cart) => marketplace.checkOrder(cart, testNow).every(({ code }) => code !== 'CART-BR3-06'),
    {},
  ],
])('[EN-04] a false law shrinks to the necessary difference from a plain cart: %s', (says, law, terms) => {
  expect(printed(law, terms)).toBe(`a plain cart of ${says}`);
});

test('[EN-04] the message of a failing property contains the cart report', () => {
  const law = fc.property(arbCart(), (cart) => paid(cart).shippingTotal === 0);
  expect(() => fc.assert(law, { seed: 7, numRuns: 5000 })).toThrow('shipping P/Seller/S1: shippingFee 3000]');
});

const linesOf = (law: (cart: Cart) => boolean, seed: number, terms: CartTerms = {}): readonly string[] => {
  const { counterexample } = fc.check(fc.property(arbCart(terms), law), { seed, numRuns: 5000 });
  return counterexample ? fc.stringify(counterexample[0]).split('\n') : [];
};

const SEEDS = 8;
const HANDFUL = 5;

test.each<readonly [string, lines: number, (cart: Cart) => boolean]>([
  ['a price', 2, (cart) => paid(cart).price < 50_000],
  ['discounts', 3, (cart) => paid(cart).discountTotal < 5000],
  ['coupons', 3, (cart) => paid(cart).couponTotal < 500],
  ['coupons of a price', 3, (cart) => paid(cart).couponTotal * 10 <= paid(cart).itemTotal],
  ['shipping', 2, (cart) => paid(cart).shippingTotal < 2000],
  ['a language', 3, (cart) => cart.storefront.language === 'ko' || paid(cart).price < 30_000],
  ['a guest', 3, (cart) => cart.buyer.isLogin || paid(cart).price < 30_000],
  ['reasons', 3, (cart) => marketplace.checkOrder(cart, testNow).length < 2],
])(
  '[EN-04] whatever the cart that broke a law of %s, its report ends with no more lines than it takes',
  (_, lines, law) => {
    for (let seed = 1; seed <= lawRuns(SEEDS); seed += 1) {
      const text = linesOf(law, seed);
      expect(text.length, text.join('\n')).toBeGreaterThan(0);
      // Two interacting lines sometimes both remain, so a long search allows a few more.
      expect(text.length, text.join('\n')).toBeLessThanOrEqual(seed <= SEEDS ? lines : HANDFUL);
    }
  },
);

test('[EN-04] prints only the relevant parts of a large cart', () => {
  const large: CartTerms = { units: 20, coupons: 5 };
  for (const seed of [1, 2, 3]) {
    expect(linesOf((cart) => paid(cart).couponTotal === 0, seed, large).length).toBeLessThanOrEqual(3);
    expect(linesOf((cart) => paid(cart).price < 400_000, seed, large).length).toBeLessThanOrEqual(3);
    expect(linesOf((cart) => cart.coupons.applied.length < 3, seed, large)).toHaveLength(4);
  }
});

law('[EN-04] only the default cart is reported as default', [arbCart()], (cart) => {
  const plain = {
    ...aPlainCart(cart.units.map((_, i) => aPlainUnit(i + 1))),
    coupons: { status: 'Known', offered: cart.coupons.offered.map((_, i) => aPlainCoupon(i + 1)), applied: [] },
  };
  expect(cartReport(cart).includes('but for')).toBe(JSON.stringify(cart) !== JSON.stringify(plain));
});

const { forAll } = laws(30);

const drawing = drawingOf({ units: [0, 5], sellers: [1, 2] }, drawnForMarketplace);
const drawn = cartDrawn(drawing, ['a', 'b']);
const { plain: plainUnit } = unitDrawn(drawing);
const drafts = plainest(drawn, (draft) => draft);

const cartOf = (draft: CartDraft): Cart =>
  cartOfDraft(draft, drawing, {
    begin: (cart) => cart,
    promotion: (cart) => cart,
    coupon: (cart, key, ids) => {
      const verdict = applyCoupon(cart, key, ids, testNow);
      return isRight(verdict) ? verdict.right : undefined;
    },
  });

test('[EN-04] removing all parts in any order gives the default cart', () => {
  forAll([drafts, fc.infiniteStream(fc.nat())], (first, rolls) => {
    let draft = first;
    for (let steps = 0; ; steps += 1) {
      const plainer = [...drawn.less(draft), ...drawn.nearer(draft)];
      if (plainer.length === 0) break;
      draft = plainer[(rolls.next().value ?? 0) % plainer.length] ?? draft;
      expect(steps).toBeLessThan(2000);
    }
    expect(draft).toEqual(drawn.plain);
  });
});

test('[EN-04] a shrunk failure is minimal: every smaller cart satisfies the property', () => {
  const laws: readonly ((draft: CartDraft) => boolean)[] = [
    (draft) => marketplace.priceOfCart(cartOf(draft), testNow).price % 10 === 0,
    (draft) => marketplace.priceOfCart(cartOf(draft), testNow).discountTotal < 3000,
    (draft) => cartOf(draft).coupons.applied.length < 2,
  ];
  for (const law of laws) {
    const found = fc.check(fc.property(drafts, law), { numRuns: 1000 }).counterexample?.[0];
    expect(found).toBeDefined();
    expect([...drawn.less(found ?? drawn.plain)].every(law)).toBe(true);
  }
});

const { plain: plainCoupon } = couponDrawn(drawing);
const of = (units: CartDraft['units'], on: readonly (number | undefined)[]): CartDraft => ({
  ...drawn.plain,
  units,
  coupons: on.map((at) => ({ ...plainCoupon, on: at })),
});
const dear = { ...plainUnit, quantity: 3, item: { ...plainUnit.item, price: won(30_000) } };
const follower = { ...plainUnit, isOfFirstItem: true, isSelected: false };

test('[EN-04] coupons stay on the remaining units or move to the next; a follower of the first item keeps that item', () => {
  const draft = of([dear, follower, plainUnit], [0, 1, 2, undefined]);
  const less = withoutUnits(draft, new Set([0]));
  expect(less.coupons.map(({ on }) => on)).toEqual([0, 0, 1, undefined]);
  expect(less.units).toEqual([{ ...follower, isOfFirstItem: false, item: dear.item }, plainUnit]);
  expect(withoutUnits(draft, new Set([1])).coupons.map(({ on }) => on)).toEqual([0, 1, 1, undefined]);
});
