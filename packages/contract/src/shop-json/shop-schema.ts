import { type Meanings, described } from '../cart-json/meanings.ts';
import { cartSchema } from '../cart-json/cart-schema.ts';
import { isObject, objectOf, own, valueAt, type JsonObject } from '../cart-json/json.ts';
import { schemaOf, type JsonSchema } from '../openapi/json-schema.ts';
import { promotionKinds, type PromotionKind } from './kind.ts';
import { messagesSchema } from './messages.ts';
import { shopFields } from './shop-codec.ts';

/** Descriptions of shop fields that carts do not have. */
const shopMeanings: Meanings = {
  currency: 'What all amounts are of: the code of a known currency, or a currency of one’s own.',
  'code in currency': 'ISO 4217, e.g. USD.',
  exponent: 'Decimals: 0 for won, 2 for dollars, 3 for dinars.',
  'rounding in currency': 'What becomes of a part of the smallest unit.',
  rounding: 'How percentages of discounts and coupons are rounded; down if missing.',

  base: 'Marketplace: the rules, codes and countries of the marketplace; left out, those of a simple shop.',
  home: 'The country of the shop, by its ISO 3166 code. The shop ships there, and to the countries of its zones.',
  countries: 'The shipping zones.',
  codes: 'The countries of the zone, by their ISO 3166 codes.',
  fee: 'The fee of a parcel, in the smallest unit of the currency; that of the cart’s terms where left out.',
  'freeFrom in countries': 'Goods of a parcel from which shipping is free, in the smallest unit of the currency.',
  without: 'Rules of the base that the shop is without: whole groups, or codes.',
  limits: 'How much a cart and an order may hold.',
  'units in limits': 'Units of one order.',
  'pieces in limits': 'Pieces of one unit, where its item says no fewer.',
  'lines in limits': 'Units of the cart, selected or not.',
  overseas: 'What an order overseas may hold, instead of the marketplace’s caps; of two the later counts.',
  country: 'The country that it is for; every one where left out.',
  company: 'The courier that it is for; every one where left out.',
  kg: 'The most that an order may weigh, in kg.',
  'pieces in overseas': 'The most pieces.',
  amounts: 'The most that goods may cost, in some currencies.',
  'amount in amounts': 'The amount, in whole units of the currency.',
  'currency in amounts': 'The shop’s own currency, or one whose rate the cart knows.',
  cosmetics: 'The most pieces of cosmetics.',
  ofEachCategory: 'The most pieces of each category.',
  healthFoodBelowKg: 'Health food must weigh less than this, in kg.',
  withBodyHair: 'The most that goods for body or hair may cost, in won.',

  promotions: 'What the shop offers, in the order in which it is taken.',
  id: 'Tells the offer from others; carts name it.',
  name: 'What a shopper reads of it.',
  code: 'The kind of promotion.',
  params: 'What the kind asks for.',
  buy: 'Pieces that are paid.',
  free: 'Pieces that are free of every so many more.',
  pieces: 'So many pieces.',
  price: 'What they cost, in the smallest unit of the currency.',
  of: 'The cheapest of so many pieces is free.',
  tiers: 'The more is bought, the more comes off: the highest tier that is reached counts.',
  percent: 'Per cent off.',
  from: 'The first moment at which it holds; always where left out.',
  'from in params': 'From this amount on, in the smallest unit of the currency.',
  'from in tiers': 'From this amount on, in the smallest unit of the currency.',
  until: 'The last moment at which it holds; for ever where left out.',
  gift: 'The item that is given, by its number.',
  stacksWith: 'What it goes with on a unit: everything, or codes of promotions, ids of offers and lanes of coupons.',
  couponCode: 'The coupon code that a cart must hold for the offer. Case and spaces do not matter.',
  groups: 'The groups of buyers who have the offer; all buyers if missing.',
  nth: 'The size of a group of pieces; the cheapest piece of each group costs less.',
  cap: 'The greatest discount, in the smallest unit of the currency; no limit if missing.',
  amount: 'The discount, in the smallest unit of the currency.',

  tax: 'Tax of the goods and of shipping.',
  'rate in tax': 'Per cent; for items without their own taxRate.',
  prices: 'Inclusive if prices and fees contain the tax; Exclusive if it is added to them.',
  roundedPer: 'Rounds the tax of each line, or once per rate.',
  'rounding in tax': 'Rounding of the tax; that of the currency if missing.',
  fields: 'Custom fields of carts: for each name its type, and the value of a missing field.',
  'item in fields': 'Custom fields of items; targets may name them.',
  'buyer in fields': 'Custom fields of the buyer.',
  default: 'The value of a missing field; without it the field is required.',
  exclusions: 'Coupons that do not go together, beside those that the marketplace keeps apart.',
  'code in exclusions': 'The code of the refusal.',
  message: 'What is said, by language.',
  lanes: 'The two lanes of coupons that do not go together; one alone with itself.',
  where: 'On units in common, or anywhere in the cart.',

  discounts: 'What the shop takes off units by itself.',
  discount: 'The discount, as a unit has it.',
  messages: 'What is said otherwise, by language and code.',
};

const at = (schema: unknown, ...path: readonly string[]): JsonObject => objectOf(valueAt(schema, path.join('.')));

const withIn = (schema: JsonObject, path: readonly string[], value: unknown): JsonObject => {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  return { ...schema, [name]: rest.length === 0 ? value : withIn(at(schema, name), rest, value) };
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
  const offer = at(fields, 'properties', 'promotions', 'items');
  const discount = at(cart, 'units', 'items', 'anyOf', '0', 'properties', 'discounts', 'items');
  const currency = at(fields, 'properties', 'currency');
  const changed = [
    [['properties', 'promotions', 'items'], { anyOf: kinds.map(offerOfKind(offer)) }],
    [['properties', 'discounts', 'items', 'properties', 'discount'], discount],
    [['properties', 'currency'], { anyOf: [{ enum: ['KRW', 'JPY', 'USD', 'EUR', 'KWD'] }, currency] }],
    [['properties', 'messages'], messagesSchema],
    [['properties', 'shippingPolicies'], at(cart, 'shippingPolicies')],
    [['properties', 'coupons'], at(cart, 'coupons')],
    [['properties', 'extraDiscountCandidates'], at(cart, 'extraDiscountCandidates')],
  ] as const;
  const whole = changed.reduce<JsonObject>((schema, [path, value]) => withIn(schema, path, value), fields);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A shop',
    ...described(objectOf(closed(whole)), shopMeanings),
  };
};
