import type { Scope } from '@baguni/backend';
import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';

/** Waits until no other transaction holds this cart's lock, and holds it until this one ends. */
export type CartLock = (scope: Scope) => Promise<void>;

/** No lock, for reads of one snapshot. */
export const noLock: CartLock = () => Promise.resolve();

/**
 * The lock of a transaction on the carts that it touches. PostgreSQL runs transactions at `read committed`: whoever
 * reads or writes a cart, its coupons or its buyer waits for its lock first, so all that a transaction reads of a cart
 * is of one moment and two changes of it never interleave; carts of different shoppers never wait for each other.
 * SQLite runs transactions one after another and needs none.
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
