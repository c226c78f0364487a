/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a JSON value is a list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The value of a name that an object itself has. */
export const own = (object: unknown, name: string): unknown =>
  isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;

/** The list under a name; empty where there is none. */
export const listIn = (object: unknown, name: string): readonly unknown[] => {
  const list = own(object, name);
  return isList(list) ? list : [];
};

/** Whether two JSON values say the same, whatever the order of their names. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};
