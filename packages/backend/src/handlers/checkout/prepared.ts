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
import { withWallet } from '../../coupon/with-wallet.ts';
import type { StoredOrder } from '../../store/rows.ts';
import type { Deps } from '../../request/handler.ts';
import { refusal, refusedByAll } from '../../request/refusal.ts';
import { countryOf } from './seen.ts';

const judgedWhole = ({ language, now, engine: { orders } }: Deps, state: Cart): E.Either<ApiError, Cart> => {
  const [first, ...others] = orders.judge({ ...state, pricesAsOf: now }).findings;
  return first ? refusedByAll(language, orders, first, others) : E.right(state);
};

/** The coupons of an order, each with those of its units that are ordered; a parcel's fee counts on all its units. */
const orderedCoupons = ({ appliedCoupons }: Cart, chosen: readonly CartUnit[]): readonly CouponApplication[] => {
  const ordered = new Set(chosen.map(({ cartUnitId }) => cartUnitId));
  return appliedCoupons.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const ids = cartUnitIds.filter((id) => ordered.has(id));
    return ids.length > 0 ? [{ couponIssueNo, cartUnitIds: ids }] : [];
  });
};

/** Where an order goes, and who carries it there (OV-01, OV-02). */
const shipsTo = (state: Cart): Pick<StoredOrder, 'countryType' | 'shippingCompany'> => ({
  countryType: countryOf(state),
  shippingCompany: O.toNullable(O.map(({ selectedCompany }: OverseaIn) => selectedCompany)(overseaIn(state))),
});

/** What is ordered, or every reason against it: by the same rules as the page's, on today's rows (CK-19, BL-4). @param keys the delivery times that it names */
export const judged = async (deps: Deps, state: Cart, keys?: readonly SlotKey[]): Promise<E.Either<ApiError, Cart>> => {
  const delivery = await deliveryOfOrder(deps, chosenUnits(state), keys);
  // a time that is not offered to this order: another branch's, of a day that is over, or of the page's own making
  if (O.isNone(delivery)) return refusal(deps.language, 422, 'CART-BR7-31');
  return judgedWhole(deps, await withWallet(deps, { ...state, delivery: delivery.value }));
};

/** What a checkout of this cart holds, prepared with its prices, coupons and stock of now (BL-5). */
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

/** The memo of an order as it is kept: none where it is empty (LY-08). */
export const memoKept = ({ memo = '' }: Pick<StoredOrder, 'memo'>): Pick<StoredOrder, 'memo'> =>
  memo === '' ? {} : { memo };

/** The number of an order that is prepared again stays. */
export const numberKept = ({ orderNumber }: StoredOrder): Pick<StoredOrder, 'orderNumber'> =>
  orderNumber === undefined ? {} : { orderNumber };
