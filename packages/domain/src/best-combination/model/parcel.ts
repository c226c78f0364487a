import type { PricingInput } from '../../price/pricing-input.ts';
import type { PricedCart } from '../../price/priced/priced-cart.ts';
import { option as O } from 'fp-ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import type { BundleKey } from '../../money/ids.ts';
import { lineOf } from '../../price/ledger/line.ts';
import { bundleLoads } from '../../price/parcel/parcels.ts';
import { noWon, won } from '../../money/won.ts';
import { bundleFee, type BundleFee } from '../../price/parcel/bundle-fee.ts';

export interface Parcel {
  readonly bundleKey: BundleKey;
  /** Returns fee and subtotal for a rise of the prices after discounts, in won. */
  readonly feeAt: (delta: number) => Pick<BundleFee, 'fee' | 'subtotal'>;
}

/** Returns a parcel without a known fee, which counts as 0 won. */
export const parcelWithoutFee = (bundleKey: BundleKey): Parcel => ({
  bundleKey,
  feeAt: () => ({ fee: noWon, subtotal: noWon }),
});

/** Caches results by number, because a search requests the same few rises repeatedly. */
const memoized = <A>(answer: (n: number) => A): ((n: number) => A) => {
  const known = new Map<number, A>();
  return (n) => {
    const last = known.get(n);
    if (last !== undefined) return last;
    const next = answer(n);
    known.set(n, next);
    return next;
  };
};

/**
 * Returns the parcels of the selected units.
 * @param bare the cart without coupons
 */
export const parcelsOf = (input: PricingInput, bare: PricedCart): readonly Parcel[] => {
  const lines = input.units.filter((unit) => input.selected.has(unit.cartUnitId) && isOrderable(unit)).map(lineOf);
  const server = new Map(
    O.isSome(input.serverBundles) ? input.serverBundles.value.map((b) => [b.bundleKey, b.shippingFee]) : [],
  );
  return bundleLoads(lines, input).flatMap((load): readonly Parcel[] => {
    const known = bare.bundleFees.get(load.bundleKey);
    if (!known) return [];
    const feeAt = memoized((delta) => {
      const subtotal = won(known.subtotal + delta);
      const own = bundleFee({ ...load, subtotal }, input.buyer, input.thresholds);
      return { fee: server.get(load.bundleKey) ?? own.fee, subtotal };
    });
    return [{ bundleKey: load.bundleKey, feeAt }];
  });
};

const nextStep = ({ feeAt }: Parcel, from: number, max: number): number => {
  let low = from;
  let high = max;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (feeAt(middle).fee === feeAt(from).fee) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * Returns the positive rises at which the fee changes.
 * @param max the greatest rise through buyer coupons, in won
 */
export const feeSteps = (parcel: Parcel, max: number): readonly number[] => {
  const steps: number[] = [];
  let last = 0;
  while (parcel.feeAt(last).fee !== parcel.feeAt(max).fee) {
    last = nextStep(parcel, last, max);
    steps.push(last);
  }
  return steps;
};
