import type { BundleKey } from '../../money/ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Line } from '../ledger/line.ts';
import { won, type Won } from '../../money/won.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { shippingCouponWorth } from './shipping-worth.ts';
import { couponInputs } from './take-coupons.ts';

/** The parcel of a coupon: that of the first of its units, by number, that is being bought. */
const parcelOf = ({ cartUnitIds }: AppliedCoupon, lines: readonly Line[]): BundleKey | undefined => {
  const on = lines.filter(({ unit }) => cartUnitIds.includes(unit.cartUnitId));
  return on.toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId)[0]?.unit.bundleKey;
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
  coupons: readonly AppliedCoupon[],
  lines: readonly Line[],
  fees: readonly BundleFee[],
): readonly LedgerEntry[] => {
  const onFees = coupons.filter((coupon) => coupon.isFreeShipping);
  if (onFees.length === 0) return [];
  const left = new Map(fees.map((fee) => [fee.bundleKey, fee.fee]));
  return onFees
    .toSorted((a, b) => (a.couponIssueNo < b.couponIssueNo ? -1 : 1))
    .flatMap((coupon) => {
      const key = parcelOf(coupon, lines);
      const parcel = fees.find((fee) => fee.bundleKey === key);
      if (!parcel) return [];
      const fee = left.get(parcel.bundleKey) ?? parcel.fee;
      const worth = shippingCouponWorth(coupon, { fee, subtotal: parcel.subtotal });
      left.set(parcel.bundleKey, won(fee - worth));
      return worth > 0 ? [entryOf(coupon, parcel, fee, worth)] : [];
    });
};
