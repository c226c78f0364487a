import type { either as E } from 'fp-ts';
import {
  couponSituationOf,
  judgeRequestedCoupons,
  pricingInput,
  type AppliedCoupon,
  type CartContent,
  type RequestedCoupon,
  type Finding,
} from '@baguni/domain';
import { noDecisions, stateOf } from '../../cart/open-state.ts';
import type { Deps } from '../../request/handler.ts';
import type { ApplicationPlan } from './plan-application.ts';
import type { HeldCoupon } from '../../coupon/read-coupons.ts';

/** Coupons in use as if they were requested, so that the same rules judge them. */
const asRequested = (applied: readonly AppliedCoupon[], held: readonly HeldCoupon[]): readonly RequestedCoupon[] => {
  const byNo = new Map(held.map(({ coupon, row }) => [row.issueNo, coupon]));
  return applied.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const coupon = byNo.get(couponIssueNo);
    return coupon ? [{ coupon, cartUnitIds }] : [];
  });
};

/** Judges an application by the page's rules on today's rows; units with coupons count as selected. */
export const judgeApplication = async (
  deps: Deps,
  content: CartContent,
  { wanted, staying }: ApplicationPlan,
  held: readonly HeldCoupon[],
): Promise<E.Either<Finding, readonly AppliedCoupon[]>> => {
  const beside = asRequested(staying, held);
  const selected = [...new Set([...wanted, ...beside].flatMap(({ cartUnitIds }) => cartUnitIds))];
  const state = await stateOf(deps, content, selected, noDecisions);
  return judgeRequestedCoupons(pricingInput(state), wanted, couponSituationOf(state, deps.now), beside);
};
