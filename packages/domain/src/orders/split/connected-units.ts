import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';

/** Returns a name for everything that a unit may share with others: its parcel, bundle discounts and coupons. */
const tiesOf = (
  { cartUnitId, bundleKey, discounts }: CartUnit,
  coupons: readonly AppliedCoupon[],
): readonly string[] => [
  `parcel ${bundleKey}`,
  ...discounts.flatMap(({ discountType, discountNo }) => (discountType === 'Bundle' ? [`discount ${discountNo}`] : [])),
  ...coupons.flatMap(({ cartUnitIds }, n) => (cartUnitIds.includes(cartUnitId) ? [`coupon ${n}`] : [])),
];

/**
 * Groups units that a parcel, a bundle discount or a coupon connects, also indirectly. Units of other groups do not
 * affect their prices. Keeps first-seen order.
 */
export const connectedUnits = (
  units: readonly CartUnit[],
  coupons: readonly AppliedCoupon[],
): readonly (readonly CartUnit[])[] => {
  const ties = new Map(units.map((unit) => [unit, tiesOf(unit, coupons)]));
  const groups = new Map<string, ReadonlySet<CartUnit>>();
  for (const [unit, own] of ties) {
    const group = new Set([unit, ...own.flatMap((tie) => [...(groups.get(tie) ?? [])])]);
    for (const member of group) for (const tie of ties.get(member) ?? []) groups.set(tie, group);
  }
  return [...new Set(groups.values())].map((group) => units.filter((unit) => group.has(unit)));
};
