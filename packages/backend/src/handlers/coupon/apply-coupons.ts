import { either as E } from 'fp-ts';
import type { ApplyCouponsRequest, CartContent } from '@baguni/domain/internal';
import { holdCart, readCart } from '../../cart/read-cart.ts';
import { changeCoupons, judgeApplication, planApplication } from './coupon-change.ts';
import { readHeld, readInUse } from '../../coupon/held-coupons.ts';
import type { HandlerOf } from '../../request/handler.ts';
import { refusal, refusedBy, refusedByRules } from '../../request/refusal.ts';

const areMine = ({ units }: CartContent, { applications, cartUnitIds }: ApplyCouponsRequest): boolean => {
  const mine = new Set(units.map(({ cartUnitId }) => cartUnitId));
  return [...cartUnitIds, ...applications.flatMap((one) => one.cartUnitIds)].every((id) => mine.has(id));
};

/**
 * Applies all coupons or none (CM-07), judged by the page’s rules in the writing transaction. Replaces the coupons of
 * the units. Moves a coupon in use only with consent (CART-BR5-12, CP-09).
 */
export const applyCoupons: HandlerOf<'applyCoupons'> = (deps) => async (request) => {
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

/**
 * Removes coupons completely, by unit or by issue number (CM-08, CP-17). Ignores coupons that are unused or belong to
 * others (AZ-2).
 */
export const unapplyCoupons: HandlerOf<'unapplyCoupons'> = (deps) => async (request) => {
  await holdCart(deps);
  const released = (await readInUse(deps))
    .filter(
      ({ couponIssueNo, cartUnitIds }) =>
        request.couponIssueNoes.includes(couponIssueNo) || cartUnitIds.some((id) => request.cartUnitIds.includes(id)),
    )
    .map(({ couponIssueNo }) => couponIssueNo);
  return changeCoupons(deps, { released, used: [] });
};
