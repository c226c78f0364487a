import type { Cookie } from './cookie.ts';

/** Keeps the coupon prompt closed for 30 days (CP-13). */
export const closedCouponPrompt: Cookie<'Closed'> = {
  name: 'couponPromptClosed',
  values: new Map([['Y', 'Closed']]),
  maxAgeS: 30 * 24 * 60 * 60,
};
