import type { OrderRows } from '@baguni/backend';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Checkouts and orders in SQL. */
export const orderRows = (db: Kysely<Tables>): OrderRows => ({
  addOrder: async (scope, { txKey, createdAt, paidAt, countryType, shippingCompany, ...rest }) => {
    const { units, entries, payable, needs, coupons } = rest;
    const detail = JSON.stringify({ units, entries, payable, needs, coupons });
    const keys = { ...scope, tx_key: txKey, created_at: createdAt, paid_at: paidAt };
    await db
      .insertInto('orders')
      .values({ ...keys, country_type: countryType, shipping_company: shippingCompany, detail })
      .execute();
  },
  order: async ({ tenant, owner }, txKey) => {
    const row = await db
      .selectFrom('orders')
      .select(['created_at', 'paid_at', 'country_type', 'shipping_company', 'detail'])
      .where('tx_key', '=', txKey)
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (!row) return null;
    const {
      created_at: createdAt,
      paid_at: paidAt,
      country_type: countryType,
      shipping_company: shippingCompany,
    } = row;
    return { txKey, createdAt, paidAt, countryType, shippingCompany, coupons: [], ...row.detail };
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
