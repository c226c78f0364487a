import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';

/** Units that share a parcel, a coupon or a bundle discount, directly or through others: no other unit touches their prices. */
export interface Cluster {
  /** In the cart's order, selected or not. */
  readonly units: readonly CartUnit[];
  readonly coupons: readonly AppliedCoupon[];
}

/** What ties a unit to others, beside coupons: its parcel and the discounts that it may earn together with them (DC-02). */
const tiesOf = ({ bundleKey, discounts }: CartUnit): readonly string[] => [
  `parcel ${bundleKey}`,
  ...discounts.flatMap(({ discountType, discountNo }) => (discountType === 'Bundle' ? [`discount ${discountNo}`] : [])),
];

/** Whether a unit is tied to the same others as before, and travels by the same terms. */
export const hasSameTies = (before: CartUnit, after: CartUnit): boolean =>
  before.shippingPolicyKey === after.shippingPolicyKey &&
  ((before.bundleKey === after.bundleKey && before.discounts === after.discounts) ||
    tiesOf(before).join('\n') === tiesOf(after).join('\n'));

/** Joins numbers into sets: each set is known by one of its numbers. */
const joiner = (size: number) => {
  const parents = Array.from({ length: size }, (_, at) => at);
  const rootOf = (at: number): number => {
    const parent = parents[at] ?? at;
    return parent === at ? at : (parents[at] = rootOf(parent));
  };
  return { rootOf, join: (a: number, b: number): void => void (parents[rootOf(b)] = rootOf(a)) };
};

/** Which cluster each unit belongs to. */
export type ClusterIndex = ReadonlyMap<CartUnitId, number>;

/** The clusters of a cart in first-seen order; a coupon without a unit in the cart belongs to none. */
export const clustersOf = (
  units: readonly CartUnit[],
  coupons: readonly AppliedCoupon[],
): { readonly clusters: readonly Cluster[]; readonly index: ClusterIndex } => {
  const { rootOf, join } = joiner(units.length);
  const places = new Map<CartUnitId, number>();
  const tied = new Map<string, number>();
  for (const [at, unit] of units.entries()) {
    places.set(unit.cartUnitId, at);
    for (const tie of tiesOf(unit)) {
      const first = tied.get(tie);
      if (first === undefined) tied.set(tie, at);
      else join(first, at);
    }
  }
  const firstOf = coupons.map(({ cartUnitIds }) => {
    const [first, ...others] = cartUnitIds.flatMap((id) => places.get(id) ?? []);
    if (first !== undefined) for (const other of others) join(first, other);
    return first;
  });
  const clusters: { units: CartUnit[]; coupons: AppliedCoupon[] }[] = [];
  const numbers = new Map<number, number>();
  const index = new Map<CartUnitId, number>();
  for (const [at, unit] of units.entries()) {
    const root = rootOf(at);
    const number = numbers.get(root) ?? clusters.push({ units: [], coupons: [] }) - 1;
    numbers.set(root, number);
    index.set(unit.cartUnitId, number);
    clusters[number]?.units.push(unit);
  }
  for (const [n, coupon] of coupons.entries()) {
    const first = firstOf[n];
    if (first !== undefined) clusters[numbers.get(rootOf(first)) ?? -1]?.coupons.push(coupon);
  }
  return { clusters, index };
};
