import type { Kysely } from 'kysely';

export const orderDays = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('order_days')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('orders', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_days_key', ['tenant', 'day'])
    .execute();
};
