import { MAX_QUANTITY, MIN_QUANTITY } from '@baguni/domain/internal';
import * as plain from './plain.ts';
import { at, isObject, own, type JsonObject } from './fill.ts';
import { cartDocument } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { described } from './meanings.ts';
import { fitOf, type Fit } from './problem.ts';

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

const mayBeNull = (schema: unknown): boolean => {
  const choices = at(schema, 'anyOf');
  return Array.isArray(choices) && choices.some((one) => at(one, 'type') === 'null');
};

/** Makes nullable fields optional, as the codecs do. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNulls(one)]));
  const properties = own(inner, 'properties');
  return isObject(properties)
    ? { ...inner, required: namesOf(own(inner, 'required')).filter((name) => !mayBeNull(own(properties, name))) }
    : inner;
};

/** Makes fields with defaults optional, recursively. */
const loosened = (schema: JsonObject, known: JsonObject): JsonObject => {
  const properties = objectOf(own(schema, 'properties'));
  const inner = (name: string, of: unknown): unknown => {
    const given = own(known, name);
    return isObject(given) && isObject(of) && own(of, 'properties') ? loosened(of, given) : of;
  };
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, inner(name, of)])),
    required: namesOf(own(schema, 'required')).filter((name) => {
      if (!Object.hasOwn(known, name)) return true;
      // an object with required fields remains required
      const within = inner(name, own(properties, name));
      return isObject(own(known, name)) && namesOf(at(within, 'required')).length > 0;
    }),
  };
};

/** Returns a schema with one property changed or added. */
const withProperty = (schema: JsonObject, name: string, change: (one: JsonObject) => JsonObject): JsonObject => {
  const properties = objectOf(own(schema, 'properties'));
  return { ...schema, properties: { ...properties, [name]: change(objectOf(own(properties, name))) } };
};

const eachOf =
  (change: (one: JsonObject) => JsonObject) =>
  (list: JsonObject): JsonObject => ({ ...list, items: change(objectOf(own(list, 'items'))) });

const loosenedBy =
  (known: JsonObject) =>
  (schema: JsonObject): JsonObject =>
    loosened(schema, known);

/** Returns a schema that restricts `field` if `name` has `value`. */
const where = (name: string, value: string, field: string, fits: JsonObject): JsonObject => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: { properties: { [field]: fits } },
});

/** Returns a schema that requires `field` if `name` has `value`. */
const needed = (name: string, value: string, field: string): JsonObject => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: { properties: { [field]: {} }, required: [field] },
});

/** Unit fields with computed defaults. */
const derived = { bundleKey: '', shippingPolicyKey: '', isBuyAvailable: true, appliedCouponIssueNoes: [] };

const item = (schema: JsonObject): JsonObject =>
  withProperty(
    withProperty(schema, 'options', eachOf(loosenedBy(plain.plainOptionJson))),
    'additions',
    eachOf(loosenedBy(plain.plainAdditionJson)),
  );

/** A discount contains a rate or an amount, according to its `calcType`. */
const discount = (schema: JsonObject): JsonObject =>
  withProperty(
    loosened(schema, {
      ...plain.plainDiscountJson,
      policy: { ...plain.plainDiscountPolicyJson, discountRate: 0, discountPrice: 0 },
    }),
    'policy',
    (policy) => ({
      ...policy,
      allOf: [needed('calcType', 'Rate', 'discountRate'), needed('calcType', 'Amount', 'discountPrice')],
    }),
  );

const unit = (schema: JsonObject): JsonObject =>
  withProperty(
    withProperty(
      withProperty(loosened(schema, { ...plain.plainUnitJson, ...derived }), 'discounts', eachOf(discount)),
      'quantity',
      (quantity) => ({ ...quantity, minimum: MIN_QUANTITY, maximum: MAX_QUANTITY }),
    ),
    'item',
    item,
  );

/** Amounts are whole won; rates are at most 100 per cent. */
const worth = (schema: JsonObject): JsonObject => ({
  ...schema,
  allOf: [
    where('discountUnitType', 'Amount', 'discountValue', { type: 'integer' }),
    where('discountUnitType', 'Rate', 'discountValue', { type: 'number', maximum: 100 }),
  ],
});

/** A coupon has an issue number or a policy number; a target has a type. */
const coupon = (schema: JsonObject): JsonObject => ({
  ...worth(loosened(schema, { ...plain.plainCouponJson, policyNo: '', target: '' })),
  anyOf: [
    { properties: { issueNo: { type: 'string' } }, required: ['issueNo'] },
    { properties: { policyNo: {} }, required: ['policyNo'] },
  ],
});

const wallet = (schema: JsonObject): JsonObject => {
  const loose = withProperty(loosened(schema, { status: 'Known', offered: [] }), 'offered', eachOf(coupon));
  return { anyOf: [objectOf(at(own(loose, 'properties'), 'offered')), loose] };
};

/** Adds the `$schema` property for editors. */
const withSchema = (schema: JsonObject): JsonObject => withProperty(schema, '$schema', () => ({}));

/** Returns the JSON Schema of carts without descriptions. */
const makeSchema = (): JsonObject => {
  const top = { ...plain.plainCart, selected: [], shippingPolicies: [], coupons: [] };
  const changes: Readonly<Record<string, (one: JsonObject) => JsonObject>> = {
    units: eachOf(unit),
    shippingPolicies: eachOf(loosenedBy(plain.plainPolicyJson)),
    appliedCoupons: eachOf((one) => worth(loosened(one, plain.plainWorthJson))),
    coupons: wallet,
  };
  return Object.entries(changes).reduce<JsonObject>(
    (schema, [name, change]) => withProperty(schema, name, change),
    withSchema(loosened(objectOf(withoutNulls(jsonSchemaOf(cartDocument))), top)),
  );
};

let made: JsonObject | undefined;

/** Returns the JSON Schema of carts without descriptions. Built lazily, because it takes longer than parsing a cart. */
export const bareCartSchema = (): JsonObject => (made ??= makeSchema());

/**
 * Returns the described JSON Schema (draft 2020-12) of carts. Only `parseCart` checks consistency between fields
 * (EN-07).
 * @example
 * cartSchema().title; // A cart
 */
export const cartSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A cart',
  ...described(bareCartSchema()),
});

/** Flattens `anyOf` alternatives. */
const choicesOf = (one: unknown): readonly JsonObject[] => {
  if (!isObject(one)) return [];
  const any = own(one, 'anyOf');
  return own(one, 'type') === undefined && Array.isArray(any) ? any.flatMap(choicesOf) : [one];
};

const within = (one: JsonObject, name: string): readonly JsonObject[] =>
  choicesOf(own(one, 'type') === 'array' ? own(one, 'items') : at(own(one, 'properties'), name));

/** Returns the required fields of an object at a path, or `undefined` for an unknown path. */
export const objectFitAt = (path: string): Fit | undefined => {
  const there = path
    .split('.')
    .reduce<readonly JsonObject[]>((all, name) => all.flatMap((one) => within(one, name)), [bareCartSchema()]);
  return fitOf(there.find((one) => own(one, 'type') === 'object'));
};
