import { option as O } from 'fp-ts';
import type { DiscountPolicy } from '../../entities/discount/discount.ts';
import type { Worth } from '../ledger/step.ts';
import { least, noWon, percentOf, times, type Won } from '../../money/won.ts';

export const mostPieces = ({ maxAppliedQuantity }: DiscountPolicy): number =>
  O.isSome(maxAppliedQuantity) ? maxAppliedQuantity.value : Number.MAX_SAFE_INTEGER;

/** True if the pieces or their price in won reach the minimum. */
export const isEarned = ({ basisKind, minApplyCondition }: DiscountPolicy, pieces: number, price: number): boolean =>
  (basisKind === 'Quantity' ? pieces : price) >= minApplyCondition;

/** True if the policy applies per piece. By default amounts do and rates do not. */
export const isOffEach = ({ calcType, calcTypeSub }: DiscountPolicy): boolean =>
  O.isSome(calcTypeSub) ? calcTypeSub.value === 'Each' : calcType === 'Amount';

/** Returns the rate rounded per piece, in won; 0 for amount policies. */
export const ratedPieces = (policy: DiscountPolicy, piece: Won, pieces: number): Won =>
  policy.calcType === 'Rate' ? times(percentOf(piece, policy.discountRate), pieces) : noWon;

/**
 * Returns the discount before its cap.
 * @param ratedEach rate rounded per piece, in won
 */
export const worthOf = (policy: DiscountPolicy, price: Won, pieces: number, ratedEach: Won): Worth => {
  const isEach = isOffEach(policy);
  if (policy.calcType === 'Rate')
    return { price, pieces, full: isEach ? ratedEach : percentOf(price, policy.discountRate) };
  return { price, pieces, full: isEach ? times(policy.discountPrice, pieces) : policy.discountPrice };
};

/** Caps a discount at the policy’s maximum, in won. */
export const limited = ({ maxDiscountPrice }: DiscountPolicy, { full }: Worth): Won =>
  O.isSome(maxDiscountPrice) ? least(full, maxDiscountPrice.value) : full;
