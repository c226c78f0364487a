import type { Kysely } from 'kysely';

/** Funding discounts and checkout offers outside the catalogue (DC-03, CB-01, ND-04). */
export const offersAndFundings = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('fundings')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('entry_key', 'text', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('fundings_key', ['tenant', 'language', 'entry_key'])
    .execute();
  await db.schema
    .createTable('offers')
    .addColumn('tenant', 'text', (column) => column.primaryKey())
    .addColumn('detail', 'json', (column) => column.notNull())
    .execute();
};
