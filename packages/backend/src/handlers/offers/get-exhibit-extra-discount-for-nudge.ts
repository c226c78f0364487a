import { either as E } from 'fp-ts';
import { featuresOf, type ExtraDiscountOffer } from '@baguni/domain';
import { storefrontOf } from '../../cart/open-state.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * The extra discounts of the marketplace in Korean, none elsewhere (CM-12, DC-04). Those that are over are told too:
 * by the moment that comes along they never apply, on the page as here.
 */
export const getExhibitExtraDiscountForNudge: Handler<void, ExtraDiscountOffer> = (deps) => async () => {
  const { extraDiscounts } = await deps.tx.offers(deps.session.scope.tenant);
  return E.right({
    candidates: featuresOf(storefrontOf(deps)).extraDiscount ? extraDiscounts : [],
    now: deps.now,
  });
};
