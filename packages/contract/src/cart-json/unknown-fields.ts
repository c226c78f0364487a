import { nearest } from '@baguni/domain';
import { cartDocument } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import type { Untold } from './problem.ts';

let made: JsonSchema | undefined;

/** Made when it is first asked for: that takes longer than a cart. */
const schema = (): JsonSchema => (made ??= jsonSchemaOf(cartDocument));

/** What the answer of the initial load calls otherwise (CM-01), and where an editor finds the schema. */
const alsoKnown: JsonObject = { priorityBranchServiceType: {}, $schema: {} };

/** The schemas that a value may be of, but for null. An object that must have one or another of its names is one schema. */
const choicesOf = (one: unknown): readonly JsonObject[] => {
  if (!isObject(one)) return [];
  const any = own(one, 'anyOf') ?? own(one, 'oneOf');
  return Array.isArray(any) && own(one, 'properties') === undefined ? any.flatMap(choicesOf) : [one];
};

const propertiesOf = (schemas: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(
    schemas.flatMap((one) => {
      const properties = own(one, 'properties');
      return isObject(properties) ? Object.entries(properties) : [];
    }),
  );

/** Whether the values that tell one kind of object from another are those of a schema, e.g. its `type`. */
const isKind =
  (value: JsonObject) =>
  (schema: JsonObject): boolean =>
    Object.entries(propertiesOf([schema])).every(([name, of]) => {
      const only = isObject(of) ? own(of, 'const') : undefined;
      return only === undefined || own(value, name) === only;
    });

/** The schemas of a value’s kind; all of them where it is of none. */
const ofKind = (value: unknown, schemas: readonly JsonObject[]): readonly JsonObject[] => {
  const fitting = isObject(value) ? schemas.filter(isKind(value)) : [];
  return fitting.length > 0 ? fitting : schemas;
};

/** An unknown name: its path, what stands there, and the names that are known beside it. */
interface Unknown {
  readonly path: string;
  readonly found: unknown;
  readonly known: readonly string[];
}

const walk = (value: unknown, schemas: readonly JsonObject[], path: string): readonly Unknown[] => {
  // where nothing is known no name is unknown, however deep it is
  if (schemas.length === 0) return [];
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => choicesOf(own(one, 'items')));
    return value.flatMap((inner, i) => walk(inner, items, `${path}${i}.`));
  }
  const kinds = ofKind(value, schemas);
  const properties = propertiesOf(kinds);
  // an object of names that anybody may choose has no names of its own
  const isOpen = Object.keys(properties).length === 0;
  if (!isObject(value) || isOpen) return [];
  const known = Object.keys(properties);
  const byKind = kinds.map((one) => propertiesOf([one]));
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!Object.hasOwn(properties, name)) return [{ path: `${path}${name}`, found: inner, known }];
    const within = byKind.flatMap((one) => choicesOf(own(one, name)));
    return walk(inner, within, `${path}${name}.`);
  });
};

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const untold =
  (at: (path: string) => string) =>
  ({ path, found, known }: Unknown): Untold =>
  () => ({ type: 'UnknownField', path: at(path), found, fits: nearest(lastOf(path), known) });

/** The names in a JSON value that its schema does not know, each with the name that may have been meant. */
export const namesUnknownTo = (schema: JsonObject, value: unknown): readonly Untold[] =>
  walk(value, [schema], '').map(untold((path) => path));

/** The fields of a cart’s JSON that mean nothing, each with the name that may have been meant (EN-07). */
export const unknownFields = (json: JsonObject): readonly Untold[] => {
  const all: JsonObject = { properties: { ...propertiesOf([schema()]), ...alsoKnown } };
  const { coupons, ...rest } = json;
  const inWallet = walk({ coupons: isObject(coupons) ? coupons : { offered: coupons } }, [all], '');
  const atTop = (path: string): string => (isObject(coupons) ? path : path.replace(/^coupons\.offered\b/u, 'coupons'));
  return [...namesUnknownTo(all, rest), ...(coupons === undefined ? [] : inWallet.map(untold(atTop)))];
};
