import type { CartRows } from '@baguni/backend';
import type { CartLock } from '../cart-lock.ts';
import { ofShopper } from './of-shopper.ts';
import type { Revisions } from '../revisions.ts';
import type { Db } from '../schema.ts';
import { unitRows } from './unit-rows.ts';

export const cartRows = (db: Db, lock: CartLock, revisions: Revisions): CartRows => ({
  cartVersion: async (scope) => {
    await lock(scope);
    const query = db.selectFrom('carts').select('version').where(ofShopper(scope));
    return (await query.executeTakeFirst())?.version ?? 0;
  },
  bumpCart: async (scope) => {
    await lock(scope);
    const { version } = await db
      .insertInto('carts')
      .values({ ...scope, version: 1, revision: 1 })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'owner']).doUpdateSet((row) => ({
          version: row('carts.version', '+', 1),
          revision: row('carts.revision', '+', 1),
        })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    revisions.raised(scope);
    return version;
  },
  ...unitRows(db, lock, revisions),
});
