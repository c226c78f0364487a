import { option as O } from 'fp-ts';
import {
  allowedPieces,
  couponsOn,
  duplicateCount,
  sellerGroupKeyOf,
  unitSummary,
  type CartUnit,
  type CartUnitId,
} from '@baguni/domain';
import type { UnitFacts, UnitTotals } from '../common/unit-facts.ts';
import type { CartSelectors } from './cart-selectors.ts';
import { hasFreeLabel } from './shipping-facts.ts';

const isServiceNamed = ({ services }: CartSelectors, unit: CartUnit): boolean =>
  services.get(sellerGroupKeyOf(unit)) === unit.cartUnitType;

const totalsOf = ({ itemTotal, couponTotal, negativeTotal, price }: UnitTotals): UnitTotals => ({
  itemTotal,
  couponTotal,
  negativeTotal,
  price,
});

export const unitFacts = (cart: CartSelectors, id: CartUnitId): UnitFacts | undefined => {
  const { state } = cart;
  const unit = cart.unitsById.get(id);
  if (!unit) return undefined;
  return {
    unit,
    isSelected: cart.selected.has(id),
    isConcerned: cart.concerned.has(id),
    saving: state.cart.saving.find(({ cartUnitId }) => cartUnitId === id)?.quantity,
    refusal: state.refusals.find(({ cartUnitId }) => cartUnitId === id)?.finding,
    oneMoreRefused: O.isNone(allowedPieces(unit)) ? cart.deferred?.oneMoreRefused(unit) : undefined,
    isDeleting: state.deleting.includes(id),
    hasCoupon: couponsOn(state.cart.appliedCoupons, id).length > 0,
    totals: totalsOf(unitSummary(cart.priced, id)),
    isPrompted: cart.promptedUnit === id,
    cashback: cart.cashbacks.get(id),
    hasFreeShippingLabel: hasFreeLabel(cart, unit),
    isServiceNamedByGroup: isServiceNamed(cart, unit),
    duplicates: duplicateCount(unit, cart.units),
  };
};
