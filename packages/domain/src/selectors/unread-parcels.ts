import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { BundleKey } from '../money/ids.ts';
import type { Cart, PriceAnswer } from '../cart/cart.ts';

const none: ReadonlySet<BundleKey> = new Set();

/**
 * Returns the parcels with unknown shipping: an unreadable policy, term or server fee. Fees are never guessed
 * (CM-53).
 * @param answer server fees of exactly the bought units, if available
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
