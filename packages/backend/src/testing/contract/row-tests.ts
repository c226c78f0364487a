import { expect, test } from 'vitest';
import type { Store, Tx } from '../../store/tx.ts';

/** Row tests by title; each runs in one transaction of an empty store. */
export type RowTests = Readonly<Record<string, (tx: Tx) => Promise<void>>>;

/**
 * Runs row tests.
 * @param makeStore creates an empty store
 */
export const runRowTests = (makeStore: () => Promise<Store>, tests: RowTests): void => {
  for (const [title, run] of Object.entries(tests))
    test(title, async () => {
      expect.hasAssertions();
      const store = await makeStore();
      await store.transaction(run);
    });
};
