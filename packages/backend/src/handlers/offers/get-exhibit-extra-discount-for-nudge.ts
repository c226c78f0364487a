import { either as E } from 'fp-ts';
import { featuresOf, type ExtraDiscountOffer } from '@baguni/domain';
import { storefrontOf } from '../../cart/open-state.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * The extra discounts of the marketplace in Korean, none elsewhere (CM-12, DC-04). Expired ones
 * are included: judged at the moment that the answer carries, they never apply on either side.
 */
export const getExhibitExtraDiscountForNudge: Handler<void, ExtraDiscountOffer> = (deps) => async () => {
  const { extraDiscounts } = await deps.tx.offers(deps.session.scope.tenant);
  return E.right({
    candidates: featuresOf(storefrontOf(deps)).extraDiscount ? extraDiscounts : [],
    now: deps.now,
  });
};
