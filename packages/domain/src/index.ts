export { engineOf } from './shop/engine-of.ts';
export { marketplaceEngine, marketplaceRules } from './shop/marketplace.ts';
export { marketplaceRuleGroups } from './shop/rule-groups.ts';
export { marketplaceLimits, type Limits } from './shop/limits.ts';
export { partsOf } from './shop/parts.ts';
export type { Engine, EngineTerms, ShopChanged, ShopParts, ShopPrice } from './shop/engine.ts';
export type { ShopFinding, ShopFix, Words } from './shop/finding.ts';
export type { ShopCart } from './shop/in.ts';
export type { BestOffers } from './shop/offers-question.ts';

export { definePromotion, offerOf } from './shop/promotion.ts';
export type { Offer, Promotion, PromotionOrder, PromotionUnit } from './shop/promotion.ts';
export { defineRule, type ShopFacts, type ShopRule } from './shop/rule.ts';
export { defineExclusion, shareUnits, type OwnExclusion } from './shop/exclusion.ts';

export type { Cart } from './cart/cart.ts';
export type { CartUnit } from './entities/cart/cart-unit.ts';
export type { Item } from './entities/cart/item.ts';
export { couponKeyOf, type Coupon } from './entities/coupon/held-coupon.ts';
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

export { currencyOf, EUR, JPY, KRW, KWD, USD, type Currency } from './money/currency.ts';
export { formatMoney, less, money, multiplied, parseMoney, plus, ratio, shares, type Money } from './money/money.ts';
export { won } from './money/won.ts';

export { formatMessage } from './messages/format-message.ts';
export { explain } from './engine/explain.ts';
export { priceRules } from './price/ledger/ledger.ts';
