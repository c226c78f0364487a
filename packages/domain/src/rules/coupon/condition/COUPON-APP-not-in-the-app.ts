import { onlyFor } from '../only-for.ts';

export const notInTheApp = onlyFor('COUPON-APP', 'isApp', ({ situation }) => situation.isApp);
