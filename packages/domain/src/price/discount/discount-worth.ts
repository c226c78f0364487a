import { option as O } from 'fp-ts';
import type { DiscountPolicy } from '../../entities/discount/discount.ts';
import type { Worth } from '../ledger/step.ts';
import { least, noWon, percentOf, times, type Won } from '../../money/won.ts';

/** To how many pieces a policy applies at most. */
export const mostPieces = ({ maxAppliedQuantity }: DiscountPolicy): number =>
  O.isSome(maxAppliedQuantity) ? maxAppliedQuantity.value : Number.MAX_SAFE_INTEGER;

/** Whether so many pieces of such a price, in won, reach a policy's minimum. */
export const isEarned = ({ basisKind, minApplyCondition }: DiscountPolicy, pieces: number, price: number): boolean =>
  (basisKind === 'Quantity' ? pieces : price) >= minApplyCondition;

/** Whether a policy counts for each piece: as it says, else an amount off each piece and a rate off all together. */
export const isOffEach = ({ calcType, calcTypeSub }: DiscountPolicy): boolean =>
  O.isSome(calcTypeSub) ? calcTypeSub.value === 'Each' : calcType === 'Amount';

/** The rate of each piece, rounded piece by piece, in won: 0 where a policy takes an amount, whatever its rate says. */
export const ratedPieces = (policy: DiscountPolicy, piece: Won, pieces: number): Won =>
  policy.calcType === 'Rate' ? times(percentOf(piece, policy.discountRate), pieces) : noWon;

/**
 * What a policy's rate or amount comes to.
 * @param ratedEach a rate of each of the pieces, rounded piece by piece, in won
 */
export const worthOf = (policy: DiscountPolicy, price: Won, pieces: number, ratedEach: Won): Worth => {
  const isEach = isOffEach(policy);
  if (policy.calcType === 'Rate')
    return { price, pieces, full: isEach ? ratedEach : percentOf(price, policy.discountRate) };
  return { price, pieces, full: isEach ? times(policy.discountPrice, pieces) : policy.discountPrice };
};

/** What a policy gives of what it comes to: at most its greatest amount, in won. */
export const limited = ({ maxDiscountPrice }: DiscountPolicy, { full }: Worth): Won =>
  O.isSome(maxDiscountPrice) ? least(full, maxDiscountPrice.value) : full;
