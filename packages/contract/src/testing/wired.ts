/** A value as it arrives after a way over the wire. */
export const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The fields of an object on the wire; none of what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });

/** What stands under a path of keys, undefined where there is nothing. */
export const under = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => fieldsOf(inner)[key], value);
