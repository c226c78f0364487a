/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True if a JSON value is an object but not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a JSON value if it is an object, otherwise an empty object. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Returns the entries of a list, or an empty list for other values. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the texts of a list, or an empty list for other values. */
export const textsOf = (value: unknown): readonly string[] => listOf(value).filter((one) => typeof one === 'string');

/** Returns an own property of an object, or `undefined` for other values. */
export const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Returns an object without some properties, or an empty object for other values. */
export const omit = (value: unknown, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(objectOf(value)).filter(([name]) => !names.includes(name)));
