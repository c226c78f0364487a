import { isGuest, type OwnerKey, type Scope } from '@baguni/backend';
import type { Tenant } from '@baguni/domain/internal';
import { sql, type RawBuilder } from 'kysely';
import { cartLock } from '../revisions.ts';
import { isLockTimeout } from '../database-errors.ts';
import { addEvents, type NewEvent } from '../outbox.ts';
import { ANSWER_SLOTS } from './idempotency-rows.ts';
import { ofShopper, type DatabaseKind, type Db, type ScopedTable } from '../schema.ts';

/** Age limits of stored data, in ms since 1970 UTC. */
export interface Retention {
  readonly idempotencyBefore: number;
  readonly sessionsExpiredBefore: number;
  readonly unpaidOrdersBefore: number;
  /** Recipients of orders that were paid earlier are erased; the orders stay (CK-20). */
  readonly recipientsPaidBefore: number;
  readonly couponTriesBefore: number;
  readonly detailsExpiredBefore: number;
  readonly seenBefore: number;
  readonly viewedBefore: number;
  /** Events for other systems. */
  readonly eventsBefore: number;
}

/** Expired rows of one kind that a batch deletes. Each session may have a guest with a cart. */
const ROWS_AT_ONCE = 500;
const SESSIONS_AT_ONCE = 100;

/**
 * What erasure does with the rows of a shopper. The type requires each table with an owner, and a test compares the names
 * with the database.
 */
export const tablesOfShoppers: Readonly<Record<ScopedTable, 'Erased' | 'Cancelled'>> = {
  // first, so that no request of the shopper adds rows meanwhile
  sessions: 'Erased',
  cart_units: 'Erased',
  saved_units: 'Erased',
  buyers: 'Erased',
  visits: 'Erased',
  viewed_items: 'Erased',
  kept_details: 'Erased',
  answers: 'Erased',
  idempotency: 'Erased',
  issued_coupons: 'Erased',
  coupon_tries: 'Erased',
  carts: 'Erased',
  // the law requires paid orders; retention erases their recipients later (CK-20)
  orders: 'Cancelled',
};

/** Expired rows of one table: an indexed time, and the condition of its index. */
interface Expiry {
  readonly table: string;
  readonly time: string;
  readonly before: number;
  readonly only?: string;
}

/** Deletes unpaid orders with their events; returns their number. @param which the condition on the orders */
const cancelOrders = async (db: Db, kind: DatabaseKind, which: RawBuilder<boolean>): Promise<number> => {
  const gone = db.deleteFrom('orders').where('paid_at', 'is', null).where(which).returning(['tenant', 'tx_key']);
  const orders = await gone.execute();
  const cancelled = orders.map(({ tenant, tx_key: subject }): NewEvent => {
    return { tenant, type: 'order.cancelled', subject, detail: {} };
  });
  await addEvents(db, kind, cancelled);
  return orders.length;
};

const expiriesOf = (old: Retention, kind: DatabaseKind): readonly Expiry[] => [
  ...(kind === 'sqlite' ? [{ table: 'answers', time: 'claimed_at', before: old.idempotencyBefore }] : []),
  { table: 'idempotency', time: 'claimed_at', before: old.idempotencyBefore },
  { table: 'coupon_tries', time: 'day', before: old.couponTriesBefore },
  { table: 'kept_details', time: 'expires_at', before: old.detailsExpiredBefore },
  { table: 'visits', time: 'seen_at', before: old.seenBefore },
  { table: 'outbox', time: 'created_at', before: old.eventsBefore },
  { table: 'viewed_items', time: 'viewed_at', before: old.viewedBefore },
];

/**
 * The condition on the oldest expired rows. Their order makes databases find them by the index, however many they are.
 * The outer condition is tested again after a wait for a row, which may have changed meanwhile: an order may be paid.
 */
const oldest = (kind: DatabaseKind, { table, time, before, only = 'true' }: Expiry, most: number) => {
  const expired = sql`${sql.raw(only)} and ${sql.ref(time)} < ${before}`;
  const rows = (place: string) => sql`select ${sql.raw(place)} from ${sql.table(table)}
    where ${expired} order by ${sql.ref(time)} limit ${sql.lit(most)}`;
  return kind === 'sqlite'
    ? sql<boolean>`rowid in (${rows('rowid')})`
    : sql<boolean>`(ctid = any(array(${rows('ctid')})) and ${expired})`;
};

const dropOldest = async (db: Db, kind: DatabaseKind, expiry: Expiry): Promise<number> => {
  const rows = oldest(kind, expiry, ROWS_AT_ONCE);
  const { numAffectedRows } = await sql`delete from ${sql.table(expiry.table)} where ${rows}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Empties the partitions of answers that have all expired; returns their number, without those that are in use. */
const emptyPartitions = async (db: Db, before: number): Promise<number> => {
  let emptied = 0;
  for (let slot = 0; slot < ANSWER_SLOTS; slot += 1) {
    const partition = sql.table(`answers_${slot}`);
    const isExpired = async (): Promise<boolean> => {
      const { rows } = await sql<{ readonly isExpired: boolean }>`select
        not exists (select from ${partition} where claimed_at >= ${before})
        and exists (select from ${partition} where claimed_at < ${before}) as "isExpired"`.execute(db);
      return rows[0]?.isExpired === true;
    };
    if (!(await isExpired())) continue;
    await sql`savepoint before_emptying`.execute(db);
    try {
      // requests wait behind this statement as long as it waits for those that run
      await sql`set local lock_timeout = '250ms'`.execute(db);
      await sql`lock table ${partition} in access exclusive mode`.execute(db);
      // a request may have written its answer before the lock was granted
      if (await isExpired()) {
        await sql`truncate ${partition}`.execute(db);
        emptied += 1;
        continue;
      }
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
    await sql`rollback to before_emptying`.execute(db);
  }
  return emptied;
};

/** Erases who received old paid orders, and where (CK-20). */
const eraseRecipients = async (db: Db, kind: DatabaseKind, before: number): Promise<number> => {
  const only = 'recipient is not null';
  const rows = oldest(kind, { table: 'orders', time: 'paid_at', before, only }, ROWS_AT_ONCE);
  const { numAffectedRows } = await sql`update orders set recipient = null where ${rows}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Deletes the data of guests that no session names any more; their paid orders stay. */
const dropGuests = async (db: Db, kind: DatabaseKind, tenant: Tenant, guests: readonly OwnerKey[]): Promise<void> => {
  const ofTenant = db.selectFrom('sessions').where('tenant', '=', tenant);
  const waiting = ofTenant
    .where('guest_owner', 'in', guests)
    .select('guest_owner as guest')
    .$narrowType<{ guest: OwnerKey }>();
  const sessions = await ofTenant.where('owner', 'in', guests).select('owner as guest').unionAll(waiting).execute();
  const named = new Set(sessions.map(({ guest }) => guest));
  const gone = guests.filter((guest) => !named.has(guest));
  if (gone.length === 0) return;
  const own = sql<boolean>`(tenant = ${tenant} and owner in (${sql.join(gone)}))`;
  for (const [table, how] of Object.entries(tablesOfShoppers)) {
    if (how === 'Cancelled') await cancelOrders(db, kind, own);
    // a guest who returned meanwhile keeps the new session
    else if (table !== 'sessions') await sql`delete from ${sql.table(table)} where ${own}`.execute(db);
  }
};

/** Returns the guests that sessions name. */
const guestsOf = (
  sessions: readonly { readonly owner: OwnerKey; readonly guest_owner: OwnerKey | null }[],
): readonly OwnerKey[] => {
  const owners = sessions.flatMap((session) => [session.owner, session.guest_owner]);
  return [...new Set(owners)].flatMap((owner) => (owner !== null && isGuest(owner) ? [owner] : []));
};

/** Deletes expired sessions, and the data of their guests in the same transaction. */
const dropSessions = async (db: Db, kind: DatabaseKind, before: number): Promise<number> => {
  const ended = await db
    .deleteFrom('sessions')
    .where(oldest(kind, { table: 'sessions', time: 'expires_at', before }, SESSIONS_AT_ONCE))
    .returning(['tenant', 'owner', 'guest_owner'])
    .execute();
  for (const tenant of new Set(ended.map((session) => session.tenant))) {
    const guests = guestsOf(ended.filter((session) => session.tenant === tenant));
    if (guests.length > 0) await dropGuests(db, kind, tenant, guests);
  }
  return ended.length;
};

/** Deletes a batch of expired rows, and data of guests without sessions; returns the number of expired rows. */
export const forgetExpired = async (db: Db, kind: DatabaseKind, old: Retention): Promise<number> => {
  let dropped = await dropSessions(db, kind, old.sessionsExpiredBefore);
  const unpaid = { table: 'orders', time: 'created_at', before: old.unpaidOrdersBefore, only: 'paid_at is null' };
  dropped += await cancelOrders(db, kind, oldest(kind, unpaid, ROWS_AT_ONCE));
  dropped += await eraseRecipients(db, kind, old.recipientsPaidBefore);
  for (const expiry of expiriesOf(old, kind)) dropped += await dropOldest(db, kind, expiry);
  // last, because its locks stop all writes
  if (kind === 'postgres') dropped += await emptyPartitions(db, old.idempotencyBefore);
  return dropped;
};

/**
 * Erases one batch of a shopper’s rows, and the guests of the sessions among them; returns the number of rows. The lock
 * of the cart comes first: running transactions of the shopper end first, and their rows are erased too.
 */
export const eraseShopper = async (db: Db, kind: DatabaseKind, { tenant, owner }: Scope): Promise<number> => {
  await cartLock(db, kind)({ tenant, owner });
  const sessions = db
    .selectFrom('sessions')
    .select(['tenant', 'owner', 'guest_owner'])
    .where(ofShopper({ tenant, owner }));
  const guests = guestsOf(await sessions.execute());
  let erased = 0;
  for (const [table, how] of Object.entries(tablesOfShoppers)) {
    const place = sql.ref(kind === 'sqlite' ? 'rowid' : 'ctid');
    const own = sql`tenant = ${tenant} and owner = ${owner} ${how === 'Cancelled' ? sql`and paid_at is null` : sql``}`;
    const rows = sql`select ${place} from ${sql.table(table)} where ${own} limit ${sql.lit(ROWS_AT_ONCE)}`;
    // rows of different partitions can have the same place
    const batch =
      kind === 'sqlite' ? sql<boolean>`rowid in (${rows})` : sql<boolean>`(ctid = any(array(${rows})) and ${own})`;
    if (how === 'Cancelled') erased += await cancelOrders(db, kind, batch);
    else erased += Number((await sql`delete from ${sql.table(table)} where ${batch}`.execute(db)).numAffectedRows ?? 0);
  }
  if (guests.length > 0) await dropGuests(db, kind, tenant, guests);
  return erased;
};

/** Returns the number of paid orders of a shopper. */
export const countPaidOrders = async (db: Db, scope: Scope): Promise<number> => {
  const count = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'));
  const paid = count.where(ofShopper(scope)).where('paid_at', 'is not', null);
  return (await paid.executeTakeFirst())?.orders ?? 0;
};
