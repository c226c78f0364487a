import type { Cart } from '../cart/cart.ts';
import {
  extraWorth,
  liveCandidates,
  rankedExtraDiscounts,
  type ExtraDiscountCandidate,
  type ExtraDiscountOffer,
} from '../entities/discount/extra-discount.ts';
import { extraDiscountOfferOf, pricedOf } from './priced-of.ts';
import { sum, won, type Won } from '../money/won.ts';
import { isOrderable } from '../entities/cart/cart-unit.ts';
import { unitsOfTab } from '../entities/cart/tabs.ts';
import { unitSummary } from '../price/priced/summary.ts';

/** How far the next extra discount is (DC-05). */
export type ExtraDiscountNudge =
  /** There is no better one to reach. */
  | { readonly type: 'NONE' }
  /** A better one can be reached by selecting more. */
  | {
      readonly type: 'MORE';
      /** The extra discount that comes next. */
      readonly candidate: ExtraDiscountCandidate;
      /** How much more to select, in won, above 0. */
      readonly missing: Won;
      /** What it takes off once it is reached, in won. */
      readonly worth: Won;
    };

const none: ExtraDiscountNudge = { type: 'NONE' };

/** The best candidate at a total where some begin, if it takes off more than any that began before: then it begins there. */
const newAt = (candidates: readonly ExtraDiscountCandidate[], base: Won): ExtraDiscountCandidate | undefined => {
  const [best] = rankedExtraDiscounts(candidates, base);
  if (!best) return undefined;
  const earlier = candidates.filter(({ baseAmount }) => baseAmount < base);
  return earlier.every((candidate) => extraWorth(candidate, base) < best.worth) ? best.candidate : undefined;
};

/**
 * The next extra discount: the nearest base amount above the total at which another candidate gives more than all
 * before it, and how much more to select to be there (DC-05).
 * @param total of the selected units after discounts and coupons, in won
 * @example
 * const nudge = extraDiscountNudge({ candidates: [anExtraDiscount()], now }, won(8_500));
 * nudge.type === 'MORE' && [nudge.missing, nudge.worth]; // [ 1500, 500 ]
 */
export const extraDiscountNudge = (offer: ExtraDiscountOffer, total: Won): ExtraDiscountNudge => {
  const live = liveCandidates(offer);
  const bases = [...new Set(live.map(({ baseAmount }) => baseAmount))].filter((base) => base > total);
  for (const base of bases.toSorted((a, b) => a - b)) {
    const candidate = newAt(live, base);
    if (candidate) return { type: 'MORE', candidate, missing: won(base - total), worth: extraWorth(candidate, base) };
  }
  return none;
};

/**
 * The nudge of a cart's selection in the current tab; none where the storefront has no extra discounts (DC-04, DC-05).
 * @example
 * const from40000 = anExtraDiscount({ baseAmount: won(40_000) });
 * const nudge = extraDiscountNudgeOf({ ...cart, extraDiscountCandidates: [from40000], pricesAsOf: now });
 * nudge.type === 'MORE' && [nudge.missing, nudge.worth]; // [ 4210, 2000 ]
 */
export const extraDiscountNudgeOf = (state: Cart, priced = pricedOf(state)): ExtraDiscountNudge =>
  extraDiscountNudge(extraDiscountOfferOf(state), priced.extraDiscountBasis);

/**
 * What could still be selected in the current tab, after discounts, in won: no nudge asks for more (DC-05).
 * @example
 * [selectableMore(cart), selectableMore({ ...cart, selected: [cartUnitId(1)] })]; // [ 0, 9990 ]
 */
export const selectableMore = (state: Cart, priced = pricedOf(state)): Won => {
  const selected = new Set(state.selected);
  const others = unitsOfTab(state.units, state.tab).filter(
    (unit) => isOrderable(unit) && !selected.has(unit.cartUnitId),
  );
  return sum(others.map(({ cartUnitId }) => unitSummary(priced, cartUnitId).price));
};
