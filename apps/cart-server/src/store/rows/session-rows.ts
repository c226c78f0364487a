import {
  type Scope,
  type SessionRows,
  type ViewedRows,
  type VisitRows,
  MOST_DETAILS,
  MOST_VIEWED,
  typeOfDetail,
  type DetailRows,
} from '@baguni/backend';
import type { CartLock, Revisions } from '../revisions.ts';
import { sessionOf } from '../visit.ts';
import { inChunks, ofShopper, type DatabaseKind, type Db } from '../schema.ts';
import { writeStored } from '../stored-json.ts';

/** A buyer is written as a whole; reading one for a change takes the lock, so no change is lost. */
const buyerRows = (db: Db, lock: CartLock, revisions: Revisions): Pick<SessionRows, 'buyer' | 'putBuyer'> => ({
  buyer: async (scope: Scope) => {
    await lock(scope);
    const query = db.selectFrom('buyers').select('detail').where(ofShopper(scope));
    return (await query.executeTakeFirst())?.detail ?? null;
  },
  putBuyer: async (scope, buyer) => {
    await revisions.ofShopper(scope);
    const detail = writeStored('buyers', buyer);
    await db
      .insertInto('buyers')
      .values({ ...scope, detail })
      .onConflict((conflict) => conflict.columns(['tenant', 'owner']).doUpdateSet({ detail }))
      .execute();
  },
});

export const sessionRows = (db: Db, kind: DatabaseKind, lock: CartLock, revisions: Revisions): SessionRows => ({
  session: async (tokenHash, now) => {
    const query = db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash);
    const row = await query.where('expires_at', '>', now).executeTakeFirst();
    return row ? sessionOf(row) : null;
  },
  putSession: async ({ tokenHash, scope, guestOwner, createdAt, expiresAt, ordersAsNonMember, isViaEmployeeMall }) => {
    const times = { created_at: createdAt, expires_at: expiresAt };
    const flag = (holds = false): 1 | null => (holds ? 1 : null);
    const attributes = { orders_as_non_member: flag(ordersAsNonMember), via_employee_mall: flag(isViaEmployeeMall) };
    const rest = { ...scope, ...times, guest_owner: guestOwner, ...attributes };
    const written = await db
      .insertInto('sessions')
      .values({ token_hash: tokenHash, ...rest })
      .onConflict((conflict) =>
        conflict.column('token_hash').doUpdateSet(rest).where('sessions.expires_at', '>', createdAt),
      )
      .executeTakeFirst();
    return written.numInsertedOrUpdatedRows === 1n;
  },
  holdSession: async (tokenHash, now) => {
    const query = db.selectFrom('sessions').select('owner').where('token_hash', '=', tokenHash);
    const unexpired = query.where('expires_at', '>', now).$if(kind === 'postgres', (held) => held.forShare());
    return (await unexpired.executeTakeFirst()) !== undefined;
  },
  endSession: async (tokenHash, now) => {
    const query = db.updateTable('sessions').set({ expires_at: now }).where('token_hash', '=', tokenHash);
    await query.where('expires_at', '>', now).execute();
  },
  ...buyerRows(db, lock, revisions),
});

/** Data of visits. Reads take the cart’s lock, so that only one of two tabs gets the changes (RC-03). */
export const visitRows = (db: Db, lock: CartLock): VisitRows => ({
  seenCart: async (scope) => {
    await lock(scope);
    const row = await db.selectFrom('visits').select('detail').where(ofShopper(scope)).executeTakeFirst();
    return row?.detail ?? null;
  },
  putSeenCart: async (scope, seen) => {
    await lock(scope);
    const written = { seen_at: seen.seenAt, detail: JSON.stringify(seen) };
    await db
      .insertInto('visits')
      .values({ ...scope, ...written })
      .onConflict((conflict) => conflict.columns(['tenant', 'owner']).doUpdateSet(written))
      .execute();
  },
});

/** Viewed items. The lock keeps concurrent views within the limit. */
export const viewedRows = (db: Db, lock: CartLock): ViewedRows => {
  const latest = (scope: Scope) =>
    db.selectFrom('viewed_items').where(ofShopper(scope)).orderBy('viewed_at', 'desc').orderBy('item_no');
  return {
    viewedItems: (scope) => latest(scope).select(['item_no as itemNo', 'viewed_at as viewedAt']).execute(),
    addViewed: async (scope, items) => {
      await lock(scope);
      const rows = items.map(({ itemNo, viewedAt }) => ({ ...scope, item_no: itemNo, viewed_at: viewedAt }));
      await inChunks(rows, (some) =>
        db
          .insertInto('viewed_items')
          .values(some)
          .onConflict((conflict) =>
            conflict
              .columns(['tenant', 'owner', 'item_no'])
              .doUpdateSet((row) => ({ viewed_at: row.ref('excluded.viewed_at') }))
              .whereRef('viewed_items.viewed_at', '<', 'excluded.viewed_at'),
          )
          .execute(),
      );
      const kept = latest(scope).select('item_no').limit(MOST_VIEWED);
      await db.deleteFrom('viewed_items').where(ofShopper(scope)).where('item_no', 'not in', kept).execute();
    },
    dropViewed: async (scope) => {
      await lock(scope);
      await db.deleteFrom('viewed_items').where(ofShopper(scope)).execute();
    },
  };
};

/** Stored details; one statement reads and deletes, so that only one of two requests gets it (RT-07). */
export const detailRows = (db: Db): DetailRows => ({
  keepDetail: async (scope, stored) => {
    const { key, place, expiresAt } = stored;
    const named = { detail_key: key, place, type: typeOfDetail(stored), expires_at: expiresAt };
    // before the insert, so that a new detail remains if another has the same millisecond
    const latest = db
      .selectFrom('kept_details')
      .where(ofShopper(scope))
      .orderBy('expires_at', 'desc')
      .limit(MOST_DETAILS - 1)
      .select('detail_key');
    await db.deleteFrom('kept_details').where(ofShopper(scope)).where('detail_key', 'not in', latest).execute();
    await db
      .insertInto('kept_details')
      .values({ ...scope, ...named, detail: JSON.stringify(stored) })
      .execute();
  },
  takeDetail: async (scope, { place, type, key }, now) => {
    const taken = await db
      .deleteFrom('kept_details')
      .where(ofShopper(scope))
      .where('detail_key', '=', key)
      .where('place', '=', place)
      .where('type', '=', type)
      .where('expires_at', '>', now)
      .returning('detail')
      .executeTakeFirst();
    return taken?.detail ?? null;
  },
});
