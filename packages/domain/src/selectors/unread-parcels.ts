import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { BundleKey } from '../money/ids.ts';
import type { Cart, PriceAnswer } from '../cart/cart.ts';

const none: ReadonlySet<BundleKey> = new Set();

/**
 * The parcels whose shipping is not known because a part of an answer could not be read: a policy, what is the same for
 * the whole parcel, or the server's fee. No fee is guessed (CM-53, SH-05).
 * @param answer the server's fees of just the units that are being bought, where it has said them
 */
export const unreadParcelsOf = (
  { missing, units, shippingPolicies, bundleTerms }: Cart,
  answer: O.Option<PriceAnswer>,
): ReadonlySet<BundleKey> => {
  if (missing.length === 0) return none;
  const lacksTerms = ({ shippingPolicyKey: key, bundleKey: parcel }: CartUnit): boolean =>
    missing.includes('ShippingTerms') &&
    !(
      shippingPolicies.some(({ shippingPolicyKey }) => shippingPolicyKey === key) &&
      bundleTerms.some(({ bundleKey }) => bundleKey === parcel)
    );
  const lacksFee = ({ cartUnitId, bundleKey: parcel }: CartUnit): boolean =>
    missing.includes('ShippingFee') &&
    O.isSome(answer) &&
    answer.value.inputs.selected.includes(cartUnitId) &&
    !answer.value.bundles.some(({ bundleKey }) => bundleKey === parcel);
  return new Set(units.filter((unit) => lacksTerms(unit) || lacksFee(unit)).map(({ bundleKey }) => bundleKey));
};
