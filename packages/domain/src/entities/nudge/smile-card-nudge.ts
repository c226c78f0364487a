import type { Won } from '../../money/won.ts';

/** What paying with a card of the marketplace's takes off, as the nudge offers it (CM-24, ND-04). */
export interface SmileCardNudgeCoupon {
  /** Its number at the marketplace. */
  readonly couponNo: string;
  /** What a shopper reads. */
  readonly cardName: string;
  /** What the card takes off at payment, in won. */
  readonly discountPrice: Won;
  /** The least purchase from which it does, in won. */
  readonly possiblePrice: Won;
}
