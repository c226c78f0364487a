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

export interface AppliedExtraDiscount extends ExtraDiscountWorth {
  readonly cartUnitIds: readonly CartUnitId[];
}

export const extraDiscountInputs = ({ best: { candidate, worth }, basis }: ExtraDiscountUse): ExtraDiscountInputs => ({
  ...(candidate.unit === 'Rate' ? { rate: candidate.discountRate } : { once: candidate.discountAmount }),
  basis,
  ...(candidate.baseAmount > 0 ? { from: candidate.baseAmount } : {}),
  ...(worth < fullExtraWorth(candidate, basis) ? { limit: worth } : {}),
});

export const extraDiscountOf = (offer: ExtraDiscountOffer | undefined, basis: Won): ExtraDiscountWorth | undefined =>
  offer && rankedExtraDiscounts(liveCandidates(offer), basis)[0];

/**
 * Applies the best extra discount to the remaining prices of the selected units and splits it without losing a won.
 */
export const takeExtraDiscount = (
  lines: readonly Line[],
  offer: ExtraDiscountOffer,
): O.Option<AppliedExtraDiscount> => {
  if (offer.candidates.length === 0) return O.none;
  // By unit number, so that shares do not depend on cart order. Free units are skipped.
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
