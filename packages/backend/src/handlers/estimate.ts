import { noPapers, payableOf, type CartState } from '@baguni/domain';
import {
  buyerInTable,
  estimateOf,
  estimateTables,
  estimateWords,
  isSameEstimate,
  type EstimateRequest,
  type EstimateTables,
  type EstimatedCart,
} from '@baguni/domain/estimate';
import { either as E, option as O } from 'fp-ts';
import { stateOf } from '../cart/open-state.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Deps, Handler } from '../request/handler.ts';
import { refusal } from '../request/refusal.ts';
import { countryOf } from './checkout/seen.ts';

/** Whether the units, version and country are those of the cart as it is; a unit that is not in this cart is none of it (AZ-2). */
const isAsSeen = (seen: EstimatedCart, state: CartState): boolean => {
  const mine = new Set(state.units.map(({ cartUnitId }) => cartUnitId));
  return (
    seen.cartVersion === state.cartVersion &&
    seen.countryType === countryOf(state) &&
    seen.cartUnitIds.every((id) => mine.has(id))
  );
};

/** The same estimate from the server's own rows: of the request only what its buyer wrote is in it. */
const ownEstimate = (
  { language }: Deps,
  state: CartState,
  { buyerInfoTable }: EstimateRequest,
): EstimateTables | null => {
  const written = buyerInTable(buyerInfoTable);
  return written ? estimateTables(estimateOf(state, written.buyer, written.date), estimateWords[language]) : null;
};

const stateSeen = async (
  deps: Deps,
  { cartUnitIds, countryType, shippingCompany }: EstimatedCart,
): Promise<CartState> => {
  const oversea = O.some({ countryType, shippingCompany, papers: noPapers });
  return stateOf(deps, await readCart(deps), [...new Set(cartUnitIds)], { agreed: [], oversea });
};

/**
 * The estimate that a business buyer saves (CM-44, ES-05). No amount of the request gets into the file: it is made of the
 * server's own rows, and refused where it differs from what the page has shown in any cell.
 */
export const estimateToExcel: Handler<EstimateRequest, EstimateTables> = (deps) => async (request) => {
  const { language } = deps;
  const state = await stateSeen(deps, request.cart);
  const { cartVersion } = state;
  if (!state.buyer.isDomesticBusinessman) return refusal(language, 403, 'ESTIMATE-BUSINESS-ONLY');
  if (!isAsSeen(request.cart, state)) return refusal(language, 409, 'CART-STALE', { data: { cartVersion } });
  const own = ownEstimate(deps, state, request);
  const payable = payableOf(state);
  return own && payable === request.cart.payableSeen && isSameEstimate(own, request)
    ? E.right(own)
    : refusal(language, 409, 'PRICE-CHANGED', { data: { cartVersion, payable } });
};
