import { option as O } from 'fp-ts';
import type { Won } from '../../money/won.ts';
import type { BundleFee } from './bundle-fee.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

export type FeeDisplay =
  | { readonly type: 'HIDDEN' }
  /** The server could not determine it, or its terms are missing. */
  | { readonly type: 'UNKNOWN' }
  | { readonly type: 'FREE' }
  /** Special shipping without a fee: the seller charges it separately. */
  | { readonly type: 'SEPARATE' }
  /** `inAdvance` is part of the total; `onArrival` is paid to the courier and only shown; both in won. */
  | { readonly type: 'FEE'; readonly inAdvance: Won; readonly onArrival: O.Option<Won> };

/**
 * True unless every policy of the parcel hides the fee.
 * @example
 * const hidden = { ...plainPolicy, isDisplayShippingFee: false };
 * [isShippingFeeShown([hidden]), isShippingFeeShown([hidden, plainPolicy]), isShippingFeeShown([])]; // [ false, true, true ]
 */
export const isShippingFeeShown = (policies: readonly Pick<ShippingPolicy, 'isDisplayShippingFee'>[]): boolean =>
  policies.length === 0 || policies.some((policy) => policy.isDisplayShippingFee);

/**
 * Whether a policy of a parcel promises its arrival (SH-01).
 * @example
 * isArrivalGuaranteed([plainPolicy, { ...plainPolicy, isArrivalGuaranteed: true }]); // true
 */
export const isArrivalGuaranteed = (policies: readonly Pick<ShippingPolicy, 'isArrivalGuaranteed'>[]): boolean =>
  policies.some((policy) => policy.isArrivalGuaranteed);

/**
 * Whether a policy of a parcel charges for each piece (SH-01).
 * @example
 * isChargedByQuantity([plainPolicy, { ...plainPolicy, isQuantityShippingFee: true }]); // true
 */
export const isChargedByQuantity = (policies: readonly Pick<ShippingPolicy, 'isQuantityShippingFee'>[]): boolean =>
  policies.some((policy) => policy.isQuantityShippingFee);

/**
 * What a parcel's row says of its fee (SH-02, SH-04, SH-05, SH-07).
 * @example
 * const fees = { fee: noWon, onArrival: O.none, isSpecial: false };
 * [feeDisplay(fees, [plainPolicy], true), feeDisplay(fees, [plainPolicy], false)]; // [ { type: 'FREE' }, { type: 'UNKNOWN' } ]
 * feeDisplay({ ...fees, isSpecial: true }, [plainPolicy], true); // { type: 'SEPARATE' }
 */
export const feeDisplay = (
  { fee, onArrival, isSpecial }: Pick<BundleFee, 'fee' | 'onArrival' | 'isSpecial'>,
  policies: readonly Pick<ShippingPolicy, 'isDisplayShippingFee'>[],
  shippingKnown: boolean,
): FeeDisplay => {
  if (!isShippingFeeShown(policies)) return { type: 'HIDDEN' };
  if (!shippingKnown) return { type: 'UNKNOWN' };
  if (fee !== 0 || O.isSome(onArrival)) return { type: 'FEE', inAdvance: fee, onArrival };
  return { type: isSpecial ? 'SEPARATE' : 'FREE' };
};
