import { SessionEnded, type Answer, type Tx } from '@baguni/backend';
import { aCatalogue, aNewUnit, aShop, aStoredBuyer, quantityOf, type TestShop } from '@baguni/backend/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds, sessionOf, twoProcesses } from '../../testing/race.ts';
import { openSqlite } from '../open-store.ts';

const { transaction, storeOf, reached } = twoProcesses();

/** Delay in ms of the first transaction, so that the second one overlaps it. */
const OPEN_MS = 50;

test('[SV-04] [AZ-7] keeps a session ended if one process ends it while another renews it, in any order', async () => {
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
});

const onSqlite = async (): Promise<(client: number) => TestShop> => {
  const shop = aShop(await openSqlite(':memory:'));
  await shop.store.transaction((tx) => tx.putCatalogue('marketplace', 'ko', aCatalogue()));
  return () => shop;
};

test.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', async () => reached],
] as const)(
  '[SV-04] [AZ-7] changes no cart after its session has ended, while it ends and changes at once on %s',
  async (_, open) => {
    const shopOf = await open();
    const seen = { changed: 0, refused: 0 };
    for (const round of rounds.slice(0, 20)) {
      const { scope, guestOwner } = sessionOf(`ending-${round}`);
      const session = { scope, guestOwner };
      const tokenHash = `ending-${round}`;
      const { store } = shopOf(0);
      const ids = await store.transaction(async (tx) => {
        await tx.putBuyer(scope, aStoredBuyer());
        await tx.putSession({ ...session, tokenHash, createdAt: 0, expiresAt: 1_000 });
        return [
          await tx.addUnit(scope, aNewUnit()),
          await tx.addUnit(scope, aNewUnit()),
          await tx.addUnit(scope, aNewUnit()),
        ];
      });
      const change = async (client: number): Promise<Answer | null> => {
        try {
          return await shopOf(client).ask('setQuantity', quantityOf(ids[client], 5), { session, now: 500, tokenHash });
        } catch (error) {
          expect(error).toBeInstanceOf(SessionEnded);
          return null;
        }
      };
      const first = change(0);
      // in even rounds the end begins together with the changes, in odd rounds after the first
      if (round % 2 === 1) await first;
      const end = shopOf(1).store.transaction(async (tx) => {
        await tx.endSession(tokenHash, 500);
        return tx.cartVersion(scope);
      });
      const [atEnd, ...answers] = await Promise.all([end, first, change(1), change(2)]);
      expect(await store.transaction((tx) => tx.cartVersion(scope))).toBe(atEnd);
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(atEnd);
      seen.changed += atEnd;
      seen.refused += answers.filter((answer) => answer === null).length;
    }
    expect(Math.min(seen.changed, seen.refused)).toBeGreaterThan(0);
  },
);
