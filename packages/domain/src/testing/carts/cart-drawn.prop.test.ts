import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCoupon } from '../../engine/verbs/apply-coupon.ts';
import { priceOfCart } from '../../engine/price-of-cart.ts';
import { won } from '../../money/won.ts';
import { testNow } from '../builders/unit.ts';
import { marketplace, cartDrawn, withoutUnits } from './arb-cart.ts';
import { cartOfDraft, type CartDraft } from './cart-of-draft.ts';
import { couponDrawn, unitDrawn } from './drafts.ts';
import { drawingOf } from './cart-terms.ts';
import { plainest } from './drawn.ts';
import { laws } from '../laws.ts';

const { forAll } = laws(30);

const drawing = drawingOf({ units: [0, 5], sellers: [1, 2] }, marketplace);
const drawn = cartDrawn(drawing, ['a', 'b']);
const { plain: plainUnit } = unitDrawn(drawing);
const drafts = plainest(drawn, (draft) => draft);

const cartOf = (draft: CartDraft) =>
  cartOfDraft(draft, drawing, {
    begin: (cart) => cart,
    promotion: (cart) => ({ _tag: 'Right', right: cart }),
    coupon: (cart, key, ids) => applyCoupon(cart, key, ids, testNow),
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
    (draft) => priceOfCart(cartOf(draft), testNow).price % 10 === 0,
    (draft) => priceOfCart(cartOf(draft), testNow).discountTotal < 3000,
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
