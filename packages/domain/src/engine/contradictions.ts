import { isOrderable } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { asApplied } from '../entities/coupon/held-coupon.ts';
import type { Cart } from '../cart/cart.ts';
import { misfitsIn } from './misfits.ts';

/** Something in a cart that means nothing, or that costs something else without a word (EN-07). */
export interface Contradiction {
  /**
   * `Repeated`: a number that another has as well. `NoSuchUnit`, `NoSuchTerms`, `NoSuchCoupon`: a name of what the cart
   * does not have; terms count where the cart has any and all could be read, coupons where the buyer’s are known. `CouponDiffers`: a coupon in use that is
   * worth something else than the one that the buyer has. `Misfit`: no number, or no moment, that could stand there.
   */
  readonly type: 'Misfit' | 'Repeated' | 'NoSuchUnit' | 'NoSuchTerms' | 'NoSuchCoupon' | 'CouponDiffers';
  /** Names and list positions from the outside in, e.g. `units.0.cartUnitId`. */
  readonly path: string;
  /** What stands there. */
  readonly found: unknown;
  /** Of a coupon that differs: what the buyer’s coupon says there. */
  readonly expected?: unknown;
}

/** The fields of something, each perhaps not read. */
type Named<T> = { readonly [K in keyof T]?: unknown };

/** What a cart names, and by what, as far as it could be read: what could not is undefined, and nothing is said of it. */
export interface CartNames {
  /** The units of the cart, each with its number, `cartUnitId`. */
  readonly units: readonly {
    readonly cartUnitId: unknown;
    /** The terms that it must find; undefined where it needs none. */
    readonly shippingPolicyKey: unknown;
    /** The coupons that it says are on it. */
    readonly appliedCouponIssueNoes: readonly unknown[];
  }[];
  /** The numbers of the units that are selected. */
  readonly selected: readonly unknown[];
  /** The keys of the shipping terms. */
  readonly shippingPolicies: readonly unknown[];
  /** The keys of the terms of parcels. */
  readonly bundleTerms: readonly unknown[];
  /** The coupons in use, each with the units that it is on, `cartUnitIds`. */
  readonly appliedCoupons: readonly (Named<AppliedCoupon> & { readonly cartUnitIds: readonly unknown[] })[];
  /** The coupons that the buyer has or may download, as they would be in use. */
  readonly offered: readonly Named<AppliedCoupon>[];
  /** Whether the buyer has no others. */
  readonly isWalletKnown: boolean;
}

/** @param path of each value, `*` for its place in the list */
const at = (path: string, i: number): string => path.replace('*', String(i));

const repeats = (values: readonly unknown[], path: string): readonly Contradiction[] => {
  const seen = new Set<unknown>();
  return values.flatMap((found, i) => {
    const isNew = found === undefined || !seen.has(found);
    seen.add(found);
    return isNew ? [] : [{ type: 'Repeated', path: at(path, i), found }];
  });
};

/** Names of what is not there. Where one that is there could not be read, any name may be its. */
const strangers = (
  type: Contradiction['type'],
  there: readonly unknown[],
  values: readonly unknown[],
  path: string,
): readonly Contradiction[] => {
  const known = new Set(there);
  if (known.has(undefined)) return [];
  known.add(undefined);
  return values.flatMap((found, i) => (known.has(found) ? [] : [{ type, path: at(path, i), found }]));
};

/** What decides what a coupon is worth. */
const worth = [
  'couponType',
  'discountUnitType',
  'discountValue',
  'possiblePrice',
  'limitPrice',
  'isFreeShipping',
] as const satisfies readonly (keyof AppliedCoupon)[];

const differences = ({ appliedCoupons, offered }: CartNames): readonly Contradiction[] => {
  const held = new Map(offered.map((coupon) => [coupon.couponIssueNo, coupon]));
  return appliedCoupons.flatMap((used, i) => {
    const own = used.couponIssueNo === undefined ? undefined : held.get(used.couponIssueNo);
    return worth.flatMap((name): readonly Contradiction[] => {
      const [found, expected] = [used[name], own?.[name]];
      return found === undefined || expected === undefined || found === expected
        ? []
        : [{ type: 'CouponDiffers', path: `appliedCoupons.${i}.${name}`, found, expected }];
    });
  });
};

/**
 * All that contradicts itself among the names of a cart, by the paths of its State. It throws nothing.
 * @example
 * const names = { ...namesOf(cart), selected: [9] };
 * contradictionsAmong(names); // [ { type: 'NoSuchUnit', path: 'selected.0', found: 9 } ]
 */
export const contradictionsAmong = (names: CartNames): readonly Contradiction[] => {
  const { units, selected, shippingPolicies, bundleTerms, appliedCoupons, offered, isWalletKnown } = names;
  const ids = units.map((unit) => unit.cartUnitId);
  const used = appliedCoupons.map((coupon) => coupon.couponIssueNo);
  const held = offered.map((coupon) => coupon.couponIssueNo);
  const terms = units.map((unit) => unit.shippingPolicyKey);
  return [
    ...repeats(ids, 'units.*.cartUnitId'),
    ...repeats(shippingPolicies, 'shippingPolicies.*.shippingPolicyKey'),
    ...repeats(bundleTerms, 'bundleTerms.*.bundleKey'),
    ...repeats(held, 'coupons.offered.*'),
    ...repeats(selected, 'selected.*'),
    ...strangers('NoSuchUnit', ids, selected, 'selected.*'),
    ...repeats(used, 'appliedCoupons.*.couponIssueNo'),
    ...appliedCoupons.flatMap(({ cartUnitIds }, i) => [
      ...repeats(cartUnitIds, `appliedCoupons.${i}.cartUnitIds.*`),
      ...strangers('NoSuchUnit', ids, cartUnitIds, `appliedCoupons.${i}.cartUnitIds.*`),
    ]),
    ...strangers('NoSuchTerms', shippingPolicies, terms, 'units.*.shippingPolicyKey'),
    ...(isWalletKnown ? strangers('NoSuchCoupon', held, used, 'appliedCoupons.*.couponIssueNo') : []),
    ...units.flatMap(({ appliedCouponIssueNoes }, i) =>
      strangers('NoSuchCoupon', used, appliedCouponIssueNoes, `units.${i}.appliedCouponIssueNoes.*`),
    ),
    ...differences(names),
  ];
};

/**
 * Whether every unit that can be ordered must find its terms in the cart: where it has none at all it ships for nothing, and where some
 * could not be read nothing can be said.
 */
export const hasAllTerms = ({ shippingPolicies, missing }: Pick<Cart, 'shippingPolicies' | 'missing'>): boolean =>
  shippingPolicies.length > 0 && !missing.includes('ShippingTerms');

/**
 * What a cart names. It throws nothing.
 * @example
 * namesOf(cart).units.map((unit) => unit.cartUnitId); // [ 1, 2 ]
 */
export const namesOf = (cart: Cart): CartNames => ({
  units: cart.units.map((unit) => ({
    cartUnitId: unit.cartUnitId,
    shippingPolicyKey: hasAllTerms(cart) && isOrderable(unit) ? unit.shippingPolicyKey : undefined,
    // a note on a unit costs nothing: a page keeps it until it has read again
    appliedCouponIssueNoes: [],
  })),
  selected: cart.selected,
  shippingPolicies: cart.shippingPolicies.map((policy) => policy.shippingPolicyKey),
  bundleTerms: cart.bundleTerms.map((terms) => terms.bundleKey),
  appliedCoupons: cart.appliedCoupons,
  offered: cart.coupons.offered.map((coupon) => asApplied(coupon, [])),
  isWalletKnown: cart.coupons.status === 'Known',
});

/**
 * All that contradicts itself in a cart, and every number in it that is none, by the paths of its State.
 * @throws TypeError where it is no cart
 * @example
 * contradictionsIn({ ...cart, selected: [cartUnitId(9)] }); // [ { type: 'NoSuchUnit', path: 'selected.0', found: 9 } ]
 */
export const contradictionsIn = (cart: Cart): readonly Contradiction[] => {
  const misfits = misfitsIn(cart);
  // of what is no number nothing more is said
  return misfits.length > 0 ? misfits : contradictionsAmong(namesOf(cart));
};
