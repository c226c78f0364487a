import { bareCartSchema } from './cart-schema.ts';
import { fitOf, type Fit } from './fit.ts';
import { isObject, own, type JsonObject } from './fill.ts';

let made: JsonObject | undefined;

/** Made when it is first asked for: that takes longer than a cart. */
const schema = (): JsonObject => (made ??= bareCartSchema());

/** A schema, or those of which a value may be one. */
const choicesOf = (one: unknown): readonly JsonObject[] => {
  if (!isObject(one)) return [];
  const any = own(one, 'anyOf');
  return own(one, 'type') === undefined && Array.isArray(any) ? any.flatMap(choicesOf) : [one];
};

const within = (one: JsonObject, name: string): readonly JsonObject[] => {
  const properties = own(one, 'properties');
  return choicesOf(own(one, 'type') === 'array' ? own(one, 'items') : isObject(properties) && own(properties, name));
};

/**
 * An object that would fit at a path of a cart’s JSON, by the names that somebody who writes one must say: a State has more of them.
 * Undefined where nothing is known of the path.
 */
export const objectFitAt = (path: string): Fit | undefined => {
  const there = path
    .split('.')
    .reduce<readonly JsonObject[]>((all, name) => all.flatMap((one) => within(one, name)), [schema()]);
  return fitOf(there.find((one) => own(one, 'type') === 'object'));
};
