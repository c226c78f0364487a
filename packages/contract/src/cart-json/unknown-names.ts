import { nearest } from '@baguni/domain/internal';
import { isObject, own, type JsonObject } from './json.ts';
import type { LazyProblem } from './problem.ts';

/** Flattens alternatives, without null. An `anyOf` that only varies required names is one schema. */
const choicesOf = (one: unknown): readonly JsonObject[] => {
  if (!isObject(one)) return [];
  const any = own(one, 'anyOf') ?? own(one, 'oneOf');
  return Array.isArray(any) && own(one, 'properties') === undefined ? any.flatMap(choicesOf) : [one];
};

/** Returns the properties of several schemas together. */
export const propertiesOf = (schemas: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(
    schemas.flatMap((one) => {
      const properties = own(one, 'properties');
      return isObject(properties) ? Object.entries(properties) : [];
    }),
  );

/** True if the constant fields of a schema, e.g. `type`, match the value. */
const isKind =
  (value: JsonObject) =>
  (schema: JsonObject): boolean =>
    Object.entries(propertiesOf([schema])).every(([name, of]) => {
      const only = isObject(of) ? own(of, 'const') : undefined;
      return only === undefined || own(value, name) === only;
    });

/** Returns the matching alternatives, or all if no alternative matches. */
const ofKind = (value: unknown, schemas: readonly JsonObject[]): readonly JsonObject[] => {
  const fitting = isObject(value) ? schemas.filter(isKind(value)) : [];
  return fitting.length > 0 ? fitting : schemas;
};

interface Unknown {
  readonly path: string;
  readonly found: unknown;
  readonly known: readonly string[];
}

const walk = (value: unknown, schemas: readonly JsonObject[], path: string): readonly Unknown[] => {
  // without a schema every name is allowed
  if (schemas.length === 0) return [];
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => choicesOf(own(one, 'items')));
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
    const within = byKind.flatMap((one) => choicesOf(own(one, name)));
    return walk(inner, within, `${path}${name}.`);
  });
};

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const namesUnknownTo = (schema: JsonObject, value: unknown): readonly LazyProblem[] =>
  walk(value, [schema], '').map(({ path, found, known }) => () => ({
    type: 'UnknownField',
    path,
    found,
    fits: nearest(lastOf(path), known),
  }));
