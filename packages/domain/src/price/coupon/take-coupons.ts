import type { CartUnitId } from '../../money/ids.ts';
import { allocate } from '../../money/allocate.ts';
import type { CouponInputs } from '../ledger/ledger-inputs.ts';
import { entryOf } from '../ledger/ledger.ts';
import type { EntryMaker } from '../ledger/step.ts';
import { leftOf, take, type Line } from '../ledger/line.ts';
import { won, type Won } from '../../money/won.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { CouponLanes, PriceLane } from './coupon-lanes.ts';
import { couponWorth } from './worth.ts';

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

/** The lines of a price by their units' numbers. */
export type LineIndex = ReadonlyMap<CartUnitId, Line>;

/** The lines that a coupon is on, in the order of its units. */
const linesOf = ({ cartUnitIds }: AppliedCoupon, lines: LineIndex): readonly Line[] => {
  const on: Line[] = [];
  for (const id of cartUnitIds) {
    const line = lines.get(id);
    if (line) on.push(line);
  }
  return on;
};

const takeOne = (coupon: AppliedCoupon, rule: PriceLane, on: readonly Line[]): void => {
  const basis = leftOf(on);
  const worth = couponWorth(coupon, basis);
  if (worth === 0) return;
  const entry: EntryMaker = (home, amount) => entryOf(home, rule, amount, couponInputs(coupon, basis, worth));
  if (on.length === 1) return on.forEach((line) => take(line, worth, entry));
  const shares = allocate(
    worth,
    on.map(({ left }) => left),
  );
  on.forEach((line, i) => {
    if (shares[i]) take(line, shares[i], entry);
  });
};

/** Takes the applied coupons of one lane off the lines they are on, spread by what is left of their prices (CP-03, CP-17). */
export const takeCouponsOf =
  (lane: PriceLane) =>
  (coupons: CouponLanes, lines: LineIndex): void => {
    for (const coupon of coupons[lane]) takeOne(coupon, lane, linesOf(coupon, lines));
  };
