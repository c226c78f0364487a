export const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns the fields of an object, or an empty object for other values. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });

export const under = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => fieldsOf(inner)[key], value);
