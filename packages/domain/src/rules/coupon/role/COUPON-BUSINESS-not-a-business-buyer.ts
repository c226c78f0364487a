import { onlyFor } from '../only-for.ts';

export const notABusinessBuyer = onlyFor(
  'COUPON-BUSINESS',
  'isBusiness',
  ({ situation }) => situation.buyer.isDomesticBusinessman,
);
