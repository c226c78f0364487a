import { MOST_DETAILS, typeOfDetail, type DetailRows } from '@baguni/backend';
import type { Db } from '../schema.ts';
import { ofShopper } from './of-shopper.ts';

/** Stored details; one statement reads and deletes, so that only one of two requests gets it (RT-07). */
export const detailRows = (db: Db): DetailRows => ({
  keepDetail: async (scope, stored) => {
    const { key, place, expiresAt } = stored;
    const named = { detail_key: key, place, type: typeOfDetail(stored), expires_at: expiresAt };
    // before the insert, so that a new detail remains if another has the same millisecond
    const latest = db
      .selectFrom('kept_details')
      .where(ofShopper(scope))
      .orderBy('expires_at', 'desc')
      .limit(MOST_DETAILS - 1)
      .select('detail_key');
    await db.deleteFrom('kept_details').where(ofShopper(scope)).where('detail_key', 'not in', latest).execute();
    await db
      .insertInto('kept_details')
      .values({ ...scope, ...named, detail: JSON.stringify(stored) })
      .execute();
  },
  takeDetail: async (scope, { place, type, key }, now) => {
    const taken = await db
      .deleteFrom('kept_details')
      .where(ofShopper(scope))
      .where('detail_key', '=', key)
      .where('place', '=', place)
      .where('type', '=', type)
      .where('expires_at', '>', now)
      .returning('detail')
      .executeTakeFirst();
    return taken?.detail ?? null;
  },
});
