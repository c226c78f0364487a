import type { Cart } from '../cart/cart.ts';
import {
  extraWorth,
  liveCandidates,
  rankedExtraDiscounts,
  type ExtraDiscountCandidate,
  type ExtraDiscountOffer,
} from '../entities/discount/discount.ts';
import { extraDiscountOfferOf, pricedOf } from './priced-of.ts';
import { sum, won, type Won } from '../money/won.ts';
import { isOrderable } from '../entities/cart/cart-unit.ts';
import { unitsOfTab } from '../entities/cart/tree.ts';
import { unitSummary } from '../price/priced-cart.ts';
import type { CartUnitId } from '../money/ids.ts';

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

const none: ExtraDiscountNudge = { type: 'NONE' };

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

/**
 * Returns the next extra discount: the nearest threshold above the total with a better candidate, and the missing
 * amount (DC-05).
 * @param total of the selected units after discounts and coupons, in won
 */
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
