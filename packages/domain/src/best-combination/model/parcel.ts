import type { PricingInput } from '../../price/pricing-input.ts';
import type { PricedCart } from '../../price/priced/priced-cart.ts';
import { option as O } from 'fp-ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import type { BundleKey } from '../../money/ids.ts';
import { lineOf } from '../../price/ledger/line.ts';
import { bundleLoads } from '../../price/parcel/parcels.ts';
import { noWon, won } from '../../money/won.ts';
import { bundleFee, type BundleFee } from '../../price/parcel/bundle-fee.ts';

/** A parcel of the cart and how its fee follows the prices after discounts (SH-03). */
export interface Parcel {
  readonly bundleKey: BundleKey;
  /** Fee and subtotal when the prices after discounts rise by so many won. */
  readonly feeAt: (delta: number) => Pick<BundleFee, 'fee' | 'subtotal'>;
}

/** A parcel of which no fee is known: none is counted (SH-05). */
export const parcelWithoutFee = (bundleKey: BundleKey): Parcel => ({
  bundleKey,
  feeAt: () => ({ fee: noWon, subtotal: noWon }),
});

/** Keeps what a function answered, since a search asks for the same few rises again and again. */
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

/** The parcels of the selected units. @param bare the cart without coupons */
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

/** The least rise after `from` at which the fee is another; fees only fall as prices rise (SH-03). */
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
 * The rises, above 0, at which the fee changes.
 * @param max the greatest rise that buyers' coupons can bring, in won
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
