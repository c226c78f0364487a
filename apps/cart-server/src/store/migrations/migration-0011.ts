import type { Kysely } from 'kysely';

/** Data of each shopper’s last visit with an index on its time (RC-03). */
export const visits = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('visits')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_key', ['tenant', 'owner'])
    .execute();
  await db.schema.createIndex('visits_by_age').on('visits').column('seen_at').execute();
};
