import { EVENTS_AT_ONCE, type AdminEvent } from '@baguni/contract';
import { sql } from 'kysely';
import { inChunks, type DatabaseKind, type Db } from './schema.ts';

type Written<Event extends AdminEvent> = Event extends AdminEvent
  ? Pick<Event, 'tenant' | 'type' | 'subject' | 'detail'>
  : never;

export type NewEvent = Written<AdminEvent>;

/** The clock of the database, in ms since 1970 UTC. */
export const clockOf = (kind: DatabaseKind) =>
  kind === 'sqlite'
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** Adds events to the transaction of their change. */
export const addEvents = async (db: Db, kind: DatabaseKind, events: readonly NewEvent[]): Promise<void> => {
  const now = clockOf(kind);
  const rows = events.map(({ detail, ...event }) => ({ ...event, created_at: now, detail: JSON.stringify(detail) }));
  await inChunks(rows, (some) => db.insertInto('outbox').values(some).execute());
};

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

/** Tests for events after a position without a lock, so that frequent looks do not delay writers. */
export const hasEvents = async (db: Db, after: number): Promise<boolean> => {
  const { rows } = await sql<{ readonly found: unknown }>`select
    exists(select 1 from outbox where position is null) or
    exists(select 1 from outbox where position > ${after}) as found`.execute(db);
  return Boolean(rows[0]?.found);
};

/** Returns the next events after a position, the oldest first. */
export const readEvents = async (db: Db, after: number): Promise<readonly AdminEvent[]> => {
  await numberEvents(db);
  const rows = await db
    .selectFrom('outbox')
    .select(['position', 'tenant', 'type', 'subject', 'created_at', 'detail'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(EVENTS_AT_ONCE)
    .execute();
  // the detail of each type is what `addEvents` wrote
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows.map(({ created_at: createdAt, ...event }) => ({ ...event, createdAt })) as readonly AdminEvent[];
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
