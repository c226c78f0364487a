import { cartToJson } from '@baguni/contract/cart-json';
import {
  couponKeyOf,
  couponsOn,
  unitsById,
  type BundleKey,
  type Cart,
  type EngineCart,
  type CartUnitId,
  type EntryPlace,
  type PriceRule,
  isObject,
  listOf,
  omit,
  own,
  type JsonObject,
} from '@baguni/domain/internal';
import type { ReadCart } from '../input/read-input.ts';

/** A JSON value that differs between two carts; undefined if one of them lacks it. */
interface FieldChange {
  /** e.g. `item.itemSellPrice` */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A difference between two carts. */
export type Change =
  | { readonly type: 'Added' | 'Removed' | 'Selected' | 'Deselected' }
  | { readonly type: 'Quantity'; readonly from: number; readonly to: number }
  | { readonly type: 'CouponUsed' | 'CouponUnused'; readonly coupon: string }
  | { readonly type: 'PromotionUsed' | 'PromotionUnused'; readonly promotion: string }
  | ({ readonly type: 'Field' } & FieldChange);

/** A unit (including its way overseas), a parcel, or the whole cart. */
export type Place =
  | { readonly type: 'Unit'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'Bundle'; readonly bundleKey: BundleKey }
  | { readonly type: 'Cart' };

export interface PlacedChanges {
  readonly place: Place;
  readonly changes: readonly Change[];
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Compares two JSON values, objects field by field and lists as a whole. */
const compareFields = (from: unknown, to: unknown, path = ''): readonly FieldChange[] => {
  if (isSame(from, to)) return [];
  if (!isObject(from) || !isObject(to)) return [{ path, from, to }];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) =>
    compareFields(own(from, name), own(to, name), path === '' ? name : `${path}.${name}`),
  );
};

/** Converts a list to an object, so that another order is no difference. */
const byName = (list: unknown, names: readonly (string | number)[]): JsonObject =>
  Object.fromEntries(names.map((name, i) => [name, listOf(list)[i]]));

const mapValues = (json: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [name, change(value)]));

/** Encodes a cart as units, applied coupons and the rest, without the fields that have a separate change type. */
const toFields = (cart: Cart) => {
  // without a currency, the JSON has all fields
  const { currency: _, ...whole }: EngineCart = cart;
  // separate changes describe promotions, codes and groups
  const json = omit(cartToJson(whole), 'fields', 'promotions', 'couponCodes', 'usedCouponCodes', 'buyerGroups');
  const of = (name: string): unknown => own(json, name);
  const unitIds = cart.units.map(({ cartUnitId }) => cartUnitId);
  const couponNoes = cart.coupons.applied.map(({ couponIssueNo }) => couponIssueNo);
  const policyKeys = cart.shipping.policies.map(({ shippingPolicyKey }) => shippingPolicyKey);
  const bundleKeys = cart.shipping.bundleTerms.map(({ bundleKey }) => bundleKey);
  const offered = byName(own(of('coupons'), 'offered'), cart.coupons.offered.map(couponKeyOf));
  return {
    units: mapValues(byName(of('units'), unitIds), (unit) => omit(unit, 'quantity', 'appliedCouponIssueNoes')),
    applied: mapValues(byName(of('appliedCoupons'), couponNoes), (coupon) => omit(coupon, 'cartUnitIds')),
    rest: {
      ...omit(json, 'units', 'selected', 'appliedCoupons'),
      coupons: { status: cart.coupons.status, offered },
      shippingPolicies: byName(of('shippingPolicies'), policyKeys),
      bundleTerms: byName(of('bundleTerms'), bundleKeys),
    },
  };
};

/** Compares two lists of names. */
const compareNames = <Removed, Added>(
  before: readonly string[],
  after: readonly string[],
  removed: (name: string) => Removed,
  added: (name: string) => Added,
): readonly (Removed | Added)[] => [
  ...before.filter((name) => !after.includes(name)).map(removed),
  ...after.filter((name) => !before.includes(name)).map(added),
];

const toChanges = (fields: readonly FieldChange[]): readonly Change[] =>
  fields.map((field) => ({ type: 'Field', ...field }));

const compareUnit = (before: Cart, after: Cart, id: CartUnitId, fields: readonly FieldChange[]) => {
  const [was, is] = [unitsById(before.units).get(id), unitsById(after.units).get(id)];
  if (!was || !is) return [{ type: is ? 'Added' : 'Removed' }] as const;
  const couponsOf = ({ coupons: { applied: appliedCoupons } }: Cart) =>
    couponsOn(appliedCoupons, id).map((one) => one.couponIssueNo);
  const isSelected = after.selected.includes(id);
  const changes: readonly Change[] = [
    ...(was.quantity === is.quantity ? [] : [{ type: 'Quantity' as const, from: was.quantity, to: is.quantity }]),
    ...(before.selected.includes(id) === isSelected
      ? []
      : [{ type: isSelected ? ('Selected' as const) : ('Deselected' as const) }]),
    ...compareNames(
      couponsOf(before),
      couponsOf(after),
      (coupon): Change => ({ type: 'CouponUnused', coupon }),
      (coupon): Change => ({ type: 'CouponUsed', coupon }),
    ),
    ...toChanges(fields),
  ];
  return changes;
};

/** Returns all differences between two carts: unit by unit, and then those of the whole cart. */
const compareCarts = (before: Cart, after: Cart): readonly PlacedChanges[] => {
  const [was, is] = [toFields(before), toFields(after)];
  const ids = new Set([...before.units, ...after.units].map(({ cartUnitId }) => cartUnitId));
  const ofApplied = Object.entries(was.applied).flatMap(([no, coupon]) =>
    Object.hasOwn(is.applied, no) ? compareFields(coupon, is.applied[no], `appliedCoupons.${no}`) : [],
  );
  const placed: readonly PlacedChanges[] = [
    ...[...ids].map((cartUnitId) => ({
      place: { type: 'Unit' as const, cartUnitId },
      changes: compareUnit(before, after, cartUnitId, compareFields(was.units[cartUnitId], is.units[cartUnitId])),
    })),
    { place: { type: 'Cart' }, changes: toChanges([...ofApplied, ...compareFields(was.rest, is.rest)]) },
  ];
  return placed.filter(({ changes }) => changes.length > 0);
};

/** The difference between the ledger entries of one rule. */
interface RuleDifference {
  readonly rule: PriceRule;
  /** In the smallest unit of the currency, never 0. */
  readonly amount: number;
}

/** The changes of one place, and their cost. */
export interface PlacedDifference {
  readonly place: Place;
  /** Empty if only the price differs, because of a change elsewhere. */
  readonly changes: readonly Change[];
  /** The sum of `entries`. */
  readonly amount: number;
  readonly entries: readonly RuleDifference[];
}

/** The comparison of two carts, in the smallest unit of the currency. */
export interface CartDifference {
  readonly before: number;
  readonly after: number;
  /** `after` minus `before`: the sum of the amounts of all places. */
  readonly difference: number;
  /** False if the shipping fees of one cart are unknown (SH-05). */
  readonly shippingKnown: boolean;
  readonly places: readonly PlacedDifference[];
}

export type PricedCart = Pick<ReadCart, 'state' | 'cart' | 'engine'>;

interface Entry {
  readonly place: EntryPlace;
  readonly rule: PriceRule;
  readonly amount: number;
}

const keyOf = (place: Place): string => {
  if (place.type === 'Cart') return 'Cart';
  return place.type === 'Unit' ? `Unit ${place.cartUnitId}` : `Bundle ${place.bundleKey}`;
};

const placeOf = (place: EntryPlace): Place =>
  place.type === 'Bundle'
    ? { type: 'Bundle', bundleKey: place.bundleKey }
    : { type: 'Unit', cartUnitId: place.cartUnitId };

/** Returns the differences of two ledgers by place and rule. They add up to the difference of the totals (PR-08). */
export const compareLedgers = (before: readonly Entry[], after: readonly Entry[]): readonly PlacedDifference[] => {
  const sums = new Map<string, { readonly place: Place; readonly byRule: Map<PriceRule, number> }>();
  const add = (entries: readonly Entry[], sign: 1 | -1): void => {
    for (const { place: entryPlace, rule, amount } of entries) {
      const place = placeOf(entryPlace);
      const { byRule } = sums.get(keyOf(place)) ?? { byRule: new Map<PriceRule, number>() };
      byRule.set(rule, (byRule.get(rule) ?? 0) + sign * amount);
      sums.set(keyOf(place), { place, byRule });
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums.values()].flatMap(({ place, byRule }) => {
    const entries = [...byRule].flatMap(([rule, amount]) => (amount === 0 ? [] : [{ rule, amount }]));
    const amount = entries.reduce((total, entry) => total + entry.amount, 0);
    return entries.length > 0 ? [{ place, changes: [], amount, entries }] : [];
  });
};

const comparePromotions = ({ cart: before }: PricedCart, { cart: after }: PricedCart): readonly Change[] =>
  compareNames(
    before.promotions ?? [],
    after.promotions ?? [],
    (promotion): Change => ({ type: 'PromotionUnused', promotion }),
    (promotion): Change => ({ type: 'PromotionUsed', promotion }),
  );

/** Compares the coupon codes, groups and custom fields of the order, which are fields of cart JSON only. */
const compareOfferFields = ({ cart: before }: PricedCart, { cart: after }: PricedCart): readonly Change[] =>
  toChanges([
    ...(['couponCodes', 'usedCouponCodes', 'buyerGroups'] as const).flatMap((name) =>
      compareFields(before[name] ?? [], after[name] ?? [], name),
    ),
    ...compareFields(before.fields ?? {}, after.fields ?? {}, 'fields'),
  ]);

const changesOf = (first: PricedCart, second: PricedCart): readonly PlacedChanges[] => {
  const placed = compareCarts(first.state, second.state);
  const promotions = [...comparePromotions(first, second), ...compareOfferFields(first, second)];
  if (promotions.length === 0) return placed;
  const fields = placed.find(({ place }) => place.type === 'Cart')?.changes ?? [];
  const whole: PlacedChanges = { place: { type: 'Cart' }, changes: [...promotions, ...fields] };
  return [...placed.filter(({ place }) => place.type !== 'Cart'), whole];
};

/** Compares two carts and their prices (PR-08). @param nows the moments at which they are priced, ms since 1970 UTC */
export const differenceOf = (
  [first, second]: readonly [PricedCart, PricedCart],
  [nowBefore, nowAfter]: readonly [number, number],
): CartDifference => {
  const before = first.engine.priceOfCart(first.cart, nowBefore);
  const after = second.engine.priceOfCart(second.cart, nowAfter);
  const places = new Map<string, PlacedDifference>(
    changesOf(first, second).map((one) => [keyOf(one.place), { ...one, amount: 0, entries: [] }]),
  );
  for (const paid of compareLedgers(before.entries, after.entries)) {
    const changes = places.get(keyOf(paid.place))?.changes ?? [];
    places.set(keyOf(paid.place), { ...paid, changes });
  }
  const order = { Unit: 0, Bundle: 1, Cart: 2 };
  return {
    before: before.price,
    after: after.price,
    difference: after.price - before.price,
    shippingKnown: before.shippingKnown && after.shippingKnown,
    places: [...places.values()].toSorted((a, b) => order[a.place.type] - order[b.place.type]),
  };
};
