import type { SmileCardNudgeCoupon } from '../entities/nudge/nudge.ts';

const SHOWN_CARDS = 2;

const byDiscount = (a: SmileCardNudgeCoupon, b: SmileCardNudgeCoupon): number =>
  b.discountPrice - a.discountPrice || (a.couponNo < b.couponNo ? -1 : 1);

/** Returns the two cards with the greatest discounts above 0, ties by lower number (ND-04). */
export const shownCardOffers = ({
  smileCardNudgeCoupons,
}: {
  readonly smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[];
}): readonly SmileCardNudgeCoupon[] =>
  smileCardNudgeCoupons
    .filter(({ discountPrice }) => discountPrice > 0)
    .toSorted(byDiscount)
    .slice(0, SHOWN_CARDS);
