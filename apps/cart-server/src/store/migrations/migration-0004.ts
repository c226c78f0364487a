import type { Kysely } from 'kysely';

/** Where an order ships to and who carries it there; orders that are there already do not say (OV-01, OV-02). */
export const countryOfOrders = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('orders').addColumn('country_type', 'text').execute();
  await db.schema.alterTable('orders').addColumn('shipping_company', 'text').execute();
};
