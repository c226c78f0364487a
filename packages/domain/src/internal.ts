export * from './cart/cart.ts';
export * from './cart/changes.ts';
export * from './cart/flat-cart.ts';
export * from './money/ids.ts';
export * from './entities/cart/item.ts';
export * from './entities/cart/seller.ts';
export * from './entities/cart/stock.ts';
export * from './entities/cart/cart-unit.ts';
export * from './storefront/back-step.ts';
export * from './storefront/charset.ts';
export * from './storefront/right-segments.ts';
export * from './storefront/features.ts';
export * from './storefront/store-chain.ts';
export * from './entities/cart/tree.ts';
export * from './entities/cart/plain-unit.ts';
export * from './entities/cart/entered-option.ts';
export * from './entities/cart/memo.ts';
export * from './cart/initial-cart.ts';
export * from './storefront/side-layers.ts';
export * from './entities/club/club.ts';
export * from './storefront/club-area.ts';
export * from './entities/cart/merge.ts';
export * from './orders/order.ts';
export * from './orders/recipient.ts';
export * from './money/won.ts';
export * from './entities/discount/discount.ts';
export { type DiscountResult, discountResultsOf } from './price/discount/discount-results.ts';
export * from './price/ledger/ledger.ts';
export type * from './price/ledger/ledger-inputs.ts';
export { isShare } from './price/ledger/ledger.ts';
export { additionsTotal, asOnePiece, branchPrice, piecePrice, unitItemPrice } from './price/ledger/line.ts';
export * from './price/price-cart.ts';
export type { Pricing, PricingInput } from './price/price-steps.ts';
export * from './price/priced-cart.ts';
export {
  areExtraDiscountsAwaited,
  chosenUnits,
  isOverseaAwaited,
  isTotalKnown,
  overseaFeesWith,
  payableOf,
  pricedInputsOf,
  pricedOf,
  pricingInput,
  samePricedInputs,
  shippingBundlesOf,
  withRequestedQuantities,
  type Price,
} from './selectors/priced-of.ts';
export * from './selectors/pricer.ts';
export * from './selectors/spend-more.ts';
export * from './price/parcel/bundle-fee.ts';
export * from './entities/cashback/cashback.ts';
export * from './selectors/cashback.ts';
export * from './entities/nudge/nudge.ts';
export * from './entities/event/bsd-event.ts';
export * from './nudges/facts-of.ts';
export * from './nudges/nudge-rules.ts';
export * from './entities/recommendation/recommendation.ts';
export * from './entities/visit/visit.ts';
export * from './recommendations/lists.ts';
export * from './recommendations/since-last-visit.ts';
export * from './selectors/card-offers.ts';
export * from './entities/coupon/coupon.ts';
export * from './entities/coupon/coupon-place.ts';
export * from './selectors/situation.ts';
export * from './coupons/coupon-assignment.ts';
export * from './coupons/issue.ts';
export * from './coupons/stacking.ts';
export * from './rules/coupon-in-use.ts';
export * from './coupon-box/open-box.ts';
export * from './coupon-box/choices.ts';
export * from './coupon-box/request.ts';
export * from './coupon-box/options.ts';
export * from './coupon-box/box.ts';
export { type CombinationQuestion, type SoFar } from './best-combination/candidates.ts';
export * from './best-combination/best-combination.ts';
export { usefulCoupons } from './best-combination/useful-coupons.ts';
export * from './entities/shipping/policy.ts';
export * from './price/free-alone.ts';
export { feeBefore } from './price/parcel/shipping-fees.ts';
export * from './entities/shipping/arrivals.ts';
export * from './entities/shipping/delivery-slot.ts';
export * from './entities/buyer/buyer.ts';
export * from './entities/overseas/country.ts';
export * from './entities/overseas/id-image.ts';
export * from './entities/overseas/oversea.ts';
export * from './entities/overseas/exchange.ts';
export * from './overseas/limits.ts';
export * from './overseas/papers.ts';
export * from './overseas/usage.ts';
export * from './orders/usage-of.ts';
export {
  diagnose,
  finding,
  idsOf,
  judge,
  productOf,
  type Finding,
  type Fix,
  type OverseaPaper,
  type Rule,
} from './rule/rule.ts';
export * from './rules/facts.ts';
export { addRules, checkAdd, checkChoice } from './rules/add.ts';
export { type FittingPieces, fittingPieces } from './rules/add-pieces.ts';
export { checkQuantity, quantityRules } from './rules/quantity.ts';
export { deleteRules } from './rules/delete.ts';
export * from './rules/coupon-facts.ts';
export { couponRules } from './rules/coupon.ts';
export { checkoutFactsOf, type OrderPrice } from './rules/checkout/checkout-facts.ts';
export * from './rules/checkout-rules.ts';
export { outOfStock, unableForBuyer } from './rules/checkout/selection.ts';
export { unorderableReason } from './rules/checkout/unable-unit.ts';
export { discountsFor } from './price/discount/discounts.ts';
export * from './overseas/market.ts';
export * from './orders/fix.ts';
export * from './orders/order-check.ts';
export * from './orders/free-shipping-offers.ts';
export * from './orders/smallest-change/smallest-change.ts';
export * from './orders/split/split-orders.ts';
export { questionCodeOf } from './rules/checkout/checkout-facts.ts';
export { couponWarnings } from './rules/checkout/amount.ts';
export { type ClubEntry, canJoinClub, checkClubJoin, clubEntryOf, clubFactsOf, hasDawnOffer } from './rules/club.ts';
export * from './rules/catalogue.ts';
export type { MessageKey, Messages } from './messages/ko.ts';
export * from './messages/keys.ts';
export * from './messages/format-message.ts';
export * from './names/json.ts';
export { nearest } from './names/nearest.ts';
export * from './messages/notice.ts';
export * from './messages/api-error.ts';
export * from './storefront/storefront.ts';
export * from './storefront/patience.ts';
export * from './storefront/environment.ts';
export * from './storefront/hosts.ts';
export * from './storefront/targets.ts';
export * from './storefront/routes.ts';
export * from './storefront/parse-route.ts';
export * from './storefront/route-query.ts';
export * from './storefront/format.ts';
export * from './storefront/app/app-of.ts';
export * from './storefront/app/app-scheme.ts';
export * from './storefront/app/app-version.ts';
export type * from './cart/answer.ts';
export * from './money/reuse.ts';
export type * from './messages/log.ts';
export { checkArgument } from './engine/cart/arguments.ts';
export { cartOf, frozen } from './engine/cart/cart-of.ts';
export {
  contradictionsAmong,
  namesOf,
  danglingReferences,
  type CartNames,
  type Contradiction,
} from './engine/cart/contradictions.ts';
export * from './engine/cart/plain.ts';
export { countryCode, isCountryCode } from './engine/countries.ts';
export * from './engine/create-engine.ts';
export type * from './engine/engine.ts';
export type { EngineCart, OfferFields } from './engine/cart/engine-cart.ts';
export {
  readFields,
  type CustomFields,
  type FieldProblem,
  type FieldReaders,
  type FieldsOf,
  type UnitOf,
} from './engine/cart/fields.ts';
export type { ShopFinding, ShopFix, ShopMessages, Values, Words } from './engine/finding.ts';
export { describeFix, describeInputs, ledgerLabels, unitsOfFix } from './engine/texts/ledger-text.ts';
export { marketplaceLimits, type Limits } from './engine/limits.ts';
export * from './engine/marketplace.ts';
export * from './engine/marketplace-parts.ts';
export { couponsFor } from './engine/coupons-for.ts';
export { bestOffers } from './engine/find-best-offers.ts';
export type { BestOffers, OffersSoFar } from './engine/best-offers/offers-question.ts';
export { partsOf } from './engine/parts.ts';
export { defineExclusion, shareUnits, type OwnExclusion } from './engine/promotions/exclusion.ts';
export { mergeMessages } from './engine/texts/texts.ts';
export { promotionWords } from './engine/promotions/promotion-texts.ts';
export { normalizeCode } from './engine/promotions/availability.ts';
export type * from './engine/promotions/offer.ts';
export * from './engine/promotions/promotion.ts';
export { defineTax } from './engine/tax/define-tax.ts';
export { shippingRefunds } from './engine/refund-terms.ts';
export type { Decoder, Reader, StandardSchema } from './engine/reader.ts';
export { marketplaceBase, marketplaceRuleGroups } from './engine/rule-groups.ts';
export { omittableNames } from './engine/rule-base.ts';
export { messageValues } from './engine/texts/message-values.ts';
export { readableCodes } from './engine/readable-codes.ts';
export { smallestChange, type ShopChange } from './engine/smallest-change.ts';
export { shopRules, simpleBase } from './engine/simple-rules.ts';
export { defineRule, type Broken, type ShopFacts, type ShopRule } from './engine/rule.ts';
export { conflictingMessages } from './engine/terms.ts';
export { currencyOf, isoDecimals, EUR, JPY, KRW, KWD, USD, type Currency, type Rounding } from './money/currency.ts';
export * from './money/money.ts';
export { attempt } from './money/either.ts';
export { checkNames } from './names/nearest.ts';
export * from './gateway/index.ts';
export * from './estimate/index.ts';
