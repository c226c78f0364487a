import type { Store, Retention, Tx } from '../store/tx.ts';
import { isGuest, type Scope, type StoredSession } from '../store/rows.ts';
import { cartTables, couponTables, detailTables, sessionTables, viewedTables, visitTables } from './shopper-rows.ts';
import { catalogueRows, idempotencyTables, importRows, offerRows, orderTables, seedRows } from './shop-rows.ts';
import { journal, keyOf, type Journal, type Rows } from './table.ts';

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
  const { rows: cartRows, versions, units, saved } = cartTables(log);
  const { rows: orderRows, orders } = orderTables(log);
  const { rows: idempotencyRows, claims } = idempotencyTables(log);
  const { rows: couponRows, coupons, tries } = couponTables(log);
  const { rows: detailRows, details } = detailTables(log);
  const { rows: viewedRows, viewed } = viewedTables(log);
  const { rows: visitRows, visits } = visitTables(log);
  const ofShoppers = [buyers, versions, units, saved, claims, details, coupons, tries, visits, viewed];
  const dropGuest = ({ tenant, owner }: Scope): void => {
    for (const rows of ofShoppers) rows.removeOf(tenant, owner);
    for (const { txKey, paidAt } of orders.of(tenant, owner))
      if (paidAt === null) orders.remove(keyOf(tenant, owner, txKey));
  };
  const dropSessions = (before: number): number => {
    const ended = sessions.entries().flatMap(([, session]) => (session.expiresAt < before ? [session] : []));
    const dropped = drop(sessions, ({ expiresAt }) => expiresAt < before);
    for (const { scope, guestOwner } of ended)
      for (const owner of [scope.owner, guestOwner])
        if (owner !== null && isGuest(owner) && !isNamed(sessions, { ...scope, owner })) dropGuest({ ...scope, owner });
    return dropped;
  };
  const eraseRecipients = (before: number): number => {
    const old = orders.entries().filter(([, { recipient, paidAt }]) => recipient && paidAt !== null && paidAt < before);
    for (const [key, { recipient: _, ...order }] of old) orders.set(key, order);
    return old.length;
  };
  const forget = async (old: Retention): Promise<number> =>
    dropSessions(old.sessionsExpiredBefore) +
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
