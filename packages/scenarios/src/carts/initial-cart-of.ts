import {
  won,
  type Environment,
  allowedNudgings,
  HOME_COUNTRY,
  duplicatesAmong,
  itemsFreeByDefault,
  type AppliedCoupon,
  type CartContent,
  type Coupon,
  type CartUnit,
  type FundingDiscount,
  type InitialCart,
  type Language,
} from '@baguni/domain/internal';
import { catalogueIn } from '../catalogue/catalogue.ts';
import { appliedCouponIn, downloadableCouponsIn, heldCouponIn } from '../catalogue/coupons.ts';
import type { CouponName } from '../catalogue/tables.ts';
import { fundingsIn } from '../catalogue/terms.ts';
import { unitIdOf, unitOfChoice } from './unit-of-choice.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** Club members have a lower SmileDelivery free-shipping threshold (SH-06, FG-03). */
export const demoEnvironment: Environment = {
  name: 'local',
  freeShippingThresholds: { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) },
  showsPageAfter: 'FirstGroup',
};

/** Returns a key that is equal for equal choices of one item. */
export const choiceKey = ({ item: { itemNo, options, additions } }: CartUnit): string =>
  JSON.stringify([
    itemNo,
    options.map(({ optionNo, optionEntries }) => [optionNo, optionEntries]),
    additions.map(({ additionNo }) => additionNo).toSorted(),
  ]);

/** Adds the duplicates of each unit (XT-02). */
const withDuplicates = (units: readonly CartUnit[]): readonly CartUnit[] => {
  const duplicates = duplicatesAmong(units, choiceKey);
  return units.map((unit) => ({ ...unit, ...duplicates(unit) }));
};

/** Returns the units of a scenario’s cart. @param now ms since 1970 UTC */
export const unitsOf = (scenario: Scenario, language: Language, now: number): readonly CartUnit[] =>
  withDuplicates(
    scenario.choices.map((choice, i) => unitOfChoice(scenario, choice, unitIdOf(scenario, i), language, now)),
  );

/** Returns the units of a scenario’s guest cart. @param now ms since 1970 UTC */
export const guestUnitsOf = (scenario: Scenario, language: Language, now: number): readonly CartUnit[] =>
  withDuplicates(
    scenario.guestChoices.map((choice, i) =>
      unitOfChoice(scenario, choice, unitIdOf(scenario, i, true), language, now),
    ),
  );

const couponsOf = (scenario: Scenario, language: Language): readonly AppliedCoupon[] => {
  const names = new Set<CouponName>(scenario.choices.flatMap(({ coupons }) => coupons ?? []));
  return [...names].map((name) => {
    const ids = scenario.choices.flatMap(({ coupons }, i) => (coupons?.includes(name) ? [unitIdOf(scenario, i)] : []));
    return appliedCouponIn(name, scenario.name, ids, language);
  });
};

/** Returns the names of a buyer’s coupons, applied or not. */
export const walletOf = ({ choices, wallet = [] }: Pick<Scenario, 'choices' | 'wallet'>): readonly CouponName[] => [
  ...new Set<CouponName>([...choices.flatMap(({ coupons }) => coupons ?? []), ...wallet]),
];

/** Returns the coupons that a buyer has or may download (CM-21). */
export const offeredCouponsOf = (scenario: Scenario, language: Language): readonly Coupon[] => [
  ...walletOf(scenario).map((name) => heldCouponIn(name, scenario.name, language)),
  ...downloadableCouponsIn(language),
];

/** Returns the funding discounts that apply to units, with these units (DC-03). */
export const fundingsOfUnits = (units: readonly CartUnit[], language: Language): readonly FundingDiscount[] => {
  const { items } = catalogueIn(language);
  return fundingsIn(language).flatMap((terms) => {
    const on = units.filter(({ item }) => items.get(item.itemNo)?.fundingNos.includes(terms.discountPolicyNo));
    return on.length > 0 ? [{ ...terms, cartUnitIds: on.map(({ cartUnitId }) => cartUnitId) }] : [];
  });
};

/** Returns a cart of these units with their shipping terms. */
export const contentOf = (
  scenario: Scenario,
  units: readonly CartUnit[],
  language: Language,
  cartVersion: number,
): CartContent => {
  const { shippingPolicies, bundleTerms } = catalogueIn(language);
  return {
    cartVersion,
    units,
    shippingPolicies: shippingPolicies.filter((policy) =>
      units.some((unit) => unit.shippingPolicyKey === policy.shippingPolicyKey),
    ),
    bundleTerms: bundleTerms.filter((terms) => units.some((unit) => unit.bundleKey === terms.bundleKey)),
    appliedCoupons: couponsOf(scenario, language),
    fundingDiscounts: fundingsOfUnits(units, language),
  };
};

/** Returns the items that ship free on their own (SH-07). */
export const freeItemsOf = (
  { buyer }: Scenario,
  content: CartContent,
): Pick<InitialCart, 'defaultItemShippingFeeIsFreeList'> => {
  const thresholds = demoEnvironment.freeShippingThresholds;
  return { defaultItemShippingFeeIsFreeList: itemsFreeByDefault({ ...content, buyer, thresholds }) };
};

/** Returns the response of the initial load (CM-01). @param now ms since 1970 UTC */
export const initialCartOf = (scenario: Scenario, language: Language, now: number): InitialCart => {
  const content = contentOf(scenario, unitsOf(scenario, language, now), language, 1);
  return {
    ...content,
    ...freeItemsOf(scenario, content),
    cartNudgingTypes: allowedNudgings(scenario.buyer, []),
    buyer: scenario.buyer,
    isCertificatedAdult: false,
    shippingCountry: scenario.country ?? HOME_COUNTRY,
    latestShippingAddress: scenario.address,
    priorityBranchServiceType: 'Reserve',
    removeCartUnitIds: scenario.choices.flatMap(({ isRemovedAtLoad }, i) =>
      isRemovedAtLoad ? [unitIdOf(scenario, i)] : [],
    ),
    isNeedMerge: scenario.guestChoices.length > 0,
  };
};
