import { cartDocument } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import { loosened, withoutNulls, withProperty } from './loosened.ts';
import { described } from './meanings.ts';
import * as plain from './plain.ts';

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

const eachOf =
  (change: (one: JsonObject) => JsonObject) =>
  (list: JsonObject): JsonObject => ({ ...list, items: change(objectOf(own(list, 'items'))) });

const loosenedBy =
  (known: JsonObject) =>
  (schema: JsonObject): JsonObject =>
    loosened(schema, known);

/** Where a field has one value, another must fit. */
const where = (name: string, value: string, field: string, fits: JsonObject): JsonObject => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: { properties: { [field]: fits } },
});

/** Where a field has one value, another must be there. */
const needed = (name: string, value: string, field: string): JsonObject => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: { properties: { [field]: {} }, required: [field] },
});

/** What a unit says by its seller, by its reason and by the coupons in use where it does not say so itself. */
const derived = { bundleKey: '', shippingPolicyKey: '', isBuyAvailable: true, appliedCouponIssueNoes: [] };

const item = (schema: JsonObject): JsonObject =>
  withProperty(
    withProperty(schema, 'options', eachOf(loosenedBy(plain.plainOptionJson))),
    'additions',
    eachOf(loosenedBy(plain.plainAdditionJson)),
  );

/** A discount says what it takes off by the way that it names, a rate or an amount. */
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
    withProperty(loosened(schema, { ...plain.plainUnitJson, ...derived }), 'discounts', eachOf(discount)),
    'item',
    item,
  );

/** An amount off is whole won, a rate a hundred per cent at most. */
const worth = (schema: JsonObject): JsonObject => ({
  ...schema,
  allOf: [
    where('discountUnitType', 'Amount', 'discountValue', { type: 'integer' }),
    where('discountUnitType', 'Rate', 'discountValue', { type: 'number', maximum: 100 }),
  ],
});

/** A coupon is told by its number, or by the policy that it may be downloaded by; a target says of which kind it is. */
const coupon = (schema: JsonObject): JsonObject => ({
  ...worth(loosened(schema, { ...plain.plainCouponJson, policyNo: '', target: '' })),
  anyOf: [
    { properties: { issueNo: { type: 'string' } }, required: ['issueNo'] },
    { properties: { policyNo: {} }, required: ['policyNo'] },
  ],
});

const wallet = (schema: JsonObject): JsonObject => {
  const loose = withProperty(loosened(schema, { status: 'Known', offered: [] }), 'offered', eachOf(coupon));
  return { anyOf: [objectOf(own(objectOf(own(loose, 'properties')), 'offered')), loose] };
};

/** Where an editor finds the schema. */
const withSchema = (schema: JsonObject): JsonObject => withProperty(schema, '$schema', () => ({}));

/** The JSON schema of what `parseCart` reads, in which nothing is described. */
export const bareCartSchema = (): JsonObject => {
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

/**
 * The JSON schema (draft 2020-12) of what `parseCart` reads, each field described. It says what each field alone may be; what it cannot
 * say, above all that a cart does not contradict itself, is seen by `parseCart` (EN-07). It throws nothing.
 * @example
 * cartSchema().title; // A cart
 */
export const cartSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A cart',
  ...described(bareCartSchema()),
});
