import { either as E } from 'fp-ts';
import { checkoutFactsOf, judge, orderCouponRules, type CartUnitId, type CouponObjection } from '@baguni/domain';
import { noDecisions, stateOf } from '../../cart/open-state.ts';
import { readCart } from '../../cart/read-cart.ts';
import { withWallet } from '../../coupon/with-wallet.ts';
import type { Handler } from '../../request/handler.ts';

/** The first reason against ordering these units with the coupons in use on them (CM-48); others' units are ignored. */
export const checkAppliedCoupons: Handler<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly objections: readonly CouponObjection[] }
> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const content = await readCart(deps);
    const state = await withWallet(deps, await stateOf(deps, content, cartUnitIds, noDecisions));
    const verdict = judge(orderCouponRules)(checkoutFactsOf(state));
    return E.right({
      objections: E.isLeft(verdict) ? [{ code: verdict.left.code, cartUnitIds: verdict.left.units }] : [],
    });
  };
