import stringify from 'json-stringify-pretty-compact';

export type JsonObject = Readonly<Record<string, unknown>>;

/** True if a JSON value is an object and not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if a JSON value is a list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The value of an own property, or undefined if missing. */
export const own = (object: unknown, name: string): unknown =>
  isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;

/** The list under a name, or an empty list if missing. */
export const listIn = (object: unknown, name: string): readonly unknown[] => {
  const list = own(object, name);
  return isList(list) ? list : [];
};

/** True if two JSON values are equal, regardless of the order of properties. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

/** Prints JSON; values that fit into 80 characters stay on one line. */
export const printJson = (value: unknown): string => `${stringify(value, { maxLength: 80 })}\n`;
