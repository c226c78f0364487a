/** A value after serialising and parsing it. */
export const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The fields of an object; none if the value is not an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });

/** The value at a path of keys; undefined if there is none. */
export const under = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => fieldsOf(inner)[key], value);
