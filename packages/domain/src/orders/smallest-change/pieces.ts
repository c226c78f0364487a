import type { Cart } from '../../cart/cart.ts';
import { unitsById, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponsOn } from '../../entities/coupon/coupon.ts';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Fix } from '../../rule/rule.ts';
import { allowedPieces } from '../../rules/facts.ts';
import type { JudgedOrder } from '../order-check.ts';

export interface UnitPieces {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
}

/** Another quantity of a unit, which removes its coupons (QT-04). */
export interface PieceStep {
  readonly pieces: readonly [UnitPieces];
  readonly couponsOff: readonly CouponIssueNo[];
}

/** The quantities that a change may give to the units of a cart. */
export interface PieceSteps {
  /** Returns the allowed quantity at least `by` pieces lower, and those that findings propose for the unit. */
  readonly next: (unit: CartUnit, by?: number) => readonly PieceStep[];
  readonly byFix: (fix: UnitPieces) => readonly PieceStep[];
  /** Returns every lower allowed quantity of a unit, highest first. */
  readonly fewer: (id: CartUnitId) => readonly PieceStep[];
}

const isSetQuantity = (fix: Fix): fix is Extract<Fix, { type: 'SetQuantity' }> => fix.type === 'SetQuantity';

/** Returns the steps of a cart by its units and findings before any change. */
export const pieceStepsOf = ({ coupons }: Cart, { facts, findings }: JudgedOrder): PieceSteps => {
  const before = unitsById(facts.chosen);
  const proposals = findings.flatMap(({ fixes }) => fixes.filter(isSetQuantity));
  // a department store changes by one piece at a time (QT-07)
  const isInReach = ({ item, quantity: now }: CartUnit, quantity: number): boolean =>
    !item.flags?.isDepartmentStore || Math.abs(quantity - now) <= 1;
  const byFix = ({ cartUnitId, quantity }: UnitPieces): readonly PieceStep[] => {
    const unit = before.get(cartUnitId);
    const couponsOff = couponsOn(coupons.applied, cartUnitId).map(({ couponIssueNo }) => couponIssueNo);
    return unit && isInReach(unit, quantity) ? [{ pieces: [{ cartUnitId, quantity }], couponsOff }] : [];
  };
  const lower = (unit: CartUnit, now: number, by = 1): readonly number[] => {
    const allowed = allowedPieces(unit, Infinity);
    if (!allowed) return [];
    const quantity = Math.min(allowed.most, Math.floor((now - by) / allowed.step) * allowed.step);
    return quantity >= allowed.least ? [quantity] : [];
  };
  // never from fewer pieces to more, so that no step reduces the loss
  const isStep = (unit: CartUnit, now: number, quantity: number): boolean =>
    quantity < now || (quantity > now && now >= unit.quantity);
  const wanted = (unit: CartUnit, now: number): readonly number[] =>
    proposals.flatMap(({ cartUnitId: id, quantity }) =>
      id === unit.cartUnitId && isStep(unit, now, quantity) ? [quantity] : [],
    );
  const fewer = (id: CartUnitId): readonly PieceStep[] => {
    const unit = before.get(id);
    if (!unit) return [];
    const quantities: number[] = [];
    for (let [n] = lower(unit, unit.quantity); n !== undefined; [n] = lower(unit, n)) quantities.push(n);
    return quantities.flatMap((quantity) => byFix({ cartUnitId: id, quantity }));
  };
  return {
    byFix,
    fewer,
    next: ({ cartUnitId, quantity: now }, by) => {
      const unit = before.get(cartUnitId);
      const all = new Set(unit ? [...lower(unit, now, by), ...wanted(unit, now)] : []);
      return [...all].flatMap((quantity) => byFix({ cartUnitId, quantity }));
    },
  };
};
