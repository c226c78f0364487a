import type { BundleKey } from '../../money/ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { won, type Won } from '../../money/won.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { ChargedFee } from '../parcel/parcels.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { shippingCouponWorth } from './shipping-worth.ts';
import type { CouponLanes } from './coupon-lanes.ts';
import { couponInputs, type LineIndex } from './take-coupons.ts';

/** The parcel of a coupon: that of the first of its units, by number, that is being bought. */
const parcelOf = ({ cartUnitIds }: AppliedCoupon, lines: LineIndex): BundleKey | undefined => {
  let first: CartUnit | undefined;
  for (const id of cartUnitIds) {
    const unit = lines.get(id)?.unit;
    if (unit && !(first && first.cartUnitId < unit.cartUnitId)) first = unit;
  }
  return first?.bundleKey;
};

const entryOf = (coupon: AppliedCoupon, parcel: BundleFee, basis: Won, worth: Won): LedgerEntry => ({
  rule: 'ShippingCoupon',
  kind: 'Coupon',
  sellerGroupKey: parcel.sellerGroupKey,
  place: { type: 'Bundle', bundleKey: parcel.bundleKey },
  amount: won(-worth),
  inputs: couponInputs(coupon, basis, worth),
});

/**
 * What the shipping coupons in use take off the fees of the parcels that their units are in (CP-05): by issue number,
 * each from what the ones before it left of the fee, never more than that.
 */
export const takeShippingCoupons = (
  { onFees }: Pick<CouponLanes, 'onFees'>,
  lines: LineIndex,
  fees: readonly ChargedFee[],
): readonly LedgerEntry[] => {
  if (onFees.length === 0) return [];
  const left = new Map<BundleKey, Won>();
  return onFees.flatMap((coupon) => {
    const key = parcelOf(coupon, lines);
    const parcel = fees.find(({ fee }) => fee.bundleKey === key)?.fee;
    if (!parcel) return [];
    const fee = left.get(parcel.bundleKey) ?? parcel.fee;
    const worth = shippingCouponWorth(coupon, { fee, subtotal: parcel.subtotal });
    left.set(parcel.bundleKey, won(fee - worth));
    return worth > 0 ? [entryOf(coupon, parcel, fee, worth)] : [];
  });
};
