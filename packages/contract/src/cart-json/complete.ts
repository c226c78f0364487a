import * as plain from './plain.ts';
import { at, each, entriesOf, fill, isObject, listAt, own, type JsonObject } from './fill.ts';

/** Names of a State. */
const ofPage = ['load', 'couponBox', 'serverPrices', 'saving', 'refusals', 'deleting', 'isOrdering'];

/** Names of the initial load reply (CM-01). */
const ofAnswer = ['removeCartUnitIds', 'isNeedMerge'];

/**
 * True if a page or a server wrote the cart. Such carts may lack unreadable data (CM-53) and the buyer’s coupons.
 */
export const isWritten = (json: JsonObject): boolean =>
  [ofPage, ofAnswer].some((names) => names.every((name) => Object.hasOwn(json, name)));

/** Returns the same key as `couponKeyOf`. */
const keyOf = (coupon: JsonObject): unknown => {
  const no = own(coupon, 'policyNo');
  return own(coupon, 'issueNo') ?? `policy/${typeof no === 'string' || typeof no === 'number' ? no : ''}`;
};

const said = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

const asUsed = (coupon: JsonObject): JsonObject => {
  const worth = Object.keys(plain.plainWorthJson).map((name) => [name, own(coupon, name)] as const);
  return said({
    ...Object.fromEntries(worth),
    isFreeShipping: at(own(coupon, 'flags'), 'isFreeShipping'),
  });
};

/** Copies missing fields of applied coupons from the buyer’s coupons. A handwritten cart need not repeat them. */
const completeApplied = (offered: unknown, byHand: boolean): ((given: JsonObject) => unknown) => {
  const held = new Map(
    entriesOf(offered)
      .filter(isObject)
      .map((coupon) => [keyOf(coupon), coupon]),
  );
  const nobodys = byHand ? plain.plainWorthJson : plain.plainAppliedJson;
  return (given) => {
    const coupon = held.get(own(given, 'couponIssueNo'));
    return fill({ ...nobodys, ...(coupon && asUsed(coupon)) }, given);
  };
};

const couponsByUnit = (applied: unknown): ((id: unknown) => readonly unknown[]) => {
  const byUnit = new Map<unknown, unknown[]>();
  for (const coupon of entriesOf(applied).filter(isObject))
    for (const id of new Set(entriesOf(own(coupon, 'cartUnitIds')))) {
      const on = byUnit.get(id) ?? [];
      on.push(own(coupon, 'couponIssueNo'));
      byUnit.set(id, on);
    }
  return (id) => byUnit.get(id) ?? [];
};

/** Requires only the field that `calcType` names, rate or amount. */
const discount = (given: JsonObject): unknown => {
  const way = at(own(given, 'policy'), 'calcType');
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

/** By default a unit ships under the terms of its seller and is orderable. */
const unit =
  (couponsOn: (id: unknown) => readonly unknown[]) =>
  (given: JsonObject): unknown => {
    const key = at(own(given, 'seller'), 'sellerKey') ?? 'shop';
    const derived: JsonObject = {
      bundleKey: key,
      shippingPolicyKey: key,
      isBuyAvailable: (own(given, 'unableOrderType') ?? null) === null,
      appliedCouponIssueNoes: couponsOn(own(given, 'cartUnitId')),
    };
    const discounts = each(listAt(given, 'discounts'), discount);
    return fill({ ...plain.plainUnitJson, ...derived }, { ...given, item: item(own(given, 'item')), discounts });
  };

/** A coupon without a policy number uses its issue number. */
const coupon = (given: JsonObject): unknown => {
  const { target, ...others } = plain.plainCouponJson;
  // a target without a type is invalid; it must not match all units
  const forAll = own(given, 'target') === undefined ? { target } : {};
  return fill({ ...others, ...forAll, policyNo: own(given, 'issueNo') }, given);
};

/** Accepts coupons as a list or in State form; leaves other values for the codec to reject. */
const wallet = (given: unknown = []): unknown => {
  if (Array.isArray(given)) return { status: 'Known', offered: each(given, coupon) };
  return isObject(given) ? { status: 'Known', ...given, offered: each(listAt(given, 'offered'), coupon) } : given;
};

/**
 * Converts cart JSON to State JSON; defaults: Korean, desktop, marketplace. Also accepts the initial load reply
 * (CM-01).
 */
export const completeCart = (given: JsonObject): unknown => {
  const coupons = wallet(own(given, 'coupons'));
  const used = completeApplied(at(coupons, 'offered'), !isWritten(given));
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
