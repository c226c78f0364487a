import { option as O } from 'fp-ts';
import { least, most, noWon, percentOf, type Won } from '../../money/won.ts';

/** A discount on top, on what the whole selection costs (DC-04). At most one applies to an order. */
export interface ExtraDiscountCandidate {
  /** Its number; the order names it (DC-06). */
  readonly masterNo: string;
  /** Whether it takes per cent or won. */
  readonly unit: 'Rate' | 'Amount';
  /** It applies from this total of selected units after discounts and coupons, in won. */
  readonly baseAmount: Won;
  /** Won off the total, for `Amount`. */
  readonly discountAmount: Won;
  /** Per cent of the total, for `Rate`. */
  readonly discountRate: number;
  /** The most it ever takes off, in won. */
  readonly maxDiscountAmount: O.Option<Won>;
  /** The last moment at which it applies, ISO 8601. */
  readonly endDate: string;
  /** Of candidates that are worth the same, the lowest is taken. */
  readonly sortOrder: number;
}

/** The candidates of a storefront, with the moment at which they are asked about. */
export interface ExtraDiscountOffer {
  /** What the marketplace offers, expired ones included: those never apply (DC-04). */
  readonly candidates: readonly ExtraDiscountCandidate[];
  /** The moment of asking, ms since 1970 UTC. */
  readonly now: number;
}

/**
 * The candidates that have not expired; one whose end cannot be read never applies (DC-04).
 * @example
 * const candidates = [anExtraDiscount(), anExtraDiscount({ masterNo: 'E2', endDate: '2026-01-31T14:59:59Z' })];
 * liveCandidates({ candidates, now: testNow }).map(({ masterNo }) => masterNo); // [ 'E1' ]
 */
export const liveCandidates = ({ candidates, now }: ExtraDiscountOffer): readonly ExtraDiscountCandidate[] =>
  // a comparison with a date that cannot be read is false
  candidates.filter(({ endDate }) => now <= Date.parse(endDate));

/**
 * What a candidate would take off a total by its rate or amount alone, in won.
 * @example
 * fullExtraWorth(anExtraDiscount(), won(100_000)); // 5000
 */
export const fullExtraWorth = (candidate: ExtraDiscountCandidate, total: Won): Won =>
  candidate.unit === 'Rate' ? percentOf(total, candidate.discountRate) : candidate.discountAmount;

/**
 * What a candidate takes off a total, in won: up to its maximum and to the total; 0 below its base amount (DC-04).
 * @example
 * [9_990, 20_000, 100_000].map((total) => extraWorth(anExtraDiscount(), won(total))); // [ 0, 1000, 3000 ]
 */
export const extraWorth = (candidate: ExtraDiscountCandidate, total: Won): Won => {
  if (total < candidate.baseAmount) return noWon;
  const full = fullExtraWorth(candidate, total);
  const limited = O.isSome(candidate.maxDiscountAmount) ? least(full, candidate.maxDiscountAmount.value) : full;
  return most(noWon, least(limited, total));
};

/** A candidate with what it takes off, in won. */
export interface ExtraDiscountWorth {
  /** The extra discount. */
  readonly candidate: ExtraDiscountCandidate;
  /** What it takes off, in won, at most what is left to pay. */
  readonly worth: Won;
}

const inOrder = (a: ExtraDiscountWorth, b: ExtraDiscountWorth): number =>
  b.worth - a.worth ||
  a.candidate.sortOrder - b.candidate.sortOrder ||
  (a.candidate.masterNo < b.candidate.masterNo ? -1 : 1);

/**
 * The candidates that take something off a total, best first, ties by sort order, then by number (DC-04).
 * @example
 * const fixed = anExtraDiscount({ masterNo: 'E2', unit: 'Amount', discountAmount: won(1_500) });
 * rankedExtraDiscounts([anExtraDiscount(), fixed], won(20_000)).map(({ worth }) => worth); // [ 1500, 1000 ]
 */
export const rankedExtraDiscounts = (
  candidates: readonly ExtraDiscountCandidate[],
  total: Won,
): readonly ExtraDiscountWorth[] =>
  candidates
    .map((candidate) => ({ candidate, worth: extraWorth(candidate, total) }))
    .filter(({ worth }) => worth > 0)
    .toSorted(inOrder);
