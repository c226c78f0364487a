import { isObject, listIn, own, type JsonObject } from '../text/json.ts';
import { withItem, withValue } from './json-path.ts';

const sellerOf = (unit: unknown): unknown => own(unit, 'seller');
const keyOf = (unit: unknown): unknown => own(sellerOf(unit), 'sellerKey');

const eachUnit = (json: JsonObject, change: (unit: JsonObject, at: number) => JsonObject): JsonObject => ({
  ...json,
  units: listIn(json, 'units').map((unit, at) => (isObject(unit) ? change(unit, at) : unit)),
});

/** A unit with a seller’s parcel and terms in the place of those it says. */
const moved = (
  { bundleKey: _, shippingPolicyKey: __, ...unit }: JsonObject,
  like: unknown,
  seller: unknown,
): JsonObject => {
  const said = (name: string): JsonObject => (own(like, name) === undefined ? {} : { [name]: own(like, name) });
  return { ...unit, seller, ...said('bundleKey'), ...said('shippingPolicyKey') };
};

/** The JSON with terms of this key. A cart that says none needs none, and where it says some each of its units must find its own. */
const withTermsOf = (json: JsonObject, key: unknown): JsonObject => {
  const policies = listIn(json, 'shippingPolicies');
  const isThere = policies.some((policy) => own(policy, 'shippingPolicyKey') === key);
  return policies.length === 0 || isThere
    ? json
    : withItem(json, ['shippingPolicies'], { shippingPolicyKey: key, shippingFee: 0 });
};

/**
 * The JSON with a unit at another seller of the cart, whose parcel and terms it takes. A unit that cannot be ordered may name terms that
 * the cart does not have: whoever follows it gets some, for nothing.
 * @param at its position in the list
 */
export const withSeller = (json: JsonObject, at: number, sellerKey: string): JsonObject => {
  const like = listIn(json, 'units').find((unit) => keyOf(unit) === sellerKey);
  if (like === undefined) return json;
  const said = own(like, 'shippingPolicyKey');
  const hasTerms = listIn(json, 'shippingPolicies').length > 0;
  const there = hasTerms || !isObject(like) ? like : { ...like, shippingPolicyKey: undefined };
  const put = eachUnit(json, (unit, i) => (i === at ? moved(unit, there, sellerOf(like)) : unit));
  return withTermsOf(put, said ?? sellerKey);
};

/** A key that no seller and no terms of the cart have. */
const freeKey = (json: JsonObject): string => {
  const taken = new Set([
    ...listIn(json, 'units').map(keyOf),
    ...listIn(json, 'shippingPolicies').map((policy) => own(policy, 'shippingPolicyKey')),
  ]);
  const numbers = Array.from({ length: taken.size + 1 }, (_, i) => `seller-${i + 1}`);
  return numbers.find((key) => !taken.has(key)) ?? 'seller';
};

/** The JSON with a unit at a seller of its own, who ships for nothing. */
export const withNewSeller = (json: JsonObject, at: number, nameOf: (n: number) => string): JsonObject => {
  const key = freeKey(json);
  const seller = { sellerKey: key, sellerName: nameOf(new Set(listIn(json, 'units').map(keyOf)).size + 1) };
  const apart = eachUnit(json, (unit, i) => (i === at ? moved(unit, undefined, seller) : unit));
  return withTermsOf(apart, key);
};

/** The JSON with another name of a seller, in all of its units. */
export const withSellerName = (json: JsonObject, sellerKey: string, sellerName: string): JsonObject =>
  eachUnit(json, (unit) => (keyOf(unit) === sellerKey ? withValue(unit, ['seller', 'sellerName'], sellerName) : unit));

/**
 * The JSON with other values of shipping terms. Where the cart says none yet, all of its units get some: the others for nothing.
 * @param keys the terms that units of the cart name
 */
export const withTerms = (json: JsonObject, keys: readonly string[], key: string, values: JsonObject): JsonObject => {
  const before = listIn(json, 'shippingPolicies');
  const known = new Set(before.map((policy) => own(policy, 'shippingPolicyKey')));
  const lacking = [...new Set([...keys, key])].filter((one) => !known.has(one));
  const policies = [...before, ...lacking.map((one) => ({ shippingPolicyKey: one, shippingFee: 0 }))];
  return {
    ...json,
    shippingPolicies: policies.map((policy) =>
      own(policy, 'shippingPolicyKey') === key && isObject(policy)
        ? Object.entries(values).reduce<JsonObject>((one, [name, value]) => withValue(one, [name], value), policy)
        : policy,
    ),
  };
};
