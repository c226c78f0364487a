import { setTimeout as wait } from 'node:timers/promises';
import type { Store, Tx } from '@baguni/backend';
import { Kysely, type Dialect } from 'kysely';
import { migrate, type DatabaseKind } from './migrations.ts';
import type { Tables } from './schema.ts';
import { sqlTx } from './sql-tx.ts';
import { Busy, isConflict, isUnavailable } from './trouble.ts';

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

/** How often work runs again for a conflict (BL-13). */
const RETRIES = 3;

/** Waits a random time that grows with the attempts, so that those who met do not meet again. At most 160 ms. */
const jitter = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);

const retried = async <A>(run: () => Promise<A>): Promise<A> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (isUnavailable(error) || (isConflict(error) && attempt >= RETRIES)) throw new Busy(error);
      if (!isConflict(error)) throw error;
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
      if (isFull()) throw new Busy('too many wait');
      return retried(() => db.transaction().execute((tx) => work(sqlTx(tx, kind))));
    },
    close: () => db.destroy(),
  };
};
