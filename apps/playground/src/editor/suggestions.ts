import { parse } from 'jsonc-parser';
import { tooDeepAt } from '../text/depth.ts';
import { isList, isObject, own } from '../text/json.ts';
import { printJson } from '../text/print-json.ts';
import { placeAt, type Path, type Place } from './place.ts';
import { nextUnitId, referencesAt } from './references.ts';
import { descriptionOf, leastOf, requiredOf, schemasAt, typesOf, valuesOf } from './schema.ts';

/** What may stand at a place of a text. */
export interface Suggestion {
  /** What somebody types to find it, and what is listed. */
  readonly label: string;
  /** What kind of value it is, e.g. `integer`, or what it refers to. */
  readonly detail: string;
  /** What it means; empty where nobody says. */
  readonly info: string;
  readonly isRequired: boolean;
  /** Whether most carts say it. */
  readonly isCommon: boolean;
  /** What is written, without commas. */
  readonly text: string;
}

/** What may stand at a place. */
export interface Suggestions {
  readonly place: Place;
  readonly options: readonly Suggestion[];
}

/** The text as far as it is JSON. */
const readable = (text: string): unknown => parse(text, [], { allowTrailingComma: true }) as unknown;

const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, at) => (isList(inner) ? inner[Number(at)] : own(inner, `${at}`)), whole);

/** The least value of a schema in a cart: a new unit has a number of its own and is one piece. */
const freshOf = (schema: unknown, cart: unknown): unknown => {
  const least = leastOf(schema);
  return isObject(least) && own(least, 'cartUnitId') === 0 && Object.hasOwn(least, 'item')
    ? { ...least, cartUnitId: nextUnitId(cart), quantity: 1 }
    : least;
};

/** What a field begins with: nothing yet where a value is to be chosen. */
const startOf = (name: string, schema: unknown, cart: unknown): string => {
  if (name === 'quantity') return '1';
  if (name === 'cartUnitId') return `${nextUnitId(cart)}`;
  const [type] = typesOf(schema);
  if (type === 'object') return '{}';
  if (type === 'array') return '[]';
  if (type === 'string') return '""';
  return type === 'boolean' ? 'true' : JSON.stringify(leastOf(schema));
};

/** Fields that most carts and shops say: they are listed before those of which there are many and few need. */
const COMMON: ReadonlySet<string> = new Set(
  `selected buyer shippingPolicies coupons appliedCoupons shippingCountry pricesAsOf storefront currency promotions
  discounts unableOrderType options additions limits stock sellerName isLogin memberType isSmileClub couponType
  possiblePrice limitPrice isConditionalFree conditionalFreeBasisCost flags target name stacksWith messages`.split(
    /\s+/u,
  ),
);

const namesAt = (schema: unknown, cart: unknown, { path, key, hasValue }: Place): readonly Suggestion[] => {
  const around = valueAt(cart, path);
  const taken = new Set(isObject(around) ? Object.keys(around).filter((name) => name !== key) : []);
  const found = schemasAt(schema, path).flatMap((one) => {
    const required = requiredOf(one);
    const properties = own(one, 'properties');
    return (isObject(properties) ? Object.entries(properties) : []).map(([label, of]) => ({
      label,
      detail: typesOf(of).join(' | '),
      info: descriptionOf(of),
      isRequired: required.includes(label),
      isCommon: COMMON.has(label),
      text: hasValue ? JSON.stringify(label) : `${JSON.stringify(label)}: ${startOf(label, of, cart)}`,
    }));
  });
  const each = new Map(found.map((one) => [one.label, one]));
  return [...each.values()].filter(({ label }) => !taken.has(label)).toSorted((a, b) => weightOf(b) - weightOf(a));
};

/** What must be said comes first, then what most carts say. */
export const weightOf = ({ isRequired, isCommon }: Suggestion): number => (isRequired ? 2 : Number(isCommon));

/** A value as it is listed: a text without its quotation marks, an object by the names that it begins with. */
const labelOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (isList(value)) return '[ ]';
  return isObject(value) ? `{ ${Object.keys(value).join(', ')} }` : JSON.stringify(value);
};

/** An object of the cart is found by its name. */
const suggested = (value: unknown, detail: string, info: string): Suggestion => ({
  ...(isObject(value) && detail !== '' ? { label: detail, detail: labelOf(value) } : { label: labelOf(value), detail }),
  info,
  isRequired: false,
  isCommon: false,
  text: printJson(value).trim(),
});

const valuesAt = (schema: unknown, cart: unknown, { path }: Place): readonly Suggestion[] => {
  const schemas = schemasAt(schema, path);
  const info = schemas.map(descriptionOf).find((text) => text !== '') ?? '';
  // what the list has already is not offered again
  const siblings = typeof path.at(-1) === 'number' ? valueAt(cart, path.slice(0, -1)) : [];
  const taken = new Set((isList(siblings) ? siblings : []).map((one) => JSON.stringify(one)));
  const referred = referencesAt(cart, path)
    .filter(({ value }) => !taken.has(JSON.stringify(value)))
    .map(({ value, detail }) => suggested(value, detail, info));
  const named = schemas.flatMap((one) =>
    valuesOf(one).map((value) => suggested(value, '', descriptionOf(one) || info)),
  );
  const begun = schemas
    .filter((one) => ['object', 'array'].includes(typesOf(one)[0] ?? ''))
    .map((one) => suggested(freshOf(one, cart), '', info));
  return [...new Map([...referred, ...named, ...begun].map((one) => [one.text, one])).values()];
};

/** What a schema, and the rest of the text, allow at a place of a text; none where nothing can be written. @param offset in UTF-16 units */
export const suggestionsAt = (schema: unknown, text: string, offset: number): Suggestions | undefined => {
  if (tooDeepAt(text) !== undefined) return undefined;
  const place = placeAt(text, offset);
  if (!place) return undefined;
  const whole = readable(text);
  return { place, options: place.is === 'Key' ? namesAt(schema, whole, place) : valuesAt(schema, whole, place) };
};
