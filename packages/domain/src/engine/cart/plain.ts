import { couponPolicyNo } from '../../money/ids.ts';
import { plainUnit } from '../../entities/cart/plain-unit.ts';
import { noCouponFlags, type Coupon } from '../../entities/coupon/coupon.ts';
import { noWon } from '../../money/won.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

export { plainItem, plainUnit } from '../../entities/cart/plain-unit.ts';

/** Default shipping terms: prepaid, 0 won, with a visible fee (SH-01). */
export const plainPolicy: ShippingPolicy = {
  shippingPolicyKey: plainUnit.shippingPolicyKey,
  shippingMethodType: 'General',
  shippingChargePayType: 'PaymentInAdvance',
  shippingFee: noWon,
  isQuantityShippingFee: false,
  isConditionalFree: false,
  conditionalFreeBasisCost: noWon,
  isSpecialShipping: false,
  isArrivalGuaranteed: false,
  isSmileDelivery: false,
  isDisplayShippingFee: true,
};

/** A buyer coupon for every unit without minimum or cap, worth 0 won (CP-20). */
export const plainCoupon: Coupon = {
  issueNo: undefined,
  policyNo: couponPolicyNo('coupon'),
  couponType: 'BuyerCoupon',
  discountUnitType: 'Amount',
  discountValue: 0,
  couponName: '',
  possiblePrice: noWon,
  limitPrice: noWon,
  expiredDate: '9999-12-31T23:59:59.999Z',
  flags: noCouponFlags,
  target: { type: 'All' },
  paymentCouponName: undefined,
  eventNo: '',
  encStr: '',
  couponPromotionType: '',
  issuable: false,
};
