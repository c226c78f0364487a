import { setTimeout as wait } from 'node:timers/promises';
import { guestOwner, type Scope, type Session, type Store, type Tx } from '@baguni/backend';
import type { AdminEvent } from '@baguni/contract';
import { Kysely, type Dialect } from 'kysely';
import type { DatabaseKind, Db, Tables } from './schema.ts';
import { migrate, readSchema, SCHEMA_VERSION } from './migrations.ts';
import { hasEvents, outboxLag, readEvents } from './outbox.ts';
import { addRateCounts, type AddCounts } from './rate-counts.ts';
import { cartLock, noLock, takeRetention } from './revisions.ts';
import { countPaidOrders, eraseShopper, forgetExpired, type Retention } from './rows/retention-rows.ts';
import { webhookStore } from './rows/webhook-rows.ts';
import { sqlTx, type SqlTx } from './sql-tx.ts';
import { readCartVersion, readEnd, readVisit, type Visit } from './visit.ts';
import { TemporarilyUnavailable, isConflict, isConnectionLost, isUnavailable } from './database-errors.ts';

export interface Connections {
  readonly most: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The result of a read, and the cart's version at the same moment. */
export interface Snapshot<A> {
  readonly result: A;
  readonly version: string;
}

/** The result of an erasure. */
export interface Erasure {
  readonly rows: number;
  readonly paidOrders: number;
}

export interface SqlStore extends Store {
  readonly transaction: <A>(work: (tx: SqlTx) => Promise<A>) => Promise<A>;
  /** Returns the session of a token with its cart's version, or null if it is missing or expired. @param now ms since 1970 UTC */
  readonly visit: (tokenHash: string, now: number) => Promise<Visit | null>;
  /** Returns when the session of a token ended, or null if neither the token nor its guest is known; 0 for only the guest. */
  readonly endOf: (tokenHash: string, guest: Scope) => Promise<number | null>;
  /** Runs work that only reads on one snapshot of the database, without locks. */
  readonly snapshot: <A>(session: Session, work: (tx: Tx) => Promise<A>) => Promise<Snapshot<A>>;
  /** Deletes one batch of expired rows; returns their number, or 0 while another process does it. */
  readonly forget: (retention: Retention) => Promise<number>;
  /** Erases all data of a shopper in batches, except paid orders; returns the number of rows, and of orders that stay. */
  readonly erase: (scope: Scope) => Promise<Erasure>;
  /** Returns the next events of the outbox after a position, the oldest first. */
  readonly events: (after: number) => Promise<readonly AdminEvent[]>;
  /** Returns the age of the oldest event that no system has read, in ms; 0 if all are read. */
  readonly outboxLag: () => Promise<number>;
  readonly webhooks: ReturnType<typeof webhookStore>;
  /** Tests a write; rejects if the database does not answer or is read-only. */
  readonly ping: () => Promise<void>;
  /** Adds to the counts of requests that all processes share; null for a database of a single process. */
  readonly addRateCounts: AddCounts | null;
  readonly connections: () => Connections;
  readonly close: () => Promise<void>;
}

export interface SqlOptions {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** A separate connection for retention; if it is missing, retention uses the connection of the shoppers. */
  readonly retentionDialect?: Dialect;
  /** True if too many transactions wait; further ones are refused at once (RL-6). */
  readonly isFull: () => boolean;
  /** @param waiting transactions of this process that have not begun */
  readonly connections: (waiting: number) => Connections;
}

/** Number of retries after a conflict (BL-13) or a lost connection. */
const RETRIES = 3;

/** A session that no cookie names and that never expires, so retention neither deletes nor locks its row. */
const READINESS = {
  token_hash: 'readiness',
  tenant: 'marketplace',
  owner: guestOwner('readiness'),
  guest_owner: null,
  created_at: 0,
  expires_at: Number.MAX_SAFE_INTEGER,
} as const;

/** Waits a random time up to 160 ms that grows per attempt, so that transactions do not conflict again. */
const jitter = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);

interface Run<A> {
  readonly hasBegun: () => boolean;
  readonly result: Promise<A>;
}

/** Starts a transaction. @param isReadOnly true if it works on a snapshot, without locks */
const begin = <A>(db: Kysely<Tables>, isReadOnly: boolean, work: (db: Db) => Promise<A>): Run<A> => {
  let hasBegun = false;
  const builder = isReadOnly
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    : db.transaction();
  const result = builder.execute((tx) => {
    hasBegun = true;
    return work(tx);
  });
  return { hasBegun: () => hasBegun, result };
};

/** Retries after a conflict, and after a closed idle connection if the work never began. */
const retryRuns = async <A>(run: () => Run<A>): Promise<A> => {
  for (let attempt = 0; ; attempt += 1) {
    const { hasBegun, result } = run();
    try {
      return await result;
    } catch (error) {
      const mayRunAgain = isConflict(error) || (isConnectionLost(error) && !hasBegun());
      if (!mayRunAgain && !isUnavailable(error)) throw error;
      if (!mayRunAgain || attempt >= RETRIES) throw new TemporarilyUnavailable(error);
    }
    await jitter(attempt);
  }
};

const mustHaveRoom = ({ isFull }: Pick<SqlOptions, 'isFull'>): void => {
  if (isFull()) throw new TemporarilyUnavailable(new Error('too many transactions wait'));
};

/** Migrates SQLite and empty databases; refuses a schema that this server cannot use. */
const prepareSchema = async (db: Kysely<Tables>, kind: DatabaseKind): Promise<void> => {
  const { state, version } = await readSchema(db);
  if (state === 'Empty' || (state === 'Old' && kind === 'sqlite')) return migrate(db, kind);
  const found = `the database has schema version ${version}`;
  if (state === 'Old')
    throw new Error(`${found}, and this server needs ${SCHEMA_VERSION}; migrate it first: baguni-server migrate`);
  if (state === 'TooNew')
    throw new Error(`${found}, and this server knows ${SCHEMA_VERSION} and the next one; start a newer server`);
};

export const sqlStore = async (options: SqlOptions): Promise<SqlStore> => {
  const { kind, dialect, retentionDialect, connections } = options;
  const db = new Kysely<Tables>({ dialect });
  const retentionDb = retentionDialect ? new Kysely<Tables>({ dialect: retentionDialect }) : db;
  const close = async (): Promise<void> => {
    await Promise.all([...new Set([db, retentionDb])].map((one) => one.destroy()));
  };
  await prepareSchema(db, kind).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const visit = readVisit(db);
  const runs = new Set<Run<unknown>>();
  // awaited only here, because the stack of an error ends at a promise with a second reaction (LG-2)
  const counted = async <A>(one: Run<A>): Promise<A> => {
    runs.add(one);
    try {
      return await one.result;
    } finally {
      runs.delete(one);
    }
  };
  const run = async <A>(start: () => Run<A>): Promise<A> => {
    mustHaveRoom(options);
    return retryRuns(() => {
      const one = start();
      return { hasBegun: one.hasBegun, result: counted(one) };
    });
  };
  return {
    // a read may run again on another connection
    visit: (tokenHash, now) => run(() => ({ hasBegun: () => false, result: visit(tokenHash, now) })),
    endOf: (tokenHash, guest) => run(() => ({ hasBegun: () => false, result: readEnd(db, tokenHash, guest) })),
    snapshot: (session, work) =>
      run(() =>
        begin(db, true, async (tx) => ({
          version: await readCartVersion(tx, session),
          result: await work(sqlTx(tx, kind, noLock)),
        })),
      ),
    transaction: (work) => run(() => begin(db, false, (tx) => work(sqlTx(tx, kind, cartLock(tx, kind))))),
    forget: (retention) =>
      retryRuns(() =>
        begin(retentionDb, false, async (tx) =>
          (await takeRetention(tx, kind)) ? forgetExpired(tx, kind, retention) : 0,
        ),
      ),
    erase: async (scope) => {
      let rows = 0;
      for (;;) {
        const batch = await retryRuns(() => begin(retentionDb, false, (tx) => eraseShopper(tx, kind, scope)));
        if (batch === 0) return { rows, paidOrders: await countPaidOrders(retentionDb, scope) };
        rows += batch;
      }
    },
    events: async (after) => {
      const isBehind = await run(() => begin(db, true, (tx) => hasEvents(tx, after)));
      return isBehind ? run(() => begin(db, false, (tx) => readEvents(tx, after))) : [];
    },
    outboxLag: () => run(() => begin(db, true, (tx) => outboxLag(tx, kind))),
    webhooks: webhookStore(kind, {
      read: (work) => run(() => begin(db, true, work)),
      write: (work) => run(() => begin(db, false, work)),
    }),
    ping: async () => {
      await db
        .insertInto('sessions')
        .values(READINESS)
        .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: READINESS.expires_at }))
        .execute();
    },
    addRateCounts: kind === 'sqlite' ? null : (added) => run(() => begin(db, false, (tx) => addRateCounts(tx, added))),
    connections: () => connections([...runs].filter(({ hasBegun }) => !hasBegun()).length),
    close,
  };
};
