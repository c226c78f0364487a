import { isObject, objectOf, own, textsOf, type JsonObject } from '@baguni/domain/internal';
import { MAX_LISTED } from './json.ts';

/** Returns the values of the fields that an object may lack. The schema follows from those of an empty object. */
export type Defaults = (given: JsonObject) => JsonObject;

/** A list whose entries have defaults. It is empty if it is missing and not required. */
export class ListOf {
  readonly defaults: Defaults;
  /** Adds constraints between fields to the schema of an entry. */
  readonly narrowed: (schema: JsonObject) => JsonObject;
  readonly isRequired: boolean;

  constructor(defaults: Defaults, narrowed: ListOf['narrowed'] = (schema) => schema, isRequired = false) {
    this.defaults = defaults;
    this.narrowed = narrowed;
    this.isRequired = isRequired;
  }
}

const isDefaults = (plain: unknown): plain is Defaults => typeof plain === 'function';

const listWith = ({ defaults, isRequired }: ListOf, given: unknown): unknown => {
  if (given === undefined && !isRequired) return [];
  // other values and lists that are too long remain for the codec to reject
  return Array.isArray(given) && given.length <= MAX_LISTED
    ? given.map((one: unknown) => (isObject(one) ? withDefaults(defaults, one) : one))
    : given;
};

/** Fills missing fields, recursively; `plain` is JSON, the defaults of an object, or a `ListOf`. */
export const withDefaults = (plain: unknown, given: unknown): unknown => {
  if (plain instanceof ListOf) return listWith(plain, given);
  if (isDefaults(plain)) return withDefaults(plain(objectOf(given)), given === undefined ? {} : given);
  if (given === undefined) return plain;
  if (!isObject(plain) || !isObject(given)) return given;
  const names = new Set([...Object.keys(plain), ...Object.keys(given)]);
  return Object.fromEntries([...names].map((name) => [name, withDefaults(own(plain, name), own(given, name))]));
};

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Drops the fields that `withDefaults` fills in again, recursively; undefined if there are no others. */
export const withoutDefaults = (plain: unknown, full: unknown): unknown => {
  if (plain instanceof ListOf) {
    const { defaults, isRequired } = plain;
    if (!Array.isArray(full)) return full;
    return full.length === 0 && !isRequired
      ? undefined
      : full.map((one: unknown) => withoutDefaults(defaults, one) ?? {});
  }
  if (isDefaults(plain)) return withoutDefaults(plain(objectOf(full)), full);
  if (!isObject(plain) || !isObject(full)) return isSame(plain, full) ? undefined : full;
  const left = Object.entries(full).flatMap(([name, value]) => {
    const own = Object.hasOwn(plain, name) ? withoutDefaults(plain[name], value) : value;
    return own === undefined ? [] : [[name, own] as const];
  });
  return left.length === 0 ? undefined : Object.fromEntries(left);
};

const schemaWith = (plain: unknown, schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  if (plain instanceof ListOf)
    return { ...schema, items: plain.narrowed(optionalIn(objectOf(own(schema, 'items')), plain.defaults)) };
  const isObjectWithin = (isObject(plain) || isDefaults(plain)) && isObject(own(schema, 'properties'));
  return isObjectWithin ? optionalIn(schema, plain) : schema;
};

const isRequired = (plain: unknown, schema: unknown): boolean => {
  if (plain instanceof ListOf) return plain.isRequired;
  // an object with required fields remains required
  return (isObject(plain) || isDefaults(plain)) && textsOf(own(objectOf(schema), 'required')).length > 0;
};

/** Makes the fields with defaults optional in a schema, recursively. */
export const optionalIn = (schema: JsonObject, defaults: JsonObject | Defaults): JsonObject => {
  const plain = isDefaults(defaults) ? defaults({}) : defaults;
  const properties = Object.fromEntries(
    Object.entries(objectOf(own(schema, 'properties'))).map(([name, of]) => [name, schemaWith(own(plain, name), of)]),
  );
  const required = textsOf(own(schema, 'required')).filter(
    (name) => !Object.hasOwn(plain, name) || isRequired(own(plain, name), own(properties, name)),
  );
  return { ...schema, properties, required };
};
