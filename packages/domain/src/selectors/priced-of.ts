import type { PricingInput } from '../price/pricing-input.ts';
import type { PricedCart } from '../price/priced/priced-cart.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';
import { option as O } from 'fp-ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { unitChanged, type UnitChange } from '../entities/cart/unit-changed.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import { once, onceFor } from '../money/once.ts';
import type { CartState, PriceAnswer, PricedInputs } from '../state/state.ts';
import { isInTab, unitsOfTab } from '../entities/cart/tabs.ts';
import { overseaIn } from './oversea-in.ts';
import { featuresOf } from '../storefront/features.ts';
import type { ExtraDiscountOffer } from '../entities/discount/extra-discount.ts';
import { lacksFee } from '../price/overseas/overseas-fees.ts';
import { priceCart } from '../price/price-cart.ts';
import {
  cartOfClusters,
  isBuying,
  priceClusters,
  withServerFees,
  withUnit,
  type PricedClusters,
} from '../price/price-clusters.ts';
import { withRequestedQuantities } from './requested-quantities.ts';
import { unreadParcelsOf } from './unread-parcels.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Won } from '../money/won.ts';

const chosenOf = (
  { units, tab }: Pick<CartState, 'units' | 'tab'>,
  isSelected: ReadonlySet<CartUnitId>,
): readonly CartUnit[] => unitsOfTab(units, tab).filter((unit) => isSelected.has(unit.cartUnitId) && isOrderable(unit));

/**
 * The units that totals and checkout concern: selected, orderable, of the current tab, in the cart's order (SE-04).
 * @example
 * chosenUnits({ ...cart, selected: [cartUnitId(2)] }).map(productOf); // [ 'Pears' ]
 * chosenUnits({ ...cart, tab: 'SmileFresh' }); // []
 */
export const chosenUnits = (state: Pick<CartState, 'units' | 'selected' | 'tab'>): readonly CartUnit[] =>
  chosenOf(state, new Set(state.selected));

/** Their numbers. */
const chosenIds = (state: CartState): ReadonlySet<CartUnitId> => {
  const isSelected = new Set(state.selected);
  const chosen = chosenOf(state, isSelected);
  // most often all that is selected: a second set takes as long as all else here
  return chosen.length === isSelected.size ? isSelected : new Set(chosen.map((unit) => unit.cartUnitId));
};

/**
 * What prices depend on: an answer of the server counts only while these are the same (SE-03).
 * @example
 * pricedInputsOf(cart); // { selected: [ 1, 2 ], quantities: [ 2, 1 ] }
 */
export const pricedInputsOf = (state: Pick<CartState, 'units' | 'selected' | 'tab'>): PricedInputs => {
  // by unit number: the cart's order means nothing to a price
  const chosen = chosenUnits(state).toSorted((a, b) => a.cartUnitId - b.cartUnitId);
  return { selected: chosen.map((unit) => unit.cartUnitId), quantities: chosen.map((unit) => unit.quantity) };
};

/**
 * Whether two sets of inputs are the same.
 * @example
 * samePricedInputs(pricedInputsOf(cart), pricedInputsOf({ ...cart, units: cart.units.toReversed() })); // true
 * samePricedInputs(pricedInputsOf(cart), pricedInputsOf({ ...cart, selected: [] })); // false
 */
export const samePricedInputs = (a: PricedInputs, b: PricedInputs): boolean =>
  a.selected.length === b.selected.length &&
  a.selected.every((id, i) => id === b.selected[i] && a.quantities[i] === b.quantities[i]);

/** Whether fees overseas are there: those from before hold while they are asked for anew, none after a failure (SH-05). */
const areFeesRead = ({ status, fees, selectedCompany }: OverseaIn): boolean =>
  status === 'Known' ||
  (status !== 'Failed' && fees.some(({ shippingCompany }) => shippingCompany === selectedCompany));

/**
 * Whether what shipping overseas costs has yet to be read for the first time: until then the total lacks shipping (OV-03).
 * @example
 * const toJapan = { ...cart, shippingCountry: 'Japan' };
 * [isOverseaAwaited(toJapan), isOverseaAwaited({ ...toJapan, oversea: anOversea('CJ') })]; // [ true, false ]
 */
export const isOverseaAwaited = (state: CartState): boolean =>
  O.exists((oversea: OverseaIn) => oversea.status !== 'Failed' && !areFeesRead(oversea))(overseaIn(state));

/**
 * What prices a state, with the quantities that are being saved.
 * @example
 * const saving = [{ cartUnitId: cartUnitId(1), quantity: 5 }];
 * pricingInput({ ...cart, saving }).units.map(({ quantity }) => quantity); // [ 5, 1 ]
 */
export const pricingInput = (saved: CartState): PricingInput => {
  const state = withRequestedQuantities(saved);
  // by unit number, which takes longer than all else here: only where something is compared with it
  const inputs = once(() => pricedInputsOf(state));
  const { answer, status } = state.serverPrices;
  const oversea = overseaIn(state);
  const isOverseaRead = (terms: OverseaIn): boolean =>
    areFeesRead(terms) && !(state.missing.includes('OverseaFee') && lacksFee(terms, inputs().selected));
  const current =
    status === 'Known' ? O.filter((one: PriceAnswer) => samePricedInputs(one.inputs, inputs()))(answer) : O.none;
  return {
    units: state.units,
    selected: chosenIds(state),
    shippingPolicies: state.shippingPolicies,
    bundleTerms: state.bundleTerms,
    appliedCoupons: state.appliedCoupons,
    buyer: state.buyer,
    thresholds: state.environment.freeShippingThresholds,
    serverBundles: O.map(({ bundles }: PriceAnswer) => bundles)(current),
    unreadParcels: unreadParcelsOf(state, current),
    shippingKnown: status !== 'Failed' && (O.isNone(oversea) || isOverseaRead(oversea.value)),
    fundingDiscounts: state.fundingDiscounts,
    appliedPromotions: state.appliedPromotions,
    extraDiscounts: extraDiscountOfferOf(state),
    oversea,
  };
};

/**
 * The extra discounts of a cart: none but where the storefront has them (DC-04).
 * @example
 * const state = { ...cart, extraDiscountCandidates: [anExtraDiscount()] };
 * extraDiscountOfferOf(state).candidates.length; // 1
 * extraDiscountOfferOf({ ...state, storefront: aStorefront({ language: 'en' }) }).candidates.length; // 0
 */
export const extraDiscountOfferOf = ({
  storefront,
  extraDiscountCandidates: candidates,
  pricesAsOf: now,
}: Pick<CartState, 'storefront' | 'extraDiscountCandidates' | 'pricesAsOf'>): ExtraDiscountOffer => ({
  candidates: featuresOf(storefront).extraDiscount ? candidates : [],
  now,
});

/**
 * Whether extra discounts have yet to be read where the storefront has them: until then the total may still fall (DC-04).
 * @example
 * [areExtraDiscountsAwaited(cart), areExtraDiscountsAwaited({ ...cart, pricesAsOf: now })]; // [ true, false ]
 */
export const areExtraDiscountsAwaited = ({
  storefront,
  pricesAsOf,
}: Pick<CartState, 'storefront' | 'pricesAsOf'>): boolean => featuresOf(storefront).extraDiscount && pricesAsOf === 0;

/** A State that was priced, by clusters where one unit after another changed. */
interface PricedState {
  readonly state: CartState;
  readonly priced: PricedCart;
  readonly clusters?: PricedClusters;
}

/** Whether all that prices depend on is the same, beside units, selection and the server's prices of them; written out, for it is asked at every change. */
const haveSameTerms = (a: CartState, b: CartState): boolean =>
  a.tab === b.tab &&
  a.shippingPolicies === b.shippingPolicies &&
  a.bundleTerms === b.bundleTerms &&
  a.appliedCoupons === b.appliedCoupons &&
  a.buyer === b.buyer &&
  a.environment === b.environment &&
  a.missing === b.missing &&
  a.fundingDiscounts === b.fundingDiscounts &&
  a.appliedPromotions === b.appliedPromotions &&
  a.extraDiscountCandidates === b.extraDiscountCandidates &&
  a.pricesAsOf === b.pricesAsOf &&
  a.storefront === b.storefront &&
  a.shippingCountry === b.shippingCountry &&
  a.oversea === b.oversea;

const isPricedAs = (a: CartState, b: CartState): boolean =>
  a === b ||
  (a.units === b.units && a.selected === b.selected && a.serverPrices === b.serverPrices && haveSameTerms(a, b));

/** Whether clusters price a cart: whether a fee overseas is missing depends on all that is selected. */
const canBeClustered = (state: CartState): boolean =>
  !(isOverseaCountry(state.shippingCountry) && state.missing.includes('OverseaFee'));

/** What prices the clusters of a State: shipping by our own fees, as if it were known. What the server says comes after. */
const clusterInput = (state: CartState): PricingInput => ({
  ...pricingInput({ ...state, serverPrices: { status: 'NotAsked', answer: O.none } }),
  shippingKnown: true,
});

const isShippingRead = (state: CartState): boolean =>
  state.serverPrices.status !== 'Failed' && !O.exists((oversea: OverseaIn) => !areFeesRead(oversea))(overseaIn(state));

const canBeBought = ({ tab }: CartState, unit: CartUnit): boolean => isOrderable(unit) && isInTab(tab)(unit);

/** The clusters after the only change of a State; undefined where they cannot follow it. */
const followed = (clusters: PricedClusters, change: UnitChange, state: CartState): PricedClusters | undefined =>
  withUnit(clusters, change.cartUnitId, ({ unit, isBought }) => {
    if ('isSelected' in change) return { unit, isBought: change.isSelected && canBeBought(state, unit) };
    const isSelected = isBought || state.selected.includes(change.cartUnitId);
    return { unit: change.unit, isBought: isSelected && canBeBought(state, change.unit) };
  });

/** The pieces of each unit that the server was asked about. */
const piecesAsked = onceFor(
  ({ selected, quantities }: PricedInputs) => new Map(selected.map((id, i) => [id, quantities[i] ?? 0])),
);

/** The clusters with the server's fees, where it has said them for just these units (SE-03). */
const withAnswer = (clusters: PricedClusters, state: CartState, changed: CartUnitId | undefined): PricedClusters => {
  const { status, answer } = state.serverPrices;
  if (status !== 'Known' || O.isNone(answer)) return clusters;
  const { inputs, bundles } = answer.value;
  return isBuying(clusters, piecesAsked(inputs), changed)
    ? withServerFees(clusters, {
        ...clusters.input,
        serverBundles: O.some(bundles),
        unreadParcels: unreadParcelsOf(state, answer),
      })
    : clusters;
};

/** A State that differs from one that was priced by one unit at most: its own cluster is priced, and no other. */
const pricedAfter = (before: PricedState | undefined, state: CartState): PricedState | undefined => {
  if (!before || !haveSameTerms(before.state, state) || !canBeClustered(state)) return undefined;
  const isSame = before.state.units === state.units && before.state.selected === state.selected;
  const change = unitChanged(before.state, state);
  if (!isSame && !change) return undefined;
  const after = change && before.clusters ? followed(before.clusters, change, state) : before.clusters;
  const clusters = after ?? priceClusters(clusterInput(state));
  const priced = withAnswer(clusters, state, change?.cartUnitId);
  const inputOf = once(() => pricingInput(state));
  return { state, clusters, priced: cartOfClusters(priced, isShippingRead(state), inputOf) };
};

const KEPT = 4;
let recent: readonly PricedState[] = [];

/**
 * The priced cart of a state, with the quantities that are being saved (PR-08, QT-05): worked out once while nothing
 * that prices it has changed.
 * @example
 * pricedOf(cart).goods; // 35790
 * pricedOf({ ...cart, isOrdering: true }) === pricedOf(cart); // true
 */
export const pricedOf = (saved: CartState): PricedCart => {
  const state = withRequestedQuantities(saved);
  const known = recent.find((one) => isPricedAs(one.state, state));
  if (known) return known.priced;
  const next = pricedAfter(recent[0], state) ?? { state, priced: priceCart(pricingInput(state)) };
  recent = [next, ...recent.slice(0, KEPT - 1)];
  return next.priced;
};

/**
 * What the shopper would pay, in won.
 * @example
 * [payableOf(cart), payableOf({ ...cart, selected: [] })]; // [ 38790, 0 ]
 */
export const payableOf = (state: CartState): Won => pricedOf(state).payable;
