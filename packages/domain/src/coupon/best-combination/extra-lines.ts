import { option as O } from 'fp-ts';
import { liveCandidates, type ExtraDiscountCandidate } from '../../price/extra-discount.ts';
import type { PricingInput } from '../../price/price-cart.ts';

/** No extra discount takes more than a share of the goods and a fixed amount: a line over what it gives. */
export interface ExtraLine {
  /** Whole per cent of the goods. */
  readonly share: number;
  /** Won. */
  readonly amount: number;
}

/** An extra discount as the search sees it: from `from` won of goods on it gives at most what each of its lines says. */
export interface ExtraGift {
  readonly from: number;
  readonly lines: readonly ExtraLine[];
}

const ofShare = (share: number): ExtraLine => ({ share, amount: 0 });
const ofAmount = (amount: number): ExtraLine => ({ share: 0, amount });

const linesOf = ({
  unit,
  discountRate,
  discountAmount,
  maxDiscountAmount,
}: ExtraDiscountCandidate): readonly ExtraLine[] => {
  const most = O.isSome(maxDiscountAmount) ? [ofAmount(maxDiscountAmount.value)] : [];
  if (unit === 'Rate') return [ofShare(Math.min(100, Math.ceil(discountRate))), ...most];
  return [ofAmount(discountAmount), ofShare(100), ...most];
};

/** No extra discount, and each that has not ended (DC-04). */
export const giftsOf = ({ extraDiscounts }: PricingInput): readonly ExtraGift[] => {
  const live = extraDiscounts ? liveCandidates(extraDiscounts) : [];
  const gifts = live.map((candidate) => ({ from: candidate.baseAmount, lines: linesOf(candidate) }));
  return [{ from: 0, lines: [ofAmount(0)] }, ...gifts];
};
