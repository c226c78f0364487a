import {
  noPapers,
  payableOf,
  type Cart,
  type CartContent,
  buyerInTable,
  estimateOf,
  estimateTables,
  estimateWords,
  isSameEstimate,
  type EstimateRequest,
  type EstimateTables,
  type EstimatedCart,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { openCart, readCart } from '../cart/open-cart.ts';
import { type Deps, type HandlerOf, refusal } from '../request/handler.ts';
import { countryOf } from './checkout/prepared.ts';

/** True if the units and country are those of the current cart; foreign units count as missing (AZ-2). */
const isAsSeen = (seen: EstimatedCart, state: Cart): boolean => {
  const mine = new Set(state.units.map(({ cartUnitId }) => cartUnitId));
  return seen.countryType === countryOf(state) && seen.cartUnitIds.every((id) => mine.has(id));
};

/** Builds the estimate from stored rows; only the buyer inputs are request data. */
const ownEstimate = ({ language }: Deps, state: Cart, { buyerInfoTable }: EstimateRequest): EstimateTables | null => {
  const written = buyerInTable(buyerInfoTable);
  return written ? estimateTables(estimateOf(state, written.buyer, written.date), estimateWords[language]) : null;
};

const cartSeen = (
  deps: Deps,
  content: CartContent,
  { cartUnitIds, countryType, shippingCompany }: EstimatedCart,
): Promise<Cart> => {
  const oversea = { countryType, shippingCompany, papers: noPapers };
  return openCart(deps, content, [...new Set(cartUnitIds)], { agreed: [], oversea });
};

/** Creates the estimate of a business buyer from stored rows (CM-44, ES-05); its cells must be the same. */
export const estimateToExcel: HandlerOf<'estimateToExcel'> = (deps) => async (request) => {
  const { language } = deps;
  const content = await readCart(deps);
  const { cartVersion } = content;
  const state = await cartSeen(deps, content, request.cart);
  if (!state.buyer.isDomesticBusinessman) return refusal(language, 403, 'ESTIMATE-BUSINESS-ONLY');
  if (request.cart.cartVersion !== cartVersion || !isAsSeen(request.cart, state))
    return refusal(language, 409, 'CART-STALE', { data: { cartVersion } });
  const own = ownEstimate(deps, state, request);
  const payable = payableOf(state);
  return own && payable === request.cart.payableSeen && isSameEstimate(own, request)
    ? E.right(own)
    : refusal(language, 409, 'PRICE-CHANGED', { data: { cartVersion, payable } });
};
