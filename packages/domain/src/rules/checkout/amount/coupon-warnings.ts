import { option as O } from 'fp-ts';
import { paymentNotice } from '../../../coupons/stacking.ts';
import type { Finding } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

/**
 * Returns notices about coupons that block no order: the required payment method (CP-06).
 * @example
 * const ofCard = aHeldCoupon({ paymentCouponName: O.some('Baguni Card') });
 * const [warning] = couponWarnings({ coupons: [{ coupon: ofCard, place: aPlace() }] });
 * [warning?.code, warning?.params]; // [ 'CART-BR5-10', { method: 'Baguni Card' } ]
 */
export const couponWarnings = ({ coupons }: Pick<CheckoutFacts, 'coupons'>): readonly Finding[] => {
  const notice = paymentNotice(coupons);
  return O.isSome(notice) ? [notice.value] : [];
};
