import { either as E } from 'fp-ts';
import { couponSituationOf, judgeOrderCoupons, pricingInput, type CartState, type Finding } from '@baguni/domain';
import type { Deps } from '../handlers/handler.ts';
import { asWishes } from './judge-application.ts';
import { readHeld } from './read-coupons.ts';

/** The first reason why what is selected cannot be ordered with the coupons that are in use on it; null where it can (CK-19). */
export const couponFinding = async (deps: Deps, state: CartState): Promise<Finding | null> => {
  if (state.appliedCoupons.length === 0) return null;
  const held = await readHeld(deps.tx, deps.session.scope, deps.language);
  const wishes = asWishes(state.appliedCoupons, held);
  const verdict = judgeOrderCoupons(pricingInput(state), wishes, couponSituationOf(state, deps.now));
  return E.isLeft(verdict) ? verdict.left : null;
};
