import type { Scope } from '@baguni/backend';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DatabaseKind, Db } from './schema.ts';
import type { Tenant } from '@baguni/domain/internal';

/** Locks a cart until its transaction ends. */
export interface CartLock {
  (scope: Scope): Promise<void>;
  /** Returns an expression that takes the lock as a part of another statement. */
  readonly expression: (scope: Scope) => RawBuilder<unknown>;
}

const nothing = (): RawBuilder<unknown> => sql`1`;

/** No lock, for reads of one snapshot. */
export const noLock: CartLock = Object.assign(() => Promise.resolve(), { expression: nothing });

/**
 * Lock of a transaction on its carts. PostgreSQL runs at `read committed`, so the lock serialises access to one cart.
 * SQLite runs transactions one after another and needs no lock.
 */
export const cartLock = <T>(db: Kysely<T>, kind: DatabaseKind): CartLock => {
  if (kind === 'sqlite') return noLock;
  const held = new Set<string>();
  const expression: CartLock['expression'] = ({ tenant, owner }) => {
    const key = `${tenant}/${owner}`;
    if (held.has(key)) return nothing();
    held.add(key);
    return sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  };
  const take = async (scope: Scope): Promise<void> => {
    if (!held.has(`${scope.tenant}/${scope.owner}`)) await sql`select ${expression(scope)}`.execute(db);
  };
  return Object.assign(take, { expression });
};

/** Takes the lock of retention until the transaction ends; returns false if another process has it. */
export const takeRetention = async <T>(db: Kysely<T>, kind: DatabaseKind): Promise<boolean> => {
  if (kind === 'sqlite') return true;
  const lock = sql<{ readonly isTaken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('retention', 0)) as "isTaken"`;
  return (await lock.execute(db)).rows[0]?.isTaken ?? false;
};

/** Records the changes of a transaction, so that caches by version become invalid (SV-06). */
export const revisionsIn = (db: Db, lock: CartLock) => {
  const raised = new Set<string>();
  const isNew = (key: string): boolean => !raised.has(key) && raised.add(key).size > 0;
  const keyOf = ({ tenant, owner }: Scope): string => `${tenant}/${owner}`;
  return {
    raised: (scope: Scope): void => {
      raised.add(keyOf(scope));
    },
    /** Locks the cart of a shopper before its change. */
    ofShopper: async (scope: Scope): Promise<void> => {
      await lock(scope);
      if (!isNew(keyOf(scope))) return;
      await db
        .insertInto('carts')
        .values({ ...scope, version: 0, revision: 1 })
        .onConflict((conflict) =>
          conflict.columns(['tenant', 'owner']).doUpdateSet((row) => ({ revision: row('carts.revision', '+', 1) })),
        )
        .execute();
    },
    ofCatalogue: async (tenant: Tenant): Promise<void> => {
      if (!isNew(tenant)) return;
      await db
        .insertInto('catalogue_versions')
        .values({ tenant, version: 1 })
        .onConflict((conflict) =>
          conflict.column('tenant').doUpdateSet((row) => ({ version: row('catalogue_versions.version', '+', 1) })),
        )
        .execute();
    },
  };
};

export type Revisions = ReturnType<typeof revisionsIn>;
