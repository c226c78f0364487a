import type { PricingInput } from '../price/price-steps.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';
import { isOrderable, unitsById, type CartUnit } from '../entities/cart/cart-unit.ts';
import { once } from '../money/reuse.ts';
import type { Cart, PriceAnswer, PricedInputs, PricePart } from '../cart/cart.ts';
import { unitsOfTab } from '../entities/cart/tree.ts';
import { overseaIn } from './situation.ts';
import { orderFeaturesOf } from '../storefront/features.ts';
import type { ExtraDiscountOffer } from '../entities/discount/discount.ts';
import { lacksFee } from '../price/parcel/shipping-fees.ts';
import { priceCart } from '../price/price-cart.ts';
import type { BundleKey, CartUnitId } from '../money/ids.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import type { ShippingBundle } from '../entities/shipping/policy.ts';
import type { Won } from '../money/won.ts';

const chosenOf = (
  { units, tab }: Pick<Cart, 'units' | 'tab'>,
  isSelected: ReadonlySet<CartUnitId>,
): readonly CartUnit[] => unitsOfTab(units, tab).filter((unit) => isSelected.has(unit.cartUnitId) && isOrderable(unit));

/** Returns the selected orderable units of the current tab, in cart order (SE-04). */
export const chosenUnits = (state: Pick<Cart, 'units' | 'selected' | 'tab'>): readonly CartUnit[] =>
  chosenOf(state, new Set(state.selected));

const chosenIds = (state: Cart): ReadonlySet<CartUnitId> => {
  const isSelected = new Set(state.selected);
  const chosen = chosenOf(state, isSelected);
  // usually all selected units are chosen, so the same set is reused
  return chosen.length === isSelected.size ? isSelected : new Set(chosen.map((unit) => unit.cartUnitId));
};

/** Returns the inputs of the price; a server answer applies only to equal inputs (SE-03). */
export const pricedInputsOf = (state: Pick<Cart, 'units' | 'selected' | 'tab'>): PricedInputs => {
  // sorted by unit number, because prices do not depend on the cart order
  const chosen = chosenUnits(state).toSorted((a, b) => a.cartUnitId - b.cartUnitId);
  return { selected: chosen.map((unit) => unit.cartUnitId), quantities: chosen.map((unit) => unit.quantity) };
};

/** True if two sets of inputs are the same. */
export const samePricedInputs = (a: PricedInputs, b: PricedInputs): boolean =>
  a.selected.length === b.selected.length &&
  a.selected.every((id, i) => id === b.selected[i] && a.quantities[i] === b.quantities[i]);

/**
 * True if overseas fees are known: earlier fees stay valid while they are read again, and none after a failure (SH-05).
 * @example
 * areFeesRead({ ...anOversea('CJ'), country: 'Japan' }); // true
 */
const areFeesRead = ({ status, fees, selectedCompany }: OverseaIn): boolean =>
  status === 'Known' ||
  (status !== 'Failed' && fees.some(({ shippingCompany }) => shippingCompany === selectedCompany));

/** True until overseas fees are first read; the total excludes shipping until then (OV-03). */
export const isOverseaAwaited = (state: Cart): boolean => {
  const oversea = overseaIn(state);
  return oversea !== undefined && oversea.status !== 'Failed' && !areFeesRead(oversea);
};

/** Returns the cart with pending quantities, so that the total updates immediately (QT-05, PR-06). Other units stay the same objects. */
export const withRequestedQuantities = (state: Cart): Cart => {
  const byId = unitsById(state.units);
  const changed = state.saving.filter(({ cartUnitId, quantity }) => byId.get(cartUnitId)?.quantity !== quantity);
  if (changed.length === 0) return state;
  const quantityOf = new Map(changed.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  const units = state.units.map((unit) => {
    const quantity = quantityOf.get(unit.cartUnitId);
    return quantity === undefined ? unit : { ...unit, quantity };
  });
  return { ...state, units };
};

const noParcels: ReadonlySet<BundleKey> = new Set();

/** Returns the parcels with unknown shipping (CM-53); `answer` has server fees of exactly the bought units. */
const unreadParcelsOf = (
  { missing, units, shipping: { policies: shippingPolicies, bundleTerms } }: Cart,
  answer: PriceAnswer | undefined,
): ReadonlySet<BundleKey> => {
  if (missing.length === 0) return noParcels;
  const lacksTerms = ({ shippingPolicyKey: key, bundleKey: parcel }: CartUnit): boolean =>
    missing.includes('ShippingTerms') &&
    !(
      shippingPolicies.some(({ shippingPolicyKey }) => shippingPolicyKey === key) &&
      bundleTerms.some(({ bundleKey }) => bundleKey === parcel)
    );
  const lacksFee = ({ cartUnitId, bundleKey: parcel }: CartUnit): boolean =>
    missing.includes('ShippingFee') &&
    answer !== undefined &&
    answer.inputs.selected.includes(cartUnitId) &&
    !answer.bundles.some(({ bundleKey }) => bundleKey === parcel);
  return new Set(units.filter((unit) => lacksTerms(unit) || lacksFee(unit)).map(({ bundleKey }) => bundleKey));
};

/**
 * Returns the pricing input, with quantities that are being saved.
 * @example
 * const saving = [{ cartUnitId: cartUnitId(1), quantity: 5 }];
 * pricingInput({ ...cart, saving }).units.map(({ quantity }) => quantity); // [ 5, 1 ]
 */
export const pricingInput = (saved: Cart): PricingInput => {
  const state = withRequestedQuantities(saved);
  // lazy, because sorting is needed only for comparisons
  const inputs = once(() => pricedInputsOf(state));
  const { answer, status } = state.serverPrices;
  const oversea = overseaIn(state);
  const isOverseaRead = (terms: OverseaIn): boolean =>
    areFeesRead(terms) && !(state.missing.includes('OverseaFee') && lacksFee(terms, inputs().selected));
  const current =
    status === 'Known'
      ? answer !== undefined && samePricedInputs(answer.inputs, inputs())
        ? answer
        : undefined
      : undefined;
  return {
    units: state.units,
    selected: chosenIds(state),
    shippingPolicies: state.shipping.policies,
    bundleTerms: state.shipping.bundleTerms,
    appliedCoupons: state.coupons.applied,
    buyer: state.buyer,
    thresholds: state.shipping.thresholds,
    serverBundles: current?.bundles,
    unreadParcels: unreadParcelsOf(state, current),
    shippingKnown: status !== 'Failed' && (oversea === undefined || isOverseaRead(oversea)),
    fundingDiscounts: state.discounts.funding,
    appliedPromotions: state.appliedPromotions,
    extraDiscounts: extraDiscountOfferOf(state),
    oversea,
    rounding: state.storefront.rounding,
  };
};

/**
 * Returns the extra discounts of a cart; empty if the storefront has none (DC-04).
 * @example
 * const state = replaceFields(cart, { discounts: { extra: [anExtraDiscount()] } });
 * extraDiscountOfferOf(state).candidates.length; // 1
 * extraDiscountOfferOf({ ...state, storefront: aStorefront({ language: 'en' }) }).candidates.length; // 0
 */
export const extraDiscountOfferOf = ({
  storefront,
  discounts: { extra: candidates },
  pricesAsOf: now,
}: Pick<Cart, 'storefront' | 'discounts' | 'pricesAsOf'>): ExtraDiscountOffer => ({
  candidates: orderFeaturesOf(storefront).extraDiscount ? candidates : [],
  now,
  rounding: storefront.rounding,
});

/** True until extra discounts are read, if the storefront has them; the total may still fall (DC-04). */
export const areExtraDiscountsAwaited = ({
  storefront,
  pricesAsOf,
}: Pick<Cart, 'storefront' | 'pricesAsOf'>): boolean => orderFeaturesOf(storefront).extraDiscount && pricesAsOf === 0;

/** Prices a cart, with the quantities that are being saved (PR-08, QT-05). */
export type Price = (state: Cart) => PricedCart;

/** Prices a cart, with the quantities that are being saved (PR-08, QT-05). It caches nothing: see `createPricer`. */
export const pricedOf: Price = (state) => priceCart(pricingInput(state));

/** Returns the amount to pay, in minor units. */
export const payableOf = (state: Cart): Won => pricedOf(state).payable;

/** Parts whose absence has an unknown effect on the total. Shipping is handled by pricing. */
const unsure: readonly PricePart[] = ['Discount', 'FundingDiscount', 'ExtraDiscount', 'Coupon'];

/** True if all parts of the total were read. Otherwise only the server knows the price of an order (CM-53, SH-05). */
export const isTotalKnown = (state: Cart): boolean =>
  pricedOf(state).shippingKnown && !state.missing.some((part) => unsure.includes(part));

/** Returns the shipping fees of the selected parcels in the format of the server (CM-13). */
export const shippingBundlesOf = (state: Cart, priced = pricedOf(state)): readonly ShippingBundle[] => {
  const maxCharge = new Map(state.shipping.bundleTerms.map((terms) => [terms.bundleKey, terms.isMaxCharge]));
  return [...priced.bundleFees.values()].map(({ bundleKey, fullFee }) => ({
    bundleKey,
    shippingFee: fullFee,
    isMaxCharge: maxCharge.get(bundleKey) ?? false,
  }));
};

/** Returns the fee of each selected unit with a company; 0 from the free threshold on (OV-03, OV-11). */
export const overseaFeesWith = (state: Cart, company: ShippingCompanyType): readonly Won[] => {
  const input = pricingInput({
    ...state,
    destination: { ...state.destination, overseas: { ...state.destination.overseas, selectedCompany: company } },
  });
  // fees read before a failure are not charged, but shown dimmed
  const { entries } = priceCart({ ...input, shippingKnown: true });
  return entries.flatMap(({ kind, amount }) => (kind === 'OverseaShipping' ? [amount] : []));
};
