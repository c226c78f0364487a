import type { CartRows } from '@baguni/backend';
import type { Kysely } from 'kysely';
import type { CartLock } from './cart-lock.ts';
import type { Tables } from './schema.ts';
import { unitRows } from './unit-rows.ts';

type Db = Kysely<Tables>;

/** Carts in SQL: their version and units. */
export const cartRows = (db: Db, lock: CartLock): CartRows => ({
  cartVersion: async ({ tenant, owner }) => {
    await lock({ tenant, owner });
    const query = db.selectFrom('carts').select('version').where('tenant', '=', tenant).where('owner', '=', owner);
    return (await query.executeTakeFirst())?.version ?? 0;
  },
  bumpCart: async (scope) => {
    await lock(scope);
    const { version } = await db
      .insertInto('carts')
      .values({ ...scope, version: 1 })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'owner']).doUpdateSet((row) => ({ version: row('carts.version', '+', 1) })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  },
  ...unitRows(db, lock),
});
