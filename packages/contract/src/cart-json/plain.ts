import { cartOf, plainCoupon, plainPolicy, plainUnit } from '@baguni/domain/internal';
import { documentOf, cartDocument } from '../codecs/state/state-codec.ts';
import { objectOf, own, without, type JsonObject } from './json.ts';

const plainDocument = objectOf(
  cartDocument.encode(
    documentOf(
      cartOf([plainUnit], {
        shipping: { policies: [plainPolicy] },
        coupons: { status: 'Known', offered: [plainCoupon] },
      }),
    ),
  ),
);

const firstOf = (value: unknown): JsonObject => objectOf(Array.isArray(value) ? value[0] : undefined);
const unit = firstOf(own(plainDocument, 'units'));

/** Cart defaults, except for units and selection. */
export const plainCart = without(plainDocument, 'units', 'selected', 'shippingPolicies', 'coupons');

/** Item defaults. Required: number, name and price. */
export const plainItemJson = without(own(unit, 'item'), 'itemNo', 'itemName', 'itemSellPrice');

/** Unit defaults. Required: number, quantity, item and seller. */
export const plainUnitJson: JsonObject = {
  ...without(unit, 'cartUnitId', 'quantity', 'bundleKey', 'shippingPolicyKey', 'isBuyAvailable'),
  item: plainItemJson,
  seller: without(own(unit, 'seller'), 'sellerKey'),
};

/** Shipping term defaults. Required: key and fee. */
export const plainPolicyJson = without(
  firstOf(own(plainDocument, 'shippingPolicies')),
  'shippingPolicyKey',
  'shippingFee',
);

/** Coupon defaults. Required: number, name and discount. */
export const plainCouponJson = without(
  firstOf(own(objectOf(own(plainDocument, 'coupons')), 'offered')),
  'policyNo',
  'couponName',
  'discountUnitType',
  'discountValue',
);

/** Defaults of an applied coupon if the buyer’s coupon has no value. */
export const plainAppliedJson: JsonObject = { couponName: '', possiblePrice: 0, limitPrice: 0, isFreeShipping: false };

/** Defaults of an applied coupon, including its discount. */
export const plainWorthJson: JsonObject = {
  ...plainAppliedJson,
  couponType: 'BuyerCoupon',
  discountUnitType: 'Amount',
  discountValue: 0,
};

/** Option defaults. Required: price. */
export const plainOptionJson: JsonObject = { optionNo: '', optionType: 'Combination', optionEntries: [] };

/** Additional product defaults. Required: name, price and quantity. */
export const plainAdditionJson: JsonObject = { additionNo: '', value: '' };

/** Discount policy defaults. Required: calculation type with its rate or amount. */
export const plainDiscountPolicyJson: JsonObject = { basisKind: 'Quantity', minApplyCondition: 1 };

/** Discount defaults. Required: type and policy. */
export const plainDiscountJson: JsonObject = { discountNo: '', displayName: '', policy: plainDiscountPolicyJson };
