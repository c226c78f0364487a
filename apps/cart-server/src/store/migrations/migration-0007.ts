import type { Kysely } from 'kysely';

/** Which build has filled the database with the demo, in one row, so that the next start need not do it again (SV-02). */
export const seeds = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('build', 'text', (column) => column.notNull())
    .execute();
};
