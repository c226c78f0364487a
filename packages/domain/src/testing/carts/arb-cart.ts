import * as verbs from '../../engine/cart-verbs.ts';
import { isRight, right } from '../../money/either.ts';
import type { Arbitrary } from 'fast-check';
import { type CartDraft, cartOfDraft, type Uses } from './cart-of-draft.ts';
import { type UnitDraft, aroundDrawn, couponDrawn, unitDrawn } from './drafts.ts';
import { withoutDefaults } from '../../entities/cart/plain-unit.ts';
import { won } from '../../money/won.ts';
import {
  type Drawing,
  type CartTerms,
  drawingOf,
  type DrawnFor,
  type FieldValues,
  type ShopCartTerms,
  idsIn,
  isObject,
  wrong,
} from './cart-terms.ts';
import { type Drawn, cuts, eachOf, list, record, replaced, some, plainest } from './drawn.ts';
import { applyCoupon } from '../../engine/verbs/apply-coupon.ts';
import { KRW } from '../../money/currency.ts';
import { MAX_QUANTITY } from '../../rules/facts.ts';
import type { Cart } from '../../cart/cart.ts';
import { toldBy } from './cart-report.ts';
import { tellerOf } from './differences.ts';
import type { Engine, ShopChanged } from '../../engine/engine.ts';
import type { EngineCart } from '../../engine/cart/engine-cart.ts';
import { problemsOf, type CustomFields, type FieldReaders } from '../../engine/cart/fields.ts';
import { readWith } from '../../engine/reader.ts';
import { servedCountries } from '../../engine/countries.ts';
import type { Offer } from '../../engine/promotions/offer.ts';

/** Gives a follower that becomes the first unit the item it followed. */
const withFirst = (units: readonly UnitDraft[], { item, seller }: UnitDraft): readonly UnitDraft[] =>
  units.map((unit, i) => (i === 0 && unit.isOfFirstItem ? { ...unit, item, seller, isOfFirstItem: false } : unit));

/** Removes some units; a coupon on a removed unit moves to the next one. */
export const withoutUnits = (draft: CartDraft, out: ReadonlySet<number>): CartDraft => {
  const { units, coupons } = draft;
  const [first] = units;
  const kept = units.filter((_, i) => !out.has(i));
  const placeOf = (on: number): number => units.slice(0, on % units.length).filter((_, i) => !out.has(i)).length;
  return {
    ...draft,
    units: first ? withFirst(kept, first) : kept,
    coupons: coupons.map((coupon) => (coupon.on === undefined ? coupon : { ...coupon, on: placeOf(coupon.on) })),
  };
};

/** Raises the price or pieces of a unit to the maximum, if already special or if `isFree`. */
const raised = (unit: UnitDraft, plain: UnitDraft, drawing: Drawing, isFree: boolean) => {
  const { prices, quantities, steps, items } = drawing;
  const { item, quantity } = unit;
  const hasPrice = items.length === 0 && (isFree || item.price !== plain.item.price);
  return [
    ...(hasPrice && item.price < prices.max ? [{ ...unit, item: { ...item, price: won(prices.max) } }] : []),
    ...((isFree || quantity !== plain.quantity) && quantity < quantities.max
      ? [{ ...unit, quantity: quantities.max }]
      : []),
    ...((isFree || unit.steps !== plain.steps) && unit.steps < steps ? [{ ...unit, steps }] : []),
  ];
};

export const cartDrawn = (drawing: Drawing, offers: readonly string[]): Drawn<CartDraft> => {
  const { units: sizes } = drawing;
  const unit = unitDrawn(drawing);
  const rest = record<Omit<CartDraft, 'units'>>({
    coupons: list(couponDrawn(drawing), drawing.coupons),
    around: aroundDrawn(drawing),
    promotions: some(offers),
  });
  const { arb, plain } = record<{ readonly units: CartDraft['units']; readonly rest: typeof rest.plain }>({
    units: list(unit, sizes),
    rest,
  });

  function* each(draft: CartDraft, plainer: 'less' | 'nearer'): Generator<CartDraft> {
    const { units, ...others } = draft;
    for (const one of rest[plainer](others)) yield { units, ...one };
    for (const one of eachOf(unit, units, plainer)) yield { ...draft, units: one };
  }
  function* less(draft: CartDraft): Generator<CartDraft> {
    for (const out of cuts(draft.units.length, sizes.min)) yield withoutUnits(draft, out);
    yield* each(draft, 'less');
  }
  /** Yields drafts with a single higher field, which may be the only cause of the failure. */
  function* higher(draft: CartDraft): Generator<CartDraft> {
    for (const one of less(draft))
      for (const [i, here] of one.units.entries())
        for (const by of raised(here, unit.plain, drawing, one.units.length < draft.units.length))
          yield { ...one, units: replaced(one.units, i, by) };
  }
  function* nearer(draft: CartDraft): Generator<CartDraft> {
    yield* each(draft, 'nearer');
    yield* higher(draft);
  }
  return {
    arb: arb.map(({ units, rest: others }) => ({ units, ...others })),
    plain: { units: plain.units, ...plain.rest },
    less,
    nearer,
  };
};

export const drawnForMarketplace: DrawnFor = {
  currency: KRW,
  countries: [],
  isMarketplace: true,
  pieces: MAX_QUANTITY,
  shipsOverseas: true,
  hasFunding: true,
  hasExtraDiscount: true,
};

/**
 * Draws carts of the marketplace for properties (EN-04). Each differs in few fields from a default cart: units of
 * 10,000 won, a member, domestic shipping for 0 won. A failing property shrinks to the smallest cart, printed as its
 * differences. Coupons in use are valid; `checkOrder` judges the order. Evaluate at `testNow`, or at the `now` of the
 * terms.
 * @param terms constraints; other fields are drawn
 * @throws TypeError or RangeError that names the term, the value and the valid values
 * @example
 * fc.sample(arbCart({ units: [2, 2] }), 3).map(({ units }) => units.length); // [ 2, 2, 2 ]
 */
export const arbCart = (terms: CartTerms = {}): Arbitrary<Cart> => {
  const drawing = drawingOf(terms, drawnForMarketplace);
  const uses: Uses = {
    begin: (cart) => cart,
    promotion: (cart) => cart,
    coupon: (cart, key, ids) => {
      const verdict = applyCoupon(cart, key, ids, drawing.now);
      return isRight(verdict) ? verdict.right : undefined;
    },
  };
  const teller = tellerOf(KRW, drawing.items, drawing.now);
  return plainest(cartDrawn(drawing, []), (draft) => toldBy(cartOfDraft(draft, drawing, uses), teller));
};

const cartAfter = <C extends string>(changed: ShopChanged<C>): EngineCart<C> | undefined =>
  changed.ok ? changed.cart : undefined;

/** Adds the coupon code and the buyer groups of an offer. */
const heldFor = (cart: EngineCart, { couponCode, groups = [] }: Offer): EngineCart => ({
  ...cart,
  ...(couponCode === undefined ? {} : { couponCodes: [...(cart.couponCodes ?? []), couponCode] }),
  ...(groups.length === 0 ? {} : { buyerGroups: [...new Set([...(cart.buyerGroups ?? []), ...groups])] }),
});

const usesOf = <C extends string>(engine: Engine<C>, now: number): Uses => {
  const {
    currency: { code: currency },
    promotions = [],
  } = engine.terms;
  return {
    begin: (cart) => ({
      ...cart,
      units: engine.shop.base.codes ? cart.units.map(withoutDefaults) : cart.units,
      currency,
      promotions: [],
    }),
    promotion: (cart, id) => {
      const offer = promotions.find((one) => one.id === id);
      const held = offer ? heldFor(cart, offer) : cart;
      return cartAfter(verbs.applyPromotion(engine, { ...held, currency }, id, now)) ?? held;
    },
    coupon: (cart, key, ids) => cartAfter(verbs.applyCoupon(engine, { ...cart, currency }, key, ids, now)),
  };
};

/** Reads values of custom fields as the engine would; throws a TypeError with the path of an invalid one. */
const readValues = (fields: FieldValues<CustomFields>, readers: FieldReaders = {}): FieldValues<CustomFields> =>
  Object.fromEntries(
    (Object.keys(fields) as (keyof CustomFields)[]).map((name) => {
      const [reader, values = []] = [readers[name], fields[name]];
      const read = (value: object = {}, i: number): object => {
        const found = reader ? readWith<object | undefined>(reader, value, `fields.${name}`) : right(value);
        if (isRight(found)) return found.right ?? {};
        const [problem] = problemsOf(found.left, value, `fields.${name}.${i}`);
        throw new TypeError(wrong(problem?.path ?? name, problem?.found, problem?.kind ?? ''));
      };
      return [name, values.map(read)];
    }),
  );

/**
 * Draws carts of a custom engine for properties (EN-04, EN-09): in its currency, default units at $10.00, sometimes
 * with valid promotions and coupons, in its countries. Excludes features of the marketplace; overseas only if the terms
 * request it.
 * Shrinks and prints like `arbCart`.
 * @param terms constraints; other fields are drawn
 * @throws TypeError or RangeError that names the term, the value and the valid values
 * @example
 * const carts = arbCartOf(shop, { prices: [shop.amount('1.00'), shop.amount('9.00')] });
 * fc.sample(carts, 20).every((one) => shop.priceOfCart(one, testNow).price >= 0); // true
 */
export const arbCartOf = <const C extends string, F = CustomFields>(
  engine: Engine<C, F>,
  terms: ShopCartTerms<F> = {},
): Arbitrary<EngineCart<C, F>> => {
  if (!isObject(engine) || !isObject(engine.terms))
    throw new TypeError('arbCartOf draws carts of an engine: give it one, such as createEngine({ currency: USD })');
  const { currency, limits = {}, features = {}, promotions: offers = [] } = engine.terms;
  // the code below does not read the custom fields
  const plainEngine = engine as unknown as Engine<C>;
  const { pieces = MAX_QUANTITY } = limits;
  // a shop without the terms of the marketplace has its own codes
  const hasFunding = !engine.shop.base.codes;
  const { overseaShipping: shipsOverseas = true, extraDiscount: hasExtraDiscount = hasFunding } = features;
  const given = drawingOf(terms, {
    currency,
    countries: servedCountries(engine.terms) ?? [],
    isMarketplace: false,
    pieces,
    shipsOverseas,
    hasFunding,
    hasExtraDiscount,
  });
  const drawing = { ...given, fields: readValues(given.fields, plainEngine.terms.fields) };
  const ids = offers.map(({ id }) => id);
  if (terms.promotions !== undefined) idsIn('promotions', terms.promotions, ids);
  const uses = usesOf(plainEngine, drawing.now);
  const teller = tellerOf(currency, drawing.items, drawing.now);
  const drawn = cartDrawn(drawing, terms.promotions ?? ids);
  return plainest(
    drawn,
    (draft) => toldBy({ ...cartOfDraft(draft, drawing, uses), currency: currency.code }, teller) as EngineCart<C, F>,
  );
};
