import { isObject, objectOf, own } from '@baguni/domain/internal';
import type { JsonSchema } from './json-schema.ts';

/** Flattens alternatives, without null. An `anyOf` that only varies required names is one schema. */
const choicesOf = (one: unknown): readonly JsonSchema[] => {
  if (!isObject(one)) return [];
  const any = one['anyOf'] ?? one['oneOf'];
  return Array.isArray(any) && one['properties'] === undefined ? any.flatMap(choicesOf) : [one];
};

/** Returns the properties of several schemas together. */
export const propertiesOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  Object.fromEntries(schemas.flatMap((one) => Object.entries(objectOf(one['properties']))));

/** True if the constant fields of a schema, e.g. `type`, match the value. */
const isKind =
  (value: JsonSchema) =>
  (schema: JsonSchema): boolean =>
    Object.entries(propertiesOf([schema])).every(([name, of]) => {
      const only = own(of, 'const');
      return only === undefined || value[name] === only;
    });

/** Returns the matching alternatives, or all if no alternative matches. */
const ofKind = (value: unknown, schemas: readonly JsonSchema[]): readonly JsonSchema[] => {
  const fitting = isObject(value) ? schemas.filter(isKind(value)) : [];
  return fitting.length > 0 ? fitting : schemas;
};

/** A name that no schema lists, with the names that they list instead. */
interface UnknownName {
  readonly path: string;
  readonly found: unknown;
  readonly known: readonly string[];
}

const walk = (value: unknown, schemas: readonly JsonSchema[], path: string): readonly UnknownName[] => {
  // without a schema every name is allowed
  if (schemas.length === 0) return [];
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => choicesOf(one['items']));
    return value.flatMap((inner, i) => walk(inner, items, `${path}${i}.`));
  }
  const kinds = ofKind(value, schemas);
  const properties = propertiesOf(kinds);
  // an object without listed properties accepts any name
  const isOpen = Object.keys(properties).length === 0;
  if (!isObject(value) || isOpen) return [];
  const known = Object.keys(properties);
  const byKind = kinds.map((one) => propertiesOf([one]));
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!Object.hasOwn(properties, name)) return [{ path: `${path}${name}`, found: inner, known }];
    const within = byKind.flatMap((one) => choicesOf(one[name]));
    return walk(inner, within, `${path}${name}.`);
  });
};

/** Returns the names in a value that its schema does not list. */
export const unknownNames = (schema: JsonSchema, value: unknown): readonly UnknownName[] => walk(value, [schema], '');
