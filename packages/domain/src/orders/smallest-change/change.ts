import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Fix } from '../../rule/rule.ts';
import { withFix } from '../fix.ts';
import type { JudgedOrder, OrderCheck } from '../order-check.ts';
import type { Worth } from './worth.ts';

/** Units and coupons given up to make an order possible, and proofs or agreements, which are free. */
export interface Change {
  readonly left: readonly CartUnitId[];
  readonly couponsOff: readonly CouponIssueNo[];
  readonly free: readonly Fix[];
}

export const noChange: Change = { left: [], couponsOff: [], free: [] };

/** Returns the fixes of a change in a safe order: agreements last, because they refer to the selection (CK-08). */
export const fixesOf = (
  { left, couponsOff, free }: Change,
  { coupons: { applied: appliedCoupons } }: Cart,
): readonly Fix[] => [
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

export const lossOf = ({ left, couponsOff }: Change, worth: Worth): number =>
  left.reduce((total, id) => total + worth.ofUnit(id), 0) +
  couponsOff.reduce((total, no) => total + worth.ofCoupon(no), 0);

export type OutcomeOf = (state: Cart, change: Change) => JudgedOrder;

export const outcomesBy =
  ({ judge }: Pick<OrderCheck, 'judge'>): OutcomeOf =>
  (state, change) =>
    judge(fixesOf(change, state).reduce(withFix, state));

const passes = (outcomeOf: OutcomeOf, state: Cart, change: Change): boolean =>
  outcomeOf(state, change).findings.length === 0;

/** Restores excluded units while the order stays valid, dearest first. */
export const filled = (outcomeOf: OutcomeOf, state: Cart, change: Change, worth: Worth): Change =>
  change.left
    .toSorted((a, b) => worth.ofUnit(b) - worth.ofUnit(a))
    .reduce((kept, id) => {
      const more = { ...kept, left: kept.left.filter((other) => other !== id) };
      return passes(outcomeOf, state, more) ? more : kept;
    }, change);

/** Drops unnecessary fixes, e.g. proofs for excluded units. */
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
