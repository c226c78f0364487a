import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, couponPolicyNo, itemNo, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import type { Item } from '../../entities/cart/item.ts';
import { unknownItem, unreadableUnit } from '../../entities/cart/unreadable-unit.ts';
import { noCouponFlags, type Coupon } from '../../entities/coupon/coupon.ts';
import { noWon } from '../../money/won.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

const ONLY = 'shop';

/** A default item without options or limits. Callers set number, name and price. */
export const plainItem: Item = unknownItem(itemNo('item'));

/** One orderable piece of a default item that takes coupons. Callers override fields (EN-05). */
export const plainUnit: CartUnit = {
  ...unreadableUnit(cartUnitId(1)),
  item: plainItem,
  seller: { sellerKey: sellerKey(ONLY), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey(ONLY),
  bundleKey: bundleKey(ONLY),
  isBuyAvailable: true,
  unableOrderType: undefined,
  isCouponUsable: true,
};

/** Default shipping terms: prepaid, 0 won, with a visible fee (SH-01). */
export const plainPolicy: ShippingPolicy = {
  shippingPolicyKey: shippingPolicyKey(ONLY),
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
