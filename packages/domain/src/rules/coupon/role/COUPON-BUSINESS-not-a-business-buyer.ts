import { onlyFor } from '../only-for.ts';

/** A business coupon is for domestic business buyers (CP-20). */
export const notABusinessBuyer = onlyFor(
  'COUPON-BUSINESS',
  'isBusiness',
  ({ situation }) => situation.buyer.isDomesticBusinessman,
);
