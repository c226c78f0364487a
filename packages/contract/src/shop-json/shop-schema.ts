import { isObject, objectOf, own, type JsonObject } from '@baguni/domain/internal';
import { described } from '../cart-json/meanings.ts';
import { cartSchema } from '../cart-json/cart-schema.ts';
import { only, valueAt } from '../cart-json/json.ts';
import { schemaOf, type JsonSchema } from '../openapi/json-schema.ts';
import { promotionKinds, type PromotionKind } from './kind.ts';
import { policies, shopFields } from './shop-codec.ts';

const at = (schema: unknown, ...path: readonly string[]): JsonObject => objectOf(valueAt(schema, path.join('.')));

/** Replaces a schema within another; the description remains. */
const withIn = (schema: JsonObject, path: readonly string[], value: JsonObject): JsonObject => {
  const [name, ...rest] = path;
  if (name === undefined) return { ...only(schema, ['description']), ...value };
  return { ...schema, [name]: withIn(at(schema, name), rest, value) };
};

/** Forbids unlisted properties in every object schema. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  return own(value, 'type') === 'object' && isObject(own(value, 'properties'))
    ? { additionalProperties: false, ...inner }
    : inner;
};

const offerOfKind =
  (offer: JsonObject) =>
  ({ code, schema }: PromotionKind): JsonObject =>
    withIn(withIn(offer, ['properties', 'code'], { const: code }), ['properties', 'params'], schema);

/**
 * Returns the JSON Schema (draft 2020-12) of shops (EN-10).
 * @param kinds the promotion kinds of the shop
 * @example
 * shopSchema().title; // A shop
 */
export const shopSchema = (kinds: readonly PromotionKind[] = promotionKinds): JsonSchema => {
  const cart = at(cartSchema(), 'properties');
  const fields = schemaOf(shopFields);
  const discount = at(cart, 'units', 'items', 'anyOf', '0', 'properties', 'discounts', 'items');
  const offer = at(fields, 'properties', 'promotions', 'items');
  const changed = [
    [['properties', 'promotions', 'items'], { anyOf: kinds.map(offerOfKind(offer)) }],
    [['properties', 'discounts', 'items', 'properties', 'discount'], discount],
    ...policies.map((name) => [['properties', name], at(cart, name)] as const),
  ] as const;
  const whole = changed.reduce<JsonObject>((schema, [path, value]) => withIn(schema, path, value), fields);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A shop',
    ...described(objectOf(closed(whole))),
  };
};
