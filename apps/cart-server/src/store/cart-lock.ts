import type { Scope } from '@baguni/backend';
import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';

export type CartLock = (scope: Scope) => Promise<void>;

/** No lock, for reads of one snapshot. */
export const noLock: CartLock = () => Promise.resolve();

/**
 * Lock of a transaction on its carts. PostgreSQL runs at `read committed`, so the lock serialises access to one cart.
 * SQLite runs transactions one after another and needs no lock.
 */
export const cartLock = <T>(db: Kysely<T>, kind: DatabaseKind): CartLock => {
  const held = new Set<string>();
  return async ({ tenant, owner }) => {
    const key = `${tenant}/${owner}`;
    if (kind === 'sqlite' || held.has(key)) return;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
    held.add(key);
  };
};
