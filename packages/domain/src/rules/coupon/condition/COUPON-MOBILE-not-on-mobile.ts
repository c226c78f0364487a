import { onlyFor } from '../only-for.ts';

/** A mobile coupon is used on a mobile device, in the app or not (CP-20). */
export const notOnMobile = onlyFor(
  'COUPON-MOBILE',
  'isMobile',
  ({ situation }) => situation.device === 'm' || situation.isApp,
);
