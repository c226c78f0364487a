import { option as O } from 'fp-ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { BundleKey, CartUnitId } from '../cart/ids.ts';
import type { CartState, PriceAnswer } from '../cart/state.ts';
import type { OverseaIn } from '../oversea/oversea-in.ts';

const keysOf = (units: readonly CartUnit[]): readonly BundleKey[] => units.map(({ bundleKey }) => bundleKey);

/** Parcels of which a policy, or what is the same for the whole parcel, could not be read. */
const withoutTerms = ({ missing, units, shippingPolicies, bundleTerms }: CartState): readonly BundleKey[] => {
  if (!missing.includes('ShippingTerms')) return [];
  const policies = new Set(shippingPolicies.map(({ shippingPolicyKey }) => shippingPolicyKey));
  const parcels = new Set(bundleTerms.map(({ bundleKey }) => bundleKey));
  return keysOf(units.filter((unit) => !policies.has(unit.shippingPolicyKey) || !parcels.has(unit.bundleKey)));
};

/** Parcels of which the server's fee came and could not be read. */
const withoutFee = ({ missing, units }: CartState, answer: O.Option<PriceAnswer>): readonly BundleKey[] => {
  if (!missing.includes('ShippingFee') || O.isNone(answer)) return [];
  const { bundles, inputs } = answer.value;
  const asked = new Set(inputs.selected);
  const read = new Set(bundles.map(({ bundleKey }) => bundleKey));
  return keysOf(units.filter(({ cartUnitId }) => asked.has(cartUnitId))).filter((key) => !read.has(key));
};

/**
 * The parcels whose shipping is not known because a part of an answer could not be read: no fee is guessed (CM-53, SH-05).
 * @param answer the server's fees of just the units that are being bought, where it has said them
 */
export const unreadParcelsOf = (state: CartState, answer: O.Option<PriceAnswer>): ReadonlySet<BundleKey> =>
  new Set([...withoutTerms(state), ...withoutFee(state, answer)]);

/** Whether the chosen company's fee for a unit that it carries came and could not be read (CM-53, OV-03). */
export const lacksOverseaFee = (
  { missing }: Pick<CartState, 'missing'>,
  { selectedCompany, fees, unavailable }: OverseaIn,
  selected: readonly CartUnitId[],
): boolean => {
  if (!missing.includes('OverseaFee')) return false;
  const asked = fees.find(({ shippingCompany }) => shippingCompany === selectedCompany)?.shippingFees ?? [];
  const staying = unavailable.find(({ shippingCompany }) => shippingCompany === selectedCompany);
  const settled = new Set([...asked.map(({ cartUnitId }) => cartUnitId), ...(staying?.unavailableCartUnitIds ?? [])]);
  return selected.some((id) => !settled.has(id));
};
