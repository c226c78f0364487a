import { onlyFor } from '../only-for.ts';

/** An app coupon is used in the app (CP-20). */
export const notInTheApp = onlyFor('COUPON-APP', 'isApp', ({ situation }) => situation.isApp);
