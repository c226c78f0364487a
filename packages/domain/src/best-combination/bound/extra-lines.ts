import type { Group, AggregateCoupon, Problem, Assignment } from '../model/block.ts';
import { total } from '../model/loads.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import { option as O } from 'fp-ts';
import { liveCandidates, type ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';

/** Assignments decided so far; all others are open. */
export interface Decided {
  readonly chosen: readonly Assignment[];
  readonly forbidden: Uint8Array;
}

const maxOfUnit = (choices: Group['unitChoices'][number], { chosen, forbidden }: Decided): number => {
  const own = choices.find(({ assignment }) => assignment && chosen.includes(assignment));
  if (own) return own.left;
  return Math.max(
    ...choices.filter(({ assignment }) => !assignment || forbidden[assignment.index] === 0).map(({ left }) => left),
  );
};

const below = ({ worth }: AggregateCoupon, basis: number): number =>
  worth(basis) > 0 ? basis - worth(basis) : -Infinity;

const maxOfGroup = (group: Group, decided: Decided): number => {
  const isIn = ({ assignment }: AggregateCoupon): boolean => decided.chosen.includes(assignment);
  const over = group.superCoupons.find(isIn);
  if (over) return below(over, group.fullPrice);
  const max = total(group.unitChoices.map((choices) => maxOfUnit(choices, decided)));
  const shared = group.sellerDupCoupons.find(isIn);
  return shared ? below(shared, max) : max;
};

/**
 * Returns the greatest rise of the cost of goods compared with no coupons, in won. Negative if they must cost less.
 */
export const maxRise = ({ blocks }: Problem, decided: Decided): number =>
  total(blocks.flatMap(({ groups }) => groups.map((group) => maxOfGroup(group, decided) - group.fullPrice)));

/** A linear upper bound of a benefit: shares of the goods and of overseas goods plus a constant. */
export interface ExtraLine {
  readonly share: number;
  /** Additional whole per cent of the overseas goods. */
  readonly carried: number;
  /** Hundredths of a won; may be negative. */
  readonly hundredths: number;
}

/**
 * An extra discount or free overseas shipping. It applies from `from` won of goods and `carriedFrom` won of overseas
 * goods. Each line is an upper bound.
 */
export interface ThresholdBenefit {
  readonly from: number;
  readonly carriedFrom: number;
  readonly lines: readonly ExtraLine[];
}

const ofShare = (share: number): ExtraLine => ({ share, carried: 0, hundredths: 0 });
const ofAmount = (amount: number): ExtraLine => ({ share: 0, carried: 0, hundredths: amount * 100 });

const linesOf = ({
  unit,
  baseAmount,
  discountRate,
  discountAmount,
  maxDiscountAmount,
}: ExtraDiscountCandidate): readonly ExtraLine[] => {
  const max = O.isSome(maxDiscountAmount) ? [ofAmount(maxDiscountAmount.value)] : [];
  if (unit === 'Rate') return [ofShare(Math.min(100, Math.ceil(discountRate))), ...max];
  // the discount cannot exceed the cost of the goods
  const all = discountAmount > baseAmount ? [ofShare(100)] : [];
  return [ofAmount(discountAmount), ...all, ...max];
};

export const neverFreeOversea = (pricing: PricingInput): PricingInput => {
  const { oversea = O.none } = pricing;
  return O.isNone(oversea) ? pricing : { ...pricing, oversea: O.some({ ...oversea.value, freeFrom: O.none }) };
};

interface FreeOverseas {
  /** Threshold of overseas goods for free shipping, in won. */
  readonly carriedFrom: number;
  /** The overseas shipping fee below the threshold, in won. */
  readonly amount: number;
}

const freeOversea = (pricing: PricingInput): FreeOverseas | undefined => {
  const { oversea = O.none } = pricing;
  if (O.isNone(oversea) || O.isNone(oversea.value.freeFrom)) return undefined;
  const { entries } = priceCart(neverFreeOversea(pricing));
  const amount = totalOf(entries.filter(({ kind }) => kind === 'OverseaShipping'));
  return amount > 0 ? { carriedFrom: oversea.value.freeFrom.value, amount } : undefined;
};

const extraBenefitsOf = ({ extraDiscounts }: PricingInput): readonly ThresholdBenefit[] => {
  const live = extraDiscounts ? liveCandidates(extraDiscounts) : [];
  const benefits = live.map((candidate) => ({ from: candidate.baseAmount, carriedFrom: 0, lines: linesOf(candidate) }));
  return [{ from: 0, carriedFrom: 0, lines: [ofAmount(0)] }, ...benefits];
};

/** Returns all combinations of an active extra discount (or none) and free overseas shipping (or not). */
export const benefitsOf = (pricing: PricingInput): readonly ThresholdBenefit[] => {
  const benefits = extraBenefitsOf(pricing);
  const free = freeOversea(pricing);
  if (!free) return benefits;
  const { carriedFrom, amount } = free;
  const withFree = benefits.map(({ from, lines }) => ({
    // the overseas goods are a part of all goods
    from: Math.max(from, carriedFrom),
    carriedFrom,
    lines: lines.map((line) => ({ ...line, hundredths: line.hundredths + amount * 100 })),
  }));
  return [...benefits, ...withFree];
};

/**
 * Returns a steeper line through the threshold of the benefit. It is still an upper bound because the benefit does
 * not apply below.
 * @param share additional whole per cent of the goods
 * @param carried additional whole per cent of the overseas goods
 */
export const steeper = (line: ExtraLine, benefit: ThresholdBenefit, share: number, carried: number): ExtraLine => ({
  share: line.share + share,
  carried: line.carried + carried,
  hundredths: line.hundredths - share * benefit.from - carried * benefit.carriedFrom,
});

/** Returns the value of a line at the threshold, in hundredths of a won. */
export const startOf = ({ share, carried, hundredths }: ExtraLine, { from, carriedFrom }: ThresholdBenefit): number =>
  share * from + carried * carriedFrom + hundredths;

/** Returns the line with the lowest value at the threshold of the benefit. */
export const lowestAtStart = (benefit: ThresholdBenefit): ExtraLine =>
  benefit.lines.reduce((a, b) => (startOf(b, benefit) < startOf(a, benefit) ? b : a));
