import type { CartUnitId } from '../cart/ids.ts';
import { allocate } from '../price/allocate.ts';
import type { PriceRule } from '../price/ledger.ts';
import { take, type Line, type Step } from '../price/line.ts';
import { sum, type Won } from '../price/won.ts';
import type { AppliedCoupon, CouponType } from './coupon.ts';
import { couponWorth } from './worth.ts';

const ruleOf: Readonly<Record<CouponType, PriceRule | undefined>> = {
  BuyerCoupon: 'BuyerCoupon',
  SuperCoupon: 'SuperCoupon',
  SellerDupCoupon: 'SellerDupCoupon',
  Unknown: undefined,
};

const lanes: readonly CouponType[] = ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon'];

/** Applied coupons in the order in which they are taken: lane by lane, then by issue number. */
const inOrder = (coupons: readonly AppliedCoupon[]): readonly AppliedCoupon[] =>
  coupons
    .filter((coupon) => !coupon.isFreeShipping && ruleOf[coupon.couponType] !== undefined)
    .toSorted(
      (a, b) =>
        lanes.indexOf(a.couponType) - lanes.indexOf(b.couponType) || (a.couponIssueNo < b.couponIssueNo ? -1 : 1),
    );

/** What a coupon's entry in the ledger says: its name, its rate or amount, what it applied to, the limit that cut it. */
export const couponInputs =
  (coupon: AppliedCoupon, basis: Won, worth: Won): Step['inputs'] =>
  () => ({
    name: coupon.couponName,
    ...(coupon.discountUnitType === 'Rate' ? { rate: coupon.discountValue } : { each: coupon.discountValue }),
    basis,
    ...(coupon.limitPrice > 0 && worth === coupon.limitPrice ? { limit: worth } : {}),
  });

/** Takes each applied coupon off the lines it is on, spread by what is left of their prices (CP-03, CP-17). */
export const takeCoupons = (coupons: readonly AppliedCoupon[], lines: ReadonlyMap<CartUnitId, Line>): void => {
  for (const coupon of inOrder(coupons)) {
    const rule = ruleOf[coupon.couponType];
    const on = coupon.cartUnitIds
      .flatMap((id) => lines.get(id) ?? [])
      .toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
    const lefts = on.map((line) => line.left);
    const basis = sum(lefts);
    const worth = couponWorth(coupon, basis);
    if (rule === undefined || worth === 0) continue;
    allocate(worth, lefts).forEach((share, i) => {
      if (share !== 0 && on[i]) take(on[i], rule, share, couponInputs(coupon, basis, worth));
    });
  }
};
