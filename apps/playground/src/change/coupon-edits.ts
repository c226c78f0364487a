import { isObject, listIn, own, type JsonObject } from '../text/json.ts';
import { valueAt, withItem, withoutItem, withValue, type JsonPath } from './json-path.ts';
import { couponsPath } from './whole-json.ts';

/** What a coupon in use says as the coupon itself does. */
const REPEATED = ['couponType', 'couponName', 'discountUnitType', 'discountValue', 'possiblePrice', 'limitPrice'];

const keyOf = (coupon: unknown): unknown => own(coupon, 'issueNo') ?? `policy/${String(own(coupon, 'policyNo'))}`;

const applied = (json: JsonObject, change: (use: JsonObject) => readonly JsonObject[]): JsonObject => {
  const uses = listIn(json, 'appliedCoupons');
  return uses.length === 0
    ? json
    : { ...json, appliedCoupons: uses.flatMap((use) => (isObject(use) ? change(use) : [])) };
};

/** A coupon in use with what its coupon says now. */
const following = (use: JsonObject, coupon: JsonObject): JsonObject => ({
  ...REPEATED.reduce<JsonObject>(
    (one, name) => (own(coupon, name) === undefined ? one : withValue(one, [name], own(coupon, name))),
    use,
  ),
  couponIssueNo: keyOf(coupon),
  ...(own(own(coupon, 'flags'), 'isFreeShipping') === undefined
    ? {}
    : { isFreeShipping: own(own(coupon, 'flags'), 'isFreeShipping') }),
});

/** The JSON with another value of a held coupon, also where it is in use. @param at its position in the list */
export const withCouponValue = (json: JsonObject, at: number, path: JsonPath, value: unknown): JsonObject => {
  const here = [...couponsPath(json), at];
  const before = valueAt(json, here);
  const after = withValue(json, [...here, ...path], value);
  const coupon = valueAt(after, here);
  return applied(after, (use) =>
    isObject(coupon) && own(use, 'couponIssueNo') === keyOf(before) ? [following(use, coupon)] : [use],
  );
};

/** The JSON without a held coupon, also where it is in use. */
export const withoutCoupon = (json: JsonObject, at: number): JsonObject => {
  const path = couponsPath(json);
  const key = keyOf(valueAt(json, [...path, at]));
  return applied(withoutItem(json, path, at), (use) => (own(use, 'couponIssueNo') === key ? [] : [use]));
};

/** The JSON with a coupon more, of a number that no other has. @param value what it takes off, in the smallest unit */
export const withNewCoupon = (json: JsonObject, nameOf: (n: number) => string, value: number): JsonObject => {
  const path = couponsPath(json);
  const held = valueAt(json, path);
  const coupons: readonly unknown[] = Array.isArray(held) ? held : [];
  const taken = new Set(coupons.map(keyOf));
  const issueNo = Array.from({ length: coupons.length + 1 }, (_, i) => `C${i + 1}`).find((no) => !taken.has(no)) ?? 'C';
  return withItem(json, path, {
    issueNo,
    couponName: nameOf(coupons.length + 1),
    discountUnitType: 'Amount',
    discountValue: value,
  });
};
