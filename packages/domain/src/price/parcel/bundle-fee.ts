import { thresholdKindOf, type Buyer } from '../../entities/buyer/buyer.ts';
import type { BundleKey } from '../../money/ids.ts';
import { least, most, noWon, times, type Won, won } from '../../money/won.ts';
import type { FreeShippingThresholds } from '../../storefront/environment.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

/** A shipping policy with the pieces of a parcel that it applies to. */
export interface PolicyUse {
  readonly policy: ShippingPolicy;
  readonly quantity: number;
}

/** Input: a parcel of selected units. */
export interface BundleLoad {
  readonly bundleKey: BundleKey;
  readonly sellerGroupKey: string;
  /** If true, the highest fee of its policies is charged; otherwise the lowest. */
  readonly isMaxCharge: boolean;
  readonly uses: readonly PolicyUse[];
  /** After discounts. */
  readonly subtotal: Won;
  readonly unitCount: number;
}

/** The shipping fee of a parcel. */
export interface BundleFee extends Omit<BundleLoad, 'isMaxCharge' | 'uses'> {
  /** Prepaid and included in the total, in minor units: after promotions, before coupons. */
  readonly fee: Won;
  /** Prepaid fee before promotions, in minor units. */
  readonly fullFee: Won;
  /** Paid to the courier, shown but not included, in minor units. */
  readonly onArrival: Won | undefined;
  /** Reachable free-shipping threshold in minor units, or undefined. */
  readonly freeFrom: Won | undefined;
  /** All of its policies are special: a fee of 0 is not free. */
  readonly isSpecial: boolean;
  /** False if its terms are missing or all hide the fee. */
  readonly isFeeTold: boolean;
}

/** Returns a policy’s free-shipping threshold in minor units. SmileDelivery depends on the buyer. */
export const basisCostOf = (
  policy: ShippingPolicy,
  buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>,
  thresholds: FreeShippingThresholds,
): Won => (policy.isSmileDelivery ? thresholds[thresholdKindOf(buyer)] : policy.conditionalFreeBasisCost);

interface Terms {
  readonly fee: Won;
  /** Free-shipping threshold: 0 means always free, undefined means never. */
  readonly freeFrom: Won | undefined;
}

const termsOf = ({ policy, quantity }: PolicyUse, basisCost: Won, subtotal: Won): Terms => {
  const full = policy.isQuantityShippingFee ? times(policy.shippingFee, quantity) : policy.shippingFee;
  if (full === 0) return { fee: noWon, freeFrom: noWon };
  if (!policy.isConditionalFree && !policy.isSmileDelivery) return { fee: full, freeFrom: undefined };
  return { fee: subtotal >= basisCost ? noWon : full, freeFrom: basisCost };
};

/** Combined fee of all policies of a parcel with the same payment type. */
interface Charge {
  /** The highest or lowest fee; undefined without policies. */
  fee: Won | undefined;
  /** The largest threshold if the highest fee is charged, otherwise the smallest. */
  freeFrom: Won | undefined;
  isNeverFree: boolean;
}

const decisive = (known: Won | undefined, other: Won, isMaxCharge: boolean): Won => {
  if (known === undefined) return other;
  return isMaxCharge ? most(known, other) : least(known, other);
};

const charge = (into: Charge, { fee, freeFrom }: Terms, isMaxCharge: boolean): void => {
  into.fee = decisive(into.fee, fee, isMaxCharge);
  if (freeFrom !== undefined) into.freeFrom = decisive(into.freeFrom, freeFrom, isMaxCharge);
  else into.isNeverFree = true;
};

const noCharge = (): Charge => ({ fee: undefined, freeFrom: undefined, isNeverFree: false });

/** The fee of one parcel (SH-01, SH-02, SH-03). */
export const bundleFee = (
  load: BundleLoad,
  buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>,
  thresholds: FreeShippingThresholds,
): BundleFee => {
  const { bundleKey, sellerGroupKey, isMaxCharge, uses, subtotal, unitCount } = load;
  const inAdvance = noCharge();
  const onArrival = noCharge();
  let isSpecial = uses.length > 0;
  let isFeeTold = false;
  for (const use of uses) {
    const { policy } = use;
    const terms = termsOf(use, basisCostOf(policy, buyer, thresholds), subtotal);
    charge(policy.shippingChargePayType === 'PaymentInAdvance' ? inAdvance : onArrival, terms, isMaxCharge);
    isSpecial &&= policy.isSpecialShipping;
    isFeeTold ||= policy.isDisplayShippingFee;
  }
  const isFreeOnce = !(isMaxCharge && inAdvance.isNeverFree);
  return {
    bundleKey,
    sellerGroupKey,
    fee: inAdvance.fee ?? noWon,
    fullFee: inAdvance.fee ?? noWon,
    onArrival: onArrival.fee,
    subtotal,
    freeFrom: isFreeOnce ? inAdvance.freeFrom : undefined,
    isSpecial,
    isFeeTold,
    unitCount,
  };
};

export type FeeDisplay =
  | { readonly type: 'HIDDEN' }
  /** The server could not determine it, or its terms are missing. */
  | { readonly type: 'UNKNOWN' }
  | { readonly type: 'FREE' }
  /** Special shipping without a fee: the seller charges it separately. */
  | { readonly type: 'SEPARATE' }
  /** `inAdvance` is part of the total; `onArrival` is paid to the courier and only shown; both in minor units. */
  | { readonly type: 'FEE'; readonly inAdvance: Won; readonly onArrival: Won | undefined };

/** True unless every policy of the parcel hides the fee. */
export const isShippingFeeShown = (policies: readonly Pick<ShippingPolicy, 'isDisplayShippingFee'>[]): boolean =>
  policies.length === 0 || policies.some((policy) => policy.isDisplayShippingFee);

/** True if a policy of a parcel promises its arrival (SH-01). */
export const isArrivalGuaranteed = (policies: readonly Pick<ShippingPolicy, 'isArrivalGuaranteed'>[]): boolean =>
  policies.some((policy) => policy.isArrivalGuaranteed);

/** True if a policy of a parcel charges for each piece (SH-01). */
export const isChargedByQuantity = (policies: readonly Pick<ShippingPolicy, 'isQuantityShippingFee'>[]): boolean =>
  policies.some((policy) => policy.isQuantityShippingFee);

/** Returns how the row of a parcel shows its fee (SH-02, SH-04, SH-05, SH-07). */
export const feeDisplay = (
  { fee, onArrival, isSpecial }: Pick<BundleFee, 'fee' | 'onArrival' | 'isSpecial'>,
  policies: readonly Pick<ShippingPolicy, 'isDisplayShippingFee'>[],
  shippingKnown: boolean,
): FeeDisplay => {
  if (!isShippingFeeShown(policies)) return { type: 'HIDDEN' };
  if (!shippingKnown) return { type: 'UNKNOWN' };
  if (fee !== 0 || onArrival !== undefined) return { type: 'FEE', inAdvance: fee, onArrival };
  return { type: isSpecial ? 'SEPARATE' : 'FREE' };
};

/** Progress of a parcel towards free shipping. */
export type Gauge =
  /** No selection, or shipping is never free. */
  | { readonly type: 'NONE' }
  /** `missing` minor units remain; progress is `percent`, 0 to 99. */
  | { readonly type: 'GAUGE'; readonly missing: Won; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING' };

/** Gauge of a parcel, unchanged until its fee is loaded again. */
export interface BundleGauge {
  readonly bundleKey: BundleKey;
  readonly gauge: Gauge;
}

/** Returns the gauge of a parcel; `NONE` if never free, or with special, on-arrival, hidden or missing fees. */
export const gaugeOf = (fee: BundleFee): Gauge => {
  if (fee.isSpecial || !fee.isFeeTold || fee.onArrival !== undefined) return { type: 'NONE' };
  if (fee.fee === 0) return { type: 'FREE_SHIPPING' };
  if (fee.freeFrom === undefined || fee.freeFrom <= fee.subtotal) return { type: 'NONE' };
  const goal = fee.freeFrom;
  const percent = Math.max(0, Math.floor((fee.subtotal * 100) / goal));
  return { type: 'GAUGE', missing: won(goal - fee.subtotal), percent };
};

/** The gauges of all parcels that have selected units. */
export const gaugesOf = (fees: ReadonlyMap<BundleKey, BundleFee>): readonly BundleGauge[] =>
  [...fees].map(([bundleKey, fee]) => ({ bundleKey, gauge: gaugeOf(fee) }));

const byMissing = (a: { readonly missing: Won }, b: { readonly missing: Won }): number => a.missing - b.missing;

interface FreeParcels {
  readonly free: number;
  readonly parcels: number;
}

/** Progress of a seller’s selected parcels towards free shipping. */
export type SellerGauge =
  /** No selection, or no parcel is ever free. */
  | { readonly type: 'NONE' }
  /** The parcel nearest to free; `free` of `parcels` are free when it is. */
  | (Extract<Gauge, { readonly type: 'GAUGE' }> & FreeParcels)
  /** Some are free; the others never are. */
  | ({ readonly type: 'PARTLY_FREE' } & FreeParcels)
  | { readonly type: 'FREE_SHIPPING' };

/** Combines the gauges of a seller’s selected parcels. Free only if all of them are. */
export const sellerGauge = (gauges: readonly Gauge[]): SellerGauge => {
  const [nearest] = gauges.flatMap((gauge) => (gauge.type === 'GAUGE' ? [gauge] : [])).toSorted(byMissing);
  const parcels = gauges.length;
  const free = gauges.filter(({ type }) => type === 'FREE_SHIPPING').length;
  if (nearest) return { ...nearest, free: free + 1, parcels };
  if (free === 0) return { type: 'NONE' };
  return free === parcels ? { type: 'FREE_SHIPPING' } : { type: 'PARTLY_FREE', free, parcels };
};
