import type { BundleKey, CartUnitId } from '../money/ids.ts';
import { type PricedCart, unitSummary } from '../price/priced-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { gaugeOf, sellerGauge, type Gauge, type SellerGauge } from '../price/parcel/bundle-fee.ts';
import { pricedInputsOf, pricedOf, samePricedInputs, extraDiscountOfferOf } from './priced-of.ts';
import {
  extraWorth,
  liveCandidates,
  rankedExtraDiscounts,
  type ExtraDiscountCandidate,
  type ExtraDiscountOffer,
} from '../entities/discount/discount.ts';
import { sum, won, type Won } from '../money/won.ts';
import { isOrderable } from '../entities/cart/cart-unit.ts';
import { unitsOfTab } from '../entities/cart/tree.ts';

/** The gauge of a seller, or pending (FG-02). */
export type SellerGaugeNow =
  /** Gauge by the last loaded fees. */
  SellerGauge /** Fees are still pending. */ | { readonly type: 'PENDING' };

const none = { type: 'NONE' } as const;

/** Returns the gauges of the last answer; undefined for a parcel outside it (FG-02). */
const answeredGauges = ({ serverPrices: { answer } }: Cart, parcels: readonly BundleKey[]): readonly Gauge[] => {
  const known = answer?.gauges ?? [];
  return parcels.map((key) => known.find(({ bundleKey }) => bundleKey === key)?.gauge ?? none);
};

const todaysGauges = ({ bundleFees }: PricedCart, parcels: readonly BundleKey[]): readonly Gauge[] =>
  parcels.map((key) => {
    const fee = bundleFees.get(key);
    return fee ? gaugeOf(fee) : none;
  });

/** True while a shipping answer for the current selection is pending. */
const isAwaited = (state: Cart): boolean => {
  const { status, answer } = state.serverPrices;
  return status !== 'Known' || !(answer !== undefined && samePricedInputs(answer.inputs, pricedInputsOf(state)));
};

const freeParcels = (gauge: SellerGauge): string =>
  gauge.type === 'PARTLY_FREE' ? `${gauge.free} of ${gauge.parcels}` : gauge.type;

/** Returns how far a seller with these selected parcels is from free shipping, by the last response (FG-01, FG-02). */
export const sellerGaugeOf = (state: Cart, parcels: readonly BundleKey[], priced = pricedOf(state)): SellerGaugeNow => {
  if (!priced.shippingKnown) return { type: 'NONE' };
  const told = sellerGauge(answeredGauges(state, parcels));
  if (told.type === 'GAUGE') return told;
  const today = sellerGauge(todaysGauges(priced, parcels));
  if (freeParcels(told) === freeParcels(today)) return told;
  return isAwaited(state) ? { type: 'PENDING' } : today;
};

/** Distance to the next extra discount (DC-05). */
export type ExtraDiscountNudge =
  | { readonly type: 'NONE' }
  | {
      readonly type: 'MORE';
      readonly candidate: ExtraDiscountCandidate;
      /** Additional amount to select in won; above 0. */
      readonly missing: Won;
      /** Saving at the threshold, in won. */
      readonly worth: Won;
    };

const newAt = (
  candidates: readonly ExtraDiscountCandidate[],
  base: Won,
  rounding: ExtraDiscountOffer['rounding'],
): ExtraDiscountCandidate | undefined => {
  const [best] = rankedExtraDiscounts(candidates, base, rounding);
  if (!best) return undefined;
  const earlier = candidates.filter(({ baseAmount }) => baseAmount < base);
  return earlier.every((candidate) => extraWorth(candidate, base, rounding) < best.worth) ? best.candidate : undefined;
};

/** Returns the nearest threshold above a total with a better extra discount, and the missing amount (DC-05). */
export const extraDiscountNudge = (offer: ExtraDiscountOffer, total: Won): ExtraDiscountNudge => {
  const { rounding } = offer;
  const live = liveCandidates(offer);
  const bases = [...new Set(live.map(({ baseAmount }) => baseAmount))].filter((base) => base > total);
  for (const base of bases.toSorted((a, b) => a - b)) {
    const candidate = newAt(live, base, rounding);
    if (!candidate) continue;
    return { type: 'MORE', candidate, missing: won(base - total), worth: extraWorth(candidate, base, rounding) };
  }
  return none;
};

/** Returns the nudge for the selection in the tab, or undefined without extra discounts (DC-05). */
export const extraDiscountNudgeOf = (state: Cart, priced = pricedOf(state)): ExtraDiscountNudge =>
  extraDiscountNudge(extraDiscountOfferOf(state), priced.extraDiscountBasis);

/** Returns the price of selectable units after discounts in won, the upper bound of a nudge (DC-05). */
export const selectableMore = (state: Cart, priced = pricedOf(state)): Won => {
  const selected = new Set(state.selected);
  const others = unitsOfTab(state.units, state.tab).filter(
    (unit) => isOrderable(unit) && !selected.has(unit.cartUnitId),
  );
  return sum(others.map(({ cartUnitId }) => unitSummary(priced, cartUnitId).price));
};

/** An extra discount as an order names it (DC-06). */
export interface OrderedDiscount {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly discountNo: string;
  readonly discountType: 'Extra';
}

/** Returns the applied extra discount for an order, or undefined (DC-06). */
export const orderedDiscountsOf = (state: Cart): readonly OrderedDiscount[] => {
  const { extraDiscount } = pricedOf(state);
  if (extraDiscount === undefined) return [];
  const { candidate, cartUnitIds } = extraDiscount;
  return [{ cartUnitIds, discountNo: candidate.masterNo, discountType: 'Extra' }];
};
