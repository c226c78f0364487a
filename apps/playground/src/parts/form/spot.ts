import { withCouponValue } from '../../change/coupon-edits.ts';
import { valueAt, withValue, type JsonPath } from '../../change/json-path.ts';
import { couponsPath, withLists } from '../../change/whole-json.ts';
import type { JsonObject } from '../../text/json.ts';
import type { Form } from './form-context.ts';

/** A part of the cart that has fields: each is told by its path within it. */
export interface Spot {
  readonly value: (path: JsonPath) => unknown;
  /** The text with another value; without it where it is undefined. */
  readonly put: (path: JsonPath, value: unknown) => JsonObject;
  /** Where the reader tells a problem of it. */
  readonly path: (path: JsonPath) => JsonPath;
}

/** What stands under a path, both in the text and in the whole cart. */
export const spotAt = ({ given, whole }: Pick<Form, 'given' | 'whole'>, at: JsonPath): Spot => ({
  value: (path) => valueAt(whole, [...at, ...path]),
  put: (path, value) => withValue(given, [...at, ...path], value),
  path: (path) => [...at, ...path],
});

/** A held coupon, which may stand in the text, or in its shop until it is changed. @param at its position */
export const couponSpot = ({ given, whole }: Pick<Form, 'given' | 'whole'>, at: number): Spot => ({
  value: (path) => valueAt(whole, ['coupons', 'offered', at, ...path]),
  put: (path, value) => withCouponValue(withLists(given, whole), at, path, value),
  path: (path) => [...couponsPath(given), at, ...path],
});
