import type { Kysely } from 'kysely';

/** Funding discounts beside the catalogue, and what the marketplace offers at checkout (DC-03, DC-04, CB-01, ND-04). */
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
