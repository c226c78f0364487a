import { couponLanes } from '../entities/coupon/coupon-place.ts';
import { checkCurrency, checkRounding } from '../money/currency.ts';
import { checkNames } from '../names/nearest.ts';
import type { OverseaFacts } from '../rules/facts.ts';
import { orderFeaturesOf } from '../storefront/features.ts';
import {
  checkArgument,
  checkCount,
  checkKind,
  checkNow,
  FUNCTION,
  kindOf,
  LIST,
  OBJECT,
  YEAR_2000,
} from './cart/arguments.ts';
import { frozen } from './cart/cart-of.ts';
import { checkCartOf } from './check-cart.ts';
import { findContradictions, rejectContradictions } from './cart/contradictions.ts';
import { checkCurrencyOf, type EngineCart } from './cart/engine-cart.ts';
import { checkFieldReaders, type CustomFields } from './cart/fields.ts';
import { desktop } from './cart/shapes.ts';
import { checkCountries } from './countries.ts';
import type { Engine, EngineTerms } from './engine.ts';
import type { Words } from './finding.ts';
import { applyOrderLimits, type Limits } from './limits.ts';
import type { Offer } from './promotions/offer.ts';
import { omittedCodes, type RuleBase } from './rule-base.ts';
import { simpleBase } from './simple-rules.ts';
import { isOwnRule, type ShopRule } from './rule.ts';
import type { Shop } from './shop.ts';
import { checkRefundTerms } from './refund-terms.ts';

const withoutCaps = (oversea: OverseaFacts): OverseaFacts => ({ ...oversea, caps: [] });

const rejectRepeated = (what: string, names: readonly string[]): void => {
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated !== undefined) throw new TypeError(`two promotions of one ${what}: ${repeated}`);
};

/**
 * Resolves the terms of an engine.
 * @throws TypeError for duplicate offer ids or coupon codes, conflicting messages, unknown names, required rules, or caps in foreign
 * won
 * @throws RangeError for a negative cap
 */
export const shopOf = <F extends CustomFields>(terms: EngineTerms<string, F>): Shop => {
  checkTerms(terms);
  const {
    base = simpleBase,
    without = [],
    limits = {},
    features = {},
    refunds = { shipping: 'Complete' },
    fields = {},
    exclusions = [],
  } = terms;
  /* oxlint-disable typescript/no-unsafe-type-assertion -- only carts with these custom fields reach its offers and rules */
  const offers = (terms.promotions ?? []) as readonly Offer[];
  const rules = (terms.rules ?? Object.values(base.orders).flat()) as readonly ShopRule[];
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  rejectRepeated(
    'id',
    offers.map((offer) => offer.id),
  );
  rejectRepeated(
    'coupon code',
    offers.flatMap(({ couponCode }) => couponCode ?? []),
  );
  const omitted = omittedCodes(base, without);
  return {
    ...terms,
    base,
    offers,
    exclusions,
    rules: applyOrderLimits(
      // omits only rules of the base, not custom rules with the same code
      rules.filter((rule) => !(omitted.has(rule.code) && !isOwnRule(rule))),
      limits,
    ),
    omitted,
    limits,
    overseas: base.overseas?.(terms.currency, limits.overseas) ?? withoutCaps,
    features,
    refunds,
    fields,
  };
};

/** The part of an engine that functions outside it use. */
export type EngineShop<C extends string, F extends CustomFields> = Pick<Engine<C, F>, 'terms' | 'shop'>;

/**
 * Returns the shop of an engine, for a query or command on a cart. A simple shop also checks carts that no engine has
 * frozen, e.g. one that was changed by spread. Page and server of the marketplace price carts before their time is known.
 * @throws TypeError unless it is a cart of the engine, and a moment in ms since 1970 UTC if there is one
 */
export const shopOfCart = <C extends string, F extends CustomFields>(
  engine: EngineShop<C, F>,
  cart: EngineCart<C, F>,
  ...moment: readonly number[]
): Shop => {
  checkArgument(engine?.shop !== undefined, 'engine', 'an engine of createEngine', engine);
  const { shop } = engine;
  checkCurrencyOf(shop.currency, cart);
  const isSimple = shop.base.codes !== undefined;
  if (isSimple && !Object.isFrozen(cart)) {
    rejectContradictions('not a cart', findContradictions(cart));
    checkCartOf(shop, cart);
  }
  for (const now of moment) checkNow(now, isSimple ? YEAR_2000 : 0);
  return shop;
};

/** Returns a frozen cart in the currency of an engine. */
export const cartOfShop = <C extends string, F extends CustomFields>(
  { currency: { code } }: Pick<EngineTerms<C, F>, 'currency'>,
  cart: EngineCart,
): EngineCart<C, F> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `cartOf` has read the custom fields, and verbs keep them
  frozen({ ...cart, currency: code }) as EngineCart<C, F>;

const counted = ['units', 'pieces', 'lines'] as const;

/** The kind of each term; empty if another check covers it. */
const kinds: Readonly<Record<keyof EngineTerms<string>, string>> = {
  currency: '',
  rules: LIST,
  without: LIST,
  promotions: LIST,
  exclusions: LIST,
  limits: OBJECT,
  messages: OBJECT,
  clock: FUNCTION,
  features: OBJECT,
  rounding: '',
  tax: OBJECT,
  refunds: OBJECT,
  home: '',
  countries: LIST,
  fields: OBJECT,
  base: OBJECT,
};

/** Checks limits. Only bases with rules on overseas orders have caps for them. */
const checkLimits = (limits: Partial<Limits>, base: RuleBase | undefined): void => {
  checkNames('limit of a shop', base?.overseas ? [...counted, 'overseas'] : counted, limits);
  for (const name of counted) if (limits[name] !== undefined) checkCount(limits[name], `limits.${name}`);
};

interface CodeWithMessage {
  readonly code: string;
  /** Message by language; missing if the message of the marketplace applies. */
  readonly message?: Words | undefined;
}

/**
 * Returns items that reuse a code with a different message. Never throws.
 * @param all rules, exclusions and promotions
 */
export const conflictingMessages = <T extends CodeWithMessage>(all: readonly T[]): readonly T[] => {
  const said = new Map<string, string>();
  return all.filter(({ code, message }) => {
    if (!message) return false;
    const text = String(Object.entries(message).map(String).toSorted());
    const before = said.get(code) ?? text;
    said.set(code, before);
    return before !== text;
  });
};

/** The member that identifies the entries of each list, with the function that creates them. */
const entries = [
  ['rules', 'codes', 'a rule of defineRule'],
  ['promotions', 'goesWith', 'an offer of offerOf'],
  ['exclusions', 'excludes', 'an exclusion of defineExclusion'],
] as const;

/** Checks the names and kinds of terms, which plain JavaScript may confuse. */
const checkKinds = (terms: object): void => {
  checkArgument(kindOf(terms) === OBJECT, 'terms', 'an object such as { currency: USD }', terms);
  checkNames('option of an engine', Object.keys(kinds), terms);
  const given: Readonly<Record<string, unknown>> = { ...terms };
  for (const [name, kind] of Object.entries(kinds))
    if (kind !== '' && given[name] !== undefined) checkKind(given[name], name, kind);
  for (const [list, member, kind] of entries)
    for (const [i, one] of Object.entries(given[list] ?? {}) as readonly [string, unknown][])
      checkArgument(member in Object(one), `${list}.${i}`, kind, one);
};

/**
 * Checks the terms of a shop.
 * @throws RangeError for an invalid currency; TypeError for an unknown name, a value of the wrong kind, or a code with two
 * messages
 */
const checkTerms = <F extends CustomFields>(terms: EngineTerms<string, F>): void => {
  checkKinds(terms);
  const { home, base, tax, limits = {}, features = {}, rules = [], exclusions = [], promotions = [] } = terms;
  checkCurrency(terms.currency);
  checkCountries(terms);
  checkArgument(!home || !base || base.codes !== undefined, 'home', 'a shop without the base of the marketplace', home);
  checkArgument(!tax || typeof tax.entriesOf === 'function', 'tax', 'a tax of defineTax', tax);
  if (terms.rounding !== undefined) checkRounding(terms.rounding);
  if (terms.refunds) checkRefundTerms(terms.refunds);
  if (terms.fields) checkFieldReaders(terms.fields);
  const names = [...new Set([...promotions.flatMap(({ code, id }) => [code, id]), ...couponLanes])];
  for (const [i, offer] of promotions.entries())
    offer.functions.check(offer, names, `promotions.${i}.params`, terms.fields?.item);
  checkLimits(limits, base);
  checkNames('feature of a shop', Object.keys(orderFeaturesOf(desktop)), features);
  const [twice] = conflictingMessages<CodeWithMessage>([...rules, ...exclusions, ...promotions]);
  if (twice) throw new TypeError(`two messages of one code: ${twice.code}`);
};
