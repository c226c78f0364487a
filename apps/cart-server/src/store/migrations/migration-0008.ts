import type { Kysely } from 'kysely';

/** Data of gateways and standalone layers until used (RT-07, RT-08). */
export const keptDetails = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('kept_details')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('detail_key', 'text', (column) => column.primaryKey())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('kept_details_by_age').on('kept_details').column('expires_at').execute();
};
