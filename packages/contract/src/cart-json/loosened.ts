import { isObject, own, type JsonObject } from './fill.ts';

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

const mayBeNull = (schema: unknown): boolean => {
  const choices = own(objectOf(schema), 'anyOf');
  return Array.isArray(choices) && choices.some((one) => own(objectOf(one), 'type') === 'null');
};

/** Makes nullable fields optional, as the codecs do. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNulls(one)]));
  const properties = own(inner, 'properties');
  return isObject(properties)
    ? { ...inner, required: namesOf(own(inner, 'required')).filter((name) => !mayBeNull(own(properties, name))) }
    : inner;
};

/** Makes fields with defaults optional, recursively. */
export const loosened = (schema: JsonObject, known: JsonObject): JsonObject => {
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
      return isObject(own(known, name)) && namesOf(own(objectOf(within), 'required')).length > 0;
    }),
  };
};

/** Returns a schema with one property changed or added. */
export const withProperty = (schema: JsonObject, name: string, change: (one: JsonObject) => JsonObject): JsonObject => {
  const properties = objectOf(own(schema, 'properties'));
  return { ...schema, properties: { ...properties, [name]: change(objectOf(own(properties, name))) } };
};
