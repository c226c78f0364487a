import type { either as E } from 'fp-ts';
import {
  asRequested,
  couponSituationOf,
  pricingInput,
  type AppliedCoupon,
  type ApplyCouponsRequest,
  type CartContent,
  type Finding,
} from '@baguni/domain';
import { noDecisions, openCart } from '../../cart/open-cart.ts';
import type { Deps } from '../../request/handler.ts';
import type { ApplicationPlan } from './plan-application.ts';
import type { HeldCoupon } from '../../coupon/held-coupons.ts';

/**
 * Judges an application by the shop’s rules on current rows. Counts requested units as bought, or units of remaining
 * coupons if the request has no selection (CP-03, CP-05).
 */
export const judgeApplication = async (
  deps: Deps,
  content: CartContent,
  { wanted, staying }: ApplicationPlan,
  held: readonly HeldCoupon[],
  bought: ApplyCouponsRequest['selected'],
): Promise<E.Either<Finding, readonly AppliedCoupon[]>> => {
  const beside = asRequested(
    staying,
    held.map(({ coupon }) => coupon),
  );
  const besides = bought ?? beside.flatMap(({ cartUnitIds }) => cartUnitIds);
  const selected = [...new Set([...besides, ...wanted.flatMap(({ cartUnitIds }) => cartUnitIds)])];
  const state = await openCart(deps, content, selected, noDecisions);
  return deps.engine.orders.changes.coupons(pricingInput(state), wanted, couponSituationOf(state, deps.now), beside);
};
