import { MAX_QUANTITY, MIN_QUANTITY } from '@baguni/domain/internal';
import { type Defaults, ListOf, withDefaults } from './defaults.ts';
import { at, entriesOf, isObject, own, type JsonObject } from './json.ts';
import * as plain from './plain.ts';
import { where, withProperty } from './schema-changes.ts';

/** Names of a State. */
const ofPage = ['load', 'couponBox', 'serverPrices', 'saving', 'refusals', 'deleting', 'isOrdering'];

/** Names of the initial load reply (CM-01). */
const ofAnswer = ['removeCartUnitIds', 'isNeedMerge'];

/**
 * True if a page or a server wrote the cart. Such carts may lack unreadable data (CM-53) and the buyer’s coupons.
 */
export const isFromPage = (json: JsonObject): boolean =>
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

/** Amounts are whole won; rates are at most 100 per cent. */
const worth = (schema: JsonObject): JsonObject => ({
  ...schema,
  allOf: [
    where('discountUnitType', 'Amount', { properties: { discountValue: { type: 'integer' } } }),
    where('discountUnitType', 'Rate', { properties: { discountValue: { type: 'number', maximum: 100 } } }),
  ],
});

/** Missing fields of applied coupons are those of the buyer’s coupons. A handwritten cart need not repeat them. */
const appliedOf = (offered: unknown, byHand: boolean): Defaults => {
  const held = new Map(
    entriesOf(offered)
      .filter(isObject)
      .map((coupon) => [keyOf(coupon), coupon]),
  );
  const nobodys = byHand ? plain.plainWorthJson : plain.plainAppliedJson;
  return (given) => {
    const coupon = held.get(own(given, 'couponIssueNo'));
    return { ...nobodys, ...(coupon && asUsed(coupon)) };
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
const discounts = new ListOf(
  (given) => {
    const way = at(own(given, 'policy'), 'calcType');
    const rate = way === 'Rate' ? {} : { discountRate: 0 };
    const amount = way === 'Amount' ? {} : { discountPrice: 0 };
    return { ...plain.plainDiscountJson, policy: { ...plain.plainDiscountPolicyJson, ...rate, ...amount } };
  },
  (schema) =>
    withProperty(schema, 'policy', (policy) => ({
      ...policy,
      allOf: [
        where('calcType', 'Rate', { properties: { discountRate: {} }, required: ['discountRate'] }),
        where('calcType', 'Amount', { properties: { discountPrice: {} }, required: ['discountPrice'] }),
      ],
    })),
);

const options = new ListOf(() => plain.plainOptionJson);
const additions = new ListOf(() => plain.plainAdditionJson);
const item: Defaults = () => ({ ...plain.plainItemJson, options, additions });

/** By default a unit ships under the terms of its seller and is orderable. */
const unitsWith = (couponsOn: (id: unknown) => readonly unknown[]): ListOf =>
  new ListOf(
    (given) => {
      const key = at(own(given, 'seller'), 'sellerKey') ?? 'shop';
      return {
        ...plain.plainUnitJson,
        item,
        discounts,
        bundleKey: key,
        shippingPolicyKey: key,
        isBuyAvailable: (own(given, 'unableOrderType') ?? null) === null,
        appliedCouponIssueNoes: couponsOn(own(given, 'cartUnitId')),
      };
    },
    (schema) =>
      withProperty(schema, 'quantity', (quantity) => ({ ...quantity, minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })),
    true,
  );

const offered = new ListOf(
  (given) => {
    const { target, ...others } = plain.plainCouponJson;
    // a target without a type is invalid; it must not match all units
    const forAll = own(given, 'target') === undefined ? { target } : {};
    // a coupon without a policy number uses its issue number
    return { ...others, ...forAll, policyNo: own(given, 'issueNo') };
  },
  (schema) => ({
    ...worth(schema),
    anyOf: [
      { properties: { issueNo: { type: 'string' } }, required: ['issueNo'] },
      { properties: { policyNo: {} }, required: ['policyNo'] },
    ],
  }),
);

/** The coupons of a buyer in State form. */
export const walletDefaults: Defaults = () => ({ status: 'Known', offered });

const shippingPolicies = new ListOf(() => plain.plainPolicyJson);

/** Returns the values of the fields that cart JSON may lack, except its coupons. */
export const cartDefaults: Defaults = (given) => {
  const service = own(given, 'priorityBranchServiceType');
  return {
    ...plain.plainCart,
    ...(service === undefined ? {} : { branchServiceType: service }),
    selected: [],
    units: unitsWith(couponsByUnit(own(given, 'appliedCoupons'))),
    shippingPolicies,
    appliedCoupons: new ListOf(appliedOf(at(own(given, 'coupons'), 'offered'), !isFromPage(given)), worth),
  };
};

/**
 * Converts cart JSON to State JSON; defaults: Korean, desktop, marketplace. Also accepts the initial load reply
 * (CM-01), and coupons as a list.
 */
export const completeCart = (given: JsonObject): unknown => {
  const { coupons = [] } = given;
  const wallet = withDefaults(walletDefaults, Array.isArray(coupons) ? { offered: coupons } : coupons);
  const cart = { ...given, coupons: wallet };
  return withDefaults(cartDefaults, cart);
};
