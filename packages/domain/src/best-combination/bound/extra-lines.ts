import type { PricingInput } from '../../price/pricing-input.ts';
import { option as O } from 'fp-ts';
import { liveCandidates, type ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';

/** Nothing that is given takes more than a share of the goods and a fixed amount: a line over what it gives. */
export interface ExtraLine {
  /** Whole per cent of the goods. */
  readonly share: number;
  /** Won. */
  readonly amount: number;
}

/**
 * An extra discount or free shipping overseas as the search sees it: from `from` won of goods on it gives at most what
 * each of its lines says.
 */
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

/** The same cart where shipping overseas is never free. */
export const neverFreeOversea = (pricing: PricingInput): PricingInput => {
  const { oversea = O.none } = pricing;
  return O.isNone(oversea) ? pricing : { ...pricing, oversea: O.some({ ...oversea.value, freeFrom: O.none }) };
};

/** What free shipping overseas comes to, in won, and from which amount of goods; none where nothing could be free (OV-11). */
const freeOversea = (pricing: PricingInput): O.Option<Pick<ExtraGift, 'from'> & Pick<ExtraLine, 'amount'>> => {
  const { oversea = O.none } = pricing;
  if (O.isNone(oversea) || O.isNone(oversea.value.freeFrom)) return O.none;
  const { entries } = priceCart(neverFreeOversea(pricing));
  const amount = totalOf(entries.filter(({ kind }) => kind === 'OverseaShipping'));
  return amount > 0 ? O.some({ from: oversea.value.freeFrom.value, amount }) : O.none;
};

const extraGiftsOf = ({ extraDiscounts }: PricingInput): readonly ExtraGift[] => {
  const live = extraDiscounts ? liveCandidates(extraDiscounts) : [];
  const gifts = live.map((candidate) => ({ from: candidate.baseAmount, lines: linesOf(candidate) }));
  return [{ from: 0, lines: [ofAmount(0)] }, ...gifts];
};

/** No extra discount, and each that has not ended (DC-04); each without and with free shipping overseas (OV-11). */
export const giftsOf = (pricing: PricingInput): readonly ExtraGift[] => {
  const gifts = extraGiftsOf(pricing);
  const free = O.toNullable(freeOversea(pricing));
  if (!free) return gifts;
  const withFree = gifts.map(({ from, lines }) => ({
    from: Math.max(from, free.from),
    lines: lines.map(({ share, amount }) => ({ share, amount: amount + free.amount })),
  }));
  return [...gifts, ...withFree];
};
