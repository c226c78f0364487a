import { plainCart, plainCouponJson, plainPolicyJson, plainUnitJson } from '@baguni/contract/cart-json';
import { isList, isObject, isSame, listIn, own, type JsonObject } from './json.ts';

/** An object without what is the same in another; inner objects likewise. */
const minus = (value: JsonObject, plain: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const usual = own(plain, name);
      if (isSame(one, usual)) return [];
      return [[name, isObject(one) && isObject(usual) ? minus(one, usual) : one] as const];
    }),
  );

const each = (list: readonly unknown[], change: (one: JsonObject) => JsonObject): readonly unknown[] =>
  list.map((one) => (isObject(one) ? change(one) : one));

const unit = (one: JsonObject): JsonObject => {
  const sellerKey = own(own(one, 'seller'), 'sellerKey');
  const derived = {
    bundleKey: sellerKey,
    shippingPolicyKey: sellerKey,
    isBuyAvailable: own(one, 'unableOrderType') === null,
    appliedCouponIssueNoes: own(one, 'appliedCouponIssueNoes'),
    version: own(one, 'version'),
  };
  return minus(one, { ...plainUnitJson, ...derived });
};

const coupon = (one: JsonObject): JsonObject => minus(one, { ...plainCouponJson, policyNo: own(one, 'issueNo') });

const selectable = (units: readonly unknown[]): readonly unknown[] =>
  units.filter((one) => own(one, 'isBuyAvailable') === true).map((one) => own(one, 'cartUnitId'));

/** The coupons as a list, where they are known. */
const wallet = (coupons: unknown): unknown => {
  const offered = each(listIn(coupons, 'offered'), coupon);
  return own(coupons, 'status') === 'Known' ? offered : { ...(isObject(coupons) ? coupons : {}), offered };
};

/** A list that is empty where it is left out. */
const unlessEmpty = (name: string, list: unknown): JsonObject =>
  isList(list) && list.length === 0 ? {} : { [name]: list };

/** A cart’s JSON without what a reader adds by itself (EN-07). @param whole a cart as its codec writes it */
export const shortJson = (whole: JsonObject): JsonObject => {
  const units = listIn(whole, 'units');
  const { shippingPolicies, coupons, ...rest } = whole;
  const policies = each(listIn({ shippingPolicies }, 'shippingPolicies'), (one) => minus(one, plainPolicyJson));
  return {
    ...minus(rest, { ...plainCart, selected: selectable(units), cartVersion: own(whole, 'cartVersion') }),
    units: each(units, unit),
    ...unlessEmpty('shippingPolicies', policies),
    ...(coupons === undefined ? {} : unlessEmpty('coupons', wallet(coupons))),
  };
};
