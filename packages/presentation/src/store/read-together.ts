import { transaction } from 'mobx';

let reading: object | null = null;

/** Stands for the work in which views are read together; null outside of it. */
export const readingTogether = (): object | null => reading;

/**
 * Runs work that reads views where nobody observes them, as on a server: what it reads several times is worked out once.
 * Nothing is kept afterwards.
 */
export const readTogether = <A>(work: () => A): A => {
  const before = reading;
  reading = {};
  try {
    return transaction(work);
  } finally {
    reading = before;
  }
};
