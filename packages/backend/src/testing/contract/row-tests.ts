import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import type { Tx } from '../../store/tx.ts';

/** Tests of rows by their titles; each is one transaction of an empty store. */
export type RowTests = Readonly<Record<string, (tx: Tx) => Promise<void>>>;

/** Runs tests of rows. @param makeStore makes an empty store for each */
export const runRowTests = (makeStore: () => Promise<Store>, tests: RowTests): void => {
  for (const [title, run] of Object.entries(tests))
    test(title, async () => {
      expect.hasAssertions();
      const store = await makeStore();
      await store.transaction(run);
    });
};
