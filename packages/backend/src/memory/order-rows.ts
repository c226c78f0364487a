import type { StoredOrder } from '../store/rows.ts';
import type { OrderRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

/** Orders in memory, with what retention needs of them. */
export interface OrderTables {
  readonly rows: OrderRows;
  readonly orders: Rows<StoredOrder>;
}

/** An empty table of orders. */
export const orderTables = (log: Journal): OrderTables => {
  const orders = table<StoredOrder>(log);
  return {
    orders,
    rows: {
      addOrder: async ({ tenant, owner }, order) => {
        const key = keyOf(tenant, owner, order.txKey);
        if (orders.get(key)) throw new Error('the key of a checkout was given twice');
        orders.set(key, order);
      },
      order: async ({ tenant, owner }, txKey) => orders.get(keyOf(tenant, owner, txKey)) ?? null,
      markPaid: async ({ tenant, owner }, txKey, now) => {
        const key = keyOf(tenant, owner, txKey);
        const order = orders.get(key);
        if (order?.paidAt !== null) return false;
        orders.set(key, { ...order, paidAt: now });
        return true;
      },
    },
  };
};
