import { featuresOf, totalCashbackOf } from '@baguni/domain/internal';
import { discountsOf, pricesFor, shippingOf, readAskedState, storefrontOf, readCart } from '../cart/open-cart.ts';
import { either as E } from 'fp-ts';
import { targetsOf } from '../store/offers.ts';
import type { HandlerOf } from '../request/handler.ts';

export const getAvailableDiscount: HandlerOf<'getAvailableDiscount'> =
  (deps) =>
  async ({ requests }) =>
    E.right(discountsOf(await readCart(deps), requests));

/** Returns extra discounts in Korean only (CM-12, DC-04), also expired ones, which never apply. */
export const getExhibitExtraDiscountForNudge: HandlerOf<'getExhibitExtraDiscountForNudge'> = (deps) => async () => {
  const { extraDiscounts } = await deps.tx.offers(deps.session.scope.tenant);
  return E.right({
    candidates: featuresOf(storefrontOf(deps)).extraDiscount ? extraDiscounts : [],
    now: deps.now,
  });
};

export const getSmileCardNudgeCoupon: HandlerOf<'getSmileCardNudgeCoupon'> =
  ({ tx, session, language }) =>
  async () => {
    const { cards } = await tx.offers(session.scope.tenant);
    return E.right({ coupons: cards.map((card) => ({ ...card, cardName: card.cardName[language] })) });
  };

/** Returns the cashback of the orderable units of the shopper, at most one order of them (CM-33, AZ-2, CK-01). */
export const getTotalCashback: HandlerOf<'getTotalCashback'> =
  (deps) =>
  async ({ cartRequests }) => {
    const state = await readAskedState(deps, cartRequests.slice(0, deps.engine.orders.changes.orderUnits));
    const cashbacks = await deps.tx.cashbacks(deps.session.scope.tenant, targetsOf(state.units));
    return E.right(totalCashbackOf(state, cashbacks));
  };

export const getPrices: HandlerOf<'getPrices'> = (deps) => async (request) => E.right(await pricesFor(deps, request));

/** Returns the parcel fees of units (CM-13) from server data. Ignores units of others and unorderable units. */
export const getShipping: HandlerOf<'getShipping'> =
  (deps) =>
  async ({ requests }) =>
    E.right(shippingOf(await readAskedState(deps, requests)));
