import { setTimeout as wait } from 'node:timers/promises';
import type { Store, Tx } from '@baguni/backend';
import { Kysely, type Dialect } from 'kysely';
import { migrate, type DatabaseKind } from './migrations.ts';
import type { Tables } from './schema.ts';
import { sqlTx } from './sql-tx.ts';
import { Busy, isConflict, isConnectionLost, isUnavailable } from './trouble.ts';

/** A store in a database, to be closed at the end. */
export interface SqlStore extends Store {
  readonly close: () => Promise<void>;
}

/** What a store is made of. */
export interface SqlOptions {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** Whether too many transactions wait already; then one more is refused at once (RL-6). */
  readonly isFull: () => boolean;
}

/** How often work runs again for a conflict (BL-13), or for want of a connection. */
const RETRIES = 3;

/** Waits a random time that grows with the attempts, so that those who met do not meet again. At most 160 ms. */
const jitter = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);

/** One run of a transaction, with whether its work was begun. */
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

/** A conflict runs again; so does what was never begun, because the connection that was idle had ended meanwhile. */
const retried = async <A>(run: () => Run<A>): Promise<A> => {
  for (let attempt = 0; ; attempt += 1) {
    const { hasBegun, result } = run();
    try {
      return await result;
    } catch (error) {
      const mayRunAgain = isConflict(error) || (isConnectionLost(error) && !hasBegun());
      if (!mayRunAgain && !isUnavailable(error)) throw error;
      if (!mayRunAgain || attempt >= RETRIES) throw new Busy(error);
    }
    await jitter(attempt);
  }
};

/** Opens a store and brings its tables up to date (SV-01). */
export const sqlStore = async ({ kind, dialect, isFull }: SqlOptions): Promise<SqlStore> => {
  const db = new Kysely<Tables>({ dialect });
  await migrate(db, kind);
  return {
    transaction: async <A>(work: (tx: Tx) => Promise<A>): Promise<A> => {
      if (isFull()) throw new Busy(new Error('too many transactions wait'));
      return retried(() => begin(db, kind, work));
    },
    close: () => db.destroy(),
  };
};
