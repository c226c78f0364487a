import { plainCart, plainCouponJson, plainPolicyJson, plainUnitJson } from '@baguni/contract/cart-json';
import { cartDocument, documentOf } from '@baguni/contract';
import type { Cart } from '@baguni/domain/internal';
import { openCartOf, scenarios, type ScenarioName } from '@baguni/scenarios';
import { isList, isObject, isSame, listIn, own, printJson, type JsonObject } from '../cart/json.ts';

/** The scenarios with the shortest carts, in the order of the list. */
export const exampleNames = [
  'coupon-puzzle',
  'coupon-collector',
  'order-rules',
  'max-limits',
  'unorderable',
  'oversea-china',
  'many-sellers',
  'hundred-units',
] as const satisfies readonly ScenarioName[];
/** The name of an example. */
export type ExampleName = (typeof exampleNames)[number];

/** The fields that determine prices, rules and coupons. */
const RELEVANT = [
  'storefront',
  'shippingCountry',
  'buyer',
  'selected',
  'units',
  'shippingPolicies',
  'bundleTerms',
  'appliedCoupons',
  'coupons',
  'oversea',
  'extraDiscountCandidates',
  'fundingDiscounts',
  'pricesAsOf',
];

/** Inner fields without influence on prices, rules and coupons. */
const IRRELEVANT: ReadonlySet<string> = new Set([
  'itemImageUrl',
  'shopLink',
  'miniShopName',
  'brandName',
  'brandId',
  'epin',
  'insertDateISO',
  'eventNo',
  'encStr',
  'couponPromotionType',
  'countries',
  'countriesStatus',
]);

const dropIrrelevant = (value: unknown): unknown => {
  if (isList(value)) return value.map(dropIrrelevant);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([name, one]) => !IRRELEVANT.has(name) && one !== null);
  return Object.fromEntries(fields.map(([name, one]) => [name, dropIrrelevant(one)]));
};

/** Removes fields that equal their default. */
const dropDefaults = (value: JsonObject, defaults: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const usual = own(defaults, name);
      if (isSame(one, usual)) return [];
      return [[name, isObject(one) && isObject(usual) ? dropDefaults(one, usual) : one] as const];
    }),
  );

const dropUnitDefaults = (unit: JsonObject): JsonObject => {
  const sellerKey = own(own(unit, 'seller'), 'sellerKey');
  const derived = {
    bundleKey: sellerKey,
    shippingPolicyKey: sellerKey,
    isBuyAvailable: own(unit, 'unableOrderType') === null,
    appliedCouponIssueNoes: own(unit, 'appliedCouponIssueNoes'),
    version: own(unit, 'version'),
  };
  return dropDefaults(unit, { ...plainUnitJson, ...derived });
};

const mapObjects = (list: readonly unknown[], change: (one: JsonObject) => JsonObject): readonly unknown[] =>
  list.map((one) => (isObject(one) ? change(one) : one));

const unlessEmpty = (name: string, list: unknown): JsonObject =>
  isList(list) && list.length === 0 ? {} : { [name]: list };

/** Shortens an encoded cart: removes everything that the reader of carts adds (EN-07). */
export const shortenCart = (whole: JsonObject): JsonObject => {
  const { shippingPolicies: _, coupons, ...rest } = whole;
  const units = listIn(whole, 'units');
  const orderable = units.filter((one) => own(one, 'isBuyAvailable') === true);
  const defaults = {
    ...plainCart,
    selected: orderable.map((one) => own(one, 'cartUnitId')),
    cartVersion: own(whole, 'cartVersion'),
  };
  const policies = mapObjects(listIn(whole, 'shippingPolicies'), (one) => dropDefaults(one, plainPolicyJson));
  const offered = mapObjects(listIn(coupons, 'offered'), (one) =>
    dropDefaults(one, { ...plainCouponJson, policyNo: own(one, 'issueNo') }),
  );
  return {
    ...dropDefaults(rest, defaults),
    units: mapObjects(units, dropUnitDefaults),
    ...unlessEmpty('shippingPolicies', policies),
    ...(isObject(coupons)
      ? unlessEmpty('coupons', own(coupons, 'status') === 'Known' ? offered : { ...coupons, offered })
      : {}),
  };
};

/** The selection that makes a scenario show its title, by positions in the cart. */
const selections: Partial<Record<ExampleName, readonly number[]>> = {
  'order-rules': [0, 2, 3, 4, 5, 6, 9],
  unorderable: [0, 1, 2, 3, 4, 5],
};

/** The quantities that make a scenario show its title, by positions in the cart. */
const quantities: Partial<Record<ExampleName, Readonly<Record<number, number>>>> = {
  'max-limits': { 0: 1, 1: 31, 3: 4, 4: 3, 10: 999 },
};

/** Returns the cart of a scenario after loading. @param now ms since 1970 UTC */
export const makeExampleCart = (name: ExampleName, now: number): Cart => {
  const cart = openCartOf(
    scenarios[name],
    { tenant: 'marketplace', device: 'pc', language: 'en', app: undefined },
    now,
  );
  const { [name]: positions } = selections;
  const { [name]: changed = {} } = quantities;
  return {
    ...cart,
    units: cart.units.map((unit, at) => ({ ...unit, quantity: changed[at] ?? unit.quantity })),
    selected: positions
      ? cart.units.flatMap(({ cartUnitId }, at) => (positions.includes(at) ? [cartUnitId] : []))
      : cart.selected,
    pricesAsOf: now,
  };
};

/** Prints the cart of a scenario as a person would write it. @param now ms since 1970 UTC */
export const printExample = (name: ExampleName, now: number): string => {
  const whole: unknown = cartDocument.encode(documentOf(makeExampleCart(name, now)));
  const fields = isObject(whole) ? Object.entries(whole).filter(([field]) => RELEVANT.includes(field)) : [];
  return printJson(dropIrrelevant(shortenCart(Object.fromEntries(fields))));
};

/** Returns the English title of a scenario. */
export const titleOfExample = (name: ExampleName): string => scenarios[name].title[1] ?? name;
