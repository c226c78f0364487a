import { won, type Won } from '../../money/won.ts';

/** A promotion on shipping that is told and not counted: it says where it begins, and what is off the fee (XT-03). */
export interface ShippingPromotion {
  /** Won of items. */
  readonly from: Won;
  /** Per cent off the fee. */
  readonly percentOff: number;
}

/** 100,000 won and up, 50 % off shipping (XT-03). */
export const shippingPromotion: ShippingPromotion = { from: won(100_000), percentOff: 50 };
