import type { Kysely } from 'kysely';

export const seeds = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('build', 'text', (column) => column.notNull())
    .execute();
};
