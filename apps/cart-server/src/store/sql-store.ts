import { setTimeout as wait } from 'node:timers/promises';
import type { ReadModel, Store, Tx } from '@baguni/backend';
import { Kysely, sql, type Dialect } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';
import { migrate } from './migrations/migrations.ts';
import type { Tables } from './schema.ts';
import { sqlTx } from './sql-tx.ts';
import { TemporarilyUnavailable, isConflict, isConnectionLost, isUnavailable } from './database-errors.ts';

/** A store that a server serves from. */
export interface ServedStore extends Store {
  /** The same rows, asked and changed by one statement each. */
  readonly readModel: ReadModel;
}

/** How the connections to a database are used at this moment. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  /** Transactions that wait for one. */
  readonly waiting: number;
}

/** A store in a database, to be closed at the end. */
export interface SqlStore extends ServedStore {
  /** Asks the database for nothing; rejects where it does not answer. */
  readonly ping: () => Promise<void>;
  readonly connections: () => Connections;
  readonly close: () => Promise<void>;
}

/** What a store needs. */
export interface SqlOptions {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** Asks and changes the same database; called when its tables are there. */
  readonly openReadModel: () => ReadModel;
  /** Closes what the read model opened. */
  readonly closeReadModel?: () => void;
  /** Whether too many transactions are waiting; another one is then refused at once (RL-6). */
  readonly isFull: () => boolean;
  readonly connections: () => Connections;
}

/** How often work is retried after a conflict (BL-13) or without a connection. */
const RETRIES = 3;

/** Waits a random time that grows with the attempts, so that conflicting transactions do not conflict again; at most 160 ms. */
const jitter = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);

/** One run of a transaction, and whether its work has begun. */
interface Run<A> {
  readonly hasBegun: () => boolean;
  readonly result: Promise<A>;
}

const begin = <A>(db: Kysely<Tables>, kind: DatabaseKind, work: (tx: Tx) => Promise<A>): Run<A> => {
  let hasBegun = false;
  const result = db.transaction().execute((tx) => {
    hasBegun = true;
    return work(sqlTx(tx, kind));
  });
  return { hasBegun: () => hasBegun, result };
};

/** Retries after a conflict, and if the work never began because an idle connection had been closed. */
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

/** Refuses at once where too many wait already. */
const mustHaveRoom = ({ isFull }: Pick<SqlOptions, 'isFull'>): void => {
  if (isFull()) throw new TemporarilyUnavailable(new Error('too many transactions wait'));
};

/** A question is asked again where its connection ended; a change is not, as it may have been made. */
const withRetries = (options: SqlOptions, model: ReadModel): ReadModel => {
  const once = <A>(ask: () => Promise<A>, mayAskAgain: boolean): Promise<A> => {
    mustHaveRoom(options);
    return retryRuns(() => ({ hasBegun: () => !mayAskAgain, result: ask() }));
  };
  return {
    visit: async (...words) => once(() => model.visit(...words), true),
    cart: async (...words) => once(() => model.cart(...words), true),
    catalogue: async (...words) => once(() => model.catalogue(...words), true),
    change: async (change) => once(() => model.change(change), false),
  };
};

/** Opens a store and migrates its tables (SV-01). */
export const sqlStore = async (options: SqlOptions): Promise<SqlStore> => {
  const { kind, dialect, connections } = options;
  const db = new Kysely<Tables>({ dialect });
  await migrate(db, kind);
  return {
    readModel: withRetries(options, options.openReadModel()),
    transaction: async <A>(work: (tx: Tx) => Promise<A>): Promise<A> => {
      mustHaveRoom(options);
      return retryRuns(() => begin(db, kind, work));
    },
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    connections,
    close: async () => {
      options.closeReadModel?.();
      await db.destroy();
    },
  };
};
