import {
  isOrderable,
  MAX_QUANTITY,
  type Cart,
  frozen,
  nearest,
  readFields,
  type FieldReaders,
  type Contradiction,
  type FieldProblem,
  isObject,
  objectOf,
  own,
  omit,
  type JsonObject,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import { NoField, pathOf } from '../codecs/base/codec.ts';
import { cartOfDocument, cartDocument, shopFields } from '../codecs/state/state-codec.ts';
import { isErrors, misfitsOf, type Misfit } from '../openapi/json-schema.ts';
import { completeCart, isFromPage } from './complete.ts';
import { entriesOf, valueAt } from './json.ts';
import { fitOf, misfit, firstProblems, notParsed, type CartProblem, type Parsed, type LazyProblem } from './problem.ts';
import { invalidFields } from './misfits.ts';
import { contradictionsIn, serverOnlyProblems } from './contradictions.ts';
import { missingSteps, secondNumbers, simplePath, withCompleteUnits } from './simple-units.ts';
import { unknownFields } from './unknown-fields.ts';

/**
 * Builds a problem with the value found at a path.
 * @example
 * misfitAt({ units: 'none' }, 'units', { path: 'units', fits: undefined }).found; // none
 */
export const misfitAt = (given: unknown, path: string, { fits, isRepeated }: Misfit): CartProblem => {
  const found = valueAt(given, path);
  return isRepeated ? { type: 'Repeated', path, found } : misfit(path, found, fits && fitOf(fits));
};

/** State coupons have one more nesting level than cart coupons, and fields of simple units may be deeper. */
const inJson = (given: JsonObject, path: string): string =>
  simplePath(given, Array.isArray(own(given, 'coupons')) ? path.replace(/^coupons\.offered\b/u, 'coupons') : path);

const contradiction = ({ type, path: ofCart, found, expected }: Contradiction): CartProblem => {
  const path = ofCart
    .replace('shipping.policies', 'shippingPolicies')
    .replace('shipping.bundleTerms', 'bundleTerms')
    .replace('coupons.applied', 'appliedCoupons');
  return type === 'Misfit' || type === 'CouponDiffers'
    ? { type, path, found, fits: fitOf({ const: expected }) }
    : { type, path, found };
};

/** Builds the problem of a custom field; codecs of io-ts also report what would fit. */
const fieldProblem = (given: JsonObject, { path, within, errors }: FieldProblem): CartProblem => {
  const misfits = isErrors(errors) ? misfitsOf(errors) : [];
  const type = isErrors(errors) && errors.find(({ context }) => pathOf(context) === within)?.context.at(-1)?.type;
  if (type instanceof NoField) {
    const { known } = type;
    const fits = nearest(within, known);
    return { type: 'UnknownField', path: inJson(given, path), found: valueAt(given, inJson(given, path)), fits, known };
  }
  return misfitAt(given, inJson(given, path), misfits.find((one) => one.path === within) ?? { path, fits: undefined });
};

/** Returns all contradictions and pointless values; carts from a page or server allow some of them. */
const contradictionsOf = (
  given: JsonObject,
  full: unknown,
  misfits: ReadonlySet<string>,
  pieces: number,
): readonly CartProblem[] => {
  const wrong = contradictionsIn({ given, full, misfits }).map(contradiction);
  const odd = isObject(full) ? serverOnlyProblems(full, Math.max(MAX_QUANTITY, pieces)) : [];
  if (!isFromPage(given)) return [...wrong, ...odd.filter(({ path }) => !misfits.has(path))];
  return wrong.filter(({ type }) => type !== 'NoSuchTerms' && type !== 'NoSuchCoupon');
};

/** Returns the parts of invalid cart JSON that have custom fields. */
const withCustomFields = (full: unknown) => ({
  units: entriesOf(own(full, 'units')).map((unit) => ({ item: objectOf(own(unit, 'item')) })),
  buyer: objectOf(own(full, 'buyer')),
});

/** True if a path is one of these, or inside one. */
const isWithin = (path: string, paths: ReadonlySet<string>): boolean =>
  paths.has(path) || (path.includes('.') && isWithin(path.slice(0, path.lastIndexOf('.')), paths));

const selectedOf = (given: JsonObject, cart: Cart): Cart =>
  own(given, 'selected') === undefined
    ? { ...cart, selected: cart.units.filter(isOrderable).map(({ cartUnitId }) => cartUnitId) }
    : cart;

/** Options of `parseCart`. */
export interface ParseTerms {
  /** Refuses unknown fields, which may be misspelt; by default, unless a page or server wrote the cart. */
  readonly strict?: boolean;
  /** Upper bound of the pieces of a unit in a shop, if above 999. */
  readonly pieces?: number;
  /** Readers of the custom fields of a shop; fields without a reader are kept as given. */
  readonly fields?: FieldReaders;
}

/** Parses a cart without the fields that only carts of shops have, except its custom fields. */
export const readCart = (json: unknown, { strict, pieces = MAX_QUANTITY, fields }: ParseTerms = {}): Parsed<Cart> => {
  if (!isObject(json))
    return notParsed([{ type: 'Misfit', path: '', found: json, fits: { type: 'object', required: ['units'] } }]);
  const full = completeCart(withCompleteUnits(json));
  const read = cartDocument.decode(full);
  const errors: t.Errors = E.isLeft(read) ? read.left : [];
  const misfits = invalidFields(errors, { given: json, full, inJson: (path) => inJson(json, path) });
  // the custom fields of an order, which only carts of shops have
  const ofOrder = fields && own(json, 'fields');
  const mark = own(json, 'isSaved') ?? true;
  const others = contradictionsOf(json, full, misfits.paths, pieces);
  const problems: readonly LazyProblem[] = [
    ...misfits.problems,
    ...others.map((problem) => () => ({ ...problem, path: inJson(json, problem.path) })),
    ...[...missingSteps(json), ...secondNumbers(json)].map((problem) => () => problem),
    ...((strict ?? !isFromPage(json)) ? unknownFields(fields ? omit(json, 'fields') : json) : []),
    ...(mark === true ? [] : [() => misfit('isSaved', mark, { enum: [true] })]),
    ...(ofOrder === undefined || isObject(ofOrder)
      ? []
      : [() => misfit('fields', ofOrder, { type: 'object', required: [] })]),
  ];
  const cart = E.isRight(read)
    ? cartOfDocument(read.right)
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its custom fields are read, to report them with the other problems
      (withCustomFields(full) as unknown as Cart);
  const ofFields: FieldProblem[] = [];
  const withFields = readFields(fields ?? {}, { ...cart, ...(isObject(ofOrder) ? { fields: ofOrder } : {}) }, ofFields);
  const wrong = ofFields.filter(({ path }) => !isWithin(path, misfits.paths));
  return problems.length + ofFields.length > 0
    ? notParsed(firstProblems([...problems, ...wrong.map((one) => () => fieldProblem(json, one))]))
    : { ok: true, value: frozen(selectedOf(json, withFields)) };
};

/** Reports what only carts of shops have: it would be lost, and change the price silently. */
const ofShop = (json: JsonObject, fields: FieldReaders | undefined): readonly CartProblem[] => {
  const currency = own(json, 'currency') ?? 'KRW';
  const lost = shopFields.filter(
    (name) => Object.keys(own(json, name) ?? []).length > 0 && !(fields && name === 'fields'),
  );
  return [...(currency === 'KRW' ? [] : ['currency']), ...lost].map((path) => ({
    type: 'OfShop',
    path,
    found: own(json, path),
  }));
};

/**
 * Parses a cart; only units are required, each with at least `id`, `item`, `name` and `price`. All orderable units are
 * selected by default (EN-07). Refuses a cart of a shop, which `cartParser(engine)` reads. Never throws.
 * @param json the result of `JSON.parse`
 * @returns an immutable cart, or the first 200 problems and the number of further ones
 * @example
 * const read = parseCart({ units: [{ cartUnitId: 1, quantity: 'two' }] });
 * !read.ok && read.problems[0]?.path; // units.0.quantity
 */
export const parseCart = (json: unknown, terms: ParseTerms = {}): Parsed<Cart> => {
  const lost = isObject(json) ? ofShop(json, terms.fields) : [];
  if (lost.length === 0) return readCart(json, terms);
  const read = readCart(omit(json, ...lost.map(({ path }) => path)), terms);
  return notParsed([...lost, ...(read.ok ? [] : read.problems)]);
};
