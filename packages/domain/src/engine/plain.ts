import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, couponPolicyNo, itemNo, sellerKey, shippingPolicyKey } from '../money/ids.ts';
import type { Item } from '../entities/cart/item.ts';
import { unknownItem, unreadableUnit } from '../entities/cart/unreadable-unit.ts';
import { noCouponFlags, type Coupon } from '../entities/coupon/held-coupon.ts';
import { noWon } from '../money/won.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';

/** The only seller, parcel and terms of a cart that names none. */
const ONLY = 'shop';

/** An item with nothing special about it: no option, no limit, enough of it; its number, name and price are yours to say. */
export const plainItem: Item = unknownItem(itemNo('item'));

/** One piece of a plain item that can be ordered and takes coupons; what is special about yours goes over it (EN-05). */
export const plainUnit: CartUnit = {
  ...unreadableUnit(cartUnitId(1)),
  item: plainItem,
  seller: { sellerKey: sellerKey(ONLY), sellerName: '', miniShopName: '', shopLink: '' },
  shippingPolicyKey: shippingPolicyKey(ONLY),
  bundleKey: bundleKey(ONLY),
  isBuyAvailable: true,
  unableOrderType: O.none,
  isCouponUsable: true,
};

/** Terms of shipping with nothing special about them: paid in advance, 0 won, a fee that is shown (SH-01). */
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

/** A buyer’s coupon for every unit, without a least purchase or a limit, worth 0 won until you say otherwise (CP-20). */
export const plainCoupon: Coupon = {
  issueNo: O.none,
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
  paymentCouponName: O.none,
  eventNo: '',
  encStr: '',
  couponPromotionType: '',
  issuable: false,
};
