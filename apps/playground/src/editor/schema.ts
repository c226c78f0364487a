import { isList, isObject, own, type JsonObject } from '../text/json.ts';
import type { Path } from './place.ts';

/** The schemas that a value may be of: one, or all of its choices. */
const choicesOf = (schema: unknown): readonly JsonObject[] => {
  if (!isObject(schema)) return [];
  const any = own(schema, 'anyOf');
  const inner = isList(any) ? any.flatMap(choicesOf) : [];
  return own(schema, 'properties') || inner.length === 0 ? [schema] : inner;
};

const step = (schema: JsonObject, segment: Path[number]): readonly JsonObject[] =>
  typeof segment === 'number'
    ? choicesOf(own(schema, 'items'))
    : choicesOf(own(own(schema, 'properties'), segment) ?? own(schema, 'additionalProperties'));

/** The schemas of the value at a path. */
export const schemasAt = (schema: unknown, path: Path): readonly JsonObject[] =>
  path.reduce<readonly JsonObject[]>(
    (schemas, segment) => schemas.flatMap((one) => step(one, segment)),
    choicesOf(schema),
  );

/** The kinds of values that a schema allows, but for null. */
export const typesOf = (schema: unknown): readonly string[] => [
  ...new Set(
    choicesOf(schema).flatMap((one) => {
      const type = own(one, 'type');
      return typeof type === 'string' && type !== 'null' ? [type] : [];
    }),
  ),
];

/** The values that a schema names one by one. */
export const valuesOf = (schema: JsonObject): readonly unknown[] => {
  const named = own(schema, 'enum');
  if (isList(named)) return named;
  if (Object.hasOwn(schema, 'const')) return [own(schema, 'const')];
  if (own(schema, 'type') === 'boolean') return [true, false];
  return own(schema, 'type') === 'null' ? [null] : [];
};

/** What a schema says of its value to people; empty where it says nothing. */
export const descriptionOf = (schema: unknown): string => {
  const texts = [schema, ...choicesOf(schema)].map((one) => own(one, 'description'));
  return texts.find((text) => typeof text === 'string') ?? '';
};

/** The fields that an object must say. */
export const requiredOf = (schema: unknown): readonly string[] => {
  const names = own(schema, 'required');
  return isList(names) ? names.filter((name) => typeof name === 'string') : [];
};

/** The same with the first of the fields of which it must say one. */
const leastNamesOf = (schema: JsonObject): readonly string[] => {
  const any = own(schema, 'anyOf');
  return [...(isList(any) ? requiredOf(any[0]) : []), ...requiredOf(schema)];
};

/** The least value of a schema: of an object the fields that it must say, each the least. */
export const leastOf = (schema: unknown): unknown => {
  const [first = {}] = choicesOf(schema);
  const [value] = valuesOf(first);
  if (value !== undefined) return value;
  const [type] = typesOf(first);
  if (type === 'object')
    return Object.fromEntries(leastNamesOf(first).map((name) => [name, leastOf(own(own(first, 'properties'), name))]));
  if (type === 'array') return [];
  return type === 'string' ? '' : 0;
};
