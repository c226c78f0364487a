import { either as E } from 'fp-ts';
import {
  couponKeyOf,
  couponSituationOf,
  pricingInput,
  type Coupon,
  type CouponIssueNo,
  type RecommendationTarget,
  type RecommendedGroup,
} from '@baguni/domain';
import { noDecisions, stateOf } from '../../cart/open-state.ts';
import { readCart } from '../../cart/read-cart.ts';
import { readOffered } from '../../coupon/read-coupons.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * The best coupons for each group on its own, of those that the buyer holds or may download and that are not in use
 * elsewhere (CM-23, CP-19). The engine's search finds them, so what is recommended can be applied.
 */
export const getRecommendedCoupons: Handler<
  { readonly targets: readonly RecommendationTarget[]; readonly couponsOnNotTargeted: readonly CouponIssueNo[] },
  { readonly groups: readonly RecommendedGroup[] }
> =
  (deps) =>
  async ({ targets, couponsOnNotTargeted }) => {
    const content = await readCart(deps);
    const elsewhere = new Set<string>(couponsOnNotTargeted);
    const offered = await readOffered(deps);
    const free: readonly Coupon[] = offered.filter((coupon) => !elsewhere.has(couponKeyOf(coupon)));
    const groups: RecommendedGroup[] = [];
    for (const { key, cartUnitIds } of targets) {
      const state = await stateOf(deps, content, cartUnitIds, noDecisions);
      const situation = couponSituationOf(state, deps.now);
      const question = { pricing: pricingInput(state), coupons: free, situation, cart: state };
      const { chosen, saving } = deps.engine.offers.best(question);
      const coupons = chosen.map(({ coupon, place }) => ({ coupon, cartUnitIds: place.cartUnitIds }));
      groups.push({ key, coupons, saving });
    }
    return E.right({ groups });
  };
