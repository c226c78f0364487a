import { noOffers, type OfferRows } from '@baguni/backend';
import type { Db } from './schema.ts';

/** What a tenant offers beside its catalogue, in SQL: read and written whole. */
export const offerRows = (db: Db): OfferRows => ({
  offers: async (tenant) =>
    (await db.selectFrom('offers').select('detail').where('tenant', '=', tenant).executeTakeFirst())?.detail ??
    noOffers,
  putOffers: async (tenant, offers) => {
    const detail = JSON.stringify(offers);
    await db
      .insertInto('offers')
      .values({ tenant, detail })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ detail }))
      .execute();
  },
});
