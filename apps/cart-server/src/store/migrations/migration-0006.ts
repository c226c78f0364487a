import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../schema.ts';

const itemIn = (kind: DatabaseKind) => {
  if (kind === 'postgres') return sql`split_part(stock_key, '/', 2)`;
  const rest = sql`substr(stock_key, instr(stock_key, '/') + 1)`;
  return sql`substr(${rest}, 1, instr(${rest} || '/', '/') - 1)`;
};

/** Change detection for carts: revisions of shoppers, versions of catalogues, stock by item (SV-06). */
export const revisions =
  (kind: DatabaseKind) =>
  async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .alterTable('carts')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('catalogue_versions')
      .addColumn('tenant', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('stock')
      .addColumn('item_no', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update stock set item_no = ${itemIn(kind)}`.execute(db);
    await db.schema.createIndex('stock_of_item').on('stock').columns(['tenant', 'item_no']).execute();
    await db.schema.createIndex('cart_units_items').on('cart_units').columns(['tenant', 'owner', 'item_no']).execute();
    await db.schema.dropIndex('cart_units_of_cart').execute();
  };
