import type { OrderRows, Scope, StoredOrder } from '@baguni/backend';
import type { TxKey } from '@baguni/domain';
import { ofShopper } from './of-shopper.ts';
import type { Db } from '../schema.ts';

/** The columns of an order besides its shopper, key and payment. */
const columnsOf = ({ createdAt, countryType, shippingCompany, ...rest }: StoredOrder) => {
  const { units, entries, payable, needs, coupons, agreed, preparedFor } = rest;
  return {
    created_at: createdAt,
    country_type: countryType,
    shipping_company: shippingCompany,
    detail: JSON.stringify({ units, entries, payable, needs, coupons, agreed, preparedFor }),
  };
};

/** An update of a shopper's order, made only while it is unpaid. */
const unpaid = (db: Db, scope: Scope, txKey: TxKey) =>
  db.updateTable('orders').where('tx_key', '=', txKey).where(ofShopper(scope)).where('paid_at', 'is', null);

/** Checkouts and orders in SQL. */
export const orderRows = (db: Db): OrderRows => ({
  addOrder: async (scope, order) => {
    await db
      .insertInto('orders')
      .values({ ...scope, tx_key: order.txKey, paid_at: order.paidAt, ...columnsOf(order) })
      .execute();
  },
  order: async (scope, txKey) => {
    const row = await db
      .selectFrom('orders')
      .select(['created_at', 'paid_at', 'country_type', 'shipping_company', 'detail'])
      .where('tx_key', '=', txKey)
      .where(ofShopper(scope))
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
  moveUnpaidOrders: async (scope, to) => {
    await db
      .updateTable('orders')
      .set({ owner: to.owner })
      .where(ofShopper(scope))
      .where('paid_at', 'is', null)
      .execute();
  },
  rewriteOrder: async (scope, order) => {
    const { numUpdatedRows } = await unpaid(db, scope, order.txKey).set(columnsOf(order)).executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  markPaid: async (scope, txKey, now) => {
    const { numUpdatedRows } = await unpaid(db, scope, txKey).set({ paid_at: now }).executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
