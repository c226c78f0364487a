import { nearest, type Contradiction, isObject, own, textsOf, type JsonObject } from '@baguni/domain/internal';

/** A small JSON Schema that describes accepted values (EN-07). */
export type Fit =
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'string'; readonly minLength?: number; readonly maxLength?: number }
  | { readonly type: 'string'; readonly format: 'date-time' | 'date'; readonly formatMinimum?: string }
  | { readonly type: 'string'; readonly pattern: string }
  | { readonly type: 'boolean' | 'null' }
  | { readonly type: 'array'; readonly minItems?: number; readonly maxItems?: number; readonly items?: Fit }
  | { readonly type: 'object'; readonly required: readonly string[] }
  | { readonly enum: readonly (string | number | boolean | null)[] }
  | { readonly anyOf: readonly Fit[] };

/** Start of the pattern of a message whose only braces are its values. */
export const NO_BRACES = '^(?:[^{}]';

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the numeric bounds of a schema. */
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
  return type === 'object' ? { type, required: textsOf(own(schema, 'required')) } : undefined;
};

/**
 * Converts a schema without nested properties, or returns `undefined` if it has no simple form.
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

/** The place of a problem. */
interface Place {
  /** Property names and list positions, e.g. `units.0.quantity`; empty for the root. */
  readonly path: string;
}

/** A problem in cart or shop JSON (EN-07). */
export type CartProblem = Place &
  (
    | {
        /** `CouponDiffers`: the value differs from the buyer’s coupon. */
        readonly type: 'Misfit' | 'CouponDiffers';
        readonly found: unknown;
        /** Accepted values, or `undefined` if they have no simple form. */
        readonly fits: Fit | undefined;
        /** Most similar accepted name, if there is one. */
        readonly nearest?: string;
        /** True for a rule that a shop cannot be without. */
        readonly isRequired?: boolean;
      }
    | { readonly type: 'Missing'; readonly found: undefined; readonly fits: Fit | undefined }
    | {
        readonly type: Exclude<Contradiction['type'], 'Misfit' | 'CouponDiffers'>;
        readonly found: unknown;
      }
    | {
        /** Unknown field; unless `strict` is false. */
        readonly type: 'UnknownField';
        readonly found: unknown;
        /** Most similar known name, or an empty string. */
        readonly fits: string;
        /** The known names, if the shop declares them. */
        readonly known?: readonly string[];
      }
    | {
        /** A rate of an item in a shop without tax. */
        readonly type: 'NoTax';
        readonly found: unknown;
      }
    | {
        /** A field of a cart of a shop. */
        readonly type: 'OfShop';
        readonly found: unknown;
      }
    | {
        /** A cart of the engine instead of its JSON. */
        readonly type: 'EngineCart';
        readonly found: unknown;
      }
    | {
        /** Number of problems beyond the limit. */
        readonly type: 'More';
        readonly found: number;
      }
  );

/** Returns the problem of a value that is missing or does not fit. */
export const misfit = (path: string, found: unknown, fits: Fit | undefined): CartProblem =>
  found === undefined ? { type: 'Missing', path, found, fits } : { type: 'Misfit', path, found, fits };

/** A parsed value, or the first 200 problems and the number of further ones. */
export type Parsed<A> = { readonly ok: true; readonly value: A } | NotParsed;

/** The problems of JSON that could not be parsed. */
export interface NotParsed {
  readonly ok: false;
  readonly problems: readonly CartProblem[];
}

export const notParsed = (problems: readonly CartProblem[]): NotParsed => ({ ok: false, problems });

const MAX_PROBLEMS = 200;

/** A problem that is computed only if it is reported. */
export type LazyProblem = () => CartProblem;

const namesIn = (fits: Fit | undefined): readonly string[] => {
  if (!fits) return [];
  if ('anyOf' in fits) return fits.anyOf.flatMap(namesIn);
  return 'enum' in fits ? fits.enum.filter((one) => typeof one === 'string') : [];
};

const asName = (text: string): string => text.toLowerCase().replaceAll('_', '-');

/** Returns the only name that starts with these words, e.g. PERCENT-OFF-ORDER for PERCENT-OFF, or an empty string. */
const longerName = (found: string, names: readonly string[]): string => {
  const [name = '', ...others] = names.filter((one) => asName(one).startsWith(`${asName(found)}-`));
  return others.length === 0 ? name : '';
};

/** Adds the accepted name that was probably meant. */
export const withNearest = (problem: CartProblem): CartProblem => {
  if (problem.type !== 'Misfit' || typeof problem.found !== 'string') return problem;
  const names = namesIn(problem.fits);
  const meant = nearest(problem.found, names) || longerName(problem.found, names);
  return meant === '' ? problem : { ...problem, nearest: meant };
};

/** Returns the first problems and the number of further ones. */
export const firstProblems = (problems: readonly LazyProblem[]): readonly CartProblem[] => {
  const first = problems.slice(0, MAX_PROBLEMS).map((problem) => withNearest(problem()));
  const more = problems.length - first.length;
  return more > 0 ? [...first, { type: 'More', path: '', found: more }] : first;
};
