import type { Kysely } from 'kysely';

/** Country and carrier of an order; null in existing orders (OV-01). */
export const countryOfOrders = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('orders').addColumn('country_type', 'text').execute();
  await db.schema.alterTable('orders').addColumn('shipping_company', 'text').execute();
};
