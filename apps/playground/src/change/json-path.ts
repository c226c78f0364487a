import { isList, isObject, own, type JsonObject } from '../text/json.ts';

/** Names and list positions from the outside in. */
export type JsonPath = readonly (string | number)[];

/** The value at a path; none where there is none. */
export const valueAt = (json: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((inner, at) => (isList(inner) ? inner[Number(at)] : own(inner, `${at}`)), json);

const inObject = (json: unknown, name: string, value: unknown): JsonObject => {
  const { [name]: _, ...rest } = isObject(json) ? json : {};
  if (value === undefined) return rest;
  return isObject(json) && Object.hasOwn(json, name) ? { ...json, [name]: value } : { ...rest, [name]: value };
};

const put = (json: unknown, [at, ...rest]: JsonPath, value: unknown): unknown => {
  if (at === undefined) return value;
  if (typeof at === 'string') return inObject(json, at, put(own(json, at), rest, value));
  const list = isList(json) ? json : [];
  return list.map((one, i) => (i === at ? put(one, rest, value) : one));
};

/** The JSON with another value at a path, and the objects that it is in; without it where it is undefined. */
export const withValue = (json: JsonObject, path: JsonPath, value: unknown): JsonObject => {
  const after = put(json, path, value);
  return isObject(after) ? after : json;
};

const listAt = (json: JsonObject, path: JsonPath): readonly unknown[] => {
  const list = valueAt(json, path);
  return isList(list) ? list : [];
};

/** The JSON with one more in a list, which is made where there is none. */
export const withItem = (json: JsonObject, path: JsonPath, item: unknown): JsonObject =>
  withValue(json, path, [...listAt(json, path), item]);

/** The JSON with one less in a list. */
export const withoutItem = (json: JsonObject, path: JsonPath, at: number): JsonObject =>
  withValue(
    json,
    path,
    listAt(json, path).filter((_, i) => i !== at),
  );
