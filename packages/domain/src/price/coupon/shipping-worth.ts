import { noWon, type Won } from '../../money/won.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import { couponWorth } from './worth.ts';

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
): Won => (subtotal < coupon.possiblePrice ? noWon : couponWorth({ ...coupon, possiblePrice: noWon }, fee));
