import { completeApplied, couponsByUnit } from './complete-coupons.ts';
import { each, fill, isObject, listAt, own, type JsonObject } from './fill.ts';
import * as plain from './plain.ts';
import { isWritten } from './written.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** A discount must say what it takes off by the way that it names, a rate or an amount; the other it need not. */
const discount = (given: JsonObject): unknown => {
  const policy = own(given, 'policy');
  const way = isObject(policy) ? own(policy, 'calcType') : undefined;
  const rate = way === 'Rate' ? {} : { discountRate: 0 };
  const amount = way === 'Amount' ? {} : { discountPrice: 0 };
  return fill({ ...plain.plainDiscountJson, policy: { ...plain.plainDiscountPolicyJson, ...rate, ...amount } }, given);
};

const item = (given: unknown): unknown =>
  isObject(given)
    ? {
        ...given,
        options: each(listAt(given, 'options'), (option) => fill(plain.plainOptionJson, option)),
        additions: each(listAt(given, 'additions'), (addition) => fill(plain.plainAdditionJson, addition)),
      }
    : given;

/** A unit travels in its seller's parcel under its seller's terms, and can be ordered, unless it says otherwise. */
const unit =
  (couponsOn: (id: unknown) => readonly unknown[]) =>
  (given: JsonObject): unknown => {
    const seller = own(given, 'seller');
    const key = (isObject(seller) ? own(seller, 'sellerKey') : undefined) ?? 'shop';
    const derived: JsonObject = {
      bundleKey: key,
      shippingPolicyKey: key,
      isBuyAvailable: !isGiven(own(given, 'unableOrderType')),
      appliedCouponIssueNoes: couponsOn(own(given, 'cartUnitId')),
    };
    const discounts = each(listAt(given, 'discounts'), discount);
    return fill({ ...plain.plainUnitJson, ...derived }, { ...given, item: item(own(given, 'item')), discounts });
  };

/** A coupon that names no policy is the only one of its own. */
const coupon = (given: JsonObject): unknown => {
  const { target, ...others } = plain.plainCouponJson;
  // a target says of which kind it is: without one it would be for all
  const forAll = own(given, 'target') === undefined ? { target } : {};
  return fill({ ...others, ...forAll, policyNo: own(given, 'issueNo') }, given);
};

/** The coupons that a buyer has: as a list, or as a State holds them. What is neither stays, to be refused. */
const wallet = (given: unknown = []): unknown => {
  if (Array.isArray(given)) return { status: 'Known', offered: each(given, coupon) };
  return isObject(given) ? { status: 'Known', ...given, offered: each(listAt(given, 'offered'), coupon) } : given;
};

/**
 * The JSON of a State from the JSON of a cart: what it leaves out is as in a plain cart of the marketplace on a desktop
 * in Korean. The answer of the initial load (CM-01) is such a cart too.
 */
export const completeCart = (given: JsonObject): unknown => {
  const coupons = wallet(own(given, 'coupons'));
  const used = completeApplied(isObject(coupons) ? own(coupons, 'offered') : [], !isWritten(given));
  const appliedCoupons = each(listAt(given, 'appliedCoupons'), used);
  const service = own(given, 'priorityBranchServiceType');
  return fill(
    { ...plain.plainCart, ...(service === undefined ? {} : { branchServiceType: service }), selected: [] },
    {
      ...given,
      units: each(own(given, 'units'), unit(couponsByUnit(appliedCoupons))),
      shippingPolicies: each(listAt(given, 'shippingPolicies'), (one) => fill(plain.plainPolicyJson, one)),
      appliedCoupons,
      coupons,
    },
  );
};
