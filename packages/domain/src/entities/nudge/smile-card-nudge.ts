import type { Won } from '../../money/won.ts';

export interface SmileCardNudgeCoupon {
  readonly couponNo: string;
  readonly cardName: string;
  readonly discountPrice: Won;
  readonly possiblePrice: Won;
}
