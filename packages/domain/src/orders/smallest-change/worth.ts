import { unitsById, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { remember } from '../../money/reuse.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import type { OrderCheck } from '../order-check.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';

/** Possible losses in won, based on the original cart. */
export interface Worth {
  /** Price of a selected unit after discounts and before coupons. */
  readonly ofUnit: (id: CartUnitId) => number;
  /** Decrease of that price with fewer pieces; at least that of each quantity between, and 0 for more pieces. */
  readonly ofPieces: (id: CartUnitId, quantity: number) => number;
  /** Lower bound of the further loss of each piece less than a quantity. */
  readonly ofPiece: (id: CartUnitId, quantity: number) => number;
  /** Increase of the payable amount without a coupon; at least 0. */
  readonly ofCoupon: (no: CouponIssueNo) => number;
}

const unitPrice = ({ unitEntries }: PricedCart, id: CartUnitId): number =>
  totalOf((unitEntries.get(id) ?? []).filter(({ kind }) => kind !== 'Coupon'));

/** True if every piece of a unit costs the same for every quantity. The price of a measured unit is rounded. */
const isLinearIn =
  ({ appliedPromotions, discounts: { extra, funding } }: Cart) =>
  ({ discounts, item: { measure } }: Pick<CartUnit, 'discounts' | 'item'>): boolean =>
    !measure && appliedPromotions.length + extra.length + funding.length + discounts.length === 0;

const withQuantity = (state: Cart, id: CartUnitId, quantity: number): Cart => ({
  ...state,
  units: state.units.map((unit) => (unit.cartUnitId === id ? { ...unit, quantity } : unit)),
});

/** @param ready evaluates promotions again for another quantity; missing if they do not depend on it */
export const worthOf = (state: Cart, ready?: OrderCheck['ready']): Worth => {
  const priced = pricedOf(state);
  const input = pricingInput(state);
  const units = unitsById(state.units);
  const isLinear = ready ? () => false : isLinearIn(state);
  const ofUnit = remember((id: CartUnitId) => unitPrice(priced, id));
  const decreaseOf = remember((id: CartUnitId) =>
    remember((quantity: number) => {
      const changed = withQuantity(state, id, quantity);
      return ofUnit(id) - unitPrice(pricedOf(ready ? ready(changed) : changed), id);
    }),
  );
  const ofPieces: Worth['ofPieces'] = (id, quantity) => {
    const unit = units.get(id);
    if (!unit || quantity >= unit.quantity) return 0;
    const decrease = decreaseOf(id);
    const step = Math.max(1, unit.item.limits.multiple);
    let most = Math.max(0, decrease(quantity));
    if (!isLinear(unit))
      for (let n = Math.ceil(unit.quantity / step - 1) * step; n > quantity; n -= step)
        most = Math.max(most, decrease(n));
    return Math.min(most, Math.max(0, ofUnit(id)));
  };
  return {
    ofUnit,
    ofPieces,
    ofPiece: (id, quantity) => {
      const unit = units.get(id);
      const lost = ofPieces(id, quantity);
      let least = (ofUnit(id) - lost) / quantity;
      const last = unit && isLinear(unit) ? quantity - 1 : 1;
      const step = unit?.item.measure ? unit.item.limits.multiple : 1;
      for (let n = quantity - step; n >= Math.max(1, last); n -= step)
        least = Math.min(least, (ofPieces(id, n) - lost) / (quantity - n));
      return least;
    },
    ofCoupon: remember((no: CouponIssueNo) => {
      const appliedCoupons = state.coupons.applied.filter(({ couponIssueNo }) => couponIssueNo !== no);
      return Math.max(0, priceCart({ ...input, appliedCoupons }).payable - priced.payable);
    }),
  };
};
