import * as E from '../../money/either.ts';
import type { Cart, OrderedCart } from '../../cart/cart.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CouponApplication } from '../../entities/coupon/coupon.ts';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import { idsOf, diagnose, judge, type Fix } from '../../rule/rule.ts';
import { sharedOrderRules } from '../../rules/checkout-rules.ts';
import { orderCouponRules } from '../../rules/checkout/amount.ts';
import { checkoutFactsOf } from '../../rules/checkout/checkout-facts.ts';
import type { CheckoutFacts } from '../../rules/facts.ts';
import { withFix } from '../fix.ts';
import { changesPast } from '../smallest-change/partial-changes.ts';
import type { PieceSteps } from '../smallest-change/pieces.ts';

/** Units of one order, in cart order. */
export type Part = readonly CartUnit[];

/** An order of a part at its lowest price. */
export interface PricedPart {
  /** Turns the cart into this order. */
  readonly fixes: readonly Fix[];
  readonly cart: OrderedCart;
  readonly coupons: readonly CouponIssueNo[];
  readonly total: number;
  /** False if some choices of coupons were not tried. */
  readonly isExact: boolean;
}

/** Applies the features and promotions of a shop to the units of one order. */
type Ready = (cart: Cart) => Cart;

/** Limit of coupon sets tried per part; beyond it, only the first coupon of each conflict leaves. */
const COUPON_SETS = 64;

/** True if the units can share an order. Agreements end with a change of the selection (CK-08). */
export const canShareOrder =
  (facts: CheckoutFacts) =>
  (chosen: Part): boolean =>
    E.isRight(judge(sharedOrderRules)({ ...facts, chosen, agreed: [] }));

const removal = (coupons: readonly CouponApplication[]): readonly Fix[] =>
  coupons.length === 0
    ? []
    : [
        {
          type: 'RemoveCoupons',
          cartUnitIds: [...new Set(coupons.flatMap(({ cartUnitIds }) => cartUnitIds))],
          couponIssueNoes: coupons.map(({ couponIssueNo }) => couponIssueNo),
        },
      ];

interface CouponSet {
  readonly off: readonly CouponIssueNo[];
  readonly cart: OrderedCart;
  readonly total: number;
}

/** The rules on coupons; a shop cannot define others. */
const ofCoupons = { isOwn: () => false, rules: orderCouponRules };

/** An order of a split keeps its quantities. */
const noSteps: PieceSteps = { next: () => [], byFix: () => [], fewer: () => [] };

/** Returns the largest sets of coupons that no coupon rule refuses, given by the coupons to remove. */
const couponSetsOf = (order: OrderedCart, coupons: readonly CouponApplication[], ready: Ready) => {
  const seen = new Set<string>();
  const found: CouponSet[] = [];
  let isExact = true;
  const visit = (off: readonly CouponIssueNo[]): void => {
    if (seen.has(off.join())) return;
    seen.add(off.join());
    const removed = removal(coupons.filter(({ couponIssueNo }) => off.includes(couponIssueNo)));
    const cart: OrderedCart = { ...order, ...ready(removed.reduce(withFix, order)) };
    const facts = checkoutFactsOf(cart);
    const [options = []] = diagnose(orderCouponRules)(facts)
      .map((finding) => changesPast(finding, facts, ofCoupons, noSteps).flatMap(({ couponsOff = [] }) => couponsOff))
      .filter(({ length }) => length > 0);
    if (options.length === 0) found.push({ off, cart, total: facts.payable });
    if (seen.size > COUPON_SETS && options.length > 1) isExact = false;
    for (const no of isExact ? new Set(options) : options.slice(0, 1)) visit([...off, no].toSorted());
  };
  visit([]);
  const isLargest = ({ off }: CouponSet): boolean =>
    !found.some((other) => other.off.length < off.length && other.off.every((no) => off.includes(no)));
  return { sets: found.filter(isLargest), isExact };
};

/** Returns a function that prices a part as an order, with the coupons that no rule refuses for it. */
export const partPricer = (cart: OrderedCart, chosen: Part, ready: Ready): ((part: Part) => PricedPart) => {
  const all = new Set(idsOf(chosen));
  const inUse = cart.coupons.applied.map(({ couponIssueNo, cartUnitIds }) => ({
    couponIssueNo,
    cartUnitIds: cartUnitIds.filter((id) => all.has(id)),
  }));
  return (part) => {
    const ids = new Set<CartUnitId>(idsOf(part));
    const touching = inUse.filter(({ cartUnitIds }) => cartUnitIds.some((id) => ids.has(id)));
    const whole = touching.filter(({ cartUnitIds }) => cartUnitIds.every((id) => ids.has(id)));
    const divided = removal(touching.filter((coupon) => !whole.includes(coupon)));
    const fixes: readonly Fix[] = [{ type: 'OrderFirst', cartUnitIds: [...ids] }, ...divided];
    const { sets, isExact } = couponSetsOf(fixes.reduce(withFix, cart), whole, ready);
    const [first, ...others] = sets;
    if (!first) throw new Error('a part without coupons is valid');
    const best = others.reduce((one, other) => (other.total < one.total ? other : one), first);
    const isOff = ({ couponIssueNo }: CouponApplication): boolean => best.off.includes(couponIssueNo);
    return {
      fixes: [...fixes, ...removal(whole.filter(isOff))],
      cart: best.cart,
      coupons: whole.filter((coupon) => !isOff(coupon)).map(({ couponIssueNo }) => couponIssueNo),
      total: best.total,
      isExact,
    };
  };
};
