import { either as E, option as O } from 'fp-ts';
import {
  checkoutFactsOf,
  checkoutRules,
  judge,
  overseaIn,
  pricedOf,
  type ApiError,
  type CartState,
  type CartUnit,
  type CheckoutReply,
  type CheckoutRequest,
  type CouponApplication,
  type OverseaIn,
  type TxKey,
} from '@baguni/domain';
import { stateOf } from '../cart/open-state.ts';
import { readCart } from '../cart/read-cart.ts';
import { withWallet } from '../coupon/with-wallet.ts';
import type { StoredOrder } from '../store/rows.ts';
import { addedUp, needsOf } from '../store/stock.ts';
import { quantityFinding, stockFinding } from './checkout/quantities.ts';
import { countryOf, isAsSeen, isExtraDiscountSeen } from './checkout/seen.ts';
import type { Deps, Handler } from './handler.ts';
import { refusal, refusedBy } from './refusal.ts';

/** The first reason against an order, by the same rules as the page's and then by today's stock (CK-19, BL-4). */
const judged = ({ language }: Deps, state: CartState): E.Either<ApiError, CartState> => {
  const facts = checkoutFactsOf(state);
  const verdict = judge(checkoutRules)(facts);
  if (E.isLeft(verdict)) return refusedBy(language, verdict.left);
  const finding = quantityFinding(facts.chosen) ?? stockFinding(facts.chosen);
  return finding ? refusedBy(language, finding) : E.right(state);
};

/** The coupons of an order, each with those of its units that are ordered; a parcel's fee counts on all its units. */
const orderedCoupons = ({ appliedCoupons }: CartState, chosen: readonly CartUnit[]): readonly CouponApplication[] => {
  const ordered = new Set(chosen.map(({ cartUnitId }) => cartUnitId));
  return appliedCoupons.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const ids = cartUnitIds.filter((id) => ordered.has(id));
    return ids.length > 0 ? [{ couponIssueNo, cartUnitIds: ids }] : [];
  });
};

/** Where an order goes, and who carries it there (OV-01, OV-02). */
const shipsTo = (state: CartState): Pick<StoredOrder, 'countryType' | 'shippingCompany'> => ({
  countryType: countryOf(state),
  shippingCompany: O.toNullable(O.map(({ selectedCompany }: OverseaIn) => selectedCompany)(overseaIn(state))),
});

const write = async (deps: Deps, state: CartState): Promise<TxKey> => {
  const { chosen, payable } = checkoutFactsOf(state);
  const txKey = deps.newTxKey();
  await deps.tx.addOrder(deps.session.scope, {
    txKey,
    createdAt: deps.now,
    paidAt: null,
    units: chosen,
    entries: pricedOf(state).entries,
    payable,
    coupons: orderedCoupons(state, chosen),
    ...shipsTo(state),
    needs: addedUp(chosen.flatMap(({ item, quantity }) => needsOf(item, quantity))),
  });
  return txKey;
};

/**
 * Opens a checkout (CM-10). The cart, its prices, stock and coupons are read again inside the transaction that writes
 * it (BL-5); what the page says of them is compared and never used. A list with a unit that is not in this cart is
 * refused whole (AZ-2).
 */
export const addCheckoutByCart: Handler<CheckoutRequest, CheckoutReply> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const content = await readCart(tx, session.scope, language);
  const selected = [...new Set(request.cartUnitIds)];
  const { cartVersion } = content;
  const state = await stateOf(deps, content, selected, request);
  if (!isAsSeen(request, state)) return refusal(language, 409, 'CART-STALE', { data: { cartVersion } });
  const verdict = judged(deps, await withWallet(deps, state));
  if (E.isLeft(verdict)) return verdict;
  const { payable, chosen } = checkoutFactsOf(verdict.right);
  if (payable !== request.payableSeen || !isExtraDiscountSeen(request, verdict.right))
    return refusal(language, 409, 'PRICE-CHANGED', { data: { cartVersion, payable } });
  const txKey = await write(deps, verdict.right);
  return E.right({ isSuccess: true, checkoutUnitIds: chosen.map(({ cartUnitId }) => cartUnitId), txKey, message: '' });
};
