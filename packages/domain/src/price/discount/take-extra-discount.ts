import { option as O } from 'fp-ts';
import type { CartUnitId } from '../../money/ids.ts';
import { allocate } from '../../money/allocate.ts';
import {
  fullExtraWorth,
  liveCandidates,
  rankedExtraDiscounts,
  type ExtraDiscountOffer,
  type ExtraDiscountWorth,
} from '../../entities/discount/extra-discount.ts';
import type { ExtraDiscountInputs } from '../ledger/ledger-inputs.ts';
import type { ExtraDiscountUse } from '../ledger/step.ts';
import { take, type Line } from '../ledger/line.ts';
import { sum, type Won } from '../../money/won.ts';

/** The extra discount of an order: which one, how much, and over which units it was spread (DC-04, DC-06). */
export interface AppliedExtraDiscount extends ExtraDiscountWorth {
  /** The units that bear a part of it. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** What an extra discount's entry in the ledger says (PR-08). */
export const extraDiscountInputs = ({ best: { candidate, worth }, basis }: ExtraDiscountUse): ExtraDiscountInputs => ({
  ...(candidate.unit === 'Rate' ? { rate: candidate.discountRate } : { once: candidate.discountAmount }),
  basis,
  ...(candidate.baseAmount > 0 ? { from: candidate.baseAmount } : {}),
  ...(worth < fullExtraWorth(candidate, basis) ? { limit: worth } : {}),
});

/** The best extra discount of an offer on what the units cost together, in won; undefined where none applies (DC-04). */
export const extraDiscountOf = (offer: ExtraDiscountOffer | undefined, basis: Won): ExtraDiscountWorth | undefined =>
  offer && rankedExtraDiscounts(liveCandidates(offer), basis)[0];

/**
 * Takes the best extra discount off what is left of the selected units' prices, spread over them without losing a won
 * (DC-04). Nothing where no candidate applies.
 */
export const takeExtraDiscount = (
  lines: readonly Line[],
  offer: ExtraDiscountOffer,
): O.Option<AppliedExtraDiscount> => {
  if (offer.candidates.length === 0) return O.none;
  // by unit number, so that shares do not depend on the cart's order; what costs nothing can be reduced by nothing
  const on = lines.filter((line) => line.left > 0).toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
  const lefts = on.map((line) => line.left);
  const basis = sum(lefts);
  const best = extraDiscountOf(offer, basis);
  if (!best) return O.none;
  const use: ExtraDiscountUse = { rule: 'ExtraDiscount', best, basis };
  allocate(best.worth, lefts).forEach((share, i) => {
    if (share !== 0 && on[i]) take(on[i], share, use);
  });
  return O.some({ ...best, cartUnitIds: on.map((line) => line.unit.cartUnitId) });
};
