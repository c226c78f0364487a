import { cartOf, plainCoupon, plainPolicy, plainUnit } from '@baguni/domain/engine';
import { documentOf } from '../codecs/state/document.ts';
import { cartDocument } from '../codecs/state/state-codec.ts';
import { isObject, own, without, type JsonObject } from './fill.ts';

const json = (value: unknown): JsonObject => (isObject(value) ? value : {});

const written = json(
  cartDocument.encode(
    documentOf(
      cartOf([plainUnit], { shippingPolicies: [plainPolicy], coupons: { status: 'Known', offered: [plainCoupon] } }),
    ),
  ),
);

const firstOf = (value: unknown): JsonObject => json(Array.isArray(value) ? value[0] : undefined);
const unit = firstOf(own(written, 'units'));

/** What a cart is where its text does not say: everything but its units and what is selected. */
export const plainCart = without(written, 'units', 'selected', 'shippingPolicies', 'coupons');

/** What a unit is where its text does not say; it must say its number, its quantity, its item and its seller. */
export const plainUnitJson: JsonObject = {
  ...without(unit, 'cartUnitId', 'quantity', 'bundleKey', 'shippingPolicyKey', 'isBuyAvailable'),
  item: without(own(unit, 'item'), 'itemNo', 'itemName', 'itemSellPrice'),
  seller: without(own(unit, 'seller'), 'sellerKey'),
};

/** What shipping terms are where the text does not say; it must say their key and fee. */
export const plainPolicyJson = without(firstOf(own(written, 'shippingPolicies')), 'shippingPolicyKey', 'shippingFee');

/** What a coupon is where the text does not say; it must say its number, its name and what it takes off. */
export const plainCouponJson = without(
  firstOf(own(json(own(written, 'coupons')), 'offered')),
  'policyNo',
  'couponName',
  'discountUnitType',
  'discountValue',
);

/** What a coupon in use is where neither it nor the buyer’s coupon says. */
export const plainAppliedJson: JsonObject = { couponName: '', possiblePrice: 0, limitPrice: 0, isFreeShipping: false };

/** The same with what it takes off, which the buyer’s coupon says. */
export const plainWorthJson: JsonObject = {
  ...plainAppliedJson,
  couponType: 'BuyerCoupon',
  discountUnitType: 'Amount',
  discountValue: 0,
};

/** What an option is where the text does not say; it must say its price. */
export const plainOptionJson: JsonObject = { optionNo: '', optionType: 'Combination', optionEntries: [] };

/** What an additional product is where the text does not say; it must say its name, price and quantity. */
export const plainAdditionJson: JsonObject = { additionNo: '', value: '' };

/** What a discount takes off where the text does not say; it must say whether it is a rate or an amount, and which. */
export const plainDiscountPolicyJson: JsonObject = { basisKind: 'Quantity', minApplyCondition: 1 };

/** What a discount is where the text does not say; it must say its type and what it takes off. */
export const plainDiscountJson: JsonObject = { discountNo: '', displayName: '', policy: plainDiscountPolicyJson };
