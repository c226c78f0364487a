import { allocate } from '../../money/allocate.ts';
import { noWon, sum } from '../../money/won.ts';
import { take } from '../ledger/line.ts';
import type { CouponLanes, LinesByPlace, PlacedCoupon, PriceLane } from './coupon-lanes.ts';
import { couponWorth } from './worth.ts';

/** Takes a coupon off its lines, spread by what is left of their prices (CP-17). */
const takeOne = ({ coupon, places }: PlacedCoupon, rule: PriceLane, byPlace: LinesByPlace): void => {
  const lefts = places.map((place) => byPlace[place]?.left ?? noWon);
  const basis = sum(lefts);
  const worth = couponWorth(coupon, basis);
  const use = { rule, coupon, basis, worth };
  for (const [i, share] of allocate(worth, lefts).entries()) {
    const line = byPlace[places[i] ?? -1];
    if (line && share) take(line, share, use);
  }
};

export const takeCouponsOf =
  (lane: PriceLane) =>
  (coupons: CouponLanes, byPlace: LinesByPlace): void => {
    for (const placed of coupons[lane]) takeOne(placed, lane, byPlace);
  };
