import type { Store, Tx } from '../store/tx.ts';
import { cartRows, couponRows, detailRows, savedRows, sessionRows, viewedRows, visitRows } from './shopper-rows.ts';
import { catalogueRows, idempotencyRows, offerRows, orderRows, seedRows } from './shop-rows.ts';
import type { Tables } from './table.ts';

const memoryTx = (tables: Tables): Tx => ({
  ...sessionRows(tables),
  ...cartRows(tables),
  ...savedRows(tables),
  ...couponRows(tables),
  ...catalogueRows(tables),
  ...offerRows(tables),
  ...seedRows(tables),
  ...detailRows(tables),
  ...visitRows(tables),
  ...viewedRows(tables),
  ...orderRows(tables),
  ...idempotencyRows(tables),
});

export const memoryStore = (): Store => {
  const tables: Tables = [];
  const tx = memoryTx(tables);
  let last: Promise<unknown> = Promise.resolve();
  const run = async <A>(work: (tx: Tx) => Promise<A>): Promise<A> => {
    const before = tables.map((rows) => [rows, [...rows]] as const);
    try {
      return await work(tx);
    } catch (error) {
      for (const [rows, entries] of before) {
        rows.clear();
        for (const [key, row] of entries) rows.set(key, row);
      }
      throw error;
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
