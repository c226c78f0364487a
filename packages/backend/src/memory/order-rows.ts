import type { StoredOrder } from '../store/rows.ts';
import type { OrderRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

export interface OrderTables {
  readonly rows: OrderRows;
  readonly orders: Rows<StoredOrder>;
}

export const orderTables = (log: Journal): OrderTables => {
  const orders = table<StoredOrder>(log);
  const days = table<number>(log);
  return {
    orders,
    rows: {
      nextOrder: async (tenant, day) => {
        const key = keyOf(tenant, day);
        const count = (days.get(key) ?? 0) + 1;
        days.set(key, count);
        return count;
      },
      addOrder: async ({ tenant, owner }, order) => {
        const key = keyOf(tenant, owner, order.txKey);
        if (orders.get(key)) throw new Error('the key of a checkout was given twice');
        orders.set(key, order);
      },
      order: async ({ tenant, owner }, txKey) => orders.get(keyOf(tenant, owner, txKey)) ?? null,
      orders: async ({ tenant, owner }, limit) =>
        [...orders.entries()]
          .flatMap(([key, order]) => (key === keyOf(tenant, owner, order.txKey) ? [order] : []))
          .toSorted((a, b) => b.createdAt - a.createdAt || (a.txKey < b.txKey ? -1 : 1))
          .slice(0, limit),
      moveUnpaidOrders: async (guest, to) => {
        for (const [key, order] of orders.entries()) {
          if (order.paidAt !== null || key !== keyOf(guest.tenant, guest.owner, order.txKey)) continue;
          orders.remove(key);
          orders.set(keyOf(to.tenant, to.owner, order.txKey), order);
        }
      },
      rewriteOrder: async ({ tenant, owner }, order) => {
        const key = keyOf(tenant, owner, order.txKey);
        if (orders.get(key)?.paidAt !== null) return false;
        orders.set(key, order);
        return true;
      },
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
