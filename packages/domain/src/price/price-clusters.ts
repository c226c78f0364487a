import { type CartUnit, isOrderable } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { keepSame } from '../money/reuse.ts';
import { won } from '../money/won.ts';
import { lanesOf } from './coupon/coupon-lanes.ts';
import { extraDiscountOf } from './discount/take-discounts.ts';
import { leftOf, type Line } from './ledger/line.ts';
import {
  basisOf,
  cartSteps,
  clusterSteps,
  parcelSteps,
  type Pricing,
  afterSteps,
  parcelsTotal,
  priceTogether,
  pricingOf,
  type PricingInput,
} from './price-steps.ts';
import { carriageOf, carriageTotal, type Carriage } from './parcel/shipping-fees.ts';
import { LazyLedgers } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

/** Units connected by a parcel, coupon or bundle discount. Other units do not affect their prices. */
interface Cluster {
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

const hasSameTies = (before: CartUnit, after: CartUnit): boolean =>
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

type ClusterIndex = ReadonlyMap<CartUnitId, Cluster>;

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

interface ClusterTotals {
  readonly goods: number;
  readonly basis: number;
  readonly parcels: number;
  /** Bought units whose parcel fee is unknown. */
  readonly unread: number;
  readonly carriage: Carriage;
}

interface PricedCluster extends Cluster {
  readonly bought: ReadonlyMap<CartUnitId, Line>;
  readonly pricing: Pricing;
  readonly totals: ClusterTotals;
}

/** A cart priced by cluster, for incremental updates. */
export interface PricedClusters {
  /** Pricing input at creation; units and selection may be outdated. */
  readonly input: PricingInput;
  readonly clusters: readonly PricedCluster[];
  readonly index: ClusterIndex;
  readonly totals: ClusterTotals;
}

const nothing: ClusterTotals = { goods: 0, basis: 0, parcels: 0, unread: 0, carriage: { subtotal: 0, asked: 0 } };

const plus = (a: ClusterTotals, b: ClusterTotals, sign: 1 | -1 = 1): ClusterTotals => ({
  goods: a.goods + sign * b.goods,
  basis: a.basis + sign * b.basis,
  parcels: a.parcels + sign * b.parcels,
  unread: a.unread + sign * b.unread,
  carriage: {
    subtotal: a.carriage.subtotal + sign * b.carriage.subtotal,
    asked: a.carriage.asked + sign * b.carriage.asked,
  },
});

const totalsOf = (pricing: Pricing, { unreadParcels, oversea }: PricingInput): ClusterTotals => {
  const { lines } = pricing;
  return {
    goods: leftOf(lines),
    basis: basisOf(lines),
    parcels: parcelsTotal(pricing),
    unread: unreadParcels?.size ? lines.filter(({ unit }) => unreadParcels.has(unit.bundleKey)).length : 0,
    carriage: carriageOf(lines, oversea),
  };
};

const pricedCluster = (cluster: Cluster, units: readonly CartUnit[], input: PricingInput): PricedCluster => {
  const pricing = priceTogether(clusterSteps, units, cluster.coupons, input);
  const bought = new Map(pricing.lines.map((line) => [line.unit.cartUnitId, line]));
  const { number, units: all, coupons } = cluster;
  return { number, units: all, coupons, bought, pricing, totals: totalsOf(pricing, input) };
};

/** Prices each cluster of a cart with known shipping and without server fees, which belong to one selection. */
export const priceClusters = (input: PricingInput): PricedClusters => {
  const { units, selected, appliedCoupons } = input;
  const { clusters: cut, index } = clustersOf(units, appliedCoupons);
  const clusters = cut.map((cluster) => {
    const bought = cluster.units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit));
    return pricedCluster(cluster, bought, input);
  });
  return { input, clusters, index, totals: clusters.reduce((sum, { totals }) => plus(sum, totals), nothing) };
};

/** Replaces the parcel fees by those of the server. */
export const withServerFees = (priced: PricedClusters, input: PricingInput): PricedClusters => {
  let totals = nothing;
  for (const { pricing } of priced.clusters)
    totals = plus(totals, totalsOf(afterSteps({ ...pricing }, parcelSteps, input), input));
  return { ...priced, totals };
};

const clusterOf = ({ clusters, index }: PricedClusters, id: CartUnitId): PricedCluster | undefined => {
  const home = index.get(id);
  return home && clusters[home.number];
};

const lineIn = (priced: PricedClusters, id: CartUnitId): Line | undefined => clusterOf(priced, id)?.bought.get(id);

/** Units with the bought quantity of each. */
interface BoughtPieces {
  readonly selected: readonly CartUnitId[];
  /** In the order of the units. */
  readonly quantities: readonly number[];
}

/** True if exactly these quantities are bought; compares the unit that may differ first. */
export const isBuying = (
  priced: PricedClusters,
  { selected, quantities }: BoughtPieces,
  changed?: CartUnitId,
): boolean => {
  const pieces = new Map(selected.map((id, i) => [id, quantities[i] ?? 0]));
  if (changed !== undefined && pieces.get(changed) !== lineIn(priced, changed)?.unit.quantity) return false;
  let bought = 0;
  for (const cluster of priced.clusters) {
    bought += cluster.bought.size;
    for (const { unit } of cluster.pricing.lines) if (pieces.get(unit.cartUnitId) !== unit.quantity) return false;
  }
  return bought === pieces.size;
};

interface BoughtUnit {
  readonly unit: CartUnit;
  readonly isBought: boolean;
}

/** Updates the prices after a change of one unit. Returns undefined if its connections changed. */
export const withUnit = (
  priced: PricedClusters,
  id: CartUnitId,
  change: (before: BoughtUnit) => BoughtUnit,
): PricedClusters | undefined => {
  const before = clusterOf(priced, id);
  const was = before?.units.find(({ cartUnitId }) => cartUnitId === id);
  if (!before || !was) return undefined;
  const { number, coupons, bought: wereBought } = before;
  const { unit, isBought } = change({ unit: was, isBought: wereBought.has(id) });
  if (!hasSameTies(was, unit)) return undefined;
  const units = before.units.map((one) => (one === was ? unit : one));
  const bought = units.filter((one) => (one === unit ? isBought : wereBought.has(one.cartUnitId)));
  const cluster = pricedCluster({ number, units, coupons }, bought, priced.input);
  return {
    ...priced,
    clusters: priced.clusters.with(number, cluster),
    totals: plus(plus(priced.totals, before.totals, -1), cluster.totals),
  };
};

/** Returns copies of all lines in cart order, because the cart’s own steps change them. */
const linesOf = (priced: PricedClusters, units: readonly CartUnit[]): readonly Line[] =>
  units.flatMap(({ cartUnitId }) => {
    const line = lineIn(priced, cartUnitId);
    return line ? [{ ...line }] : [];
  });

/** Returns the priced cart, equal to `priceCart`, with a lazy ledger and shipping only if it is known. */
export const cartOfClusters = (
  priced: PricedClusters,
  isShippingKnown: boolean,
  inputOf: () => PricingInput,
): PricedCart => {
  const { extraDiscounts, oversea } = priced.input;
  const { basis, parcels, unread, carriage } = priced.totals;
  const extraDiscountBasis = won(basis);
  const goods = won(priced.totals.goods - (extraDiscountOf(extraDiscounts, extraDiscountBasis)?.worth ?? 0));
  const payable = isShippingKnown ? won(goods + parcels + carriageTotal(carriage, oversea)) : goods;
  const isUnread = unread > 0;
  const shippingKnown = isShippingKnown && !isUnread;
  return new LazyLedgers({ goods, payable, shippingKnown, extraDiscountBasis }, inputOf, () => {
    const input = inputOf();
    return afterSteps(pricingOf(linesOf(priced, input.units), lanesOf(input.appliedCoupons)), cartSteps, input);
  });
};
