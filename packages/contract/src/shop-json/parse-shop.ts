import {
  countryCode,
  couponLanes,
  currencyCodes,
  isTargeted,
  laneOf,
  normalizeCode,
  type Cart,
  type Discount,
  frozen,
  checkNames,
  currencyOf,
  isoDecimals,
  defineExclusion,
  createEngine,
  marketplace,
  marketplaceBase,
  omittableNames,
  simpleBase,
  EUR,
  JPY,
  KRW,
  KWD,
  conflictingMessages,
  shareUnits,
  USD,
  type FieldReaders,
  type Currency,
  type CustomFields,
  type Engine,
  type EngineTerms,
  type Offer,
  type OfferFields,
  type OwnExclusion,
  type EngineCart,
  type ShopMessages,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { isObject, own, valueAt, without, type JsonObject } from '../cart-json/json.ts';
import { misfitAt, parseCart, type ParseTerms } from '../cart-json/parse-cart.ts';
import {
  type Fit,
  firstProblems,
  misfit as problemAt,
  notParsed,
  type CartProblem,
  type Parsed,
  type LazyProblem,
} from '../cart-json/problem.ts';
import { namesUnknownTo } from '../cart-json/unknown-fields.ts';
import { misfitsOf, type Misfit } from '../openapi/json-schema.ts';
import { readersOf } from './declared-fields.ts';
import { promotionKinds, type PromotionKind } from './kind.ts';
import { messagesIn } from './messages.ts';
import { shopFields, texts, type ShopFields } from './shop-codec.ts';
import { shopSchema } from './shop-schema.ts';

/** Parses a cart of an engine; see `parseCart`. */
export type CartParser<C extends string, F = CustomFields> = (
  json: unknown,
  terms?: Omit<ParseTerms, 'fields'>,
) => Parsed<EngineCart<C, F>>;

/** A shop from JSON with its engine and cart parser. */
export interface JsonShop<C extends string = string> {
  readonly engine: Engine<C>;
  /** Parses a cart with the shop’s policies, discounts and promotions as defaults; see `parseCart`. */
  readonly parseCart: CartParser<C>;
}

const known: Readonly<Record<string, unknown>> = { KRW, JPY, USD, EUR, KWD };

/** Shop policies that a cart may override. */
const policies = ['shippingPolicies', 'coupons', 'extraDiscountCandidates'] as const;

const only = (json: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (own(json, name) === undefined ? [] : [[name, own(json, name)]])));

/** A known currency code, or a complete currency definition. */
const currencyFit: Fit = {
  anyOf: [{ enum: Object.keys(known) }, { type: 'object', required: ['code', 'exponent', 'rounding'] }],
};

const fieldsIn = (json: JsonObject): E.Either<readonly LazyProblem[], ShopFields> => {
  const said = own(json, 'currency');
  const currency = typeof said === 'string' && Object.hasOwn(known, said) ? known[said] : said;
  const problem = (misfit: Misfit): CartProblem => {
    const found = misfitAt(json, misfit.path, misfit);
    return found.path === 'currency' && (found.type === 'Misfit' || found.type === 'Missing')
      ? { ...found, fits: currencyFit }
      : found;
  };
  return E.mapLeft((errors: Parameters<typeof misfitsOf>[0]) =>
    misfitsOf(errors).map((misfit) => () => problem(misfit)),
  )(shopFields.decode({ ...json, currency }));
};

/** Returns a problem if a known currency has other decimals than ISO 4217. */
const decimalsIn = ({ currency: { code, exponent } }: ShopFields): readonly CartProblem[] => {
  const decimals = isoDecimals(code) ?? exponent;
  return decimals === exponent
    ? []
    : [{ type: 'Misfit', path: 'currency.exponent', found: exponent, fits: { enum: [decimals] } }];
};

const baseOf = ({ base }: ShopFields) => (base === 'Marketplace' ? marketplaceBase : simpleBase);

/** Returns the names in `without` that are no rules of the base. */
const withoutIn = (fields: ShopFields): readonly CartProblem[] => {
  const names = omittableNames(baseOf(fields));
  return (fields.without ?? []).flatMap((found, i) =>
    names.includes(found) ? [] : [{ type: 'Misfit' as const, path: `without.${i}`, found, fits: { enum: names } }],
  );
};

const homeFit: Fit = { type: 'string', pattern: countryCode.source };

/** Returns zones without a home, a home of the marketplace, repeated countries, and free shipping without a fee. */
const countriesIn = ({ base, home, countries = [] }: ShopFields): readonly CartProblem[] => {
  const seen = new Set<string>();
  const isWithoutHome = countries.length > 0 && home === undefined;
  return [
    ...(isWithoutHome ? [problemAt('home', undefined, homeFit)] : []),
    ...(base && home !== undefined ? [problemAt('home', home, undefined)] : []),
    ...countries.flatMap(({ codes, fee, freeFrom }, i) => [
      ...codes.flatMap((found, j): readonly CartProblem[] => {
        const isNew = !seen.has(found);
        seen.add(found);
        return isNew ? [] : [{ type: 'Repeated', path: `countries.${i}.codes.${j}`, found }];
      }),
      ...(fee === undefined && freeFrom !== undefined
        ? [problemAt(`countries.${i}.fee`, undefined, { type: 'integer', minimum: 0 })]
        : []),
    ]),
  ];
};

/** Returns the names in `stacksWith` that are neither a kind of promotion nor a coupon lane. */
const companyIn = ({ promotions = [] }: ShopFields, kinds: readonly PromotionKind[]): readonly CartProblem[] => {
  const names = [...kinds.map(({ code }) => code), ...couponLanes, ...promotions.map(({ id }) => id)];
  return promotions.flatMap(({ stacksWith = [] }, i) =>
    stacksWith === 'Everything'
      ? []
      : stacksWith.flatMap((found, j) =>
          names.includes(found)
            ? []
            : [{ type: 'Misfit' as const, path: `promotions.${i}.stacksWith.${j}`, found, fits: { enum: names } }],
        ),
  );
};

/** Returns the names of custom fields in targets that the shop does not declare. */
const targetsIn = (
  { fields, promotions = [], discounts = [] }: ShopFields,
  json: JsonObject,
): readonly CartProblem[] => {
  const names = Object.keys(fields?.item ?? {});
  const paths = [
    ...promotions.map((_, i) => `promotions.${i}.params.on.field`),
    ...discounts.map((_, i) => `discounts.${i}.on.field`),
    ...listed(own(json, 'coupons')).map((_, i) => `coupons.${i}.target.field`),
  ];
  return paths.flatMap((path) => {
    const found = valueAt(json, path);
    return typeof found !== 'string' || names.includes(found) ? [] : [problemAt(path, found, { enum: names })];
  });
};

const optionNames: readonly string[] = ['kinds', 'engine', 'currency'] satisfies readonly (keyof ShopTerms)[];
const engineOptionNames: readonly string[] = ['rules', 'messages', 'features'];

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Builds a one-unit cart with all shop policies, so that the cart codecs validate them. */
const sampleOf = (json: JsonObject): JsonObject => ({
  ...only(json, policies),
  units: [
    {
      cartUnitId: 1,
      quantity: 1,
      item: { itemNo: '1', itemName: '', itemSellPrice: 0 },
      seller: { sellerKey: 'shop' },
      // an unorderable unit requires no matching shipping terms
      unableOrderType: 'ITEM_OUT_OF_STOCK',
      discounts: listed(own(json, 'discounts')).map((one) => (isObject(one) ? own(one, 'discount') : one)),
    },
  ],
});

const inShop = (path: string): string => path.replace(/^units\.0\.discounts\.(\d+)/u, 'discounts.$1.discount');

const offersIn = (
  { promotions = [] }: ShopFields,
  kinds: readonly PromotionKind[],
  json: JsonObject,
): { readonly offers: readonly Offer[]; readonly wrong: readonly CartProblem[] } => {
  const offers: Offer[] = [];
  const wrong: CartProblem[] = [];
  for (const [i, { code, ...terms }] of promotions.entries()) {
    const kind = kinds.find((one) => one.code === code);
    if (!kind) {
      const fits: Fit = { enum: kinds.map((one) => one.code) };
      wrong.push({ type: 'Misfit', path: `promotions.${i}.code`, found: code, fits });
      continue;
    }
    if (offers.some(({ id }) => id === terms.id))
      wrong.push({ type: 'Repeated', path: `promotions.${i}.id`, found: terms.id });
    const { couponCode } = terms;
    if (couponCode !== undefined && offers.some((one) => one.couponCode === normalizeCode(couponCode)))
      wrong.push({ type: 'Repeated', path: `promotions.${i}.couponCode`, found: couponCode });
    const { from, until } = terms;
    if (from !== undefined && until !== undefined && Date.parse(until) < Date.parse(from)) {
      const fits: Fit = { type: 'string', format: 'date-time', formatMinimum: from };
      wrong.push({ type: 'Misfit', path: `promotions.${i}.until`, found: until, fits });
      continue;
    }
    const read = kind.read(terms);
    if (E.isRight(read)) offers.push(read.right);
    else
      for (const misfit of read.left)
        wrong.push(misfitAt(json, `promotions.${i}.params${misfit.path === '' ? '' : `.${misfit.path}`}`, misfit));
  }
  return { offers, wrong };
};

const exclusionOf = ({ code, message, lanes, where }: NonNullable<ShopFields['exclusions']>[number]): OwnExclusion =>
  defineExclusion({
    code,
    message: Object.fromEntries(Object.entries(message).map(([language, text]) => [language, String(text)])),
    excludes: (one, other) => {
      const [a, b = a] = lanes;
      const laneIs = (assignment: typeof one, lane: string | undefined): boolean => laneOf(assignment.coupon) === lane;
      return laneIs(one, a) && laneIs(other, b) && (where === 'Anywhere' || shareUnits(one, other));
    },
  });

/** Returns exclusions and promotions that reuse the code of another rule, exclusion or promotion. */
const twiceIn = (
  { promotions = [] }: ShopFields,
  rules: NonNullable<EngineTerms<string>['rules']>,
  offers: readonly Offer[],
  exclusions: readonly OwnExclusion[],
): readonly CartProblem[] => {
  const placed = [
    // two equal codes within these terms are a bug; the engine throws
    ...rules.map(({ code, message }) => ({ code, message, path: '' })),
    ...offers.map(({ id, code, message }) => {
      const path = `promotions.${promotions.findIndex((one) => one.id === id)}.code`;
      return { code, message, path };
    }),
    ...exclusions.map(({ code, message }, i) => ({ code, message, path: `exclusions.${i}.code` })),
  ];
  return conflictingMessages<(typeof placed)[number]>(placed).flatMap(({ code, path }) =>
    path === '' ? [] : [{ type: 'Repeated', path, found: code }],
  );
};

/** Returns a problem if the currency differs in code or exponent from the required one. */
const ofCurrency = ({ currency }: ShopFields, asked: Currency | undefined): readonly CartProblem[] =>
  asked === undefined || (asked.code === currency.code && asked.exponent === currency.exponent)
    ? []
    : [{ type: 'Misfit', path: 'currency', found: currency.code, fits: { enum: [asked.code] } }];

const lazily = (problems: readonly CartProblem[]): readonly LazyProblem[] => problems.map((problem) => () => problem);

const noObject = (found: unknown, required: readonly string[]): CartProblem => ({
  type: 'Misfit',
  path: '',
  found,
  fits: { type: 'object', required },
});

/** Merges messages; those of the JSON have priority. */
const over = (code: ShopMessages = {}, json: ShopMessages = {}): ShopMessages =>
  Object.fromEntries(
    [...new Set([...Object.keys(code), ...Object.keys(json)])].map((language) => [
      language,
      { ...code[language], ...json[language] },
    ]),
  );

/** Returns caps in won for a shop in another currency, and caps in currencies without a known rate. */
const capsIn = ({ currency: { code }, limits }: ShopFields): readonly CartProblem[] => {
  const foreign = currencyCodes.filter((one) => one !== 'KRW' && one !== code);
  const fits: Fit = { enum: [code, ...foreign] };
  return (limits?.overseas ?? []).flatMap(({ amounts = [], withBodyHair }, i) => [
    ...amounts.flatMap(({ currency: found }, j) =>
      found === code || foreign.some((one) => one === found)
        ? []
        : [{ type: 'Misfit' as const, path: `limits.overseas.${i}.amounts.${j}.currency`, found, fits }],
    ),
    ...(withBodyHair === undefined || code === 'KRW'
      ? []
      : [{ type: 'Misfit' as const, path: `limits.overseas.${i}.withBodyHair`, found: withBodyHair, fits: undefined }]),
  ]);
};

/** Options of `parseShop`. */
export interface ShopTerms<C extends string = string> {
  /** Required currency, which also types the engine; any currency if missing. */
  readonly currency?: Currency<C>;
  /** Promotion kinds, built-in by default; the first of a code counts. */
  readonly kinds?: readonly PromotionKind[];
  /** Terms outside JSON: custom rules, messages and features. */
  readonly engine?: Pick<EngineTerms<string>, 'rules' | 'messages' | 'features'>;
}

/**
 * Parses a shop (EN-10). Unknown fields are problems. Never throws because of the JSON.
 * @returns the shop, or all problems by path
 * @throws TypeError for an unknown option, or if two rules of `engine` share a code but differ in content
 * @example
 * const found = parseShop({ currency: 'USD', limits: { pieces: 0 } });
 * !found.ok && found.problems.map(({ path }) => path); // [ 'limits.pieces' ]
 */
export const parseShop = <const C extends string = string>(
  json: unknown,
  terms: ShopTerms<C> = {},
): Parsed<JsonShop<C>> => {
  const { kinds = promotionKinds, engine: more = {}, currency: asked } = terms;
  checkNames('option of parseShop', optionNames, terms);
  checkNames('option of an engine from JSON', engineOptionNames, more);
  if (!isObject(json)) return notParsed([noObject(json, ['currency'])]);
  const fields = fieldsIn(json);
  const sample = parseCart(sampleOf(json));
  const ofPolicies = lazily(sample.ok ? [] : sample.problems.map((one) => ({ ...one, path: inShop(one.path) })));
  const unknown = namesUnknownTo(shopSchema(kinds), json);
  if (E.isLeft(fields)) return notParsed(firstProblems([...fields.left, ...ofPolicies, ...unknown]));
  const { limits = {}, without: gone = [], exclusions = [], discounts = [], tax, home, countries } = fields.right;
  const { rounding: roundedBy } = fields.right;
  const { offers, wrong } = offersIn(fields.right, kinds, json);
  const ownExclusions = exclusions.map(exclusionOf);
  const twice = twiceIn(fields.right, more.rules ?? [], offers, ownExclusions);
  const own = messagesIn(fields.right.messages, offers);
  const all = [
    ...lazily([
      ...ofCurrency(fields.right, asked),
      ...decimalsIn(fields.right),
      ...withoutIn(fields.right),
      ...countriesIn(fields.right),
      ...capsIn(fields.right),
      ...wrong,
      ...companyIn(fields.right, kinds),
      ...targetsIn(fields.right, json),
      ...twice,
      ...own.wrong,
    ]),
    ...ofPolicies,
    ...unknown,
  ];
  if (all.length > 0 || !sample.ok) return notParsed(firstProblems(all));
  const { code, exponent, rounding } = fields.right.currency;
  const engine = createEngine<string>({
    ...more,
    base: baseOf(fields.right),
    currency: currencyOf(code, exponent, rounding),
    messages: over(more.messages, own.messages),
    limits,
    ...(roundedBy ? { rounding: roundedBy } : {}),
    ...(tax ? { tax } : {}),
    ...(home === undefined ? {} : { home }),
    ...(countries ? { countries } : {}),
    ...(fields.right.fields ? { fields: readersOf(fields.right.fields) } : {}),
    without: gone,
    promotions: offers,
    exclusions: ownExclusions,
  });
  const given = sample.value.units[0]?.discounts ?? [];
  const ours = discounts.flatMap(({ on }, i) => (given[i] ? [{ on, discount: given[i] }] : []));
  const shop: JsonShop = { engine, parseCart: cartReader(engine.terms, only(json, policies), ours) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that its currency is the one asked for has just been looked at
  return { ok: true, value: shop as unknown as JsonShop<C> };
};

interface ShopDiscount {
  readonly on: ShopFields['discounts'] extends readonly (infer D)[] | undefined
    ? D extends { readonly on: infer T }
      ? T
      : never
    : never;
  readonly discount: Discount;
}

const discounted =
  (ours: readonly ShopDiscount[]) =>
  (cart: Cart): Cart => ({
    ...cart,
    units: cart.units.map((unit) => {
      const more = ours.flatMap(({ on, discount }) => (isTargeted(on, unit) ? [discount] : []));
      return more.length > 0 ? { ...unit, discounts: [...unit.discounts, ...more] } : unit;
    }),
  });

const buyerFields = ['couponCodes', 'usedCouponCodes', 'buyerGroups'] as const satisfies readonly (keyof OfferFields)[];

/** Reads the lists of texts that only carts of shops have. */
const buyerFieldsIn = (json: JsonObject): { readonly fields: OfferFields; readonly wrong: readonly CartProblem[] } => {
  const given = buyerFields.flatMap((name) =>
    own(json, name) === undefined ? [] : [[name, own(json, name)] as const],
  );
  return {
    fields: Object.fromEntries(given.flatMap(([name, value]) => (texts.is(value) ? [[name, value] as const] : []))),
    wrong: given.flatMap(([path, found]) =>
      texts.is(found) ? [] : [{ type: 'Misfit', path, found, fits: { type: 'array', items: { type: 'string' } } }],
    ),
  };
};

/** Fields that a cart of a simple shop may lack; its buyer is signed in. */
const simpleFields = ({ base, home = '' }: Pick<CartTerms, 'base' | 'home'>, json: JsonObject): JsonObject => {
  if (base && !base.codes) return {};
  const buyer = own(json, 'buyer') ?? {};
  return {
    shippingCountry: own(json, 'shippingCountry') ?? home,
    buyer: isObject(buyer) ? { isLogin: true, memberType: 'Member', ...buyer } : buyer,
  };
};

/** Terms of an engine that its carts depend on. */
interface CartTerms extends Pick<EngineTerms<string>, 'currency' | 'limits' | 'base' | 'home'> {
  readonly promotions?: readonly Pick<Offer, 'id'>[];
  readonly fields?: FieldReaders;
}

const cartReader =
  (
    { currency: { code }, promotions: offers = [], limits, fields = {}, ...shop }: CartTerms,
    defaults: JsonObject = {},
    ours: readonly ShopDiscount[] = [],
  ): CartParser<string> =>
  (json, terms) => {
    if (!isObject(json)) return notParsed([noObject(json, ['units'])]);
    const currency = own(json, 'currency') ?? code;
    const promotions = own(json, 'promotions') ?? [];
    const ids = offers.map(({ id }) => id);
    const wrong: CartProblem[] = [];
    if (currency !== code) wrong.push({ type: 'Misfit', path: 'currency', found: currency, fits: { enum: [code] } });
    const given = listed(promotions);
    const used = given.flatMap((id) => ids.find((one) => one === id) ?? []);
    if (!Array.isArray(promotions) || used.length < given.length)
      wrong.push({
        type: 'Misfit',
        path: 'promotions',
        found: promotions,
        fits: { type: 'array', items: { enum: ids } },
      });
    const ofBuyer = buyerFieldsIn(json);
    wrong.push(...ofBuyer.wrong);
    const pieces = limits?.pieces;
    const read = parseCart(
      { ...defaults, ...without(json, 'currency', 'promotions', ...buyerFields), ...simpleFields(shop, json) },
      { ...(pieces === undefined ? {} : { pieces }), ...terms, fields },
    );
    if (!read.ok || wrong.length > 0) return notParsed([...wrong, ...(read.ok ? [] : read.problems)]);
    const cart = { ...discounted(ours)(read.value), ...ofBuyer.fields, currency: code, promotions: used };
    return { ok: true, value: frozen(cart) };
  };

const engine = createEngine<string>({ ...marketplace.terms, currency: KRW });

export const marketplaceShop: JsonShop = { engine, parseCart: cartReader(engine.terms) };

/**
 * Returns the cart parser of an engine: in its currency, with its promotions and its custom fields (EN-17). Never throws
 * because of the JSON.
 * @example
 * const bagel = cartParser(shop)({ units: [{ id: 1, item: 'bagel', name: 'Bagel', price: 125 }] });
 * bagel.ok && shop.priceOfCart(bagel.value, now).price; // 125
 */
export const cartParser = <C extends string, F extends CustomFields>({
  terms,
}: Pick<Engine<C, F>, 'terms'>): CartParser<C, F> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it checks the currency, and reads the custom fields
  cartReader(terms) as CartParser<C, F>;
