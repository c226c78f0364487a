import { option as O } from 'fp-ts';
import { thresholdKindOf, type Buyer } from '../../entities/buyer/buyer.ts';
import type { BundleKey } from '../../money/ids.ts';
import { least, most, noWon, times, type Won } from '../../money/won.ts';
import type { FreeShippingThresholds } from '../../storefront/environment.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

/** A policy with the pieces that travel under it. */
export interface PolicyUse {
  /** The terms. */
  readonly policy: ShippingPolicy;
  /** Pieces of all units under them. */
  readonly quantity: number;
}

/** What is asked: one parcel of selected units. */
export interface BundleLoad {
  /** The parcel. */
  readonly bundleKey: BundleKey;
  /** The seller group that it counts to. */
  readonly sellerGroupKey: string;
  /** The highest fee of its terms is charged; otherwise the lowest (SH-02). */
  readonly isMaxCharge: boolean;
  /** The terms that its units ship by, each once. */
  readonly uses: readonly PolicyUse[];
  /** Selected units' price after discounts, in won (SH-03). */
  readonly subtotal: Won;
  /** Selected units in it. */
  readonly unitCount: number;
}

/** The fee of one parcel, with what explains it. */
export interface BundleFee {
  /** The parcel. */
  readonly bundleKey: BundleKey;
  /** The seller group that it counts to. */
  readonly sellerGroupKey: string;
  /** Paid in advance, counted in the total, in won. */
  readonly fee: Won;
  /** Paid to the courier, shown and not counted, in won (SH-02). */
  readonly onArrival: O.Option<Won>;
  /** The price of its selected units after discounts, in won (SH-03). */
  readonly subtotal: Won;
  /** From which subtotal it is free, in won, where that can be reached (FG-01). */
  readonly freeFrom: O.Option<Won>;
  /** All of its terms ship specially: a fee of 0 is not called free (SH-04). */
  readonly isSpecial: boolean;
  /** False where its terms did not come, or every one of them hides the fee (SH-05, SH-07). */
  readonly isFeeTold: boolean;
  /** Selected units in it. */
  readonly unitCount: number;
}

/**
 * From which amount a policy ships free, in won: SmileDelivery by buyer, others by their own terms (FG-03, SH-06).
 * @example
 * const thresholds = { ordinary: won(15_000), club: won(10_000), universeClub: won(5_000) };
 * basisCostOf(aSmileDeliveryPolicy(), { ...guest, isSmileClub: true }, thresholds); // 10000
 * basisCostOf(aPolicy({ conditionalFreeBasisCost: won(30_000) }), guest, thresholds); // 30000
 */
export const basisCostOf = (
  policy: ShippingPolicy,
  buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>,
  thresholds: FreeShippingThresholds,
): Won => (policy.isSmileDelivery ? thresholds[thresholdKindOf(buyer)] : policy.conditionalFreeBasisCost);

interface Terms {
  readonly fee: Won;
  /** Subtotal from which it is free: 0 always, none never. */
  readonly freeFrom: O.Option<Won>;
}

const termsOf = ({ policy, quantity }: PolicyUse, basisCost: Won, subtotal: Won): Terms => {
  const full = policy.isQuantityShippingFee ? times(policy.shippingFee, quantity) : policy.shippingFee;
  if (full === 0) return { fee: noWon, freeFrom: O.some(noWon) };
  if (!policy.isConditionalFree) return { fee: full, freeFrom: O.none };
  return { fee: subtotal >= basisCost ? noWon : full, freeFrom: O.some(basisCost) };
};

/** What is charged under all policies of a parcel that are paid in the same way. */
interface Charge {
  /** The highest fee, or the lowest (SH-02); none where there are no policies. */
  fee: Won | undefined;
  /** With the highest fee charged, the last policy to become free decides; with the lowest, the first. */
  freeFrom: Won | undefined;
  /** Some policy never becomes free. */
  isNeverFree: boolean;
}

const decisive = (known: Won | undefined, other: Won, isMaxCharge: boolean): Won => {
  if (known === undefined) return other;
  return isMaxCharge ? most(known, other) : least(known, other);
};

const charge = (into: Charge, { fee, freeFrom }: Terms, isMaxCharge: boolean): void => {
  into.fee = decisive(into.fee, fee, isMaxCharge);
  if (O.isSome(freeFrom)) into.freeFrom = decisive(into.freeFrom, freeFrom.value, isMaxCharge);
  else into.isNeverFree = true;
};

const noCharge = (): Charge => ({ fee: undefined, freeFrom: undefined, isNeverFree: false });

/**
 * The fee of one parcel (SH-01, SH-02, SH-03).
 * @example
 * const uses = [aPolicy(), aPolicy({ shippingFee: won(4_000) })].map((policy) => ({ policy, quantity: 1 }));
 * const load = { bundleKey: bundleKey('farm'), sellerGroupKey: 'Seller/shop', uses, subtotal: won(10_000), unitCount: 2 };
 * [true, false].map((isMaxCharge) => bundleFee({ ...load, isMaxCharge }, guest, pricingInput(cart).thresholds).fee); // [ 4000, 2500 ]
 */
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
    onArrival: O.fromNullable(onArrival.fee),
    subtotal,
    freeFrom: isFreeOnce ? O.fromNullable(inAdvance.freeFrom) : O.none,
    isSpecial,
    isFeeTold,
    unitCount,
  };
};
