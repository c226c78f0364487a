import type { CartUnitId } from '../../money/ids.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { asApplied, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CombinationQuestion } from './question.ts';

/** Unit price after discounts, with and without the option discount (PR-03), in won. */
export interface UnitPrices {
  readonly bare: number;
  readonly stripped: number;
}

/** Returns a coupon of 0 won on every unit, which only removes option discounts (PR-03). */
const strippingAll = (ids: readonly CartUnitId[], coupon: Coupon): readonly AppliedCoupon[] => [
  {
    ...asApplied(coupon, ids),
    couponType: 'BuyerCoupon',
    discountUnitType: 'Amount',
    discountValue: 0,
    isFreeShipping: false,
  },
];

export type UnitPriceOf = (id: CartUnitId) => UnitPrices;

export const unitPricesOf = (
  { pricing, coupons: [anyCoupon] }: CombinationQuestion,
  bare: ReturnType<typeof priceCart>,
): UnitPriceOf => {
  const ids = [...pricing.selected];
  const stripped = anyCoupon ? priceCart({ ...pricing, appliedCoupons: strippingAll(ids, anyCoupon) }) : bare;
  const known = new Map(
    ids.map((id) => [
      id,
      { bare: totalOf(bare.unitEntries.get(id) ?? []), stripped: totalOf(stripped.unitEntries.get(id) ?? []) },
    ]),
  );
  return (id) => known.get(id) ?? { bare: 0, stripped: 0 };
};
