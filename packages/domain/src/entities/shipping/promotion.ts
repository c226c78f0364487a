import { won, type Won } from '../../money/won.ts';

/** A shipping promotion that is shown but not included in prices. */
export interface ShippingPromotion {
  readonly from: Won;
  /** Per cent off the fee. */
  readonly percentOff: number;
}

/** 50 % off shipping from 100,000 won. */
export const shippingPromotion: ShippingPromotion = { from: won(100_000), percentOff: 50 };
