import {
  featuresOf,
  totalCashbackOf,
  type CashbackAnswer,
  type CashbackRequest,
  type DiscountReply,
  type ExtraDiscountOffer,
  type PriceRequest,
  type ShippingReply,
  type ShippingRequest,
  type SmileCardNudgeCoupon,
} from '@baguni/domain';
import { discountsOf, shippingOf } from '../cart/cart-prices.ts';
import { either as E } from 'fp-ts';
import { readAskedState } from '../cart/asked-cart.ts';
import { storefrontOf } from '../cart/open-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Handler } from '../request/handler.ts';

/** The discounts that units of this cart may have now (CM-11). */
export const getAvailableDiscount: Handler<{ readonly requests: readonly PriceRequest[] }, DiscountReply> =
  (deps) =>
  async ({ requests }) =>
    E.right(discountsOf(await readCart(deps), requests));

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

/** The card offers of the tenant, in the language of the page (CM-24). */
export const getSmileCardNudgeCoupon: Handler<void, { readonly coupons: readonly SmileCardNudgeCoupon[] }> =
  ({ tx, session, language }) =>
  async () => {
    const { cards } = await tx.offers(session.scope.tenant);
    return E.right({ coupons: cards.map((card) => ({ ...card, cardName: card.cardName[language] })) });
  };

/**
 * What units of this cart give back (CM-33). Prices, coupons and memberships are the server's own; others' units
 * and units that cannot be ordered give nothing (AZ-2, CK-19), nor do more units than one order of the shop holds (CK-01, EN-09).
 */
export const getTotalCashback: Handler<CashbackRequest, CashbackAnswer> =
  (deps) =>
  async ({ cartRequests }) => {
    const state = await readAskedState(deps, cartRequests.slice(0, deps.engine.orders.changes.orderUnits));
    const { cashbacks } = await deps.tx.offers(deps.session.scope.tenant);
    return E.right(totalCashbackOf(state, cashbacks));
  };

/**
 * The fees of the parcels of some units of this cart (CM-13). Prices, discounts, policies and the buyer's threshold are
 * the server's own; others' units and units that cannot be ordered are in no parcel.
 */
export const getShipping: Handler<Pick<ShippingRequest, 'requests'>, ShippingReply> =
  (deps) =>
  async ({ requests }) =>
    E.right(shippingOf(await readAskedState(deps, requests)));
