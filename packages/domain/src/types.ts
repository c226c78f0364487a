export type {
  CartCoupons,
  CartDiscounts,
  CartFields,
  Destination,
  OrderedCart,
  SavingQuantity,
  ServerPrices,
  ShippingTerms,
} from './cart/cart.ts';
export type { BestOffers, OffersOptions, OffersSoFar, UnusedPromotion } from './engine/best-offers/offers-question.ts';
export type { OfferFields } from './engine/cart/engine-cart.ts';
export type { BuyerOf, CustomFields, FieldReaders, OrderFields, UnitOf, WithFields } from './engine/cart/fields.ts';
export type { SimpleUnit, SimpleUnitOf } from './engine/cart/simple-unit.ts';
export type { ShippingZone } from './engine/countries.ts';
export type { OfferedCoupon, OfferedCoupons } from './engine/coupons-for.ts';
export type {
  CheckedQuantity,
  DefaultValues,
  GivenUnit,
  NewItemOf,
  Refused,
  ShopExplanation,
} from './engine/engine.ts';
export type { ShopMessages, Values, Words } from './engine/finding.ts';
export type { Limits } from './engine/limits.ts';
export type { Shop } from './engine/shop.ts';
export type { OwnExclusion } from './engine/promotions/exclusion.ts';
export type {
  EvaluatedPromotion,
  Lacking,
  OfferFunctions,
  OfferTerms,
  PromotionJson,
  PromotionLane,
  PromotionOrder,
  PromotionSaving,
  Stacking,
} from './engine/promotions/offer.ts';
export type { Decoder, Reader, StandardSchema } from './engine/reader.ts';
export type { RefundTerms } from './engine/refund-terms.ts';
export type {
  RefundEntry,
  RefundLine,
  PiecesToReturn,
  RefundResult,
  ReturnedPieces,
} from './engine/refund/refund-result.ts';
export type { RuleBase } from './engine/rule-base.ts';
export type { Broken, OwnRuleTerms, ShopRule } from './engine/rule.ts';
export type { ShopChange } from './engine/smallest-change.ts';
export type { Tax } from './engine/tax/define-tax.ts';
export type { TaxOfRate, TaxReceipt } from './engine/tax/tax-ledger.ts';
export type { TaxTerms } from './engine/tax/tax-terms.ts';
export type { EngineShop } from './engine/terms.ts';
export type { QuantityTerms } from './engine/verbs/set-quantity.ts';
export type { ShopUnit } from './entities/cart/cart-unit.ts';
export type {
  Addition,
  CategoryCodes,
  ItemFlags,
  ItemOption,
  Measure,
  QuantityLimits,
  ShopItem,
} from './entities/cart/item.ts';
export type { ExpressShopBranch, Seller, SmileFreshBranch } from './entities/cart/seller.ts';
export type { CouponLane, CouponPlace } from './entities/coupon/coupon-place.ts';
export type { AppliedCoupon, CouponTarget } from './entities/coupon/coupon.ts';
export type { AppliedPromotion, Discount, DiscountPolicy } from './entities/discount/discount.ts';
export type { Rounding } from './money/currency.ts';
export type {
  BundleKey,
  CartUnitId,
  CouponIssueNo,
  CouponPolicyNo,
  ItemNo,
  SellerKey,
  ShippingPolicyKey,
} from './money/ids.ts';
export type { Won } from './money/won.ts';
export type { PricingInput } from './price/price-steps.ts';
export type { PricedCart, Summary } from './price/priced-cart.ts';
export type { Fix } from './rule/rule.ts';
export type { CheckoutFacts } from './rules/facts.ts';
export type { OrderFeatures, Storefront } from './storefront/storefront.ts';
export type { UnusedCoupon } from './best-combination/explain.ts';
export type { EntryOf, EntryPlace, LedgerEntry, PriceRule } from './price/ledger/ledger.ts';
