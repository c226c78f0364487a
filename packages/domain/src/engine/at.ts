import type { CartState } from '../state/state.ts';

/** The cart at a moment, by which coupons and offers are judged. @param now ms since 1970 UTC */
export const at = (state: CartState, now: number): CartState =>
  state.pricesAsOf === now ? state : { ...state, pricesAsOf: now };
