/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A JSON value with what it leaves out taken from another: objects name by name, everything else as given. What is given
 * and means nothing stays and is passed over later.
 */
export const fill = (plain: unknown, given: unknown): unknown => {
  if (given === undefined) return plain;
  if (!isObject(plain) || !isObject(given)) return given;
  const names = new Set([...Object.keys(plain), ...Object.keys(given)]);
  // fromEntries defines each name: one like __proto__ is a name as any other
  return Object.fromEntries([...names].map((name) => [name, fill(own(plain, name), own(given, name))]));
};

/** The value of a name that an object itself has. */
export const own = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** An object without some names. */
export const without = (value: unknown, ...names: readonly string[]): JsonObject =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : {};

/** What stands under a name that may be left out: then an empty list. */
export const listAt = (object: JsonObject, name: string): unknown => {
  const given = own(object, name);
  return given === undefined ? [] : given;
};

/** No list of a cart is longer. */
export const MAX_LISTED = 1_000;

/** The entries of a list; none of what is no list, or longer than one may be. */
export const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) && value.length <= MAX_LISTED ? value : [];

/** Each object of a list changed; what is no list, or longer than one may be, stays as it is, to be refused later. */
export const each = (value: unknown, change: (one: JsonObject) => unknown): unknown =>
  Array.isArray(value) && value.length <= MAX_LISTED
    ? value.map((one: unknown) => (isObject(one) ? change(one) : one))
    : value;

/** What stands at a path; the value itself at the empty one. */
export const valueAt = (value: unknown, path: string): unknown =>
  (path === '' ? [] : path.split('.')).reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return (inner as readonly unknown[])[Number(name)];
    return isObject(inner) ? own(inner, name) : undefined;
  }, value);
