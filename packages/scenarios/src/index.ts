export { byLanguage, inLanguage, type Translations } from './words/words.ts';
export {
  catalogueIn,
  catalogueInEach,
  itemNoOf,
  pictureUrl,
  type Catalogue,
  type CatalogueItem,
  type OfferedAddition,
  type OfferedOption,
} from './catalogue/catalogue.ts';
export { bsdEventsOf, bsdTag, cardOffersIn, cardOffersOf, cashbacks, extraDiscounts } from './catalogue/offers.ts';
export {
  boughtTogether,
  pricesBefore,
  PRICES_CHANGED_AGO_MS,
  purchaseBenefits,
  similarItems,
} from './catalogue/offers.ts';
export { freshBranchAt, freshCentres, fundingsOf } from './catalogue/terms.ts';
export { choose, soldItem, type Choice, type ChosenAddition, type ChosenOption } from './catalogue/choose.ts';
export {
  appliedCouponIn,
  couponNames,
  couponOf,
  downloadableCouponsIn,
  heldCouponIn,
  issueNoOf,
  issueTermsOf,
} from './catalogue/coupons.ts';
export type { CouponName, ItemName } from './catalogue/tables.ts';
export type { Behaviour, CallName, Scenario, UnitChoice } from './scenarios/scenario.ts';
export { ownReasonOf, unitIdOf, unitOfChoice } from './carts/unit-of-choice.ts';
export {
  contentOf,
  fundingsOfUnits,
  guestUnitsOf,
  initialCartOf,
  offeredCouponsOf,
  unitsOf,
  walletOf,
} from './carts/initial-cart-of.ts';
export { afterLoad } from './carts/after-load.ts';
export { demoOverseas } from './overseas/market.ts';
export { demoEnvironment } from './carts/initial-cart-of.ts';
export { failureOf, openCartOf } from './carts/open-cart-of.ts';
export { defaultScenario, isScenarioName, scenarioNames, scenarios, type ScenarioName } from './scenarios/scenarios.ts';
export { demoAddresses } from './catalogue/addresses.ts';
