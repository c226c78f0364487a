import { either as E } from 'fp-ts';
import type { ApplyCouponsRequest, CartContent, CouponChange } from '@baguni/domain';
import { holdCart } from '../../cart/hold-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { changeCoupons } from './change-coupons.ts';
import { judgeApplication } from './judge-application.ts';
import { planApplication } from './plan-application.ts';
import { readHeld } from '../../coupon/read-coupons.ts';
import type { Handler } from '../../request/handler.ts';
import { refusal, refusedBy, refusedByRules } from '../../request/refusal.ts';

const areMine = ({ units }: CartContent, { applications, cartUnitIds }: ApplyCouponsRequest): boolean => {
  const mine = new Set(units.map(({ cartUnitId }) => cartUnitId));
  return [...cartUnitIds, ...applications.flatMap((one) => one.cartUnitIds)].every((id) => mine.has(id));
};

/**
 * Applies coupons, all or none of them (CM-07): read again and judged in the transaction that writes, by the page's rules
 * (CP-01..CP-09, CP-20). Afterwards the units have these coupons and no others. A coupon in use elsewhere is moved only if
 * the shopper agreed (CART-BR5-12), and is never in use twice (CP-09, SV-04).
 */
export const applyCoupons: Handler<ApplyCouponsRequest, CouponChange> = (deps) => async (request) => {
  const { language } = deps;
  await holdCart(deps);
  const content = await readCart(deps);
  if (!areMine(content, request)) return refusal(language, 404, 'CART-CHANGED');
  const held = await readHeld(deps);
  const plan = planApplication(request, held, content.appliedCoupons);
  if (E.isLeft(plan)) return refusedBy(language, plan.left);
  const verdict = await judgeApplication(deps, content, plan.right, held, request.selected);
  if (E.isLeft(verdict)) return refusedByRules(deps, verdict.left);
  const released = plan.right.givingWay.map(({ couponIssueNo }) => couponIssueNo);
  return changeCoupons(deps, { released, used: verdict.right });
};
