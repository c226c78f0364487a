import type { Rounding } from '../../money/currency.ts';
import { least, noWon, type Won, minus, won } from '../../money/won.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { fullWorth, couponInputs, type CouponLanes, type LinesByPlace, type PlacedCoupon } from './coupon-lanes.ts';
import type { BundleKey } from '../../money/ids.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { ChargedFee } from '../parcel/parcels.ts';

/**
 * Returns the saving of a shipping coupon on the prepaid fee in won: at most its limit and the fee. Returns 0 if the
 * goods are below its minimum purchase.
 * @example
 * const fiveOff = aCoupon({ isFreeShipping: true, discountUnitType: 'Amount', discountValue: 5_000, possiblePrice: won(20_000) });
 * shippingCouponWorth(fiveOff, { fee: won(3_000), subtotal: won(35_790) }); // 3000
 * shippingCouponWorth(fiveOff, { fee: won(3_000), subtotal: won(9_990) }); // 0
 */
export const shippingCouponWorth = (
  coupon: AppliedCoupon,
  { fee, subtotal }: Pick<BundleFee, 'fee' | 'subtotal'>,
  rounding?: Rounding,
): Won => (subtotal < coupon.possiblePrice ? noWon : least(fullWorth(coupon, fee, rounding), fee));

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

/** Applies shipping coupons to the fees of their parcels, by issue number, each to the remaining fee. */
export const takeShippingCoupons = (
  { onFees }: Pick<CouponLanes, 'onFees'>,
  byPlace: LinesByPlace,
  fees: readonly ChargedFee[],
  rounding?: Rounding,
): readonly LedgerEntry[] => {
  if (onFees.length === 0) return [];
  const left = new Map<BundleKey, Won>();
  return onFees.flatMap((placed) => {
    const key = parcelOf(placed, byPlace);
    const parcel = fees.find(({ fee }) => fee.bundleKey === key)?.fee;
    if (!parcel) return [];
    const { coupon } = placed;
    const fee = left.get(parcel.bundleKey) ?? parcel.fee;
    const worth = shippingCouponWorth(coupon, { fee, subtotal: parcel.subtotal }, rounding);
    left.set(parcel.bundleKey, won(fee - worth));
    return worth > 0 ? [entryOf(coupon, parcel, fee, worth)] : [];
  });
};
