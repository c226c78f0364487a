import { transaction } from 'mobx';

let reading: object | null = null;

/** Current batch of reads, or null. */
export const readingTogether = (): object | null => reading;

/** Batches unobserved reads, e.g. on a server: each value is computed once. Keeps no cache afterwards. */
export const readTogether = <A>(work: () => A): A => {
  const before = reading;
  reading = {};
  try {
    return transaction(work);
  } finally {
    reading = before;
  }
};
