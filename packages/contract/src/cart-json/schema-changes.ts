import { objectOf, own, type JsonObject } from './json.ts';

/** Returns a schema with one property changed or added. */
export const withProperty = (schema: JsonObject, name: string, change: (one: JsonObject) => JsonObject): JsonObject => {
  const properties = objectOf(own(schema, 'properties'));
  return { ...schema, properties: { ...properties, [name]: change(objectOf(own(properties, name))) } };
};

/** Returns a schema that applies if `name` has `value`. */
export const where = (name: string, value: string, schema: JsonObject): JsonObject => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON schemas, in what nobody awaits
  then: schema,
});
