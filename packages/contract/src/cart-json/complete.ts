import {
  cartOf,
  plainCoupon,
  plainPolicy,
  plainUnit,
  objectOf,
  own,
  omit,
  type JsonObject,
  isObject,
} from '@baguni/domain/internal';
import { documentOf, cartDocument } from '../codecs/state/state-codec.ts';
import { entriesOf, where, withProperty, withQuantity } from './json.ts';
import { type Defaults, ListOf, withDefaults } from './defaults.ts';

const plainDocument = objectOf(
  cartDocument.encode(
    documentOf(
      cartOf([plainUnit], {
        shipping: { policies: [plainPolicy] },
        coupons: { status: 'Known', offered: [plainCoupon] },
      }),
    ),
  ),
);

const firstOf = (value: unknown): JsonObject => objectOf(Array.isArray(value) ? value[0] : undefined);
const unit = firstOf(own(plainDocument, 'units'));

/** Cart defaults, except for units and selection. */
export const plainCart = omit(plainDocument, 'units', 'selected', 'shippingPolicies', 'coupons');

/** Item defaults. Required: number, name and price. */
const plainItemJson = omit(own(unit, 'item'), 'itemNo', 'itemName', 'itemSellPrice');

/** Unit defaults. Required: number, quantity, item and seller. */
export const plainUnitJson: JsonObject = {
  ...omit(unit, 'cartUnitId', 'quantity', 'bundleKey', 'shippingPolicyKey', 'isBuyAvailable'),
  item: plainItemJson,
  seller: omit(own(unit, 'seller'), 'sellerKey'),
};

/** Shipping term defaults. Required: key and fee. */
export const plainPolicyJson = omit(
  firstOf(own(plainDocument, 'shippingPolicies')),
  'shippingPolicyKey',
  'shippingFee',
);

/** Coupon defaults. Required: number, name and discount. */
export const plainCouponJson = omit(
  firstOf(own(objectOf(own(plainDocument, 'coupons')), 'offered')),
  'policyNo',
  'couponName',
  'discountUnitType',
  'discountValue',
);

/** Defaults of an applied coupon if the buyer’s coupon has no value. */
const plainAppliedJson: JsonObject = { couponName: '', possiblePrice: 0, limitPrice: 0, isFreeShipping: false };

/** Defaults of an applied coupon, including its discount. */
const plainWorthJson: JsonObject = {
  ...plainAppliedJson,
  couponType: 'BuyerCoupon',
  discountUnitType: 'Amount',
  discountValue: 0,
};

/** Option defaults. Required: price. */
const plainOptionJson: JsonObject = { optionNo: '', optionType: 'Combination', optionEntries: [] };

/** Additional product defaults. Required: name, price and quantity. */
const plainAdditionJson: JsonObject = { additionNo: '', value: '' };

/** Discount policy defaults. Required: calculation type with its rate or amount. */
const plainDiscountPolicyJson: JsonObject = { basisKind: 'Quantity', minApplyCondition: 1 };

/** Discount defaults. Required: type and policy. */
const plainDiscountJson: JsonObject = { discountNo: '', displayName: '', policy: plainDiscountPolicyJson };

const ofPage = ['load', 'couponBox', 'serverPrices', 'saving', 'refusals', 'deleting', 'isOrdering'];

/** Names of the initial load reply (CM-01). */
const ofAnswer = ['removeCartUnitIds', 'isNeedMerge'];

/** True if `cartToJson` wrote the cart of a simple shop, without the fields that have their defaults. */
export const isSaved = (json: JsonObject): boolean => own(json, 'isSaved') === true;

/** True if a page, a server or `cartToJson` wrote the cart, which may lack unreadable data (CM-53) and coupons. */
export const isFromPage = (json: JsonObject): boolean =>
  isSaved(json) || [ofPage, ofAnswer].some((names) => names.every((name) => Object.hasOwn(json, name)));

/** Defaults of a saved cart: those of `cartOf` in a simple shop. */
const plainSaved: JsonObject = {
  shippingCountry: '',
  buyer: { ...objectOf(plainCart['buyer']), isLogin: true, memberType: 'Member' },
};

/** Returns the same key as `couponKeyOf`. */
const keyOf = (coupon: JsonObject): unknown => {
  const no = own(coupon, 'policyNo');
  return own(coupon, 'issueNo') ?? `policy/${typeof no === 'string' || typeof no === 'number' ? no : ''}`;
};

const said = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

const asUsed = (coupon: JsonObject): JsonObject => {
  const worth = Object.keys(plainWorthJson).map((name) => [name, own(coupon, name)] as const);
  return said({
    ...Object.fromEntries(worth),
    isFreeShipping: own(own(coupon, 'flags'), 'isFreeShipping'),
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
  const nobodys = byHand ? plainWorthJson : plainAppliedJson;
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
    const way = own(own(given, 'policy'), 'calcType');
    const rate = way === 'Rate' ? {} : { discountRate: 0 };
    const amount = way === 'Amount' ? {} : { discountPrice: 0 };
    return { ...plainDiscountJson, policy: { ...plainDiscountPolicyJson, ...rate, ...amount } };
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

const options = new ListOf(() => plainOptionJson);
const additions = new ListOf(() => plainAdditionJson);
const item: Defaults = () => ({ ...plainItemJson, options, additions });

/** By default a unit ships under the terms of its seller and is orderable. */
const unitsWith = (couponsOn: (id: unknown) => readonly unknown[]): ListOf =>
  new ListOf(
    (given) => {
      const key = own(own(given, 'seller'), 'sellerKey') ?? 'shop';
      return {
        ...plainUnitJson,
        item,
        discounts,
        bundleKey: key,
        shippingPolicyKey: key,
        isBuyAvailable: (own(given, 'unableOrderType') ?? null) === null,
        appliedCouponIssueNoes: couponsOn(own(given, 'cartUnitId')),
      };
    },
    (schema) =>
      withQuantity(schema, {
        properties: { item: { type: 'object', properties: { measure: {} }, required: ['measure'] } },
        required: ['item'],
      }),
    true,
  );

const offered = new ListOf(
  (given) => {
    const { target, ...others } = plainCouponJson;
    // a target without a type is invalid; it must not match all units
    const forAll = own(own(given, 'target') ?? target, 'type') === 'All' ? { target } : {};
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

const shippingPolicies = new ListOf(() => plainPolicyJson);

/** Returns the values of the fields that cart JSON may lack, except its coupons. */
export const cartDefaults: Defaults = (given) => {
  const service = own(given, 'priorityBranchServiceType');
  return {
    ...plainCart,
    ...(service === undefined ? {} : { branchServiceType: service }),
    ...(isSaved(given) ? plainSaved : {}),
    selected: [],
    units: unitsWith(couponsByUnit(own(given, 'appliedCoupons'))),
    shippingPolicies,
    appliedCoupons: new ListOf(appliedOf(own(own(given, 'coupons'), 'offered'), !isFromPage(given)), worth),
  };
};

/** Converts cart JSON or an initial load reply (CM-01) to State JSON; by default Korean, desktop, marketplace. */
export const completeCart = (given: JsonObject): unknown => {
  const { coupons = isSaved(given) ? { status: 'NotAsked' } : [] } = given;
  const wallet = withDefaults(walletDefaults, Array.isArray(coupons) ? { offered: coupons } : coupons);
  const cart = { ...given, coupons: wallet };
  return withDefaults(cartDefaults, cart);
};
