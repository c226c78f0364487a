import type { CartUnitId } from '../../money/ids.ts';
import { allocate } from '../../money/allocate.ts';
import type { CouponInputs } from '../ledger/ledger-inputs.ts';
import { entryOf, type PriceRule } from '../ledger/ledger.ts';
import type { EntryMaker } from '../ledger/step.ts';
import { take, type Line } from '../ledger/line.ts';
import { sum, won, type Won } from '../../money/won.ts';
import type { AppliedCoupon, CouponType } from '../../entities/coupon/coupon.ts';
import { couponWorth } from './worth.ts';

/** The lanes in which coupons are taken off prices, one after the other (CP-03). */
type PriceLane = Extract<CouponType, PriceRule>;

/** The coupons of a lane that come off prices, by issue number. */
const couponsOf = (lane: PriceLane, coupons: readonly AppliedCoupon[]): readonly AppliedCoupon[] => {
  const own = coupons.filter((coupon) => coupon.couponType === lane && !coupon.isFreeShipping);
  return own.length < 2 ? own : own.toSorted((a, b) => (a.couponIssueNo < b.couponIssueNo ? -1 : 1));
};

/** What a coupon's entry in the ledger says: its name, its rate or amount, what it applied to, the limit that cut it. @param worth above 0 */
export const couponInputs = (coupon: AppliedCoupon, basis: Won, worth: Won): CouponInputs => {
  const { couponName: name, discountUnitType, discountValue, limitPrice: limit } = coupon;
  // written out, for objects that are put together from parts take many times as long
  if (discountUnitType === 'Rate') {
    const rate = discountValue;
    return worth === limit ? { name, rate, basis, limit } : { name, rate, basis };
  }
  const each = won(discountValue);
  return worth === limit ? { name, each, basis, limit } : { name, each, basis };
};

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

const takeOne = (coupon: AppliedCoupon, rule: PriceLane, on: readonly Line[]): void => {
  const lefts = on.map((line) => line.left);
  const basis = sum(lefts);
  const worth = couponWorth(coupon, basis);
  if (worth === 0) return;
  const entry: EntryMaker = (home, amount) => entryOf(home, rule, amount, couponInputs(coupon, basis, worth));
  allocate(worth, lefts).forEach((share, i) => {
    if (share !== 0 && on[i]) take(on[i], share, entry);
  });
};

/** Takes the applied coupons of one lane off the lines they are on, spread by what is left of their prices (CP-03, CP-17). */
export const takeCouponsOf =
  (lane: PriceLane) =>
  (coupons: readonly AppliedCoupon[], lines: readonly Line[]): void => {
    const own = couponsOf(lane, coupons);
    if (own.length === 0) return;
    const under = linesUnder(own, lines);
    for (const coupon of own) takeOne(coupon, lane, linesOf(coupon, under));
  };
