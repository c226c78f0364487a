import { isOrderable } from '../entities/cart/cart-unit.ts';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import type { CartState } from '../state/state.ts';

/** Something in a cart that every field alone allows, and that means nothing or costs nothing without a word (EN-07). */
export interface Contradiction {
  /**
   * `Repeated`: a number that another has as well. `NoSuchUnit`, `NoSuchTerms`, `NoSuchCoupon`: a name of what the cart
   * does not have; terms count where the cart has any, coupons where it knows the buyer’s.
   */
  readonly type: 'Repeated' | 'NoSuchUnit' | 'NoSuchTerms' | 'NoSuchCoupon';
  /** Names and list positions from the outside in, e.g. `units.0.cartUnitId`. */
  readonly path: string;
  /** What stands there. */
  readonly found: unknown;
}

const repeats = (values: readonly unknown[], path: (i: number) => string): readonly Contradiction[] => {
  const seen = new Set<unknown>();
  return values.flatMap((found, i) => {
    const isNew = !seen.has(found);
    seen.add(found);
    return isNew ? [] : [{ type: 'Repeated' as const, path: path(i), found }];
  });
};

const strangers = (
  type: Contradiction['type'],
  known: ReadonlySet<unknown>,
  values: readonly unknown[],
  path: (i: number) => string,
): readonly Contradiction[] => values.flatMap((found, i) => (known.has(found) ? [] : [{ type, path: path(i), found }]));

const ofTerms = ({ units, shippingPolicies }: CartState): readonly Contradiction[] => {
  const known = new Set(shippingPolicies.map((policy) => policy.shippingPolicyKey));
  return known.size === 0
    ? []
    : units.flatMap((unit, i) =>
        isOrderable(unit)
          ? strangers('NoSuchTerms', known, [unit.shippingPolicyKey], () => `units.${i}.shippingPolicyKey`)
          : [],
      );
};

const ofCoupons = ({ coupons: { offered }, appliedCoupons }: CartState): readonly Contradiction[] => {
  const known = new Set(offered.map(couponKeyOf));
  const used = appliedCoupons.map(({ couponIssueNo }) => couponIssueNo);
  return known.size === 0 ? [] : strangers('NoSuchCoupon', known, used, (i) => `appliedCoupons.${i}.couponIssueNo`);
};

/**
 * All that contradicts itself in a cart, by the paths of its State.
 * @example
 * contradictionsIn({ ...cart, selected: [cartUnitId(9)] }); // [ { type: 'NoSuchUnit', path: 'selected.0', found: 9 } ]
 */
export const contradictionsIn = (cart: CartState): readonly Contradiction[] => {
  const ids = cart.units.map((unit) => unit.cartUnitId);
  const known = new Set(ids);
  return [
    ...repeats(ids, (i) => `units.${i}.cartUnitId`),
    ...repeats(cart.coupons.offered.map(couponKeyOf), (i) => `coupons.offered.${i}`),
    ...repeats(cart.selected, (i) => `selected.${i}`),
    ...strangers('NoSuchUnit', known, cart.selected, (i) => `selected.${i}`),
    ...cart.appliedCoupons.flatMap(({ cartUnitIds }, i) =>
      strangers('NoSuchUnit', known, cartUnitIds, (at) => `appliedCoupons.${i}.cartUnitIds.${at}`),
    ),
    ...ofTerms(cart),
    ...ofCoupons(cart),
  ];
};
