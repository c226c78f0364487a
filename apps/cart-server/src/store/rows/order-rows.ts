import type { OrderRows, Scope, StoredOrder } from '@baguni/backend';
import type { TxKey } from '@baguni/domain/internal';
import { sql } from 'kysely';
import { addEvents } from '../outbox.ts';
import { ofShopper, type DatabaseKind, type Db } from '../schema.ts';
import { writeStored } from '../stored-json.ts';

const columnsOf = ({
  txKey: _,
  paidAt: __,
  createdAt,
  countryType,
  shippingCompany,
  recipient,
  ...detail
}: StoredOrder) => ({
  created_at: createdAt,
  country_type: countryType,
  shipping_company: shippingCompany,
  recipient: recipient === undefined ? null : JSON.stringify(recipient),
  detail: writeStored('orders', detail),
});

const ordersOf = (db: Db, scope: Scope) =>
  db
    .selectFrom('orders')
    .select(['created_at as createdAt', 'paid_at as paidAt', 'country_type as countryType'])
    .select(['tx_key as txKey', 'shipping_company as shippingCompany', 'recipient', 'detail'])
    .where(ofShopper(scope));

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number];

const orderOf = ({ recipient, detail, ...columns }: OrderRow): StoredOrder => ({
  ...columns,
  coupons: [],
  ...detail,
  ...(recipient === null ? {} : { recipient }),
});

const unpaid = (db: Db, scope: Scope, key: TxKey) =>
  db.updateTable('orders').where('tx_key', '=', key).where(ofShopper(scope)).where('paid_at', 'is', null);

const prepared = (
  db: Db,
  kind: DatabaseKind,
  { tenant }: Scope,
  { txKey: subject, orderNumber, payable }: StoredOrder,
) => {
  const detail = { payable, ...(orderNumber === undefined ? {} : { orderNumber }) };
  return addEvents(db, kind, [{ tenant, type: 'order.prepared', subject, detail }]);
};

export const orderRows = (db: Db, kind: DatabaseKind): OrderRows => ({
  nextOrder: async (tenant, day) => {
    // all orders would wait for the row of a daily counter
    if (kind === 'postgres') {
      const { rows } = await sql<{ readonly next: number }>`select nextval('order_numbers') as next`.execute(db);
      return rows[0]?.next ?? 0;
    }
    const { orders } = await db
      .insertInto('order_days')
      .values({ tenant, day, orders: 1 })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'day']).doUpdateSet((row) => ({ orders: row('order_days.orders', '+', 1) })),
      )
      .returning('orders')
      .executeTakeFirstOrThrow();
    return orders;
  },
  addOrder: async (scope, order) => {
    await db
      .insertInto('orders')
      .values({ ...scope, tx_key: order.txKey, paid_at: order.paidAt, ...columnsOf(order) })
      .execute();
    await prepared(db, kind, scope, order);
  },
  order: async (scope, key) => {
    const row = await ordersOf(db, scope).where('tx_key', '=', key).executeTakeFirst();
    return row ? orderOf(row) : null;
  },
  orders: async (scope, limit) => {
    const rows = await ordersOf(db, scope).orderBy('created_at', 'desc').orderBy('tx_key').limit(limit).execute();
    return rows.map(orderOf);
  },
  moveUnpaidOrders: async (scope, to) => {
    await db
      .updateTable('orders')
      .set({ owner: to.owner })
      .where(ofShopper(scope))
      .where('paid_at', 'is', null)
      .execute();
    const detail = { guest: scope.owner };
    await addEvents(db, kind, [{ tenant: to.tenant, type: 'guest.merged', subject: to.owner, detail }]);
  },
  rewriteOrder: async (scope, order) => {
    const { numUpdatedRows } = await unpaid(db, scope, order.txKey).set(columnsOf(order)).executeTakeFirst();
    const isRewritten = numUpdatedRows > 0n;
    if (isRewritten) await prepared(db, kind, scope, order);
    return isRewritten;
  },
  markPaid: async (scope, key, now) => {
    const { numUpdatedRows } = await unpaid(db, scope, key).set({ paid_at: now }).executeTakeFirst();
    const isPaid = numUpdatedRows > 0n;
    const { tenant } = scope;
    if (isPaid) await addEvents(db, kind, [{ tenant, type: 'order.paid', subject: key, detail: { paidAt: now } }]);
    return isPaid;
  },
});
