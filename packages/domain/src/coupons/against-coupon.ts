import type { Finding } from '../rule/rule.ts';
import type { CouponAssignment } from './coupon-assignment.ts';

/** The shop’s own rule: why a coupon cannot join the others, or undefined. It runs after the marketplace rules. */
export type AgainstCoupon = (here: CouponAssignment, others: readonly CouponAssignment[]) => Finding | undefined;

/** The marketplace has nothing against a coupon but its rules. */
export const nothingAgainst: AgainstCoupon = () => undefined;
