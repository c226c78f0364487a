import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';

/** What a change may give up, in won, as the cart is before it. */
export interface Worth {
  /** What a chosen unit costs after its discounts and before coupons. */
  readonly ofUnit: (id: CartUnitId) => number;
  /** How much more there would be to pay without a coupon; never below 0. */
  readonly ofCoupon: (no: CouponIssueNo) => number;
}

/** A value for each key, worked out when it is first asked for. */
const remembered = <K>(work: (key: K) => number): ((key: K) => number) => {
  const known = new Map<K, number>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};

/** What each unit and each coupon of a cart is worth to its shopper, in won. */
export const worthOf = (state: Cart): Worth => {
  const priced = pricedOf(state);
  const input = pricingInput(state);
  return {
    ofUnit: remembered((id) => totalOf((priced.unitEntries.get(id) ?? []).filter(({ kind }) => kind !== 'Coupon'))),
    ofCoupon: remembered((no) => {
      const appliedCoupons = state.appliedCoupons.filter(({ couponIssueNo }) => couponIssueNo !== no);
      return Math.max(0, priceCart({ ...input, appliedCoupons }).payable - priced.payable);
    }),
  };
};
