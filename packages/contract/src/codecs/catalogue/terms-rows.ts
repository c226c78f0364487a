import { discountTypes } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { amount, answerText, choice, sellerKey } from '../base/values.ts';
import { discountPolicy } from '../cart/discount.ts';
import { bundleTerms, shippingPolicy } from '../cart/shipping.ts';
import { noText, partNo, tenant, texts } from './base.ts';

export const sellerRow = t.strict({
  type: t.literal('seller'),
  tenant,
  sellerKey,
  sellerName: texts,
  miniShopName: texts,
  shopLink: noText,
});

export const shippingPolicyRow = t.intersection([
  t.strict({ type: t.literal('shippingPolicy'), tenant }),
  shippingPolicy,
]);

/** The terms of items that are sent in one parcel. */
export const parcelRow = t.intersection([t.strict({ type: t.literal('parcel'), tenant }), bundleTerms]);

export const discountRow = t.strict({
  type: t.literal('discount'),
  tenant,
  discountNo: partNo,
  discountType: choice(discountTypes),
  displayName: texts,
  policy: discountPolicy,
});

/** A discount that the seller does not pay. */
export const fundingRow = t.strict({
  type: t.literal('funding'),
  tenant,
  discountPolicyNo: partNo,
  displayName: texts,
  discountPolicyName: answerText,
  discountPrice: amount,
});

export type SellerRow = t.TypeOf<typeof sellerRow>;
export type ShippingPolicyRow = t.TypeOf<typeof shippingPolicyRow>;
export type ParcelRow = t.TypeOf<typeof parcelRow>;
export type DiscountRow = t.TypeOf<typeof discountRow>;
export type FundingRow = t.TypeOf<typeof fundingRow>;
