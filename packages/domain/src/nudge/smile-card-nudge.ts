import type { CartState } from '../cart/state.ts';
import type { Won } from '../price/won.ts';

/** What paying with a card of the marketplace's takes off, as the nudge offers it (CM-24, ND-04). */
export interface SmileCardNudgeCoupon {
  readonly couponNo: string;
  /** What a shopper reads. */
  readonly cardName: string;
  /** What the card takes off at payment, in won. */
  readonly discountPrice: Won;
  /** The least purchase from which it does, in won. */
  readonly possiblePrice: Won;
}

/** How many cards the nudge shows (ND-04). */
const SHOWN_CARDS = 2;

const byDiscount = (a: SmileCardNudgeCoupon, b: SmileCardNudgeCoupon): number =>
  b.discountPrice - a.discountPrice || (a.couponNo < b.couponNo ? -1 : 1);

/** The two cards that take most off, the greatest first, ties by the lower number; none that takes nothing off (ND-04). */
export const shownCardOffers = ({
  smileCardNudgeCoupons,
}: Pick<CartState, 'smileCardNudgeCoupons'>): readonly SmileCardNudgeCoupon[] =>
  smileCardNudgeCoupons
    .filter(({ discountPrice }) => discountPrice > 0)
    .toSorted(byDiscount)
    .slice(0, SHOWN_CARDS);
