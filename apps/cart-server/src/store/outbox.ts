import type { Tenant } from '@baguni/domain';
import { sql } from 'kysely';
import type { DatabaseKind, Db, EventType } from './schema.ts';

/** A change that other systems follow. It names IDs and amounts, no personal data. */
export interface OutboxEvent {
  /** Increases in the order of reading, with gaps. */
  readonly position: number;
  readonly tenant: Tenant;
  readonly type: EventType;
  /** The key of the order or the stock, or the owner of the cart. */
  readonly subject: string;
  /** Ms since 1970 UTC, by the clock of the database. */
  readonly createdAt: number;
  readonly detail: unknown;
}

export type NewEvent = Pick<OutboxEvent, 'tenant' | 'type' | 'subject' | 'detail'>;

/** The clock of the database, in ms since 1970 UTC. */
const clockOf = (kind: DatabaseKind) =>
  kind === 'sqlite'
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** Adds events to the transaction of their change. */
export const addEvents = async (db: Db, kind: DatabaseKind, events: readonly NewEvent[]): Promise<void> => {
  const now = clockOf(kind);
  for (const { detail, ...event } of events)
    await db
      .insertInto('outbox')
      .values({ ...event, created_at: now, detail: JSON.stringify(detail) })
      .execute();
};

/** Events that one transaction numbers, and the most that one read returns. */
const EVENTS_AT_ONCE = 500;

/**
 * Gives committed events their positions. The row of the last position is locked until the end of the transaction, so
 * positions become visible in order: an event that is committed late gets a later position, and no reader skips it. IDs
 * of one order increase with its changes, because they have the lock of its cart.
 */
const numberEvents = async (db: Db): Promise<void> => {
  const pending = db.selectFrom('outbox').select('event_id').where('position', 'is', null);
  if (!(await pending.limit(1).executeTakeFirst())) return;
  const { position } = await db
    .updateTable('outbox_positions')
    .set((row) => ({ position: row.ref('position') }))
    .where('name', '=', 'last')
    .returning('position')
    .executeTakeFirstOrThrow();
  const first = pending.orderBy('event_id').limit(EVENTS_AT_ONCE);
  const { numAffectedRows } = await sql`update outbox set position = ${position} + fresh.place
    from (select event_id as id, row_number() over (order by event_id) as place from (${first}) as batch) as fresh
    where outbox.event_id = fresh.id`.execute(db);
  await db
    .updateTable('outbox_positions')
    .set({ position: position + Number(numAffectedRows ?? 0) })
    .where('name', '=', 'last')
    .execute();
};

/** Returns the next events after a position, the oldest first. */
export const readEvents = async (db: Db, after: number): Promise<readonly OutboxEvent[]> => {
  await numberEvents(db);
  const rows = await db
    .selectFrom('outbox')
    .select(['position', 'tenant', 'type', 'subject', 'created_at', 'detail'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(EVENTS_AT_ONCE)
    .execute();
  return rows.map(({ created_at: createdAt, position, ...event }) => ({
    ...event,
    position: position ?? 0,
    createdAt,
  }));
};

/** Returns the age of the oldest event that no system has read, in ms; 0 if all are read. */
export const outboxLag = async (db: Db, kind: DatabaseKind): Promise<number> => {
  const oldest = await db
    .selectFrom('outbox')
    .select(['created_at', clockOf(kind).as('now')])
    .where('position', 'is', null)
    .orderBy('event_id')
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(0, oldest.now - oldest.created_at) : 0;
};
