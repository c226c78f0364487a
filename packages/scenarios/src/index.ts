export { pictureNames, type PictureName } from './picture-names.ts';
export { pictureUrl } from './picture-url.ts';
export { inLanguage, type Words } from './words.ts';
export { catalogueIn, catalogues, itemNoOf, type Catalogue } from './catalogue/catalogue.ts';
export type { CatalogueItem } from './catalogue/catalogue-item.ts';
export { cardOffersIn, cashbacks, extraDiscounts } from './catalogue/offers.ts';
export { fundingsIn } from './catalogue/fundings.ts';
export type { OfferedAddition, OfferedOption } from './catalogue/offer.ts';
export { choose, soldItem, type Choice, type ChosenAddition, type ChosenOption } from './catalogue/choose.ts';
export { discountsFor, outOfStock, unableForBuyer } from './catalogue/for-buyer.ts';
export {
  appliedCouponIn,
  couponNames,
  downloadableCouponsIn,
  heldCouponIn,
  issueNoOf,
  issueTermsOf,
  type CouponName,
} from './catalogue/coupons.ts';
export type { ItemName } from './catalogue/items/index.ts';
export type { Behaviour, CallName, Scenario, UnitChoice } from './world.ts';
export { ownReasonOf, unitIdOf, unitOfChoice } from './unit-of-choice.ts';
export {
  contentOf,
  fundingsOfUnits,
  guestUnitsOf,
  initialCartOf,
  offeredCouponsOf,
  unitsOf,
  walletOf,
} from './initial-cart-of.ts';
export { afterLoad } from './after-load.ts';
export { countriesIn } from './oversea/countries.ts';
export { carriersTo, companiesIn } from './oversea/companies.ts';
export { feesTo } from './oversea/fees.ts';
export { ratesOf } from './oversea/rates.ts';
export { overseaTermsOf } from './oversea/terms.ts';
export { unavailableTo } from './oversea/unavailable.ts';
export { shippingBundlesOf, totalCashbackOf } from './answers.ts';
export { demoEnvironment, failureOf, openCartOf, openingEventsOf } from './open-cart-of.ts';
export { defaultScenario, isScenarioName, scenarioNames, scenarios, type ScenarioName } from './scenarios.ts';
