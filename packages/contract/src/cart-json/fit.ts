import { isObject, own, type JsonObject } from './fill.ts';

/** What would fit somewhere in a JSON, as data: a JSON schema of few words (EN-07). */
export type Fit =
  /** A number of this `type`, from `minimum` to `maximum`. */
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number }
  /** A text of `minLength` to `maxLength` UTF-16 units. */
  | { readonly type: 'string'; readonly minLength?: number; readonly maxLength?: number }
  /** A moment or a day, by its `format`, no earlier than `formatMinimum`. */
  | { readonly type: 'string'; readonly format: 'date-time' | 'date'; readonly formatMinimum?: string }
  /** A text that matches `pattern`. */
  | { readonly type: 'string'; readonly pattern: string }
  /** True or false, or null, by its `type`. */
  | { readonly type: 'boolean' | 'null' }
  /** A list of `minItems` to `maxItems` entries, each of `items`. */
  | { readonly type: 'array'; readonly minItems?: number; readonly maxItems?: number; readonly items?: Fit }
  /** An object that has the names in `required`. */
  | { readonly type: 'object'; readonly required: readonly string[] }
  /** One of the values in `enum`. */
  | { readonly enum: readonly (string | number | boolean | null)[] }
  /** What fits one of several, in `anyOf`. */
  | { readonly anyOf: readonly Fit[] };

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The numbers that a schema says under these names. */
const bounds = <N extends string>(schema: JsonObject, ...names: readonly N[]): { readonly [K in N]?: number } => {
  const found: { [K in N]?: number } = {};
  for (const name of names) {
    const value = own(schema, name);
    if (typeof value === 'number') found[name] = value;
  }
  return found;
};

const ofText = (schema: JsonObject): Fit => {
  const [format, pattern] = [own(schema, 'format'), own(schema, 'pattern')];
  if (format === 'date-time' || format === 'date') return { type: 'string', format };
  const lengths = bounds(schema, 'minLength', 'maxLength');
  const isOfPattern = typeof pattern === 'string' && Object.keys(lengths).length === 0;
  return isOfPattern ? { type: 'string', pattern } : { type: 'string', ...lengths };
};

/** What each entry of a list is, where few words say it: of an object they do not. */
const itemsIn = (schema: JsonObject): { readonly items?: Fit } => {
  const items = fitOf(own(schema, 'items'));
  return items && !('required' in items) ? { items } : {};
};

const ofType = (schema: JsonObject): Fit | undefined => {
  const type = own(schema, 'type');
  if (type === 'integer' || type === 'number') return { type, ...bounds(schema, 'minimum', 'maximum') };
  if (type === 'string') return ofText(schema);
  if (type === 'boolean' || type === 'null') return { type };
  if (type === 'array') return { type, ...bounds(schema, 'minItems', 'maxItems'), ...itemsIn(schema) };
  const required = own(schema, 'required');
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  return type === 'object' ? { type, required: names } : undefined;
};

/**
 * What a schema says of a value itself, without what is in it; undefined where it says nothing. It throws nothing.
 * @example
 * fitOf({ type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }); // { type: 'object', required: [ 'id' ] }
 */
export const fitOf = (schema: unknown): Fit | undefined => {
  if (!isObject(schema)) return undefined;
  const any = own(schema, 'anyOf');
  if (Array.isArray(any)) {
    const fits = any.flatMap((one) => fitOf(one) ?? []);
    return fits.length === any.length ? { anyOf: fits } : undefined;
  }
  const values = Object.hasOwn(schema, 'const') ? [own(schema, 'const')] : own(schema, 'enum');
  if (Array.isArray(values)) return { enum: values.filter(isPlain) };
  return ofType(schema);
};
