import { either as E } from 'fp-ts';
import type { CartUnitId, CouponObjection } from '@baguni/domain';
import { stateOf } from '../cart/open-state.ts';
import { readCart } from '../cart/read-cart.ts';
import { couponFinding } from '../coupon/order-coupons.ts';
import type { Handler } from './handler.ts';

/** What stands first against ordering these units with the coupons that are in use on them (CM-48); others' units are passed over. */
export const checkAppliedCoupons: Handler<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly objections: readonly CouponObjection[] }
> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const content = await readCart(deps.tx, deps.session.scope, deps.language);
    const found = await couponFinding(deps, await stateOf(deps, content, cartUnitIds));
    return E.right({ objections: found ? [{ code: found.code, cartUnitIds: found.units }] : [] });
  };
