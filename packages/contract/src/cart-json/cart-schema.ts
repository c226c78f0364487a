import { isObject, objectOf, own, textsOf, type JsonObject } from '@baguni/domain/internal';
import { withProperty } from './json.ts';
import { cartDocument } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { cartDefaults, walletDefaults } from './complete.ts';
import { optionalIn } from './defaults.ts';
import { described } from './meanings.ts';
import { fitOf, type Fit } from './problem.ts';
import { unitSchema } from './simple-units.ts';

const mayBeNull = (schema: unknown): boolean => {
  const choices = own(schema, 'anyOf');
  return Array.isArray(choices) && choices.some((one) => own(one, 'type') === 'null');
};

/** Makes nullable fields optional, as the codecs do. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNulls(one)]));
  const properties = own(inner, 'properties');
  return isObject(properties)
    ? { ...inner, required: textsOf(own(inner, 'required')).filter((name) => !mayBeNull(own(properties, name))) }
    : inner;
};

/** Coupons are a list, or in State form. */
const wallet = (schema: JsonObject): JsonObject => {
  const loose = optionalIn(schema, walletDefaults);
  return { anyOf: [own(own(loose, 'properties'), 'offered'), loose] };
};

/** Returns the JSON Schema of carts without descriptions. */
const makeSchema = (): JsonObject => {
  const document = objectOf(withoutNulls(jsonSchemaOf(cartDocument)));
  const schema = optionalIn(document, { ...cartDefaults({}), coupons: [] });
  const withUnits = withProperty(schema, 'units', (units) => ({
    ...units,
    items: unitSchema(objectOf(own(units, 'items'))),
  }));
  const withMark = withProperty(withUnits, 'isSaved', () => ({ const: true }));
  // for editors
  return withProperty(
    withProperty(withMark, '$schema', () => ({})),
    'coupons',
    wallet,
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
  choicesOf(own(one, 'type') === 'array' ? own(one, 'items') : own(own(one, 'properties'), name));

/** Returns the required fields of an object at a path, or `undefined` for an unknown path. */
export const objectFitAt = (path: string): Fit | undefined => {
  const there = path
    .split('.')
    .reduce<readonly JsonObject[]>((all, name) => all.flatMap((one) => within(one, name)), [bareCartSchema()]);
  return fitOf(there.find((one) => own(one, 'type') === 'object'));
};
