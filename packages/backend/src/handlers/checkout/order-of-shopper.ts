import type { ApiError, TxKey } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { guestBehind } from '../../cart/waiting-guest.ts';
import type { Scope } from '../../store/owner.ts';
import type { StoredOrder } from '../../store/rows.ts';
import type { Deps } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';

/** Whether an order was prepared with this shopper's cart and prices, not with a guest's (CK-15). */
export const isOwn = ({ owner }: Scope, { preparedFor }: StoredOrder): boolean =>
  preparedFor === undefined || preparedFor === owner;

/** The unpaid order of this browser's guest from before the buyer signed in. */
const orderOfGuest = async ({ tx, session }: Deps, txKey: TxKey): Promise<StoredOrder | null> => {
  const guest = await guestBehind(tx, session);
  const order = guest && (await tx.order(guest, txKey));
  return order?.paidAt === null ? order : null;
};

/**
 * An order that a shopper may read and pay; another shopper's is not found (AZ-1). One that they prepared as a guest,
 * before they signed in, must be prepared again first.
 */
export const orderOfShopper = async (deps: Deps, txKey: TxKey): Promise<E.Either<ApiError, StoredOrder>> => {
  const { tx, session, language } = deps;
  const order = await tx.order(session.scope, txKey);
  if (order && isOwn(session.scope, order)) return E.right(order);
  const isOfGuest = order !== null || (await orderOfGuest(deps, txKey)) !== null;
  return isOfGuest ? refusal(language, 409, 'ORDER-OF-GUEST') : refusal(language, 404, 'ORDER-FAILED');
};
