import { onlyFor } from '../only-for.ts';

export const notOnMobile = onlyFor(
  'COUPON-MOBILE',
  'isMobile',
  ({ situation }) => situation.device === 'm' || situation.isApp,
);
