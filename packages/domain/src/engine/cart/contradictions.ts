import type { Cart } from '../../cart/cart.ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { type AppliedCoupon, asApplied } from '../../entities/coupon/coupon.ts';
import { textOf } from './arguments.ts';
import { cartShape, misfitsOf } from './shapes.ts';

/** A contradiction in a cart that would silently change its price (EN-07). */
export interface Contradiction {
  /**
   * `Repeated`: a duplicate number. `NoSuchUnit`, `NoSuchTerms`, `NoSuchCoupon`: a missing reference; terms are
   * checked if the cart has any and all were read, coupons if those of the buyer are known. `CouponDiffers`: a coupon
   * in use differs from the owned one. `Misfit`: an invalid number, ID or moment.
   */
  readonly type: 'Misfit' | 'Repeated' | 'NoSuchUnit' | 'NoSuchTerms' | 'NoSuchCoupon' | 'CouponDiffers';
  /** Names and list positions from the outside in, e.g. `units.0.cartUnitId`. */
  readonly path: string;
  readonly found: unknown;
  readonly expected?: unknown;
  /** Description of the value that a `Misfit` should have. */
  readonly kind?: string;
}

type Named<T> = { readonly [K in keyof T]?: unknown };

/** Names and references of a cart. Unreadable values are undefined and not checked. */
export interface CartNames {
  readonly units: readonly {
    readonly cartUnitId: unknown;
    readonly shippingPolicyKey: unknown;
  }[];
  readonly selected: readonly unknown[];
  readonly shippingPolicies: readonly unknown[];
  readonly bundleTerms: readonly unknown[];
  readonly appliedCoupons: readonly (Named<AppliedCoupon> & { readonly cartUnitIds: readonly unknown[] })[];
  readonly offered: readonly Named<AppliedCoupon>[];
  readonly isWalletKnown: boolean;
}

/** @param path path of each value; `*` is its list position */
const at = (path: string, i: number): string => path.replace('*', String(i));

const repeats = (values: readonly unknown[], path: string): readonly Contradiction[] => {
  const seen = new Set<unknown>();
  return values.flatMap((found, i) => {
    const isNew = found === undefined || !seen.has(found);
    seen.add(found);
    return isNew ? [] : [{ type: 'Repeated', path: at(path, i), found }];
  });
};

/** Returns the missing references. If any name is unreadable, returns none, because it may be the referenced one. */
export const danglingReferences = (
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
        : [{ type: 'CouponDiffers', path: `coupons.applied.${i}.${name}`, found, expected }];
    });
  });
};

/** Returns every contradiction among the names of a cart, by path. Never throws. */
export const contradictionsAmong = (names: CartNames): readonly Contradiction[] => {
  const { units, selected, shippingPolicies, bundleTerms, appliedCoupons, offered, isWalletKnown } = names;
  const ids = units.map((unit) => unit.cartUnitId);
  const used = appliedCoupons.map((coupon) => coupon.couponIssueNo);
  const held = offered.map((coupon) => coupon.couponIssueNo);
  const terms = units.map((unit) => unit.shippingPolicyKey);
  return [
    ...repeats(ids, 'units.*.cartUnitId'),
    ...repeats(shippingPolicies, 'shipping.policies.*.shippingPolicyKey'),
    ...repeats(bundleTerms, 'shipping.bundleTerms.*.bundleKey'),
    ...repeats(held, 'coupons.offered.*'),
    ...repeats(selected, 'selected.*'),
    ...danglingReferences('NoSuchUnit', ids, selected, 'selected.*'),
    ...repeats(used, 'coupons.applied.*.couponIssueNo'),
    ...appliedCoupons.flatMap(({ cartUnitIds }, i) => [
      ...repeats(cartUnitIds, `coupons.applied.${i}.cartUnitIds.*`),
      ...danglingReferences('NoSuchUnit', ids, cartUnitIds, `coupons.applied.${i}.cartUnitIds.*`),
    ]),
    ...danglingReferences('NoSuchTerms', shippingPolicies, terms, 'units.*.shippingPolicyKey'),
    ...(isWalletKnown ? danglingReferences('NoSuchCoupon', held, used, 'coupons.applied.*.couponIssueNo') : []),
    ...differences(names),
  ];
};

/** True if every orderable unit must find its terms: the cart has some, and all were read. */
export const hasAllTerms = ({
  shipping: { policies: shippingPolicies },
  missing,
}: Pick<Cart, 'shipping' | 'missing'>): boolean => shippingPolicies.length > 0 && !missing.includes('ShippingTerms');

/** Returns the names of a cart. Never throws. */
export const namesOf = (cart: Cart): CartNames => ({
  units: cart.units.map((unit) => ({
    cartUnitId: unit.cartUnitId,
    shippingPolicyKey: hasAllTerms(cart) && isOrderable(unit) ? unit.shippingPolicyKey : undefined,
  })),
  selected: cart.selected,
  shippingPolicies: cart.shipping.policies.map((policy) => policy.shippingPolicyKey),
  bundleTerms: cart.shipping.bundleTerms.map((terms) => terms.bundleKey),
  appliedCoupons: cart.coupons.applied,
  offered: cart.coupons.offered.map((coupon) => asApplied(coupon, [])),
  isWalletKnown: cart.coupons.status === 'Known',
});

/**
 * Returns every contradiction and invalid value of a cart, by path.
 * @throws TypeError if it is not a cart
 * @example
 * findContradictions({ ...cart, selected: [cartUnitId(9)] }); // [ { type: 'NoSuchUnit', path: 'selected.0', found: 9 } ]
 */
export const findContradictions = (cart: Cart): readonly Contradiction[] => {
  const misfits = misfitsOf(cart, cartShape);
  // invalid values hide other contradictions
  return misfits.length > 0 ? misfits : contradictionsAmong(namesOf(cart));
};

const problems = {
  Repeated: 'is there twice',
  NoSuchUnit: 'is no unit of the cart',
  NoSuchTerms: 'is no shipping policy of the cart',
  NoSuchCoupon: 'is no coupon of the buyer',
  CouponDiffers: 'differs from that of the buyer:',
};

/** Throws a TypeError for an inconsistent cart, which is a bug of its author. @param nameOf names a path for the author */
export const rejectContradictions = (
  as: string,
  wrong: readonly Contradiction[],
  nameOf: (path: string) => string = String,
): void => {
  if (wrong.length === 0) return;
  const all = wrong.map(({ type, path, found, expected, kind }) => {
    const text = textOf(found);
    const reason = type === 'Misfit' ? `expected ${kind}, not ${text}` : `${text} ${problems[type]}`;
    const own = expected === undefined ? '' : ` ${textOf(expected)}`;
    return `${nameOf(path)}: ${reason}${own}`;
  });
  throw new TypeError(`${as}: ${all.join(', ')}`);
};
