import type { Store, Retention, Tx } from '../store/tx.ts';
import { cartRows, couponTables, detailTables, sessionTables, visitTables } from './shopper-rows.ts';
import { catalogueRows, idempotencyTables, offerRows, orderTables, seedRows } from './shop-rows.ts';
import { journal, type Journal, type Rows } from './table.ts';

const drop = <V>(rows: Rows<V>, isOld: (row: V) => boolean): number => {
  const old = rows.entries().filter(([, row]) => isOld(row));
  for (const [key] of old) rows.remove(key);
  return old.length;
};

const memoryTx = (log: Journal): Tx => {
  const { rows: sessionRows, sessions } = sessionTables(log);
  const { rows: orderRows, orders } = orderTables(log);
  const { rows: idempotencyRows, claims } = idempotencyTables(log);
  const { rows: couponRows, tries } = couponTables(log);
  const { rows: detailRows, details } = detailTables(log);
  const { rows: visitRows, visits } = visitTables(log);
  const forget = async (old: Retention): Promise<number> =>
    drop(sessions, ({ expiresAt }) => expiresAt < old.sessionsExpiredBefore) +
    drop(orders, ({ paidAt, createdAt }) => paidAt === null && createdAt < old.unpaidOrdersBefore) +
    drop(claims, ({ claimedAt }) => claimedAt < old.idempotencyBefore) +
    drop(tries, ({ day }) => day < old.couponTriesBefore) +
    drop(details, ({ expiresAt }) => expiresAt < old.detailsExpiredBefore) +
    drop(visits, ({ seenAt }) => seenAt < old.seenBefore);
  return {
    ...sessionRows,
    ...cartRows(log),
    ...couponRows,
    ...catalogueRows(log),
    ...offerRows(log),
    ...seedRows(log),
    ...detailRows,
    ...visitRows,
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
