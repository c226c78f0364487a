import { noOffers, type OfferRows } from '@baguni/backend';
import type { Revisions } from '../revisions.ts';
import type { Db } from '../schema.ts';

export const offerRows = (db: Db, revisions: Revisions): OfferRows => ({
  offers: async (tenant) =>
    (await db.selectFrom('offers').select('detail').where('tenant', '=', tenant).executeTakeFirst())?.detail ??
    noOffers,
  putOffers: async (tenant, offers) => {
    await revisions.ofCatalogue(tenant);
    const detail = JSON.stringify(offers);
    await db
      .insertInto('offers')
      .values({ tenant, detail })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ detail }))
      .execute();
  },
});
