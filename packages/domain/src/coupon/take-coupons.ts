import type { CartUnitId } from '../cart/ids.ts';
import { allocate } from '../price/allocate.ts';
import type { LedgerInputs, PriceRule } from '../price/ledger.ts';
import { take, type Line } from '../price/line.ts';
import { sum, type Won } from '../price/won.ts';
import type { AppliedCoupon, CouponType } from './coupon.ts';
import { couponWorth } from './worth.ts';

const ruleOf: Readonly<Record<CouponType, PriceRule | undefined>> = {
  BuyerCoupon: 'BuyerCoupon',
  SuperCoupon: 'SuperCoupon',
  SellerDupCoupon: 'SellerDupCoupon',
  Unknown: undefined,
};

const laneNo: Readonly<Record<CouponType, number>> = { BuyerCoupon: 1, SuperCoupon: 2, SellerDupCoupon: 3, Unknown: 4 };

/** Applied coupons in the order in which they are taken: lane by lane, then by issue number. */
const inOrder = (coupons: readonly AppliedCoupon[]): readonly AppliedCoupon[] =>
  coupons
    .filter((coupon) => !coupon.isFreeShipping)
    .toSorted((a, b) => laneNo[a.couponType] - laneNo[b.couponType] || (a.couponIssueNo < b.couponIssueNo ? -1 : 1));

/** What a coupon's entry in the ledger says: its name, its rate or amount, what it applied to, the limit that cut it. @param worth above 0 */
export const couponInputs =
  (coupon: AppliedCoupon, basis: Won, worth: Won): (() => LedgerInputs) =>
  () => ({
    name: coupon.couponName,
    ...(coupon.discountUnitType === 'Rate' ? { rate: coupon.discountValue } : { each: coupon.discountValue }),
    basis,
    ...(worth === coupon.limitPrice ? { limit: worth } : {}),
  });

/** The units whose option discount a buyer coupon takes the place of (PR-03). */
export const unitsWithBuyerCoupon = (coupons: readonly AppliedCoupon[]): ReadonlySet<CartUnitId> => {
  const units = new Set<CartUnitId>();
  for (const { couponType, isFreeShipping, cartUnitIds } of coupons)
    if (couponType === 'BuyerCoupon' && !isFreeShipping) for (const id of cartUnitIds) units.add(id);
  return units;
};

/** The lines that some coupon is on, by their units' numbers. */
const linesUnder = (coupons: readonly AppliedCoupon[], lines: readonly Line[]): ReadonlyMap<CartUnitId, Line> => {
  const wanted = new Set<CartUnitId>();
  for (const { cartUnitIds } of coupons) for (const id of cartUnitIds) wanted.add(id);
  const under = new Map<CartUnitId, Line>();
  for (const line of lines) if (wanted.has(line.unit.cartUnitId)) under.set(line.unit.cartUnitId, line);
  return under;
};

/** The lines that a coupon is on, by unit number. */
const linesOf = ({ cartUnitIds }: AppliedCoupon, under: ReadonlyMap<CartUnitId, Line>): readonly Line[] => {
  const on: Line[] = [];
  for (const id of cartUnitIds) {
    const line = under.get(id);
    if (line) on.push(line);
  }
  return on.length < 2 ? on : on.toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
};

const takeOne = (coupon: AppliedCoupon, rule: PriceRule, on: readonly Line[]): void => {
  const lefts = on.map((line) => line.left);
  const basis = sum(lefts);
  const worth = couponWorth(coupon, basis);
  if (worth === 0) return;
  const inputs = couponInputs(coupon, basis, worth);
  allocate(worth, lefts).forEach((share, i) => {
    if (share !== 0 && on[i]) take(on[i], rule, share, inputs);
  });
};

/** Takes each applied coupon off the lines it is on, spread by what is left of their prices (CP-03, CP-17). */
export const takeCoupons = (coupons: readonly AppliedCoupon[], lines: readonly Line[]): void => {
  const under = linesUnder(coupons, lines);
  for (const coupon of inOrder(coupons)) {
    const rule = ruleOf[coupon.couponType];
    if (rule !== undefined) takeOne(coupon, rule, linesOf(coupon, under));
  }
};
