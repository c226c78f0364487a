import { type Deps, refusal } from '../../request/handler.ts';
import { type ApiError, type TxKey, sum, type LedgerEntry, type Order, type OrderLine } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { guestBehind } from '../../cart/open-cart.ts';
import type { Scope, StoredOrder } from '../../store/rows.ts';

const SEOUL_MS = 9 * 60 * 60 * 1000;
const DIGITS = 4;

/** Returns the day in Seoul, e.g. `2026-1122`. */
export const orderDayOf = (now: number): string => {
  const [year, month, day] = new Date(now + SEOUL_MS).toISOString().slice(0, 10).split('-');
  return `${year}-${month}${day}`;
};

/** Returns the next order number, e.g. `2026-1122-0001`: the day in Seoul and a number (CK-13). */
export const nextOrderNumber = async ({ tx, session, now }: Deps): Promise<string> => {
  const day = orderDayOf(now);
  return `${day}-${String(await tx.nextOrder(session.scope.tenant, day)).padStart(DIGITS, '0')}`;
};

/** True if the order was prepared for this shopper rather than for a guest (CK-15). */
export const isOwn = ({ owner }: Scope, { preparedFor }: StoredOrder): boolean =>
  preparedFor === undefined || preparedFor === owner;

/** Returns the unpaid order of the guest before sign-in. */
const orderOfGuest = async ({ tx, session }: Deps, txKey: TxKey): Promise<StoredOrder | null> => {
  const guest = await guestBehind(tx, session);
  const order = guest && (await tx.order(guest, txKey));
  return order?.paidAt === null ? order : null;
};

/** Returns an order that the shopper may read and pay (AZ-1). Guest orders must be prepared again after sign-in. */
export const orderOfShopper = async (deps: Deps, txKey: TxKey): Promise<E.Either<ApiError, StoredOrder>> => {
  const { tx, session, language } = deps;
  const order = await tx.order(session.scope, txKey);
  if (order && isOwn(session.scope, order)) return E.right(order);
  const isOfGuest = order !== null || (await orderOfGuest(deps, txKey)) !== null;
  return isOfGuest ? refusal(language, 409, 'ORDER-OF-GUEST') : refusal(language, 404, 'ORDER-FAILED');
};

const isOf =
  (line: Pick<OrderLine, 'cartUnitId'>) =>
  ({ place }: LedgerEntry): boolean =>
    place.type === 'Unit' && place.cartUnitId === line.cartUnitId;

export const orderOf = ({
  txKey,
  paidAt,
  units,
  entries,
  payable,
  memo,
  deliverySlots,
  orderNumber,
  terms,
  recipient,
}: StoredOrder): Order => ({
  txKey,
  isPaid: paidAt !== null,
  lines: units.map(({ cartUnitId, quantity, item }) => ({
    cartUnitId,
    itemName: item.itemName,
    options: item.options,
    additions: item.additions,
    itemImageUrl: item.itemImageUrl,
    quantity,
    price: sum(entries.filter(isOf({ cartUnitId })).map(({ amount }) => amount)),
  })),
  entries,
  payable,
  ...(memo === undefined ? {} : { memo }),
  ...(orderNumber === undefined ? {} : { orderNumber }),
  ...(deliverySlots === undefined ? {} : { deliverySlots }),
  ...(terms === undefined ? {} : { terms: recipient ? { ...terms, address: recipient } : terms }),
  ...(recipient === undefined ? {} : { recipient }),
});
