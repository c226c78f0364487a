import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Fix } from '../../rule/rule.ts';
import { withFix } from '../fix.ts';
import type { JudgedOrder, OrderCheck } from '../order-check.ts';
import type { PieceSteps, UnitPieces } from './pieces.ts';
import type { Worth } from './worth.ts';

/** Units, pieces and coupons given up to make an order possible, and proofs or agreements, which are free. */
export interface Change {
  readonly left: readonly CartUnitId[];
  /** Other quantities of units that stay. */
  readonly pieces: readonly UnitPieces[];
  readonly couponsOff: readonly CouponIssueNo[];
  readonly free: readonly Fix[];
}

export const noChange: Change = { left: [], pieces: [], couponsOff: [], free: [] };

/** Returns the fixes of a change in a safe order: agreements last, because they refer to the selection (CK-08). */
export const fixesOf = (
  { left, pieces, couponsOff, free }: Change,
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
  ...pieces.map((one) => ({ type: 'SetQuantity', ...one }) as const),
  ...free,
];

/** Adds a step to a change; its pieces replace earlier ones. */
export const plus = ({ left, pieces, couponsOff, free }: Change, partial: Partial<Change>): Change => {
  const [out, changed] = [[...left, ...(partial.left ?? [])], partial.pieces ?? []];
  const isKept = ({ cartUnitId: id }: UnitPieces): boolean => !changed.some(({ cartUnitId }) => cartUnitId === id);
  return {
    left: out.toSorted((a, b) => a - b),
    pieces: [...pieces.filter(isKept), ...changed]
      .filter(({ cartUnitId }) => !out.includes(cartUnitId))
      .toSorted((a, b) => a.cartUnitId - b.cartUnitId),
    couponsOff: [...new Set([...couponsOff, ...(partial.couponsOff ?? [])])].toSorted(),
    free: [...free, ...(partial.free ?? [])],
  };
};

export const lossOf = ({ left, pieces, couponsOff }: Change, worth: Worth): number =>
  left.reduce((total, id) => total + worth.ofUnit(id), 0) +
  pieces.reduce((total, { cartUnitId, quantity }) => total + worth.ofPieces(cartUnitId, quantity), 0) +
  couponsOff.reduce((total, no) => total + worth.ofCoupon(no), 0);

export type OutcomeOf = (state: Cart, change: Change) => JudgedOrder;

export const outcomesBy =
  ({ judge }: Pick<OrderCheck, 'judge'>): OutcomeOf =>
  (state, change) =>
    judge(fixesOf(change, state).reduce(withFix, state));

const passes = (outcomeOf: OutcomeOf, state: Cart, change: Change): boolean =>
  outcomeOf(state, change).findings.length === 0;

/** Restores excluded units and pieces while the order stays valid, dearest units first. */
export const filled = (
  {
    outcomeOf,
    state,
    worth,
    steps,
  }: {
    readonly outcomeOf: OutcomeOf;
    readonly state: Cart;
    readonly worth: Worth;
    readonly steps: Pick<PieceSteps, 'fewer'>;
  },
  change: Change,
): Change =>
  [...change.left, ...change.pieces.map(({ cartUnitId }) => cartUnitId)]
    .toSorted((a, b) => worth.ofUnit(b) - worth.ofUnit(a))
    .reduce((kept, id) => {
      const more = {
        ...kept,
        left: kept.left.filter((other) => other !== id),
        pieces: kept.pieces.filter((other) => other.cartUnitId !== id),
      };
      if (passes(outcomeOf, state, more)) return more;
      const fewer = steps.fewer(id).map((step) => plus(more, step));
      const best = fewer.find((one) => passes(outcomeOf, state, one));
      return best && lossOf(best, worth) < lossOf(kept, worth) ? best : kept;
    }, change);

const isCouponOn =
  (ids: readonly CartUnitId[], { coupons: { applied } }: Cart) =>
  (no: CouponIssueNo): boolean =>
    applied.some((one) => one.couponIssueNo === no && one.cartUnitIds.some((id) => ids.includes(id)));

/** Drops unnecessary fixes, e.g. proofs for excluded units. Coupons of changed quantities stay removed. */
export const pruned = (outcomeOf: OutcomeOf, state: Cart, change: Change): Change => {
  const dropping = <K extends keyof Change>(from: Change, name: K, some: readonly Change[K][number][]): Change =>
    some.reduce((kept, value) => {
      const fewer = { ...kept, [name]: kept[name].filter((other) => other !== value) };
      return passes(outcomeOf, state, fewer) ? fewer : kept;
    }, from);
  const pieces = dropping(change, 'pieces', change.pieces);
  const isNeeded = isCouponOn(
    pieces.pieces.map(({ cartUnitId }) => cartUnitId),
    state,
  );
  const coupons = dropping(
    pieces,
    'couponsOff',
    pieces.couponsOff.filter((no) => !isNeeded(no)),
  );
  return dropping(coupons, 'free', coupons.free);
};
