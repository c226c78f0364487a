import {
  attempt,
  checkArgument,
  createEngine,
  frozen,
  isTargeted,
  KRW,
  marketplace,
  withoutDefaults,
  type Cart,
  type CouponTarget,
  type CustomFields,
  type Discount,
  type Engine,
  type EngineCart,
  type EngineTerms,
  type FieldReaders,
  type Offer,
  type OfferFields,
  isObject,
  listOf,
  own,
  omit,
  type JsonObject,
} from '@baguni/domain/internal';
import { entriesOf, valueAt } from '../cart-json/json.ts';
import { readCart, type ParseTerms } from '../cart-json/parse-cart.ts';
import { isFromPage, isSaved } from '../cart-json/complete.ts';
import { misfit, notParsed, withNearest, type CartProblem, type Parsed } from '../cart-json/problem.ts';
import { texts } from './shop-codec.ts';
import { countryProblems, freeShippingProblems } from './shop-contradictions.ts';

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

export const noObject = (found: unknown, required: readonly string[]): CartProblem => ({
  type: 'Misfit',
  path: '',
  found,
  fits: { type: 'object', required },
});

interface ShopDiscount {
  readonly on: CouponTarget;
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

const targetTypes = ['All', 'Items', 'Sellers', 'LargeCategories'] as const satisfies readonly CouponTarget['type'][];

/** Reports coupons for a custom field in the cart of a shop that reads none. */
const fieldTargets = (json: JsonObject): readonly CartProblem[] =>
  isFromPage(json)
    ? []
    : entriesOf(own(json, 'coupons')).flatMap((coupon, i) => {
        const type = own(own(coupon, 'target'), 'type');
        return type === 'Field' ? [misfit(`coupons.${i}.target.type`, type, { enum: targetTypes })] : [];
      });

/** Reports rates of items, which a shop without tax would ignore. */
const ignoredRates = (json: JsonObject): readonly CartProblem[] =>
  entriesOf(own(json, 'units')).flatMap((unit, i) =>
    ['taxRate', 'item.taxRate'].flatMap((path): readonly CartProblem[] => {
      const found = valueAt(unit, path);
      return found === undefined ? [] : [{ type: 'NoTax', path: `units.${i}.${path}`, found }];
    }),
  );

/** Reports missing shipping terms if a zone without a fee charges theirs. */
const missingTerms = ({ countries = [] }: Pick<CartTerms, 'countries'>, policies: unknown): readonly CartProblem[] =>
  listOf(policies).length === 0 && countries.some(({ fee }) => fee === undefined)
    ? [misfit('shippingPolicies', policies, { type: 'array', minItems: 1 })]
    : [];

const isSimple = ({ base }: Pick<CartTerms, 'base'>): boolean => !base || base.codes !== undefined;

/** Fields that a cart of a simple shop may lack; its buyer is signed in. */
const simpleFields = (shop: Pick<CartTerms, 'base' | 'home'>, json: JsonObject): JsonObject => {
  if (!isSimple(shop) || isSaved(json)) return {};
  const { home = '' } = shop;
  const buyer = own(json, 'buyer') ?? {};
  return {
    shippingCountry: own(json, 'shippingCountry') ?? home,
    buyer: isObject(buyer) ? { isLogin: true, memberType: 'Member', ...buyer } : buyer,
  };
};

/** True for a cart of the engine, or its text. Its JSON has no field `destination`. */
const isEngineCart = (given: unknown): boolean =>
  typeof given === 'string'
    ? isObject(attempt((): unknown => JSON.parse(given))) && isEngineCart(JSON.parse(given))
    : isObject(own(given, 'destination')) && isObject(own(given, 'shipping'));

/** Terms of an engine that its carts depend on. */
interface CartTerms extends Pick<EngineTerms<string>, 'currency' | 'limits' | 'base' | 'home' | 'countries' | 'tax'> {
  readonly promotions?: readonly Pick<Offer, 'id'>[];
  readonly fields?: FieldReaders;
}

/**
 * @param defaults fields of a cart that does not have them
 * @param ours discounts on units of their targets
 */
export const cartReader =
  (
    { currency: { code }, promotions: offers = [], limits, fields = {}, ...shop }: CartTerms,
    defaults: JsonObject = {},
    ours: readonly ShopDiscount[] = [],
  ): CartParser<string> =>
  (json, terms) => {
    if (isEngineCart(json)) return notParsed([{ type: 'EngineCart', path: '', found: json }]);
    if (!isObject(json)) return notParsed([noObject(json, ['units'])]);
    const currency = own(json, 'currency') ?? code;
    const promotions = own(json, 'promotions') ?? [];
    const ids = offers.map(({ id }) => id);
    const wrong: CartProblem[] = [];
    if (currency !== code) wrong.push({ type: 'Misfit', path: 'currency', found: currency, fits: { enum: [code] } });
    const given = listOf(promotions);
    const used = given.flatMap((id) => ids.find((one) => one === id) ?? []);
    if (!Array.isArray(promotions) || (given.length > 0 && ids.length === 0))
      wrong.push(misfit('promotions', promotions, { type: 'array', items: { enum: ids } }));
    else
      wrong.push(
        ...given.flatMap((id, i) =>
          ids.some((one) => one === id) ? [] : [misfit(`promotions.${i}`, id, { enum: ids })],
        ),
      );
    const ofBuyer = buyerFieldsIn(json);
    wrong.push(...ofBuyer.wrong);
    if (!fields.item) wrong.push(...fieldTargets(json));
    if (!isFromPage(json) && !shop.tax) wrong.push(...ignoredRates(json));
    if (!isFromPage(json) && isSimple(shop)) {
      const policies = own(json, 'shippingPolicies');
      wrong.push(...freeShippingProblems(policies), ...missingTerms(shop, policies ?? defaults['shippingPolicies']));
      const country = own(json, 'shippingCountry') ?? '';
      if (typeof country === 'string' && country !== '') wrong.push(...countryProblems('shippingCountry', country));
    }
    const pieces = limits?.pieces;
    // a saved cart is the same in every shop
    const around = isSaved(json) ? {} : defaults;
    const read = readCart(
      { ...around, ...omit(json, 'currency', 'promotions', ...buyerFields), ...simpleFields(shop, json) },
      { ...(pieces === undefined ? {} : { pieces }), ...terms, fields },
    );
    if (!read.ok || wrong.length > 0) return notParsed([...wrong.map(withNearest), ...(read.ok ? [] : read.problems)]);
    const units = isSimple(shop) ? read.value.units.map(withoutDefaults) : read.value.units;
    const added = isSaved(json) ? [] : ours;
    const cart = {
      ...discounted(added)({ ...read.value, units }),
      ...ofBuyer.fields,
      currency: code,
      promotions: used,
    };
    return { ok: true, value: frozen(cart) };
  };

const engine = createEngine<string>({ ...marketplace.terms, currency: KRW });

/** The marketplace as a shop without own terms. */
export const marketplaceShop: JsonShop = { engine, parseCart: cartReader(engine.terms) };

/**
 * Returns the cart parser of an engine: in its currency, with its promotions and its custom fields (EN-17). Never throws
 * because of the JSON.
 * @example
 * const bagel = cartParser(shop)({ units: [{ id: 1, item: 'bagel', name: 'Bagel', price: 125 }] });
 * bagel.ok && shop.priceOfCart(bagel.value, now).price; // 125
 */
export const cartParser = <C extends string, F extends CustomFields>(
  engine: Pick<Engine<C, F>, 'terms'>,
): CartParser<C, F> => {
  checkArgument(isObject(engine?.terms), 'engine', 'an engine of `createEngine`', engine);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it checks the currency, and reads the custom fields
  return cartReader(engine.terms) as CartParser<C, F>;
};
