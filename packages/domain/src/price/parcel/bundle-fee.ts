import { option as O } from 'fp-ts';
import { thresholdKindOf, type Buyer } from '../../entities/buyer/buyer.ts';
import type { BundleKey } from '../../money/ids.ts';
import { noWon, times, won, type Won } from '../../money/won.ts';
import type { FreeShippingThresholds } from '../../storefront/environment.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

/** A policy with the pieces that travel under it. */
export interface PolicyUse {
  readonly policy: ShippingPolicy;
  readonly quantity: number;
}

/** What is asked: one parcel of selected units. */
export interface BundleLoad {
  readonly bundleKey: BundleKey;
  readonly sellerGroupKey: string;
  readonly isMaxCharge: boolean;
  readonly uses: readonly PolicyUse[];
  /** Selected units' price after discounts, in won (SH-03). */
  readonly subtotal: Won;
  readonly unitCount: number;
}

/** The fee of one parcel, with what explains it. */
export interface BundleFee {
  readonly bundleKey: BundleKey;
  readonly sellerGroupKey: string;
  /** Paid in advance, counted in the total, in won. */
  readonly fee: Won;
  /** Paid to the courier, shown and not counted, in won (SH-02). */
  readonly onArrival: O.Option<Won>;
  readonly subtotal: Won;
  /** From which subtotal it is free, in won, where that can be reached (FG-01). */
  readonly freeFrom: O.Option<Won>;
  readonly isSpecial: boolean;
  /** False where its terms did not come, or every one of them hides the fee (SH-05, SH-07). */
  readonly isFeeTold: boolean;
  readonly unitCount: number;
}

/** From which amount a policy ships free, in won: SmileDelivery by buyer, others by their own terms (FG-03, SH-06). */
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

/** The highest fee, or the lowest, of a parcel's policies (SH-02); none where there are none. */
const charged = (fees: readonly Won[], isMaxCharge: boolean): O.Option<Won> => {
  if (fees.length === 0) return O.none;
  return O.some(won(isMaxCharge ? Math.max(...fees) : Math.min(...fees)));
};

/** With the highest fee charged, the last policy to become free decides; with the lowest, the first. */
const freeFromOf = (terms: readonly Terms[], isMaxCharge: boolean): O.Option<Won> => {
  const reachable = terms.flatMap(({ freeFrom }) => (O.isSome(freeFrom) ? [freeFrom.value] : []));
  if (isMaxCharge && reachable.length < terms.length) return O.none;
  return charged(reachable, isMaxCharge);
};

/** The fee of one parcel (SH-01, SH-02, SH-03). */
export const bundleFee = (
  load: BundleLoad,
  buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>,
  thresholds: FreeShippingThresholds,
): BundleFee => {
  const onArrival = load.uses.filter(({ policy }) => policy.shippingChargePayType === 'PaymentOnArrival');
  const inAdvance = load.uses.filter(({ policy }) => policy.shippingChargePayType === 'PaymentInAdvance');
  const terms = (uses: readonly PolicyUse[]): readonly Terms[] =>
    uses.map((use) => termsOf(use, basisCostOf(use.policy, buyer, thresholds), load.subtotal));
  const fees = (uses: readonly PolicyUse[]): O.Option<Won> =>
    charged(
      terms(uses).map(({ fee }) => fee),
      load.isMaxCharge,
    );
  return {
    bundleKey: load.bundleKey,
    sellerGroupKey: load.sellerGroupKey,
    fee: O.getOrElse(() => noWon)(fees(inAdvance)),
    onArrival: fees(onArrival),
    subtotal: load.subtotal,
    freeFrom: freeFromOf(terms(inAdvance), load.isMaxCharge),
    isSpecial: load.uses.length > 0 && load.uses.every(({ policy }) => policy.isSpecialShipping),
    isFeeTold: load.uses.some(({ policy }) => policy.isDisplayShippingFee),
    unitCount: load.unitCount,
  };
};
