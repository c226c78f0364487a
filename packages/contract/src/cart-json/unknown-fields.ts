import { nearest } from '@baguni/domain';
import { cartState } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import type { CartProblem } from './problem.ts';

let made: JsonSchema | undefined;

/** Made when it is first asked for: that takes longer than a cart. */
const schema = (): JsonSchema => (made ??= jsonSchemaOf(cartState));

/** What the answer of the initial load calls otherwise (CM-01). */
const alsoKnown: JsonObject = { priorityBranchServiceType: {} };

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

const walk = (value: unknown, schemas: readonly JsonObject[], path: string): readonly CartProblem[] => {
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
  return Object.entries(value).flatMap(([name, inner]) => {
    const within = kinds.flatMap((one) => choicesOf(own(propertiesOf([one]), name)));
    if (Object.hasOwn(properties, name)) return walk(inner, within, `${path}${name}.`);
    const fits = nearest(name, Object.keys(properties));
    return [{ type: 'UnknownField' as const, path: `${path}${name}`, found: inner, fits }];
  });
};

/** The names in a JSON value that its schema does not know, each with the name that may have been meant. */
export const namesUnknownTo = (schema: JsonObject, value: unknown): readonly CartProblem[] => walk(value, [schema], '');

/** The fields of a cart’s JSON that mean nothing, each with the name that may have been meant (EN-07). */
export const unknownFields = (json: JsonObject): readonly CartProblem[] => {
  const all: JsonObject = { properties: { ...propertiesOf([schema()]), ...alsoKnown } };
  const { coupons, ...rest } = json;
  const wallet = isObject(coupons) ? coupons : { offered: coupons };
  const inWallet = namesUnknownTo(all, { coupons: wallet });
  const atTop = ({ path, ...problem }: CartProblem): CartProblem => ({
    ...problem,
    path: isObject(coupons) ? path : path.replace(/^coupons\.offered\b/u, 'coupons'),
  });
  return [...namesUnknownTo(all, rest), ...(coupons === undefined ? [] : inWallet.map(atTop))];
};
