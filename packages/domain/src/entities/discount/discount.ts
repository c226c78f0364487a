import { type Won, least, most, noWon, percentOf } from '../../money/won.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Rounding } from '../../money/currency.ts';

/**
 * Discount types in stacking order. `Ebay` is the item’s option discount. Funding discounts, coupons and the extra
 * discount follow.
 */
export const discountTypes = ['Ebay', 'Seller', 'Bundle', 'Member', 'Partnership'] as const;
/** Type of a discount. */
export type DiscountType = (typeof discountTypes)[number];

/** Per piece, or once for all pieces. */
export const calcTypeSubs = ['Each', 'Total'] as const;
/** Rounding scope of a discount. */
export type CalcTypeSub = (typeof calcTypeSubs)[number];

/** The terms of a discount. Amounts are in minor units of the currency of the engine. */
export interface DiscountPolicy {
  /** Unit of `minApplyCondition`: pieces or minor units. */
  readonly basisKind: 'Quantity' | 'Amount';
  /** A percentage (`discountRate`) or an amount (`discountPrice`). */
  readonly calcType: 'Rate' | 'Amount';
  /**
   * Rounding scope. By default an amount applies per piece, and a rate applies to all pieces with one rounding.
   * `Each` rounds a rate per piece; `Total` subtracts an amount once.
   */
  readonly calcTypeSub: CalcTypeSub | undefined;
  /** For `Rate`: per cent of the price. */
  readonly discountRate: number;
  /** For `Amount`: minor units per piece, or once (see `calcTypeSub`). */
  readonly discountPrice: Won;
  /** Minimum of pieces or of the price (see `basisKind`); 0 if there is none. */
  readonly minApplyCondition: number;
  /** Maximum of the discount; not limited if undefined. */
  readonly maxDiscountPrice: Won | undefined;
  /** Maximum of pieces with the discount; not limited if undefined. */
  readonly maxAppliedQuantity: number | undefined;
}

/** A possible discount of a unit. Units with the same `discountNo` of a Bundle discount qualify together. */
export interface Discount {
  readonly discountNo: string;
  /** Provider; decides the stacking order. */
  readonly discountType: DiscountType;
  readonly displayName: string;
  readonly policy: DiscountPolicy;
}

/** A discount paid by a third party, e.g. a brand or card company. */
export interface FundingDiscount {
  readonly discountPolicyNo: string;
  readonly displayName: string;
  readonly discountPolicyName: string;
  /** Won off each cart line, regardless of quantity. */
  readonly discountPrice: Won;
  readonly cartUnitIds: readonly CartUnitId[];
}

const isBefore = (a: FundingDiscount, b: FundingDiscount): boolean =>
  a.discountPrice === b.discountPrice ? a.discountPolicyNo < b.discountPolicyNo : a.discountPrice > b.discountPrice;

/** Returns the funding discount of each unit: the greatest, ties by the lower policy number. */
export const fundingOfUnits = (fundings: readonly FundingDiscount[]): ReadonlyMap<CartUnitId, FundingDiscount> => {
  const applied = new Map<CartUnitId, FundingDiscount>();
  for (const funding of fundings)
    for (const id of funding.cartUnitIds) {
      const other = applied.get(id);
      if (!other || isBefore(funding, other)) applied.set(id, funding);
    }
  return applied;
};

/** The part of a promotion on one unit. */
export interface PromotionShare {
  readonly cartUnitId: CartUnitId;
  /** In minor units of the currency, above 0. */
  readonly amount: Won;
}

/** A promotion applied to the bought units. Amounts in minor units of the currency. */
export interface AppliedPromotion {
  readonly promotion: string;
  readonly code: string;
  readonly name: string;
  /** Parameters of the offer. */
  readonly params: unknown;
  readonly basis: Won;
  readonly shares: readonly PromotionShare[];
  /** True if it reduces the fees of the parcels of these units instead of their prices. */
  readonly isOnShipping?: boolean;
}

/** An additional discount on the whole selection. At most one applies per order. */
export interface ExtraDiscountCandidate {
  /** Number that the order refers to. */
  readonly masterNo: string;
  readonly unit: 'Rate' | 'Amount';
  /** Minimum total of selected units after discounts and coupons, in minor units. */
  readonly baseAmount: Won;
  /** For `Amount`: minor units off the total. */
  readonly discountAmount: Won;
  /** For `Rate`: per cent of the total. */
  readonly discountRate: number;
  readonly maxDiscountAmount: Won | undefined;
  /** Last moment, ISO 8601. */
  readonly endDate: string;
  /** Breaks ties; the lowest wins. */
  readonly sortOrder: number;
}

/** The extra discounts that an order can have. */
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

/** Returns the discount by rate or amount, without cap and base amount, in minor units. */
export const fullExtraWorth = (candidate: ExtraDiscountCandidate, total: Won, rounding?: Rounding): Won =>
  candidate.unit === 'Rate' ? percentOf(total, candidate.discountRate, rounding) : candidate.discountAmount;

/**
 * Returns the saving in minor units, capped by its maximum and the total; 0 below its base amount.
 * @example
 * [9_990, 20_000, 100_000].map((total) => extraWorth(anExtraDiscount(), won(total))); // [ 0, 1000, 3000 ]
 */
export const extraWorth = (candidate: ExtraDiscountCandidate, total: Won, rounding?: Rounding): Won => {
  if (total < candidate.baseAmount) return noWon;
  const full = fullExtraWorth(candidate, total, rounding);
  const limited = candidate.maxDiscountAmount === undefined ? full : least(full, candidate.maxDiscountAmount);
  return most(noWon, least(limited, total));
};

/** An extra discount and its saving. */
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
