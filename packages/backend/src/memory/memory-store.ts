import type { Store, Tx } from '../store/tx.ts';
import { cartRows, couponRows, detailRows, savedRows, sessionRows, viewedRows, visitRows } from './shopper-rows.ts';
import { catalogueRows, idempotencyRows, offerRows, orderRows, seedRows } from './shop-rows.ts';
import { journal, type Journal } from './table.ts';

const memoryTx = (log: Journal): Tx => ({
  ...sessionRows(log),
  ...cartRows(log),
  ...savedRows(log),
  ...couponRows(log),
  ...catalogueRows(log),
  ...offerRows(log),
  ...seedRows(log),
  ...detailRows(log),
  ...visitRows(log),
  ...viewedRows(log),
  ...orderRows(log),
  ...idempotencyRows(log),
});

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
