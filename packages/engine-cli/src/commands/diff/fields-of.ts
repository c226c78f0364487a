import { cartState } from '@baguni/contract';
import { couponKeyOf, type CartState } from '@baguni/domain';
import { innerOf, isObject, type JsonObject } from './json-object.ts';

/** What a cart says as JSON, parted for a comparison: units and coupons in use by their numbers, and everything else. */
export interface CartFields {
  readonly units: JsonObject;
  readonly applied: JsonObject;
  readonly rest: JsonObject;
}

const without = (value: unknown, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => !names.includes(name)));

/** A list as an object by the names of what is in it: what moved in the list has not changed. */
const byName = (list: unknown, names: readonly (string | number)[]): JsonObject =>
  Object.fromEntries(names.map((name, i) => [name, Array.isArray(list) ? (list as readonly unknown[])[i] : undefined]));

const each = (json: JsonObject, change: (one: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(json).map(([name, one]) => [name, change(one)]));

/** The fields of a cart; what is told of a unit as a change of its own is left out. */
export const fieldsOf = (cart: CartState): CartFields => {
  const json = cartState.encode(cart);
  const of = (name: string): unknown => innerOf(json, name);
  const units = byName(
    of('units'),
    cart.units.map(({ cartUnitId }) => cartUnitId),
  );
  const applied = byName(
    of('appliedCoupons'),
    cart.appliedCoupons.map(({ couponIssueNo }) => couponIssueNo),
  );
  const offered = byName(innerOf(of('coupons'), 'offered'), cart.coupons.offered.map(couponKeyOf));
  return {
    units: each(units, (unit) => without(unit, 'quantity', 'appliedCouponIssueNoes')),
    applied: each(applied, (coupon) => without(coupon, 'cartUnitIds')),
    rest: {
      ...without(json, 'units', 'selected', 'appliedCoupons'),
      coupons: { status: cart.coupons.status, offered },
      shippingPolicies: byName(
        of('shippingPolicies'),
        cart.shippingPolicies.map(({ shippingPolicyKey }) => shippingPolicyKey),
      ),
      bundleTerms: byName(
        of('bundleTerms'),
        cart.bundleTerms.map(({ bundleKey }) => bundleKey),
      ),
    },
  };
};
