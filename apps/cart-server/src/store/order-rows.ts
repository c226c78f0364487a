import type { OrderRows } from '@baguni/backend';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Checkouts and orders in SQL. */
export const orderRows = (db: Kysely<Tables>): OrderRows => ({
  addOrder: async (scope, { txKey, createdAt, paidAt, units, entries, payable, needs, coupons }) => {
    const detail = JSON.stringify({ units, entries, payable, needs, coupons });
    await db
      .insertInto('orders')
      .values({ ...scope, tx_key: txKey, created_at: createdAt, paid_at: paidAt, detail })
      .execute();
  },
  order: async ({ tenant, owner }, txKey) => {
    const row = await db
      .selectFrom('orders')
      .select(['created_at', 'paid_at', 'detail'])
      .where('tx_key', '=', txKey)
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .executeTakeFirst();
    return row ? { txKey, createdAt: row.created_at, paidAt: row.paid_at, coupons: [], ...row.detail } : null;
  },
  markPaid: async ({ tenant, owner }, txKey, now) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ paid_at: now })
      .where('tx_key', '=', txKey)
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .where('paid_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
