import type { Scope, SessionRows } from '@baguni/backend';
import type { CartLock } from '../cart-lock.ts';
import { ofShopper } from './of-shopper.ts';
import type { Revisions } from '../revisions.ts';
import type { Db } from '../schema.ts';

/** A buyer is written as a whole; reading one for a change takes the lock, so no change is lost. */
const buyerRows = (db: Db, lock: CartLock, revisions: Revisions): Pick<SessionRows, 'buyer' | 'putBuyer'> => ({
  buyer: async (scope: Scope) => {
    await lock(scope);
    const query = db.selectFrom('buyers').select('detail').where(ofShopper(scope));
    return (await query.executeTakeFirst())?.detail ?? null;
  },
  putBuyer: async (scope, buyer) => {
    await lock(scope);
    await revisions.ofShopper(scope);
    const detail = JSON.stringify(buyer);
    await db
      .insertInto('buyers')
      .values({ ...scope, detail })
      .onConflict((conflict) => conflict.columns(['tenant', 'owner']).doUpdateSet({ detail }))
      .execute();
  },
});

export const sessionRows = (db: Db, lock: CartLock, revisions: Revisions): SessionRows => ({
  session: async (tokenHash, now) => {
    const row = await db
      .selectFrom('sessions')
      .select(['tenant', 'owner', 'guest_owner', 'created_at', 'expires_at', 'orders_as_non_member'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const { tenant, owner, guest_owner: guestOwner, created_at: createdAt, expires_at: expiresAt } = row;
    const chosen = row.orders_as_non_member === 1 ? { ordersAsNonMember: true } : {};
    return { tokenHash, scope: { tenant, owner }, guestOwner, createdAt, expiresAt, ...chosen };
  },
  putSession: async ({ tokenHash, scope, guestOwner, createdAt, expiresAt, ordersAsNonMember = false }) => {
    const times = { created_at: createdAt, expires_at: expiresAt };
    const chosen = ordersAsNonMember ? (1 as const) : null;
    const rest = { ...scope, ...times, guest_owner: guestOwner, orders_as_non_member: chosen };
    const written = await db
      .insertInto('sessions')
      .values({ token_hash: tokenHash, ...rest })
      .onConflict((conflict) =>
        conflict.column('token_hash').doUpdateSet(rest).where('sessions.expires_at', '>', createdAt),
      )
      .executeTakeFirst();
    return written.numInsertedOrUpdatedRows === 1n;
  },
  endSession: async (tokenHash, now) => {
    const query = db.updateTable('sessions').set({ expires_at: now }).where('token_hash', '=', tokenHash);
    await query.where('expires_at', '>', now).execute();
  },
  ...buyerRows(db, lock, revisions),
});
