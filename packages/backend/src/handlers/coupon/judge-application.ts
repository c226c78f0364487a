import type { either as E } from 'fp-ts';
import {
  asRequested,
  couponSituationOf,
  pricingInput,
  type AppliedCoupon,
  type CartContent,
  type Finding,
} from '@baguni/domain';
import { noDecisions, stateOf } from '../../cart/open-state.ts';
import type { Deps } from '../../request/handler.ts';
import type { ApplicationPlan } from './plan-application.ts';
import type { HeldCoupon } from '../../coupon/read-coupons.ts';

/** Judges an application by the rules of the shop on today's rows; units with coupons count as selected. */
export const judgeApplication = async (
  deps: Deps,
  content: CartContent,
  { wanted, staying }: ApplicationPlan,
  held: readonly HeldCoupon[],
): Promise<E.Either<Finding, readonly AppliedCoupon[]>> => {
  const beside = asRequested(
    staying,
    held.map(({ coupon }) => coupon),
  );
  const selected = [...new Set([...wanted, ...beside].flatMap(({ cartUnitIds }) => cartUnitIds))];
  const state = await stateOf(deps, content, selected, noDecisions);
  return deps.engine.orders.changes.coupons(pricingInput(state), wanted, couponSituationOf(state, deps.now), beside);
};
