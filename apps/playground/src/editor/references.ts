import { shipnation } from '@baguni/contract';
import { isObject, listIn, own, type JsonObject } from '../text/json.ts';
import type { Path } from './place.ts';

/** A value that fits because of what the text says elsewhere, and what it is of. */
export interface Reference {
  readonly value: unknown;
  readonly detail: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const unitsIn = (cart: unknown): readonly Reference[] =>
  listIn(cart, 'units').map((unit) => ({
    value: own(unit, 'cartUnitId'),
    detail: textOf(own(own(unit, 'item'), 'itemName')),
  }));

const itemsIn = (cart: unknown): readonly Reference[] =>
  listIn(cart, 'units').map((unit) => {
    const item = own(unit, 'item');
    return { value: own(item, 'itemNo'), detail: textOf(own(item, 'itemName')) };
  });

const sellersIn = (cart: unknown): readonly Reference[] =>
  listIn(cart, 'units').map((unit) => {
    const seller = own(unit, 'seller');
    return { value: own(seller, 'sellerKey'), detail: textOf(own(seller, 'sellerName')) };
  });

const termsIn = (cart: unknown): readonly Reference[] => [
  ...listIn(cart, 'shippingPolicies').map((policy) => ({ value: own(policy, 'shippingPolicyKey'), detail: '' })),
  ...sellersIn(cart),
];

const heldCoupons = (cart: unknown): readonly JsonObject[] => {
  const held = own(cart, 'coupons');
  return [...listIn(cart, 'coupons'), ...listIn(held, 'offered')].filter(isObject);
};

/** What a coupon is named by where it is in use: its number, or its policy while it has none (CP-09). */
const keyOf = (coupon: JsonObject): unknown =>
  own(coupon, 'issueNo') ??
  (own(coupon, 'policyNo') === undefined ? undefined : `policy/${textOf(own(coupon, 'policyNo'))}`);

const couponsIn = (cart: unknown): readonly Reference[] =>
  heldCoupons(cart).map((coupon) => ({ value: keyOf(coupon), detail: textOf(own(coupon, 'couponName')) }));

const ASKED = ['couponName', 'discountUnitType', 'discountValue', 'possiblePrice', 'limitPrice'];

/** Each held coupon as it is in use, on no unit yet. */
const usesIn = (cart: unknown): readonly Reference[] =>
  heldCoupons(cart).map((coupon) => ({
    value: {
      couponIssueNo: keyOf(coupon),
      couponType: own(coupon, 'couponType') ?? 'BuyerCoupon',
      ...Object.fromEntries(ASKED.flatMap((name) => (Object.hasOwn(coupon, name) ? [[name, coupon[name]]] : []))),
      cartUnitIds: [],
    },
    detail: textOf(own(coupon, 'couponName')),
  }));

const wholeSellersIn = (cart: unknown): readonly Reference[] =>
  listIn(cart, 'units').map((unit) => ({
    value: own(unit, 'seller'),
    detail: textOf(own(own(unit, 'seller'), 'sellerKey')),
  }));

const countries = (): readonly Reference[] => [...shipnation.values.keys()].map((value) => ({ value, detail: '' }));

type Referring = Readonly<Record<string, (cart: unknown) => readonly Reference[]>>;

/** What fields of a cart and of a shop refer to, by their names. */
const ofFields: Referring = {
  cartUnitId: unitsIn,
  seller: wholeSellersIn,
  sellerKey: sellersIn,
  bundleKey: sellersIn,
  shippingPolicyKey: termsIn,
  couponIssueNo: couponsIn,
  shippingCountry: countries,
  countryType: countries,
  country: countries,
};

/** The same of what stands in lists. */
const ofLists: Referring = {
  selected: unitsIn,
  cartUnitIds: unitsIn,
  unavailableCartUnitIds: unitsIn,
  itemNos: itemsIn,
  sellerKeys: sellersIn,
  ownSellerKeys: sellersIn,
  appliedCouponIssueNoes: couponsIn,
  appliedCoupons: usesIn,
};

/** A unit's own number is new, not another's. */
const isNew = (path: Path): boolean => path[0] === 'units' && path.length === 3 && path[2] === 'cartUnitId';

/** The values that a place may refer to, each once. @param cart as far as its text can be read */
export const referencesAt = (cart: unknown, path: Path): readonly Reference[] => {
  const [field = '', item] = path.slice(typeof path.at(-1) === 'number' ? -2 : -1);
  const refers = item === undefined ? ofFields : ofLists;
  // a field may be called `valueOf`, as what every object has
  const refer = Object.hasOwn(refers, field) ? refers[field] : undefined;
  if (!refer || isNew(path)) return [];
  const each = new Map(refer(cart).map((one) => [JSON.stringify(one.value) ?? '', one]));
  return [...each.values()].filter(({ value }) => value !== undefined && value !== '');
};

/** The next number that no unit has. */
export const nextUnitId = (cart: unknown): number =>
  Math.max(0, ...unitsIn(cart).map(({ value }) => (typeof value === 'number' ? value : 0))) + 1;
