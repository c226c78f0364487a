import { either as E, option as O } from 'fp-ts';
import type { CartUnitId, CouponObjection } from '@baguni/domain';
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
    const against = deps.engine.orders.againstCoupons(state);
    return E.right({
      objections: O.isSome(against) ? [{ code: against.value.code, cartUnitIds: against.value.units }] : [],
    });
  };
