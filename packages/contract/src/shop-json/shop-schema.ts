import { cartSchema } from '../cart-json/cart-schema.ts';
import { isObject, own, type JsonObject } from '../cart-json/fill.ts';
import { schemaOf, type JsonSchema } from '../openapi/json-schema.ts';
import { promotionKinds, type PromotionKind } from './kind.ts';
import { shopFields } from './shop-codec.ts';

const at = (schema: unknown, ...path: readonly string[]): JsonObject => {
  const found = path.reduce<unknown>((inner, name) => (isObject(inner) ? own(inner, name) : undefined), schema);
  return isObject(found) ? found : {};
};

const withIn = (schema: JsonObject, path: readonly string[], value: unknown): JsonObject => {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  return { ...schema, [name]: rest.length === 0 ? value : withIn(at(schema, name), rest, value) };
};

/** An offer of one kind: its code, and the params that its promotion reads. */
const offerOfKind =
  (offer: JsonObject) =>
  ({ code, schema }: PromotionKind): JsonObject =>
    withIn(withIn(offer, ['properties', 'code'], { const: code }), ['properties', 'params'], schema);

/** The JSON schema (draft 2020-12) of what `parseShop` reads (EN-10). @param kinds the promotions that it may offer */
export const shopSchema = (kinds: readonly PromotionKind[] = promotionKinds): JsonSchema => {
  const cart = at(cartSchema(), 'properties');
  const own = schemaOf(shopFields);
  const offer = at(own, 'properties', 'promotions', 'items');
  const discount = at(cart, 'units', 'items', 'properties', 'discounts', 'items');
  const currency = at(own, 'properties', 'currency');
  const changed = [
    [['properties', 'promotions', 'items'], { anyOf: kinds.map(offerOfKind(offer)) }],
    [['properties', 'discounts', 'items', 'properties', 'discount'], discount],
    [['properties', 'currency'], { anyOf: [{ enum: ['KRW', 'JPY', 'USD', 'EUR', 'KWD'] }, currency] }],
    [['properties', 'shippingPolicies'], at(cart, 'shippingPolicies')],
    [['properties', 'coupons'], at(cart, 'coupons')],
    [['properties', 'extraDiscountCandidates'], at(cart, 'extraDiscountCandidates')],
  ] as const;
  const whole = changed.reduce<JsonObject>((schema, [path, value]) => withIn(schema, path, value), own);
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A shop', ...whole };
};
