import { MAX_MEASURED, MAX_QUANTITY, MIN_QUANTITY, objectOf, own, type JsonObject } from '@baguni/domain/internal';

/** Returns the properties of these names that the object has. */
export const only = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (own(object, name) === undefined ? [] : [[name, own(object, name)]])));

/** Upper bound of list lengths in a cart. */
export const MAX_LISTED = 1_000;

/** Returns list entries, or an empty list if the value is not a list or too long. */
export const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= MAX_LISTED ? value : [];

export const valueAt = (value: unknown, path: string): unknown =>
  (path === '' ? [] : path.split('.')).reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(name)];
    return own(inner, name);
  }, value);

export const withProperty = (schema: JsonObject, name: string, change: (one: JsonObject) => JsonObject): JsonObject => {
  const properties = objectOf(own(schema, 'properties'));
  return { ...schema, properties: { ...properties, [name]: change(objectOf(own(properties, name))) } };
};

/** Returns the schema of a unit whose quantity is at most 999 pieces, or 1,000,000 of a `measured` one. */
export const withQuantity = (schema: JsonObject, measured: JsonObject): JsonObject => ({
  ...withProperty(schema, 'quantity', (one) => ({ ...one, minimum: MIN_QUANTITY, maximum: MAX_MEASURED })),
  if: { not: measured },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: { properties: { quantity: { type: 'integer', maximum: MAX_QUANTITY } } },
});

/** Returns a schema that applies if `name` has `value`. */
export const where = (name: string, value: string, schema: JsonObject): JsonObject => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: schema,
});
