import type { BundleKey } from '../../money/ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { minus, won, type Won } from '../../money/won.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { ChargedFee } from '../parcel/parcels.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { shippingCouponWorth } from './shipping-worth.ts';
import { couponInputs } from './coupon-inputs.ts';
import type { CouponLanes, LinesByPlace, PlacedCoupon } from './coupon-lanes.ts';

/** The parcel of a coupon: that of the first of its units, by number, that is being bought. */
const parcelOf = ({ places }: PlacedCoupon, byPlace: LinesByPlace): BundleKey | undefined => {
  for (const place of places) {
    const line = byPlace[place];
    if (line) return line.unit.bundleKey;
  }
  return undefined;
};

const entryOf = (coupon: AppliedCoupon, parcel: BundleFee, basis: Won, worth: Won): LedgerEntry => ({
  rule: 'ShippingCoupon',
  kind: 'Coupon',
  sellerGroupKey: parcel.sellerGroupKey,
  place: { type: 'Bundle', bundleKey: parcel.bundleKey },
  amount: minus(worth),
  inputs: couponInputs({ coupon, basis, worth }),
});

/**
 * What the shipping coupons in use take off the fees of the parcels that their units are in (CP-05): by issue number,
 * each from what the ones before it left of the fee, never more than that.
 */
export const takeShippingCoupons = (
  { onFees }: Pick<CouponLanes, 'onFees'>,
  byPlace: LinesByPlace,
  fees: readonly ChargedFee[],
): readonly LedgerEntry[] => {
  // priced for every cluster at every change, and most have none
  if (onFees.length === 0) return [];
  const left = new Map<BundleKey, Won>();
  return onFees.flatMap((placed) => {
    const key = parcelOf(placed, byPlace);
    const parcel = fees.find(({ fee }) => fee.bundleKey === key)?.fee;
    if (!parcel) return [];
    const { coupon } = placed;
    const fee = left.get(parcel.bundleKey) ?? parcel.fee;
    const worth = shippingCouponWorth(coupon, { fee, subtotal: parcel.subtotal });
    left.set(parcel.bundleKey, won(fee - worth));
    return worth > 0 ? [entryOf(coupon, parcel, fee, worth)] : [];
  });
};
