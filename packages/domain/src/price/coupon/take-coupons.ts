import { allocate } from '../../money/allocate.ts';
import { noWon, sum } from '../../money/won.ts';
import { nextStep, takeStep } from '../ledger/line.ts';
import type { CouponLanes, LinesByPlace, PlacedCoupon, PriceLane } from './coupon-lanes.ts';
import { couponWorth } from './worth.ts';

/** Whether the lines that a coupon is on are as when it was last taken: the same units after the same steps. */
const isAsBefore = ({ seats }: PlacedCoupon, byPlace: LinesByPlace): boolean => {
  for (const { place, unit, before } of seats) {
    const line = byPlace[place];
    if (line?.kept !== unit || line?.last !== before) return false;
  }
  return true;
};

/** Works out what a coupon takes off the lines that it is on, spread by what is left of their prices (CP-17). */
const workOut = ({ coupon, seats }: PlacedCoupon, rule: PriceLane, byPlace: LinesByPlace): void => {
  const lefts = seats.map(({ place }) => byPlace[place]?.left ?? noWon);
  const basis = sum(lefts);
  const worth = couponWorth(coupon, basis);
  const use = { rule, coupon, basis, worth };
  const shares = allocate(worth, lefts);
  seats.forEach((seat, i) => {
    const line = byPlace[seat.place];
    const share = shares[i];
    seat.unit = line?.kept;
    seat.before = line?.last;
    seat.after = line && share ? nextStep(line, share, use) : undefined;
  });
};

const takeOne = (placed: PlacedCoupon, rule: PriceLane, byPlace: LinesByPlace): void => {
  if (!isAsBefore(placed, byPlace)) workOut(placed, rule, byPlace);
  for (const { place, after } of placed.seats) {
    const line = byPlace[place];
    if (line && after) takeStep(line, after);
  }
};

/** Takes the applied coupons of one lane off the lines they are on (CP-03, CP-17). */
export const takeCouponsOf =
  (lane: PriceLane) =>
  (coupons: CouponLanes, byPlace: LinesByPlace): void => {
    for (const placed of coupons[lane]) takeOne(placed, lane, byPlace);
  };
