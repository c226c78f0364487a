import type { PricingInput } from '../../price/pricing-input.ts';
import { option as O } from 'fp-ts';
import { liveCandidates, type ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';

/** Nothing that is given is more than a share of the goods, a share of those that travel overseas, and an amount. */
export interface ExtraLine {
  /** Whole per cent of all goods. */
  readonly share: number;
  /** Whole per cent of the goods that travel overseas, on top. */
  readonly carried: number;
  /** Hundredths of a won; below 0 where the shares are more than is given. */
  readonly hundredths: number;
}

/**
 * An extra discount or free shipping overseas as the search sees it: given where the goods cost at least `from` won and
 * those that travel overseas at least `carriedFrom` won. It is at most what each of its lines says.
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
  // an amount gives no more than what the goods cost, which matters where they may cost less
  const all = discountAmount > baseAmount ? [ofShare(100)] : [];
  return [ofAmount(discountAmount), ...all, ...max];
};

/** The same cart where shipping overseas is never free. */
export const neverFreeOversea = (pricing: PricingInput): PricingInput => {
  const { oversea = O.none } = pricing;
  return O.isNone(oversea) ? pricing : { ...pricing, oversea: O.some({ ...oversea.value, freeFrom: O.none }) };
};

interface FreeOverseas {
  /** From which amount of goods that travel it is free, in won. */
  readonly carriedFrom: number;
  /** What it comes to otherwise, in won. */
  readonly amount: number;
}

/** What free shipping overseas comes to; none where nothing could be free (OV-11). */
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

/** No extra discount, and each that has not ended (DC-04); each without and with free shipping overseas (OV-11). */
export const benefitsOf = (pricing: PricingInput): readonly ThresholdBenefit[] => {
  const benefits = extraBenefitsOf(pricing);
  const free = freeOversea(pricing);
  if (!free) return benefits;
  const { carriedFrom, amount } = free;
  const withFree = benefits.map(({ from, lines }) => ({
    // goods that do not travel cost nothing less than 0
    from: Math.max(from, carriedFrom),
    carriedFrom,
    lines: lines.map((line) => ({ ...line, hundredths: line.hundredths + amount * 100 })),
  }));
  return [...benefits, ...withFree];
};

/**
 * A line that rises faster from where its benefit begins: the benefit is given nowhere below, so it is still at most the line.
 * @param share whole per cent of the goods more
 * @param carried whole per cent of the goods that travel overseas more
 */
export const steeper = (line: ExtraLine, benefit: ThresholdBenefit, share: number, carried: number): ExtraLine => ({
  share: line.share + share,
  carried: line.carried + carried,
  hundredths: line.hundredths - share * benefit.from - carried * benefit.carriedFrom,
});

/** What a line says where its benefit begins, in hundredths of a won. */
export const startOf = ({ share, carried, hundredths }: ExtraLine, { from, carriedFrom }: ThresholdBenefit): number =>
  share * from + carried * carriedFrom + hundredths;

/** The line that says least where its benefit begins. */
export const lowestAtStart = (benefit: ThresholdBenefit): ExtraLine =>
  benefit.lines.reduce((a, b) => (startOf(b, benefit) < startOf(a, benefit) ? b : a));
