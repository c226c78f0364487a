import { cartState } from '../codecs/state/state-codec.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { jsonSchemaOf } from '../openapi/openapi.ts';
import { isObject, own, type JsonObject } from './fill.ts';
import { nearest } from './nearest.ts';
import type { CartProblem } from './problem.ts';

let made: JsonSchema | undefined;

/** Made when it is first asked for: that takes longer than a cart. */
const schema = (): JsonSchema => (made ??= jsonSchemaOf(cartState));

/** What the answer of the initial load calls otherwise (CM-01). */
const alsoKnown: JsonObject = { priorityBranchServiceType: {} };

/** The schemas that a value may be of, but for null. */
const choicesOf = (one: unknown): readonly JsonObject[] => {
  if (!isObject(one)) return [];
  const any = own(one, 'anyOf') ?? own(one, 'oneOf');
  return Array.isArray(any) ? any.flatMap(choicesOf) : [one];
};

const propertiesOf = (schemas: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(
    schemas.flatMap((one) => {
      const properties = own(one, 'properties');
      return isObject(properties) ? Object.entries(properties) : [];
    }),
  );

const walk = (value: unknown, schemas: readonly JsonObject[], path: string): readonly CartProblem[] => {
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => choicesOf(own(one, 'items')));
    return value.flatMap((inner, i) => walk(inner, items, `${path}${i}.`));
  }
  const properties = propertiesOf(schemas);
  // an object of names that anybody may choose has no names of its own
  const isOpen = schemas.length === 0 || Object.keys(properties).length === 0;
  if (!isObject(value) || isOpen) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (Object.hasOwn(properties, name)) return walk(inner, choicesOf(own(properties, name)), `${path}${name}.`);
    const fits = nearest(name, Object.keys(properties));
    return [{ type: 'UnknownField' as const, path: `${path}${name}`, found: inner, fits }];
  });
};

/** The fields of a cart’s JSON that mean nothing, each with the name that may have been meant (EN-07). */
export const unknownFields = (json: JsonObject): readonly CartProblem[] => {
  const all: JsonObject = { properties: { ...propertiesOf([schema()]), ...alsoKnown } };
  const { coupons, ...rest } = json;
  const wallet = isObject(coupons) ? coupons : { offered: coupons };
  const inWallet = walk({ coupons: wallet }, [all], '');
  const atTop = ({ path, ...problem }: CartProblem): CartProblem => ({
    ...problem,
    path: isObject(coupons) ? path : path.replace(/^coupons\.offered\b/u, 'coupons'),
  });
  return [...walk(rest, [all], ''), ...(coupons === undefined ? [] : inWallet.map(atTop))];
};
