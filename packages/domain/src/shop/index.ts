export { checkNames } from '../names/nearest.ts';
export { currencyOf, isoDecimals, KRW, JPY, USD, EUR, KWD, type Currency, type Rounding } from '../money/currency.ts';
export * from '../money/money.ts';
export { readOffer, offerOf, definePromotion } from './promotion.ts';
export type {
  Company,
  Decoder,
  Lacking,
  Offer,
  OfferTerms,
  Promotion,
  PromotionLane,
  PromotionOrder,
  PromotionUnit,
  PromotionSaving,
  Written,
} from './promotion.ts';
export { defineRule, type Broken, type OwnRuleTerms, type ShopFacts, type ShopRule } from './rule.ts';
export { defineExclusion, shareUnits, type OwnExclusion } from './exclusion.ts';
export { engineOf } from './engine-of.ts';
export { partsOf } from './parts.ts';
export type * from './engine.ts';
export type { BestOffers, OffersLimits, OffersSoFar, UnusedPromotion } from './offers-question.ts';
export { saidOtherwise } from './checked.ts';
export type { ShopFinding, ShopFix, ShopMessages, Values, Words } from './finding.ts';
export { stateOf, type In, type Minor, type ShopCart, type ShopPart } from './in.ts';
export type { ShopCap } from './caps.ts';
export { marketplaceLimits, type Limits } from './limits.ts';
export { leavable, marketplaceRuleGroups } from './rule-groups.ts';
export { marketplaceEngine, marketplaceRules } from './marketplace.ts';
export { promotionWords } from './words.ts';
export type { Worked } from './worked.ts';
