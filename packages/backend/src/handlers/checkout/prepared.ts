import { either as E, option as O } from 'fp-ts';
import {
  checkoutFactsOf,
  chosenUnits,
  overseaIn,
  pricedOf,
  type ApiError,
  type Cart,
  type CartUnit,
  type CouponApplication,
  type OverseaIn,
  type SlotKey,
  type TxKey,
  addedUp,
  needsOf,
  slotStock,
} from '@baguni/domain';
import { deliveryOfOrder } from '../../delivery/slots-of-units.ts';
import { withWallet } from '../../coupon/held-coupons.ts';
import type { StoredOrder } from '../../store/rows.ts';
import type { Deps } from '../../request/handler.ts';
import { refusal, refusedByAll } from '../../request/refusal.ts';
import { countryOf } from './seen.ts';

const judgedWhole = ({ language, now, engine: { orders } }: Deps, state: Cart): E.Either<ApiError, Cart> => {
  const [first, ...others] = orders.judge({ ...state, pricesAsOf: now }).findings;
  return first ? refusedByAll(language, orders, first, others) : E.right(state);
};

const orderedCoupons = ({ appliedCoupons }: Cart, chosen: readonly CartUnit[]): readonly CouponApplication[] => {
  const ordered = new Set(chosen.map(({ cartUnitId }) => cartUnitId));
  return appliedCoupons.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const ids = cartUnitIds.filter((id) => ordered.has(id));
    return ids.length > 0 ? [{ couponIssueNo, cartUnitIds: ids }] : [];
  });
};

const shipsTo = (state: Cart): Pick<StoredOrder, 'countryType' | 'shippingCompany'> => ({
  countryType: countryOf(state),
  shippingCompany: O.toNullable(O.map(({ selectedCompany }: OverseaIn) => selectedCompany)(overseaIn(state))),
});

/**
 * Returns the order content, or all reasons against it by the page’s rules on current rows (CK-19, BL-4).
 * @param keys requested delivery slots
 */
export const judged = async (deps: Deps, state: Cart, keys?: readonly SlotKey[]): Promise<E.Either<ApiError, Cart>> => {
  const delivery = await deliveryOfOrder(deps, chosenUnits(state), keys);
  // an unavailable slot: of another branch, of a past day, or invented by the page
  if (O.isNone(delivery)) return refusal(deps.language, 422, 'CART-BR7-31');
  return judgedWhole(deps, await withWallet(deps, { ...state, delivery: delivery.value }));
};

/** Creates the order with current prices, coupons and stock (BL-5). */
export const preparedOrder = ({ session, now }: Deps, state: Cart, txKey: TxKey): StoredOrder => {
  const { chosen, payable, deliverySlots } = checkoutFactsOf(state);
  return {
    txKey,
    createdAt: now,
    paidAt: null,
    units: chosen,
    entries: pricedOf(state).entries,
    payable,
    coupons: orderedCoupons(state, chosen),
    ...shipsTo(state),
    needs: addedUp([
      ...chosen.flatMap(({ item, quantity }) => needsOf(item, quantity)),
      ...deliverySlots.map(({ slotKey }) => ({ key: slotStock(slotKey), pieces: 1 })),
    ]),
    ...(deliverySlots.length === 0 ? {} : { deliverySlots }),
    agreed: state.agreed,
    preparedFor: session.scope.owner,
  };
};

/** Returns the memo, or no field if it is empty (LY-08). */
export const memoKept = ({ memo = '' }: Pick<StoredOrder, 'memo'>): Pick<StoredOrder, 'memo'> =>
  memo === '' ? {} : { memo };

export const numberKept = ({ orderNumber }: StoredOrder): Pick<StoredOrder, 'orderNumber'> =>
  orderNumber === undefined ? {} : { orderNumber };
