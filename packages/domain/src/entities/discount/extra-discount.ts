import type { Rounding } from '../../money/currency.ts';
import { least, most, noWon, percentOf, type Won } from '../../money/won.ts';

/** An additional discount on the whole selection. At most one applies per order. */
export interface ExtraDiscountCandidate {
  /** Number that the order refers to. */
  readonly masterNo: string;
  readonly unit: 'Rate' | 'Amount';
  /** Minimum total of selected units after discounts and coupons, in won. */
  readonly baseAmount: Won;
  /** For `Amount`: won off the total. */
  readonly discountAmount: Won;
  /** For `Rate`: per cent of the total. */
  readonly discountRate: number;
  readonly maxDiscountAmount: Won | undefined;
  /** Last moment, ISO 8601. */
  readonly endDate: string;
  /** Breaks ties; the lowest wins. */
  readonly sortOrder: number;
}

export interface ExtraDiscountOffer {
  /** Includes expired ones, which never apply. */
  readonly candidates: readonly ExtraDiscountCandidate[];
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Rounding of rates; down if missing. */
  readonly rounding?: Rounding | undefined;
}

/** Returns the unexpired candidates. One with an unreadable end never applies. */
export const liveCandidates = ({ candidates, now }: ExtraDiscountOffer): readonly ExtraDiscountCandidate[] =>
  // A comparison with an unreadable date is false.
  candidates.filter(({ endDate }) => now <= Date.parse(endDate));

/** Returns the discount by rate or amount, without cap and base amount, in won. */
export const fullExtraWorth = (candidate: ExtraDiscountCandidate, total: Won, rounding?: Rounding): Won =>
  candidate.unit === 'Rate' ? percentOf(total, candidate.discountRate, rounding) : candidate.discountAmount;

/**
 * Returns the saving in won, capped by its maximum and the total; 0 below its base amount.
 * @example
 * [9_990, 20_000, 100_000].map((total) => extraWorth(anExtraDiscount(), won(total))); // [ 0, 1000, 3000 ]
 */
export const extraWorth = (candidate: ExtraDiscountCandidate, total: Won, rounding?: Rounding): Won => {
  if (total < candidate.baseAmount) return noWon;
  const full = fullExtraWorth(candidate, total, rounding);
  const limited = candidate.maxDiscountAmount === undefined ? full : least(full, candidate.maxDiscountAmount);
  return most(noWon, least(limited, total));
};

export interface ExtraDiscountWorth {
  readonly candidate: ExtraDiscountCandidate;
  readonly worth: Won;
}

const inOrder = (a: ExtraDiscountWorth, b: ExtraDiscountWorth): number =>
  b.worth - a.worth ||
  a.candidate.sortOrder - b.candidate.sortOrder ||
  (a.candidate.masterNo < b.candidate.masterNo ? -1 : 1);

/** Returns the candidates with a saving, best first, ties by sort order, then by number. */
export const rankedExtraDiscounts = (
  candidates: readonly ExtraDiscountCandidate[],
  total: Won,
  rounding?: Rounding,
): readonly ExtraDiscountWorth[] =>
  candidates
    .map((candidate) => ({ candidate, worth: extraWorth(candidate, total, rounding) }))
    .filter(({ worth }) => worth > 0)
    .toSorted(inOrder);
