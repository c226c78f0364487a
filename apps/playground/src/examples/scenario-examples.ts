import { cartState } from '@baguni/contract';
import { languages, type CartState, type Language, type Storefront } from '@baguni/domain';
import { openCartOf, scenarios, type ScenarioName } from '@baguni/scenarios';
import { option as O } from 'fp-ts';
import { isList, isObject, own, type JsonObject } from '../text/json.ts';
import { printJson } from '../text/print-json.ts';
import { shortJson } from '../text/short-json.ts';

/** The scenarios that show most in few lines, in the order in which they are offered. */
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
/** The name of a scenario that is offered. */
export type ExampleName = (typeof exampleNames)[number];

/** What of a State says something about prices, rules and coupons; the rest is how far a page has got. */
const TELLING = [
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

/** What says nothing of them: addresses, pictures, dates, and what a marketplace knows a thing by. */
const SILENT: ReadonlySet<string> = new Set([
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

const told = (value: unknown): unknown => {
  if (isList(value)) return value.map(told);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).filter(([name, one]) => !SILENT.has(name) && one !== null);
  return Object.fromEntries(parts.map(([name, one]) => [name, told(one)]));
};

const telling = (whole: JsonObject): JsonObject =>
  Object.fromEntries(TELLING.flatMap((name) => (Object.hasOwn(whole, name) ? [[name, own(whole, name)]] : [])));

/** Some scenarios show what they are called once somebody presses. Here it is done: what is selected, by positions in the cart. */
const selections: Partial<Record<ExampleName, readonly number[]>> = {
  'order-rules': [0, 2, 3, 4, 5, 6, 9],
  unorderable: [0, 1, 2, 3, 4, 5],
};

/** The same of pieces. */
const pieces: Partial<Record<ExampleName, Readonly<Record<number, number>>>> = {
  'max-limits': { 0: 1, 1: 31, 3: 4, 4: 3, 10: 1000 },
};

const pressed = (name: ExampleName, cart: CartState): CartState => {
  const { [name]: chosen } = selections;
  const { [name]: quantities = {} } = pieces;
  return {
    ...cart,
    units: cart.units.map((unit, at) => ({ ...unit, quantity: quantities[at] ?? unit.quantity })),
    selected: chosen
      ? cart.units.filter((_, at) => chosen.includes(at)).map(({ cartUnitId }) => cartUnitId)
      : cart.selected,
  };
};

/** A scenario’s cart once it has loaded, with what it is called in view. @param now ms since 1970 UTC */
export const exampleCart = (name: ExampleName, language: Language, now: number): CartState => {
  const storefront: Storefront = { tenant: 'marketplace', device: 'pc', language, app: O.none };
  return { ...pressed(name, openCartOf(scenarios[name], storefront, now)), pricesAsOf: now };
};

/** The same as people would write it. @param now ms since 1970 UTC */
export const exampleText = (name: ExampleName, language: Language, now: number): string => {
  const whole: unknown = cartState.encode(exampleCart(name, language, now));
  return printJson(isObject(whole) ? told(shortJson(telling(whole))) : whole);
};

/** What the scenario is called. */
export const exampleTitle = (name: ExampleName, language: Language): string =>
  scenarios[name].title[languages.indexOf(language)] ?? name;
