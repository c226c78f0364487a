import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Fix } from '../../rule/rule.ts';
import { withFix } from '../fix.ts';
import type { JudgedOrder, OrderCheck } from '../order-check.ts';
import type { Worth } from './worth.ts';

/** What is given up so that the rest can be ordered, and what the buyer proves or agrees to, which costs nothing. */
export interface Change {
  /** Units that stay out of the order. */
  readonly left: readonly CartUnitId[];
  readonly couponsOff: readonly CouponIssueNo[];
  readonly free: readonly Fix[];
}

/** Nothing changed. */
export const noChange: Change = { left: [], couponsOff: [], free: [] };

/** A change as presses, in an order in which none undoes another: an agreement is to what is selected then (CK-08). */
export const fixesOf = ({ left, couponsOff, free }: Change, { appliedCoupons }: Cart): readonly Fix[] => [
  ...(left.length > 0 ? [{ type: 'Deselect', cartUnitIds: left } as const] : []),
  ...(couponsOff.length > 0
    ? [
        {
          type: 'RemoveCoupons',
          cartUnitIds: [
            ...new Set(
              appliedCoupons.flatMap((one) => (couponsOff.includes(one.couponIssueNo) ? one.cartUnitIds : [])),
            ),
          ],
          couponIssueNoes: couponsOff,
        } as const,
      ]
    : []),
  ...free,
];

/** What a change gives up, in won. */
export const lossOf = ({ left, couponsOff }: Change, worth: Worth): number =>
  left.reduce((total, id) => total + worth.ofUnit(id), 0) +
  couponsOff.reduce((total, no) => total + worth.ofCoupon(no), 0);

/** Says what stands against a cart after a change. */
export type OutcomeOf = (state: Cart, change: Change) => JudgedOrder;

/** What an order check says of a cart after a change. */
export const outcomesBy =
  ({ judge }: Pick<OrderCheck, 'judge'>): OutcomeOf =>
  (state, change) =>
    judge(fixesOf(change, state).reduce(withFix, state));

const passes = (outcomeOf: OutcomeOf, state: Cart, change: Change): boolean =>
  outcomeOf(state, change).findings.length === 0;

/** The same change with as many of the units that stay out put back as go, dearest first. */
export const filled = (outcomeOf: OutcomeOf, state: Cart, change: Change, worth: Worth): Change =>
  change.left
    .toSorted((a, b) => worth.ofUnit(b) - worth.ofUnit(a))
    .reduce((kept, id) => {
      const more = { ...kept, left: kept.left.filter((other) => other !== id) };
      return passes(outcomeOf, state, more) ? more : kept;
    }, change);

/** The same change without what turned out not to be needed: no proof is asked for a unit that stays out. */
export const pruned = (outcomeOf: OutcomeOf, state: Cart, change: Change): Change => {
  const coupons = change.couponsOff.reduce((kept, no) => {
    const fewer = { ...kept, couponsOff: kept.couponsOff.filter((other) => other !== no) };
    return passes(outcomeOf, state, fewer) ? fewer : kept;
  }, change);
  return change.free.reduce((kept, fix) => {
    const fewer = { ...kept, free: kept.free.filter((other) => other !== fix) };
    return passes(outcomeOf, state, fewer) ? fewer : kept;
  }, coupons);
};
