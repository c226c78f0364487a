import { bareCartSchema } from './cart-schema.ts';
import { fitOf, type Fit } from './fit.ts';
import { isObject, own, type JsonObject } from './fill.ts';

let made: JsonObject | undefined;

/** Built lazily, because it takes longer than parsing a cart. */
const schema = (): JsonObject => (made ??= bareCartSchema());

/** Flattens `anyOf` alternatives. */
const choicesOf = (one: unknown): readonly JsonObject[] => {
  if (!isObject(one)) return [];
  const any = own(one, 'anyOf');
  return own(one, 'type') === undefined && Array.isArray(any) ? any.flatMap(choicesOf) : [one];
};

const within = (one: JsonObject, name: string): readonly JsonObject[] => {
  const properties = own(one, 'properties');
  return choicesOf(own(one, 'type') === 'array' ? own(one, 'items') : isObject(properties) && own(properties, name));
};

/** Returns the required fields of an object at a path, or `undefined` for an unknown path. */
export const objectFitAt = (path: string): Fit | undefined => {
  const there = path
    .split('.')
    .reduce<readonly JsonObject[]>((all, name) => all.flatMap((one) => within(one, name)), [schema()]);
  return fitOf(there.find((one) => own(one, 'type') === 'object'));
};
