import { sql } from 'kysely';
import { clockOf, outboxLag } from '../outbox.ts';
import type { DatabaseKind, Db } from '../schema.ts';

/** The progress of deliveries to a receiver. */
export interface WebhookProgress {
  /** The last delivered position. */
  readonly position: number;
  /** Failed attempts since then. */
  readonly failures: number;
}

/** Names of a receiver, and of the process that delivers to it. */
export interface WebhookLease {
  readonly name: string;
  readonly holder: string;
}

type InTransaction = <A>(work: (db: Db) => Promise<A>) => Promise<A>;

/** Deliveries of webhooks. Only one process holds the lease of a receiver; the clock of the database decides when it ends. */
export const webhookStore = (
  kind: DatabaseKind,
  { read, write }: Readonly<Record<'read' | 'write', InTransaction>>,
) => {
  const now = clockOf(kind);
  const after = (ms: number) => sql<number>`${now} + ${ms}`;
  const store = (holder: string | null, lease: WebhookLease, progress: WebhookProgress, ms: number): Promise<boolean> =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set({ ...progress, holder, free_at: after(ms) })
        .where('name', '=', lease.name)
        .where('holder', '=', lease.holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  return {
    /** Adds a receiver if it is new; it starts with the oldest event. */
    add: (name: string): Promise<void> =>
      write(async (db) => {
        await db
          .insertInto('webhooks')
          .values({ name, position: 0, failures: 0, holder: null, free_at: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
    /** Takes a lease for some ms; returns null while another process has it, or while a failed delivery waits. */
    take: ({ name, holder }: WebhookLease, ms: number): Promise<WebhookProgress | null> =>
      write(async (db) => {
        const taken = await db
          .updateTable('webhooks')
          .set({ holder, free_at: after(ms) })
          .where('name', '=', name)
          .where((row) => row.or([row('holder', '=', holder), row('free_at', '<=', now)]))
          .returning(['position', 'failures'])
          .executeTakeFirst();
        return taken ?? null;
      }),
    /** Stores progress and renews the lease for some ms; returns false if another process has taken it. */
    keep: (lease: WebhookLease, progress: WebhookProgress, ms: number): Promise<boolean> =>
      store(lease.holder, lease, progress, ms),
    /** Stores progress and returns the lease; any process may take it after some ms. */
    leave: async (lease: WebhookLease, progress: WebhookProgress, ms: number): Promise<void> => {
      await store(null, lease, progress, ms);
    },
    /** Returns the age of the oldest event that each receiver has not received, in ms; 0 if it has received all. */
    lags: (names: readonly string[]): Promise<ReadonlyMap<string, number>> =>
      read(async (db) => {
        const unread = await outboxLag(db, kind);
        const rows = await db
          .selectFrom('webhooks')
          .select((row) => [
            'name',
            now.as('now'),
            row
              .selectFrom('outbox')
              .select('created_at')
              .whereRef('outbox.position', '>', 'webhooks.position')
              .orderBy('outbox.position')
              .limit(1)
              .as('oldest'),
          ])
          .where('name', 'in', names)
          .execute();
        return new Map(
          rows.map(({ name, oldest, ...row }) => [name, oldest === null ? unread : Math.max(0, row.now - oldest)]),
        );
      }),
  };
};
