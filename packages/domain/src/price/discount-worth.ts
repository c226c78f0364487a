import { option as O } from 'fp-ts';
import type { CalcTypeSub, DiscountPolicy } from './discount.ts';
import { least, noWon, percentOf, times, type Won } from './won.ts';

/** What a discount is worked out from. */
export interface Basis {
  /** What a rate is taken from, in won. */
  readonly price: Won;
  /** Pieces that the discount applies to. */
  readonly pieces: number;
  /** A rate of each piece, rounded piece by piece, in won; 0 where the policy does not round so. */
  readonly ratedEach: Won;
}

/** To how many pieces a policy applies at most. */
export const mostPieces = ({ maxAppliedQuantity }: DiscountPolicy): number =>
  O.isSome(maxAppliedQuantity) ? maxAppliedQuantity.value : Number.MAX_SAFE_INTEGER;

/** Whether so many pieces of such a price, in won, reach a policy's minimum. */
export const isEarned = ({ basisKind, minApplyCondition }: DiscountPolicy, pieces: number, price: number): boolean =>
  (basisKind === 'Quantity' ? pieces : price) >= minApplyCondition;

/** How a policy counts: as it says, else an amount off each piece and a rate off all together. */
export const calcTypeSubOf = ({ calcType, calcTypeSub }: DiscountPolicy): CalcTypeSub => {
  if (O.isSome(calcTypeSub)) return calcTypeSub.value;
  return calcType === 'Rate' ? 'Total' : 'Each';
};

/** A rate of each piece, rounded piece by piece, in won: 0 for every policy that does not round so. */
export const ratedPieces = (policy: DiscountPolicy, piece: Won, pieces: number): Won =>
  policy.calcType === 'Rate' && calcTypeSubOf(policy) === 'Each'
    ? times(percentOf(piece, policy.discountRate), pieces)
    : noWon;

/** What a policy's rate or amount comes to, in won, before its greatest amount limits it. */
export const fullWorth = (policy: DiscountPolicy, { price, pieces, ratedEach }: Basis): Won => {
  const isEach = calcTypeSubOf(policy) === 'Each';
  if (policy.calcType === 'Rate') return isEach ? ratedEach : percentOf(price, policy.discountRate);
  return isEach ? times(policy.discountPrice, pieces) : policy.discountPrice;
};

/** At most what a policy ever takes off, in won. */
export const limited = ({ maxDiscountPrice }: DiscountPolicy, full: Won): Won =>
  O.isSome(maxDiscountPrice) ? least(full, maxDiscountPrice.value) : full;
