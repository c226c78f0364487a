import fc from 'fast-check';
import { type Buyer, buyerStandings, clubMemberTypes, guest, memberTypes } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import { type Device, type Language, type Tenant, devices, languages, tenants } from '../../storefront/storefront.ts';
import type { Currency } from '../../money/currency.ts';
import { won, type Won } from '../../money/won.ts';
import type { Bounds } from './drawn.ts';
import type { CustomFields } from '../../engine/cart/fields.ts';
import type { Coupon } from '../../entities/coupon/coupon.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { MAX_MEASURED } from '../../rules/facts.ts';
import { nearest } from '../../names/nearest.ts';
import { MAX_AMOUNT } from '../../rules/facts.ts';
import { discountTypes } from '../../entities/discount/discount.ts';
import { testNow } from '../builders/unit.ts';

/** A whole number, or its minimum and maximum. */
export type Range = number | readonly [min: number, max: number];

/** Constraints of `arbCart`. Missing fields are drawn, mostly default values. */
export interface CartTerms {
  /** `outlet` never ships overseas. */
  readonly tenant?: Tenant;
  readonly device?: Device;
  readonly language?: Language;
  /** Fields that override a signed-in member. */
  readonly buyer?: Partial<Buyer>;
  readonly units?: Range;
  /** Pieces per unit; default 1 to 5. Measured `items` have the steps from their minimum to their maximum instead. */
  readonly quantities?: Range;
  /** Price per piece in won or minor units; default 0 to 100,000 won, $0.00 to $100.00. */
  readonly prices?: Range;
  readonly sellers?: Range;
  /** Items of the units with their prices; generated if missing. */
  readonly items?: readonly Item[];
  /** Number of discounts per unit, of different types; default 0 to 2. */
  readonly discounts?: Range;
  /** Number of owned coupons, some of them applied if valid; default 0 to 3. */
  readonly coupons?: Range;
  readonly overseas?: boolean;
  /** `false`: every unit is selected, available, within its limits and in stock. */
  readonly leftOut?: boolean;
  /** Moment of evaluation for coupons and promotions, ms since 1970 UTC; default `testNow`. */
  readonly now?: number;
}

/** Possible values of the custom fields of items, of the buyer and of the order; the first one is the default. */
export type FieldValues<F> = { readonly [K in keyof F]?: readonly F[K][] };

/** The same for `arbCartOf`, in the currency of an engine. */
export interface ShopCartTerms<F = CustomFields> extends CartTerms {
  /** Ids of offers that may be in use; default is all of the engine. The cart holds their codes and buyer groups. */
  readonly promotions?: readonly string[];
  /** Shipping terms of the shop: each parcel has one of them. Generated if missing. */
  readonly policies?: readonly ShippingPolicy[];
  /** Coupons of the shop: the buyer holds some of them, some in use. Generated if missing. */
  readonly shopCoupons?: readonly Coupon[];
  /** Custom fields of each item, of the buyer and of the order. Those of `items` stay. */
  readonly fields?: FieldValues<F>;
}

/** 1,000 won correspond to 1 unit of a currency with decimals, and to 1,000 without. */
const WON_OF_ONE = 1000;

/** Converts typical won amounts to a currency: 10,000 won become ¥10,000, $10.00 or 10.000 dinars. */
export const amountsIn =
  ({ exponent }: Pick<Currency, 'exponent'>) =>
  (amount: number): Won => {
    if (exponent === 0 || amount === 0) return won(amount);
    return won(Math.max(1, Math.round((amount * 10 ** exponent) / WON_OF_ONE)));
  };

export interface DrawnFor {
  readonly currency: Currency;
  /** Countries of the shop, its own first; empty if it has none. */
  readonly countries: readonly string[];
  readonly isMarketplace: boolean;
  readonly pieces: number;
  readonly shipsOverseas: boolean;
  readonly hasFunding: boolean;
  readonly hasExtraDiscount: boolean;
}

export interface Drawing {
  readonly tenant: Tenant | undefined;
  readonly device: Device | undefined;
  readonly language: Language | undefined;
  readonly buyer: Partial<Buyer> | undefined;
  readonly units: Bounds;
  readonly quantities: Bounds;
  /** Most steps above the minimum of a measured item; 0 if all items are sold by the piece. */
  readonly steps: number;
  readonly prices: Bounds;
  readonly sellers: Bounds;
  readonly items: readonly Item[];
  readonly policies: readonly ShippingPolicy[];
  readonly shopCoupons: readonly Coupon[];
  readonly fields: FieldValues<CustomFields>;
  readonly countries: readonly string[];
  readonly discounts: Bounds;
  readonly coupons: Bounds;
  readonly overseas: boolean | undefined;
  readonly leftOut: boolean;
  readonly now: number;
  /** Converts a won amount to the currency. */
  readonly amount: (won: number) => Won;
  /** True to draw features of the marketplace: storefronts, services, item types, buyers, overseas. */
  readonly isMarketplace: boolean;
  readonly hasFunding: boolean;
  readonly hasExtraDiscount: boolean;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const wrong = (name: string, found: unknown, fits: string): string =>
  `${name} cannot be ${fc.stringify(found)}: ${fits}`;

const listed = (names: readonly string[]): string => names.map((one) => `‘${one}’`).join(', ');

/** Throws a TypeError for an unknown name, which suggests the closest known one. */
export const knowNames = (of: string, value: object, known: readonly string[]): void => {
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const meant = nearest(name, known);
    throw new TypeError(`${of} knows no ‘${name}’: ${meant ? `‘${meant}’ was meant` : `it knows ${listed(known)}`}`);
  }
};

/** Returns the minimum and maximum of a range; throws a TypeError, or a RangeError if a number is invalid. */
const rangeIn = (name: string, value: unknown, { min, max }: Bounds): Bounds => {
  const fits = `a whole number from ${min} to ${max}, or a pair of them, the least first`;
  const pair: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [value, value];
  const isNumbers = pair.every((one) => typeof one === 'number');
  if (!isNumbers) throw new TypeError(wrong(name, value, fits));
  const [least, most] = pair.map(Number);
  const isIn = (n: number | undefined): n is number =>
    Number.isSafeInteger(n) && n !== undefined && n >= min && n <= max;
  if (!isIn(least) || !isIn(most) || least > most) throw new RangeError(wrong(name, value, fits));
  return { min: least, max: most };
};

/** Checks a count; throws a RangeError otherwise. */
export const countIn = (name: string, value: unknown): void => {
  if (!Number.isSafeInteger(value) || Number(value) < 1)
    throw new RangeError(wrong(name, value, 'a whole number from 1 on'));
};

/** Checks for a known value; throws a TypeError otherwise. */
const oneIn = <A>(name: string, value: A, known: readonly A[]): A => {
  if (!known.includes(value)) throw new TypeError(wrong(name, value, `one of ${known.map(String).join(', ')}`));
  return value;
};

/** Checks a moment; throws a TypeError otherwise. */
export const momentIn = (name: string, value: unknown): void => {
  if (!Number.isSafeInteger(value)) throw new TypeError(wrong(name, value, 'ms since 1970 UTC, a whole number'));
};

/** Checks a list of known texts; throws a TypeError otherwise. */
export const idsIn = (name: string, value: unknown, known: readonly string[]): void => {
  const fits = known.length > 0 ? `a list of ${listed(known)}` : 'the engine has none';
  const ids: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (!ids?.every((one) => known.some((id) => id === one))) throw new TypeError(wrong(name, value, fits));
};

/** Checks a list of items with unique numbers and prices; throws a TypeError otherwise. */
const itemsIn = (name: string, value: unknown): void => {
  const numbers = new Set<unknown>();
  const isItem = (one: unknown): boolean => {
    if (!isObject(one) || typeof one['itemNo'] !== 'string' || numbers.has(one['itemNo'])) return false;
    numbers.add(one['itemNo']);
    return Number.isSafeInteger(one['itemSellPrice']) && Number(one['itemSellPrice']) >= 0;
  };
  if (!Array.isArray(value) || value.length === 0 || !value.every(isItem))
    throw new TypeError(wrong(name, value, 'a list of items, each with a number of its own and a whole price'));
};

const choices: Readonly<Record<string, readonly unknown[]>> = {
  memberType: memberTypes,
  clubMemberType: clubMemberTypes,
  standing: buyerStandings,
};

/** Checks fields of a buyer; throws a TypeError otherwise. */
const buyerIn = (name: string, value: unknown): void => {
  if (!isObject(value)) throw new TypeError(wrong(name, value, 'parts of a buyer, such as { isSmileClub: true }'));
  knowNames(name, value, Object.keys(guest));
  for (const [part, plain] of Object.entries(guest)) {
    const found = value[part];
    if (!Object.hasOwn(value, part)) continue;
    if (Object.hasOwn(choices, part)) oneIn(`${name}.${part}`, found, choices[part] ?? []);
    const isAlike = Array.isArray(plain) ? Array.isArray(found) : typeof found === typeof plain;
    if (!isAlike) throw new TypeError(wrong(`${name}.${part}`, found, `such as ${fc.stringify(plain)}`));
  }
};

const most = { units: 500, quantities: 99_999, prices: MAX_AMOUNT, coupons: 100 } as const;

type Terms = CartTerms & ShopCartTerms;

const termNames: readonly (keyof CartTerms)[] = [
  ...(['tenant', 'device', 'language', 'buyer', 'units', 'quantities', 'prices', 'sellers', 'items'] as const),
  ...(['discounts', 'coupons', 'overseas', 'leftOut', 'now'] as const),
];

type Ranges = Pick<Drawing, 'units' | 'quantities' | 'prices' | 'sellers' | 'discounts' | 'coupons'>;

const rangesIn = (terms: CartTerms, pieces: number, amount: (won: number) => Won): Ranges => {
  const { leftOut = true } = terms;
  const of = (name: keyof Ranges, bounds: Bounds, usual: Bounds): Bounds =>
    terms[name] === undefined ? usual : rangeIn(name, terms[name], bounds);
  const sellers = of('sellers', { min: 1, max: most.units }, { min: 1, max: 3 });
  return {
    sellers,
    units: of('units', { min: 0, max: most.units }, { min: sellers.min, max: Math.max(sellers.min, 4) }),
    quantities: of(
      'quantities',
      // a unit with more pieces than the shop allows is unorderable
      { min: 1, max: leftOut ? most.quantities : pieces },
      { min: 1, max: leftOut ? 5 : Math.min(5, pieces) },
    ),
    prices: of('prices', { min: 0, max: most.prices }, { min: leftOut ? 0 : 1, max: amount(100_000) }),
    discounts: of('discounts', { min: 0, max: discountTypes.length }, { min: 0, max: 2 }),
    coupons: of('coupons', { min: 0, max: most.coupons }, { min: 0, max: 3 }),
  };
};

const checkEach = ({ tenant, device, language, buyer, overseas, leftOut, now, items }: CartTerms): void => {
  if (tenant !== undefined) oneIn('tenant', tenant, tenants);
  if (device !== undefined) oneIn('device', device, devices);
  if (language !== undefined) oneIn('language', language, languages);
  if (overseas !== undefined) oneIn('overseas', overseas, [true, false]);
  if (leftOut !== undefined) oneIn('leftOut', leftOut, [true, false]);
  if (now !== undefined) momentIn('now', now);
  if (buyer !== undefined) buyerIn('buyer', buyer);
  if (items !== undefined) itemsIn('items', items);
};

/** Steps above the minimum of a measured item without a maximum. */
const USUAL_STEPS = 9;

/** Returns the quantities of an item: of pieces those requested, and of measured goods all that its limits allow. */
export const orderableIn = ({ limits, measure }: Pick<Item, 'limits' | 'measure'>, quantities: Bounds) => {
  const multiple = Math.max(1, limits.multiple);
  const bounds = measure
    ? { min: 1, max: Math.min(limits.max ?? limits.min + USUAL_STEPS * multiple, MAX_MEASURED) }
    : quantities;
  const min = Math.ceil(Math.max(limits.min, bounds.min) / multiple) * multiple;
  const max = Math.floor(Math.min(limits.max ?? bounds.max, bounds.max) / multiple) * multiple;
  return { min, max, multiple, steps: Math.max(0, (max - min) / multiple) };
};

/** Returns the quantity that is some steps above the minimum of a measured item, at most its maximum. */
export const measuredQuantity = (item: Pick<Item, 'limits' | 'measure'>, steps: number): number => {
  const { min, multiple, steps: most } = orderableIn(item, { min: 1, max: 1 });
  return min + Math.min(steps, most) * multiple;
};

const checkTogether = ({ tenant, overseas, items, prices, leftOut }: CartTerms, ranges: Ranges): void => {
  const { sellers, units, quantities } = ranges;
  if (tenant === 'outlet' && overseas) throw new RangeError('an outlet ships nothing overseas');
  if (items && prices !== undefined) throw new TypeError('prices cannot be said of items: they have theirs');
  if (sellers.min > 1 && sellers.min > units.min)
    throw new RangeError(`${units.min} units cannot be of ${sellers.min} sellers: more units, or fewer sellers`);
  const none = items?.find((item) => {
    const { min, max } = orderableIn(item, quantities);
    return leftOut === false && min > max;
  });
  if (none)
    throw new RangeError(
      none.measure
        ? `the item ‘${none.itemNo}’ cannot be ordered: its limits allow no quantity`
        : `the item ‘${none.itemNo}’ cannot be ordered in ${quantities.min} to ${quantities.max} pieces`,
    );
};

const shopTermNames = ['promotions', 'policies', 'shopCoupons', 'fields'] as const satisfies readonly (keyof Terms)[];

/** Checks a list of objects; throws a TypeError otherwise. */
const listIn = (name: string, value: unknown, of: string): void => {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject))
    throw new TypeError(wrong(name, value, `a list of ${of}`));
};

const checkOfShop = ({ policies, shopCoupons, fields, coupons }: Terms): void => {
  if (policies !== undefined) listIn('policies', policies, 'shipping terms, such as `plain.policy` of the engine');
  if (shopCoupons !== undefined) listIn('shopCoupons', shopCoupons, 'coupons, such as `plain.coupon` of the engine');
  if (shopCoupons && coupons !== undefined)
    throw new TypeError('coupons cannot be said of shopCoupons: the buyer holds some of them');
  if (fields === undefined) return;
  if (!isObject(fields)) throw new TypeError(wrong('fields', fields, 'such as { item: [{ limited: true }] }'));
  knowNames('fields', fields, ['item', 'buyer', 'order']);
  for (const [name, values] of Object.entries(fields)) listIn(`fields.${name}`, values, 'values of the fields');
};

/** Checks and completes terms; throws a TypeError or RangeError with the name of the term otherwise. */
export const drawingOf = (terms: Terms, shop: DrawnFor): Drawing => {
  const { isMarketplace, pieces, currency, shipsOverseas, hasFunding, hasExtraDiscount, countries } = shop;
  const areTerms: boolean = isObject(terms);
  if (!areTerms) throw new TypeError(wrong('terms', terms, 'such as { units: 2 }'));
  const known = [...termNames, ...(isMarketplace ? [] : shopTermNames)];
  knowNames(isMarketplace ? 'arbCart' : 'arbCartOf', terms, known);
  checkEach(terms);
  checkOfShop(terms);
  const amount = amountsIn(currency);
  const ranges = rangesIn(terms, pieces, amount);
  checkTogether(terms, ranges);
  const { tenant, device, language, buyer, items = [], overseas, leftOut = true, now = testNow } = terms;
  const { policies = [], shopCoupons = [], fields = {} } = terms;
  const ofShop = { policies, shopCoupons, fields, countries, hasFunding, hasExtraDiscount };
  if (overseas && !shipsOverseas) throw new RangeError('the engine ships nothing overseas');
  const steps = Math.max(0, ...items.map((item) => (item.measure ? orderableIn(item, ranges.quantities).steps : 0)));
  const common = { steps, device, language, buyer, items, leftOut, now, amount, isMarketplace };
  return { ...common, ...ofShop, ...ranges, tenant, overseas };
};
