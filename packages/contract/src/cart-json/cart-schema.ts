import { cartState } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import * as plain from './plain.ts';

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

const mayBeNull = (schema: unknown): boolean => {
  const choices = own(objectOf(schema), 'anyOf');
  return Array.isArray(choices) && choices.some((one) => own(objectOf(one), 'type') === 'null');
};

/** A schema in which all that may be null may be left out, as the codecs have it. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNulls(one)]));
  const properties = own(inner, 'properties');
  return isObject(properties)
    ? { ...inner, required: namesOf(own(inner, 'required')).filter((name) => !mayBeNull(own(properties, name))) }
    : inner;
};

/** A schema in which what is plain may be left out, name by name. */
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
      // an object of which some must be said must be there itself
      const within = inner(name, own(properties, name));
      return isObject(own(known, name)) && namesOf(own(objectOf(within), 'required')).length > 0;
    }),
  };
};

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

/** What a unit says by its seller, by its reason and by the coupons in use where it does not say so itself. */
const derived = { bundleKey: '', shippingPolicyKey: '', isBuyAvailable: true, appliedCouponIssueNoes: [] };

const item = (schema: JsonObject): JsonObject =>
  withProperty(
    withProperty(schema, 'options', eachOf(loosenedBy(plain.plainOptionJson))),
    'additions',
    eachOf(loosenedBy(plain.plainAdditionJson)),
  );

const unit = (schema: JsonObject): JsonObject =>
  withProperty(
    withProperty(
      loosened(schema, { ...plain.plainUnitJson, ...derived }),
      'discounts',
      eachOf(loosenedBy(plain.plainDiscountJson)),
    ),
    'item',
    item,
  );

/** An amount off is whole won, a rate may be a fraction. */
const ofWholeAmount = (schema: JsonObject): JsonObject => ({
  ...schema,
  allOf: [
    {
      anyOf: [
        { properties: { discountUnitType: { const: 'Rate' } } },
        { properties: { discountValue: { type: 'integer' } } },
      ],
    },
  ],
});

/** A coupon is told by its number, or by the policy that it may be downloaded by. */
const coupon = (schema: JsonObject): JsonObject => ({
  ...ofWholeAmount(loosened(schema, { ...plain.plainCouponJson, policyNo: '' })),
  anyOf: [{ required: ['issueNo'], properties: { issueNo: { type: 'string' } } }, { required: ['policyNo'] }],
});

const wallet = (schema: JsonObject): JsonObject => {
  const loose = withProperty(loosened(schema, { status: 'Known', offered: [] }), 'offered', eachOf(coupon));
  return { anyOf: [objectOf(own(objectOf(own(loose, 'properties')), 'offered')), loose] };
};

/**
 * The JSON schema (draft 2020-12) of what `parseCart` reads. It says what each field alone may be; that a cart does not contradict
 * itself is seen by `parseCart` (EN-07).
 * @example
 * cartSchema().title; // A cart
 */
export const cartSchema = (): JsonSchema => {
  const top = { ...plain.plainCart, selected: [], shippingPolicies: [], coupons: [] };
  const changes: Readonly<Record<string, (one: JsonObject) => JsonObject>> = {
    units: eachOf(unit),
    shippingPolicies: eachOf(loosenedBy(plain.plainPolicyJson)),
    appliedCoupons: eachOf((one) => ofWholeAmount(loosened(one, plain.plainAppliedJson))),
    coupons: wallet,
  };
  const whole = Object.entries(changes).reduce<JsonObject>(
    (schema, [name, change]) => withProperty(schema, name, change),
    loosened(objectOf(withoutNulls(jsonSchemaOf(cartState))), top),
  );
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A cart', ...whole };
};
