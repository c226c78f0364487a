import type { SmileCardNudgeCoupon } from '../entities/nudge/nudge.ts';

const SHOWN_CARDS = 2;

const byDiscount = (a: SmileCardNudgeCoupon, b: SmileCardNudgeCoupon): number =>
  b.discountPrice - a.discountPrice || (a.couponNo < b.couponNo ? -1 : 1);

/**
 * Returns the two cards with the greatest discounts, ties by lower number. Excludes cards without a discount (ND-04).
 * @example
 * const smileCardNudgeCoupons = [1_000, 0, 3_000, 5_000].map((price) => aCardOffer({ discountPrice: won(price) }));
 * shownCardOffers({ smileCardNudgeCoupons }).map(({ discountPrice }) => discountPrice); // [ 5000, 3000 ]
 */
export const shownCardOffers = ({
  smileCardNudgeCoupons,
}: {
  readonly smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[];
}): readonly SmileCardNudgeCoupon[] =>
  smileCardNudgeCoupons
    .filter(({ discountPrice }) => discountPrice > 0)
    .toSorted(byDiscount)
    .slice(0, SHOWN_CARDS);
