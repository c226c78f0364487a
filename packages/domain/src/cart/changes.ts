import { cancelOn, clearUnits, couponsOn, type AppliedCoupon } from '../entities/coupon/coupon.ts';
import { isOrderable, type CartUnit, keepOrderable, toggleGroup } from '../entities/cart/cart-unit.ts';
import { unitsOfTab } from '../entities/cart/tree.ts';
import { noOversea, type OverseaShipping } from '../entities/overseas/oversea.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { CartUnitId } from '../money/ids.ts';
import { missingAfter, type PricePart, replaceFields, type Cart, type OrderedCart, type PriceAnswer } from './cart.ts';
import { keepSame, replaceIn } from '../money/reuse.ts';
import type { Discount } from '../entities/discount/discount.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import type { CartContent } from './initial-cart.ts';

/** Replaces the units, and deselects units that cannot be ordered. */
export const withUnits = (cart: Cart, units: readonly CartUnit[]): Cart => ({
  ...cart,
  units,
  selected: keepOrderable(units, cart.selected),
});

/** Returns the newer version of a unit: a slow earlier response never overwrites a later one (QT-06). */
export const newer = (ours: CartUnit | undefined, theirs: CartUnit): CartUnit =>
  ours && ours.version > theirs.version ? ours : theirs;

/** Removes ids from a list. */
export const without = (ids: readonly CartUnitId[], gone: readonly CartUnitId[]): readonly CartUnitId[] =>
  ids.filter((id) => !gone.includes(id));

/** Removes the entries of some units. */
export const notOf = <A extends { readonly cartUnitId: CartUnitId }>(
  all: readonly A[],
  gone: readonly CartUnitId[],
): readonly A[] => all.filter((one) => !gone.includes(one.cartUnitId));

/** Replaces a unit by a newer version of it. */
export const replaceUnit = (cart: Cart, unit: CartUnit): Cart => {
  const { units, selected } = cart;
  const at = units.findIndex(({ cartUnitId }) => cartUnitId === unit.cartUnitId);
  if (at < 0) return cart;
  const next = newer(units[at], unit);
  if (next === units[at]) return cart;
  return {
    ...cart,
    units: units.with(at, next),
    selected: isOrderable(next) ? selected : without(selected, [next.cartUnitId]),
  };
};

/** Sets a changed quantity. @param cancelsCoupons true if the change cancels the unit's coupons (QT-04) */
export const changeUnit = (cart: Cart, unit: CartUnit, cancelsCoupons: boolean): Cart => {
  const { saving, coupons } = cart;
  return {
    ...replaceUnit(cart, unit),
    saving: notOf(saving, [unit.cartUnitId]),
    coupons: cancelsCoupons ? { ...coupons, applied: cancelOn(coupons.applied, unit.cartUnitId) } : coupons,
  };
};

/** Removes units with their coupons. */
export const deleteUnits = (cart: Cart, ids: readonly CartUnitId[]): Cart => ({
  ...withUnits(cart, notOf(cart.units, ids)),
  coupons: { ...cart.coupons, applied: clearUnits(cart.coupons.applied, ids) },
  saving: notOf(cart.saving, ids),
});

/** Adopts the shipping terms, coupons in use and discounts of a read of the cart. */
export const takeTerms = (
  cart: Cart,
  { shippingPolicies: policies, bundleTerms, appliedCoupons: applied, fundingDiscounts: funding }: CartContent,
): Cart => replaceFields(cart, { shipping: { policies, bundleTerms }, coupons: { applied }, discounts: { funding } });

/** The version of a unit after a change of its coupons. */
export interface UnitVersion {
  readonly cartUnitId: CartUnitId;
  readonly version: number;
}

/** The applied coupons after a change, with the new versions of the cart and of changed units. */
export interface CouponChange {
  /** All applied coupons. */
  readonly appliedCoupons: readonly AppliedCoupon[];
  readonly cartVersion: number;
  readonly units: readonly UnitVersion[];
  /** Parts that could not be read and were left out (CM-53). */
  readonly missing?: readonly PricePart[];
}

/** Writes the applied coupons to each unit; units with the same coupons and version stay the same objects. */
const noteCoupons = (
  units: readonly CartUnit[],
  applied: readonly AppliedCoupon[],
  versions: readonly UnitVersion[],
): readonly CartUnit[] => {
  const versionOf = new Map(versions.map(({ cartUnitId, version }) => [cartUnitId, version]));
  return units.map((unit) => {
    const issueNos = couponsOn(applied, unit.cartUnitId).map(({ couponIssueNo }) => couponIssueNo);
    const next = unit.version + 1;
    // a version further ahead was changed by others, and is read before it is used
    const version = versionOf.get(unit.cartUnitId) === next ? next : unit.version;
    const isSame = version === unit.version && issueNos.join('\n') === (unit.appliedCouponIssueNoes ?? []).join('\n');
    return isSame ? unit : { ...unit, version, appliedCouponIssueNoes: issueNos };
  });
};

/** Replaces the applied coupons. */
export const setCoupons = (
  cart: Cart,
  { appliedCoupons, units, missing }: Omit<CouponChange, 'cartVersion'>,
): Cart => ({
  ...cart,
  coupons: { ...cart.coupons, applied: appliedCoupons },
  missing: missingAfter(cart.missing, ['Coupon'], missing),
  units: noteCoupons(cart.units, appliedCoupons, units),
});

export interface UnitDiscounts {
  readonly cartUnitId: CartUnitId;
  /** The discounts; pricing decides which of them apply. */
  readonly discounts: readonly Discount[];
}

/** The server's prices of a selection. */
export interface PriceResponse extends PriceAnswer {
  /** The shipping terms of the units. */
  readonly policies: readonly ShippingPolicy[];
  readonly discounts: readonly UnitDiscounts[];
  /** Parts that could not be read and were left out (CM-53). */
  readonly missing?: readonly PricePart[];
}

/** Adds policies that were read again; policies that could not be read before come with it (CM-53). */
const withPolicies = (known: readonly ShippingPolicy[], read: readonly ShippingPolicy[]): readonly ShippingPolicy[] => {
  const policies = new Map(known.map((policy) => [policy.shippingPolicyKey, policy]));
  for (const policy of read) {
    const before = policies.get(policy.shippingPolicyKey);
    if (!before || !isSame(before, policy)) policies.set(policy.shippingPolicyKey, policy);
  }
  return keepSame(known, [...policies.values()]);
};

const isSame = <A>(a: A, b: A): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Records the server's prices of a selection; they are valid while the cart's inputs are the same (SE-03). */
export const updatePrices = (
  cart: Cart,
  { inputs, bundles, policies, discounts, gauges, missing = [] }: PriceResponse,
): Cart => {
  const byUnit = new Map(discounts.map((unit) => [unit.cartUnitId, unit.discounts]));
  // without a response on discounts the known ones stay
  const isDiscountRead = byUnit.size > 0 || missing.includes('Discount');
  const units =
    byUnit.size === 0
      ? cart.units
      : keepSame(
          cart.units,
          cart.units.map((unit) => withDiscounts(unit, byUnit.get(unit.cartUnitId))),
        );
  return {
    ...cart,
    units,
    shipping: replaceIn(cart.shipping, { policies: withPolicies(cart.shipping.policies, policies) }),
    missing: missingAfter(cart.missing, isDiscountRead ? ['ShippingFee', 'Discount'] : ['ShippingFee'], missing),
    serverPrices: { status: 'Known', answer: { inputs, bundles, gauges } },
  };
};

const withDiscounts = (unit: CartUnit, discounts: CartUnit['discounts'] | undefined): CartUnit =>
  discounts === undefined || isSame(discounts, unit.discounts) ? unit : { ...unit, discounts };

/** Selects all units of the tab, or none if all are selected (SE-01). */
export const toggleTab = (cart: Cart): Cart => ({
  ...cart,
  selected: toggleGroup(unitsOfTab(cart.units, cart.tab), cart.selected),
});

/** Deselects all but some units (CK-17). */
export const narrowSelection = (cart: Cart, ids: readonly CartUnitId[]): Cart => ({
  ...cart,
  selected: cart.selected.filter((id) => ids.includes(id)),
});

/** Records that the shopper agreed to a question of the order (CK-08). */
export const agree = ({ agreed = [], ...cart }: OrderedCart, code: MessageKey): OrderedCart => ({
  ...cart,
  agreed: [...agreed.filter((one) => one !== code), code],
});

/** Changes the terms of shipping overseas. */
export const changeOversea = (cart: Cart, change: Partial<OverseaShipping>): Cart => ({
  ...cart,
  destination: { ...cart.destination, overseas: { ...cart.destination.overseas, ...change } },
});

/** Ships to a country; the terms of another country are dropped (OV-01, OV-02). */
export const shipTo = (cart: Cart, shippingCountry: string): Cart => {
  if (shippingCountry === cart.destination.country) return cart;
  const { countries, countriesStatus, currency } = cart.destination.overseas;
  return {
    ...cart,
    destination: {
      ...cart.destination,
      country: shippingCountry,
      overseas: { ...noOversea, countries, countriesStatus, currency },
    },
  };
};

/** Changes the country, and ends a pending change of it. */
export const changeCountry = (cart: Cart, country: string): Cart =>
  changeOversea(shipTo(cart, country), { changingTo: undefined });

/** True if agreements are still valid: the same units are ordered for the same country (CK-08). */
export const isSameOrder = (before: Cart, after: Cart): boolean =>
  before.selected === after.selected &&
  before.tab === after.tab &&
  before.destination.country === after.destination.country;

/** Drops agreements after a change of the order that they were given for (CK-08, SE-04). */
export const keepAgreed = (before: Cart, after: OrderedCart): OrderedCart =>
  !after.agreed?.length || isSameOrder(before, after) ? after : { ...after, agreed: [] };
