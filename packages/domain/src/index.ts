export { createEngine } from './engine/create-engine.ts';
export { shopRules } from './engine/simple-rules.ts';
export type { Engine, EngineTerms, ShopChanged, ShopPrice } from './engine/engine.ts';
export type { EngineCart } from './engine/cart/engine-cart.ts';
export type { FieldsOf } from './engine/cart/fields.ts';
export { refund } from './engine/refund/refund.ts';
export { bestOffers } from './engine/find-best-offers.ts';
export { couponsFor } from './engine/coupons-for.ts';
export { smallestChange } from './engine/smallest-change.ts';
export type { PaidOrder, Refund } from './engine/refund/refund-result.ts';
export type { ShopFinding, ShopFix } from './engine/finding.ts';

export { definePromotion, offerOf } from './engine/promotions/promotion.ts';
export type { Promotion } from './engine/promotions/promotion.ts';
export type { Offer, PromotionUnit } from './engine/promotions/offer.ts';
export { defineRule, type ShopFacts } from './engine/rule.ts';
export { defineTax } from './engine/tax/define-tax.ts';
export { defineExclusion, shareUnits } from './engine/promotions/exclusion.ts';

export type { Cart } from './cart/cart.ts';
export type { CartUnit } from './entities/cart/cart-unit.ts';
export type { Item } from './entities/cart/item.ts';
export { couponKeyOf, type Coupon } from './entities/coupon/coupon.ts';
export type { ShippingPolicy } from './entities/shipping/policy.ts';
export { guest, type Buyer } from './entities/buyer/buyer.ts';
export {
  bundleKey,
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  sellerKey,
  shippingPolicyKey,
} from './money/ids.ts';

export { currencyOf, EUR, JPY, KRW, USD, type Currency } from './money/currency.ts';
export { formatMoney, fraction, less, money, parseMoney, plus, ratio, shares, type Money } from './money/money.ts';
export { won } from './money/won.ts';

export { priceCart } from './price/price-cart.ts';
export { pricingInput } from './selectors/priced-of.ts';

// the import lets a compiler also name the other types, for inferred declarations of a shop
export type { RefundResult } from './types.ts';
