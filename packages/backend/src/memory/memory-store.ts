import type { Store, Retention, Tx } from '../store/tx.ts';
import { isGuest, type Scope, type StoredSession } from '../store/rows.ts';
import {
  cartTables,
  couponTables,
  detailTables,
  savedTables,
  sessionTables,
  viewedTables,
  visitTables,
} from './shopper-rows.ts';
import { catalogueRows, idempotencyTables, importRows, offerRows, orderTables, seedRows } from './shop-rows.ts';
import { journal, keyOf, removeOf, type Journal, type Rows } from './table.ts';

const drop = <V>(rows: Rows<V>, isOld: (row: V) => boolean): number => {
  const old = rows.entries().filter(([, row]) => isOld(row));
  for (const [key] of old) rows.remove(key);
  return old.length;
};

/** True if a session belongs to this guest, or keeps its cart for a sign-in. */
const isNamed = (sessions: Rows<StoredSession>, { tenant, owner }: Scope): boolean =>
  sessions
    .entries()
    .some(([, { scope, guestOwner }]) => scope.tenant === tenant && (scope.owner === owner || guestOwner === owner));

const memoryTx = (log: Journal): Tx => {
  const { rows: sessionRows, sessions, buyers } = sessionTables(log);
  const { rows: cartRows, carts } = cartTables(log);
  const { rows: savedRows, saved } = savedTables(log);
  const { rows: orderRows, orders } = orderTables(log);
  const { rows: idempotencyRows, claims } = idempotencyTables(log);
  const { rows: couponRows, tries, hands } = couponTables(log);
  const { rows: detailRows, details } = detailTables(log);
  const { rows: viewedRows, viewed } = viewedTables(log);
  const { rows: visitRows, visits } = visitTables(log);
  const dropGuest = async ({ tenant, owner }: Scope): Promise<void> => {
    await couponRows.dropIssuedCoupons({ tenant, owner });
    for (const rows of [buyers, carts, saved, claims, details, hands, visits, viewed]) removeOf(rows, tenant, owner);
    for (const [key, { txKey, paidAt }] of orders.entries())
      if (paidAt === null && key === keyOf(tenant, owner, txKey)) orders.remove(key);
  };
  const dropSessions = async (before: number): Promise<number> => {
    const ended = sessions.entries().flatMap(([, session]) => (session.expiresAt < before ? [session] : []));
    const dropped = drop(sessions, ({ expiresAt }) => expiresAt < before);
    for (const { scope, guestOwner } of ended)
      for (const owner of [scope.owner, guestOwner])
        if (owner !== null && isGuest(owner) && !isNamed(sessions, { ...scope, owner }))
          await dropGuest({ ...scope, owner });
    return dropped;
  };
  const eraseRecipients = (before: number): number => {
    const old = orders.entries().filter(([, { recipient, paidAt }]) => recipient && paidAt !== null && paidAt < before);
    for (const [key, { recipient: _, ...order }] of old) orders.set(key, order);
    return old.length;
  };
  const forget = async (old: Retention): Promise<number> =>
    (await dropSessions(old.sessionsExpiredBefore)) +
    drop(orders, ({ paidAt, createdAt }) => paidAt === null && createdAt < old.unpaidOrdersBefore) +
    eraseRecipients(old.recipientsPaidBefore) +
    drop(claims, ({ claimedAt }) => claimedAt < old.idempotencyBefore) +
    drop(tries, ({ day }) => day < old.couponTriesBefore) +
    drop(details, ({ expiresAt }) => expiresAt < old.detailsExpiredBefore) +
    drop(visits, ({ seenAt }) => seenAt < old.seenBefore) +
    drop(viewed, ({ viewedAt }) => viewedAt < old.viewedBefore);
  return {
    ...sessionRows,
    ...cartRows,
    ...savedRows,
    ...couponRows,
    ...catalogueRows(log),
    ...offerRows(log),
    ...seedRows(log),
    ...importRows(log),
    ...detailRows,
    ...visitRows,
    ...viewedRows,
    ...orderRows,
    ...idempotencyRows,
    forget,
  };
};

export const memoryStore = (): Store => {
  const log = journal();
  const tx = memoryTx(log);
  let last: Promise<unknown> = Promise.resolve();
  const run = async <A>(work: (tx: Tx) => Promise<A>): Promise<A> => {
    try {
      return await work(tx);
    } catch (error) {
      log.undo();
      throw error;
    } finally {
      log.clear();
    }
  };
  return {
    transaction: (work) => {
      const mine = last.then(() => run(work));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
};
