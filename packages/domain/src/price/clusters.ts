import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { keepSame } from '../money/keep-same.ts';

/** Units connected by a parcel, coupon or bundle discount. Other units do not affect their prices. */
export interface Cluster {
  readonly number: number;
  readonly units: readonly CartUnit[];
  readonly coupons: readonly AppliedCoupon[];
}

const bundleNosOf = ({ discounts }: CartUnit): readonly string[] =>
  discounts.flatMap(({ discountType, discountNo }) => (discountType === 'Bundle' ? [discountNo] : []));

const tiesOf = (unit: CartUnit): readonly string[] => [
  `parcel ${unit.bundleKey}`,
  ...bundleNosOf(unit).map((no) => `discount ${no}`),
];

const haveSameBundles = (before: CartUnit, after: CartUnit): boolean => {
  const numbers = bundleNosOf(before);
  return keepSame(numbers, bundleNosOf(after)) === numbers;
};

export const hasSameTies = (before: CartUnit, after: CartUnit): boolean =>
  before.shippingPolicyKey === after.shippingPolicyKey &&
  before.bundleKey === after.bundleKey &&
  // Fast path: a change of selection or quantity keeps the same discount list.
  (before.discounts === after.discounts || haveSameBundles(before, after));

/** Union-find over numbers. */
const joiner = () => {
  const parents: number[] = [];
  const rootOf = (at: number): number => {
    const parent = parents[at] ?? at;
    return parent === at ? at : (parents[at] = rootOf(parent));
  };
  return { rootOf, join: (a: number, b: number): void => void (parents[rootOf(b)] = rootOf(a)) };
};

const tying = () => {
  const { rootOf, join } = joiner();
  const firsts = new Map<string, number>();
  const tie = (name: string, at: number): void => {
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, at);
    else join(first, at);
  };
  return { rootOf, tie };
};

const rootsOf = (units: readonly CartUnit[], coupons: readonly AppliedCoupon[]): ((at: number) => number) => {
  const { rootOf, tie } = tying();
  const places = new Map<CartUnitId, number>();
  for (const [at, unit] of units.entries()) {
    places.set(unit.cartUnitId, at);
    for (const name of tiesOf(unit)) tie(name, at);
  }
  for (const [n, { cartUnitIds }] of coupons.entries())
    for (const id of cartUnitIds) {
      const at = places.get(id);
      if (at !== undefined) tie(`coupon ${n}`, at);
    }
  return rootOf;
};

export type ClusterIndex = ReadonlyMap<CartUnitId, Cluster>;

/** Returns the clusters in first-seen order; ignores coupons without a unit in the cart. */
export const clustersOf = (
  units: readonly CartUnit[],
  coupons: readonly AppliedCoupon[],
): { readonly clusters: readonly Cluster[]; readonly index: ClusterIndex } => {
  const rootOf = rootsOf(units, coupons);
  const byRoot = new Map<number, { number: number; units: CartUnit[]; coupons: AppliedCoupon[] }>();
  const index = new Map<CartUnitId, { coupons: AppliedCoupon[] } & Cluster>();
  for (const [at, unit] of units.entries()) {
    const root = rootOf(at);
    const cluster = byRoot.get(root) ?? { number: byRoot.size, units: [], coupons: [] };
    byRoot.set(root, cluster);
    index.set(unit.cartUnitId, cluster);
    cluster.units.push(unit);
  }
  for (const coupon of coupons) {
    const home = coupon.cartUnitIds.map((id) => index.get(id)).find((cluster) => cluster !== undefined);
    home?.coupons.push(coupon);
  }
  return { clusters: [...byRoot.values()], index };
};
