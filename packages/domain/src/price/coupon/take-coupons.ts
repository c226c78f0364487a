import { allocate } from '../../money/allocate.ts';
import { noWon, sum } from '../../money/won.ts';
import { nextStep, takeStep } from '../ledger/line.ts';
import type { CouponLanes, LinesByPlace, PlacedCoupon, PriceLane } from './coupon-lanes.ts';
import { couponWorth } from './worth.ts';

/** Whether the lines that a coupon is on are as when it was last taken: the same units after the same steps. */
const isAsBefore = ({ places, units, before }: PlacedCoupon, byPlace: LinesByPlace): boolean => {
  for (let i = 0; i < places.length; i += 1) {
    const line = byPlace[places[i] ?? 0];
    if (line?.kept !== units[i] || line?.last !== before[i]) return false;
  }
  return true;
};

/** Works out what a coupon takes off the lines that it is on, spread by what is left of their prices (CP-17). */
const workOut = ({ coupon, places, units, before, after }: PlacedCoupon, rule: PriceLane, by: LinesByPlace): void => {
  const lefts = places.map((place) => by[place]?.left ?? noWon);
  const basis = sum(lefts);
  const worth = couponWorth(coupon, basis);
  const use = { rule, coupon, basis, worth };
  const shares = worth > 0 ? allocate(worth, lefts) : [];
  for (let i = 0; i < places.length; i += 1) {
    const line = by[places[i] ?? 0];
    const share = shares[i];
    units[i] = line?.kept;
    before[i] = line?.last;
    after[i] = line && share ? nextStep(line, share, use) : undefined;
  }
};

const takeOne = (placed: PlacedCoupon, rule: PriceLane, byPlace: LinesByPlace): void => {
  if (!isAsBefore(placed, byPlace)) workOut(placed, rule, byPlace);
  const { places, after } = placed;
  for (let i = 0; i < places.length; i += 1) {
    const line = byPlace[places[i] ?? 0];
    const step = after[i];
    if (line && step) takeStep(line, step);
  }
};

/** Takes the applied coupons of one lane off the lines they are on (CP-03, CP-17). */
export const takeCouponsOf =
  (lane: PriceLane) =>
  (coupons: CouponLanes, byPlace: LinesByPlace): void => {
    for (const placed of coupons[lane]) takeOne(placed, lane, byPlace);
  };
