import type { AssignmentPrice } from '../coupons/coupon-assignment.ts';
import { liveCandidates, type ExtraDiscountCandidate } from '../entities/discount/discount.ts';
import type { Rounding } from '../money/currency.ts';
import type { CartUnitId } from '../money/ids.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricingInput } from '../price/price-steps.ts';

/** An upper bound of a benefit in won: `most`, less a share of the savings on goods. */
export interface BenefitLine {
  /** 0 to 1. */
  readonly share: number;
  readonly most: number;
}

/** An extra discount, free overseas shipping, both or none, above a threshold of the goods (DC-04, OV-11). */
export interface Benefit {
  /** Greatest savings on all goods that keep the benefit, in won. Negative if the goods must cost more. */
  readonly room: number;
  /** The same for the overseas goods. */
  readonly overseasRoom: number;
  readonly lines: readonly BenefitLine[];
}

/** Cost of all goods and of the overseas goods, in won. */
interface Goods {
  readonly all: number;
  readonly overseas: number;
}

export const noBenefit: Benefit = { room: Infinity, overseasRoom: Infinity, lines: [{ share: 0, most: 0 }] };

/** Returns the cost of goods and of overseas goods in won; negative prices count as 0. */
export const goodsIn = ({ priced }: AssignmentPrice, overseas: ReadonlySet<CartUnitId>): Goods => {
  let total = 0;
  for (const id of overseas) total += Math.max(0, totalOf(priced.unitEntries.get(id) ?? []));
  return { all: priced.extraDiscountBasis, overseas: total };
};

/** Returns how much more the goods may save within a benefit, in won; negative if they miss its threshold. */
export const roomLeft = ({ room, overseasRoom }: Benefit, before: Goods, after: Goods): number =>
  Math.min(room - (before.all - after.all), overseasRoom - (before.overseas - after.overseas));

export const neverFreeOverseas = (pricing: PricingInput): PricingInput => {
  const { oversea } = pricing;
  return oversea === undefined ? pricing : { ...pricing, oversea: { ...oversea, freeFrom: undefined } };
};

/** Returns the threshold of free overseas shipping and the fee below it, in won. */
const freeOverseas = (pricing: PricingInput): { readonly from: number; readonly amount: number } | undefined => {
  const { oversea } = pricing;
  if (oversea === undefined || oversea.freeFrom === undefined) return undefined;
  const { entries } = priceCart(neverFreeOverseas(pricing));
  const amount = totalOf(entries.filter(({ kind }) => kind === 'OverseaShipping'));
  return amount > 0 ? { from: oversea.freeFrom, amount } : undefined;
};

const linesOf = (candidate: ExtraDiscountCandidate, goods: number, excess: number): readonly BenefitLine[] => {
  const { unit, baseAmount, discountRate, discountAmount, maxDiscountAmount } = candidate;
  const max = maxDiscountAmount === undefined ? [] : [{ share: 0, most: maxDiscountAmount }];
  if (unit === 'Rate') {
    const share = Math.min(1, discountRate / 100);
    return [{ share, most: share * goods + excess }, ...max];
  }
  // the discount cannot exceed the cost of the goods
  const all = discountAmount > baseAmount ? [{ share: 1, most: goods }] : [];
  return [{ share: 0, most: discountAmount }, ...all, ...max];
};

/** Returns an upper bound for the amount that rounding adds to a fraction. */
export const excessOf = (rounding: Rounding = 'Down'): number =>
  ({ Down: 0, HalfUp: 0.5, HalfEven: 0.5, Up: 1 })[rounding];

/** True if a benefit may apply after coupons, so a coupon may cost more than it saves. */
export const hasBenefits = (pricing: PricingInput): boolean =>
  (pricing.extraDiscounts && liveCandidates(pricing.extraDiscounts).length > 0) || freeOverseas(pricing) !== undefined;

/** Returns all combinations of an active extra discount (or none) and free overseas shipping (or not). */
export const benefitsOf = (pricing: PricingInput, goods: Goods): readonly Benefit[] => {
  const live = pricing.extraDiscounts ? liveCandidates(pricing.extraDiscounts) : [];
  const excess = excessOf(pricing.rounding);
  const extra = live.map((one) => ({ from: one.baseAmount, lines: linesOf(one, goods.all, excess) }));
  const benefits = [{ from: 0, lines: noBenefit.lines }, ...extra];
  const free = freeOverseas(pricing);
  const roomOf = (from: number): number => (from > 0 ? goods.all - from : Infinity);
  return [
    ...benefits.map(({ from, lines }) => ({ room: roomOf(from), overseasRoom: Infinity, lines })),
    ...(free
      ? benefits.map(({ from, lines }) => ({
          // the overseas goods are a part of all goods
          room: from > free.from ? roomOf(from) : Infinity,
          overseasRoom: goods.overseas - free.from,
          lines: lines.map(({ share, most }) => ({ share, most: most + free.amount })),
        }))
      : []),
  ];
};
