import type { VisitRows } from '@baguni/backend';
import type { CartLock } from '../cart-lock.ts';
import type { Db } from '../schema.ts';
import { ofShopper } from './of-shopper.ts';

/** Data of visits. Reads take the cart’s lock, so that only one of two tabs gets the changes (RC-03). */
export const visitRows = (db: Db, lock: CartLock): VisitRows => ({
  seenCart: async (scope) => {
    await lock(scope);
    const row = await db.selectFrom('visits').select('detail').where(ofShopper(scope)).executeTakeFirst();
    return row?.detail ?? null;
  },
  putSeenCart: async (scope, seen) => {
    await lock(scope);
    const written = { seen_at: seen.seenAt, detail: JSON.stringify(seen) };
    await db
      .insertInto('visits')
      .values({ ...scope, ...written })
      .onConflict((conflict) => conflict.columns(['tenant', 'owner']).doUpdateSet(written))
      .execute();
  },
});
