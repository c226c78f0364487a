import type { ApiError, TxKey } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { guestBehind } from '../../cart/read-buyer.ts';
import type { Scope } from '../../store/owner.ts';
import type { StoredOrder } from '../../store/rows.ts';
import type { Deps } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';

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
