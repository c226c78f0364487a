export type JsonObject = Readonly<Record<string, unknown>>;

/** True if a JSON value is an object but not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills missing fields from defaults, recursively. Unknown fields remain and are ignored later. */
export const fill = (plain: unknown, given: unknown): unknown => {
  if (given === undefined) return plain;
  if (!isObject(plain) || !isObject(given)) return given;
  const names = new Set([...Object.keys(plain), ...Object.keys(given)]);
  return Object.fromEntries([...names].map((name) => [name, fill(own(plain, name), own(given, name))]));
};

export const own = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** Returns a property of an object, or `undefined` for other values. */
export const at = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined);

export const without = (value: unknown, ...names: readonly string[]): JsonObject =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : {};

/** Returns a property, or an empty list if missing. */
export const listAt = (object: JsonObject, name: string): unknown => {
  const given = own(object, name);
  return given === undefined ? [] : given;
};

/** Upper bound of list lengths in a cart. */
export const MAX_LISTED = 1_000;

/** Returns list entries, or an empty list if the value is not a list or too long. */
export const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= MAX_LISTED ? value : [];

/** Maps each object of a list. Other values and lists that are too long remain for the codec to reject. */
export const each = (value: unknown, change: (one: JsonObject) => unknown): unknown =>
  Array.isArray(value) && value.length <= MAX_LISTED
    ? value.map((one: unknown) => (isObject(one) ? change(one) : one))
    : value;

export const valueAt = (value: unknown, path: string): unknown =>
  (path === '' ? [] : path.split('.')).reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(name)];
    return at(inner, name);
  }, value);
