import type { Tx } from '@baguni/backend';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LONG_MS, sessionOf, twoProcesses } from '../../testing/race.ts';

const { transaction, storeOf } = twoProcesses();

/** Delay in ms of the first transaction, so that the second one overlaps it. */
const OPEN_MS = 50;

test(
  '[SV-04] [AZ-7] keeps a session ended if one process ends it while another renews it, in any order',
  { timeout: LONG_MS },
  async () => {
    for (const isEndFirst of [true, false]) {
      const tokenHash = `hash-${isEndFirst}`;
      const stored = { ...sessionOf('session'), tokenHash, createdAt: 0, expiresAt: 1_000 };
      await transaction((tx) => tx.putSession(stored));
      const end = (tx: Tx): Promise<unknown> => tx.endSession(tokenHash, 500);
      const renew = (tx: Tx): Promise<unknown> => tx.putSession({ ...stored, createdAt: 500, expiresAt: 5_000 });
      const [first, second] = isEndFirst ? [end, renew] : [renew, end];
      let begun = (): void => undefined;
      const isBegun = new Promise<void>((resolve) => void (begun = resolve));
      const firstDone = storeOf(0).transaction(async (tx) => {
        const answer = await first(tx);
        begun();
        await wait(OPEN_MS);
        return answer;
      });
      await isBegun;
      const answers = await Promise.all([firstDone, storeOf(1).transaction(second)]);
      expect(answers).toEqual(isEndFirst ? [undefined, false] : [true, undefined]);
      expect(await transaction((tx) => tx.session(tokenHash, 500))).toBeNull();
    }
  },
);
