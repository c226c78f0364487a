import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';

/** Possible losses in won, based on the original cart. */
export interface Worth {
  /** Price of a selected unit after discounts and before coupons. */
  readonly ofUnit: (id: CartUnitId) => number;
  /** Increase of the payable amount without a coupon; at least 0. */
  readonly ofCoupon: (no: CouponIssueNo) => number;
}

const remembered = <K>(work: (key: K) => number): ((key: K) => number) => {
  const known = new Map<K, number>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};

export const worthOf = (state: Cart): Worth => {
  const priced = pricedOf(state);
  const input = pricingInput(state);
  return {
    ofUnit: remembered((id) => totalOf((priced.unitEntries.get(id) ?? []).filter(({ kind }) => kind !== 'Coupon'))),
    ofCoupon: remembered((no) => {
      const appliedCoupons = state.coupons.applied.filter(({ couponIssueNo }) => couponIssueNo !== no);
      return Math.max(0, priceCart({ ...input, appliedCoupons }).payable - priced.payable);
    }),
  };
};
