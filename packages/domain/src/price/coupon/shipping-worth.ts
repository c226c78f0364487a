import { noWon, type Won } from '../../money/won.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { couponWorth } from './worth.ts';

/**
 * What a shipping coupon takes off a parcel's fee, in won: a part of what is paid in advance, at most its limit, never
 * more than the fee (CP-05); 0 where the goods in the parcel are below its least purchase (CP-03).
 * @example
 * const fiveOff = aCoupon({ isFreeShipping: true, discountUnitType: 'Amount', discountValue: 5_000, possiblePrice: won(20_000) });
 * shippingCouponWorth(fiveOff, { fee: won(3_000), subtotal: won(35_790) }); // 3000
 * shippingCouponWorth(fiveOff, { fee: won(3_000), subtotal: won(9_990) }); // 0
 */
export const shippingCouponWorth = (
  coupon: AppliedCoupon,
  { fee, subtotal }: Pick<BundleFee, 'fee' | 'subtotal'>,
): Won => (subtotal < coupon.possiblePrice ? noWon : couponWorth({ ...coupon, possiblePrice: noWon }, fee));
