import { each, fill, isObject, own, type JsonObject } from './fill.ts';
import * as plain from './plain.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const item = (given: unknown): unknown =>
  isObject(given)
    ? {
        ...given,
        options: each(own(given, 'options') ?? [], (option) => fill(plain.plainOptionJson, option)),
        additions: each(own(given, 'additions') ?? [], (addition) => fill(plain.plainAdditionJson, addition)),
      }
    : given;

/** A unit travels in its seller's parcel under its seller's terms, and can be ordered, unless it says otherwise. */
const unit =
  (coupons: (id: unknown) => readonly unknown[]) =>
  (given: unknown): unknown => {
    if (!isObject(given)) return given;
    const seller = own(given, 'seller');
    const said = isObject(seller) ? own(seller, 'sellerKey') : undefined;
    // a seller without a key is told once, not again for parcel and terms
    const key = typeof said === 'string' ? said : 'shop';
    const derived: JsonObject = {
      bundleKey: key,
      shippingPolicyKey: key,
      isBuyAvailable: !isGiven(own(given, 'unableOrderType')),
      appliedCouponIssueNoes: coupons(own(given, 'cartUnitId')),
    };
    const full = {
      ...given,
      item: item(own(given, 'item')),
      discounts: each(own(given, 'discounts') ?? [], (discount) => fill(plain.plainDiscountJson, discount)),
    };
    return fill({ ...plain.plainUnitJson, ...derived }, full);
  };

/** A coupon that names no policy is the only one of its own. */
const coupon = (given: unknown): unknown =>
  isObject(given) ? fill({ ...plain.plainCouponJson, policyNo: own(given, 'issueNo') }, given) : given;

/** The coupons that a buyer has: as a list, or as a State holds them. */
const wallet = (given: unknown): unknown => {
  if (!isObject(given)) return { status: 'Known', offered: each(given ?? [], coupon) };
  return fill({ status: 'Known' }, { ...given, offered: each(own(given, 'offered') ?? [], coupon) });
};

/** The coupons in use on a unit, by what the cart says of them (CP-17). */
const couponsOf =
  (applied: unknown) =>
  (id: unknown): readonly unknown[] =>
    (Array.isArray(applied) ? applied : []).filter(isObject).flatMap((one) => {
      const ids = own(one, 'cartUnitIds');
      return Array.isArray(ids) && ids.includes(id) ? [own(one, 'couponIssueNo')] : [];
    });

/**
 * The JSON of a State from the JSON of a cart: what it leaves out is as in a plain cart of the marketplace on a desktop
 * in Korean. The answer of the initial load (CM-01) is such a cart too.
 */
export const completeCart = (given: JsonObject): unknown => {
  const applied = each(own(given, 'appliedCoupons') ?? [], (one) => fill(plain.plainAppliedJson, one));
  const derived = { branchServiceType: own(given, 'priorityBranchServiceType'), selected: [] };
  return fill(
    { ...plain.plainCart, ...Object.fromEntries(Object.entries(derived).filter(([, value]) => value !== undefined)) },
    {
      ...given,
      units: each(own(given, 'units'), unit(couponsOf(applied))),
      shippingPolicies: each(own(given, 'shippingPolicies') ?? [], (one) => fill(plain.plainPolicyJson, one)),
      appliedCoupons: applied,
      coupons: wallet(own(given, 'coupons')),
    },
  );
};
