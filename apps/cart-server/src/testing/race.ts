import { buyerOwner, type Answer, type Session, type Store, type Tx } from '@baguni/backend';
import { aCatalogue, aShop, uuidOf, type TestShop } from '@baguni/backend/testing';
import { beforeAll, vi } from 'vitest';
import { postgresOfFile } from './postgres.ts';

export const CLIENTS = 20;

export const clients: readonly number[] = Array.from({ length: CLIENTS }, (_, client) => client);

export const rounds: readonly number[] = Array.from({ length: 50 }, (_, round) => round);

/** Time limit of a test in ms. */
const LONG_MS = 120_000;

export const sessionOf = (name: string): Session => ({
  scope: { tenant: 'marketplace', owner: buyerOwner(name) },
  guestOwner: null,
});

export const statuses = (answers: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

export interface Race {
  readonly transaction: Store['transaction'];
  readonly reached: (client: number) => TestShop;
  readonly storeOf: (client: number) => Store;
  readonly newKey: () => string;
}

/** Starts two server processes with separate keys on one PostgreSQL, and stops them after the file. */
export const twoProcesses = (prepare: (tx: Tx) => Promise<void> = () => Promise.resolve()): Race => {
  vi.setConfig({ testTimeout: LONG_MS });
  const postgres = postgresOfFile();
  let shops: readonly [TestShop, TestShop];
  beforeAll(async () => {
    shops = [aShop(await postgres.emptyStore(), 'A'), aShop(await postgres.sameStore(), 'B')];
    await shops[0].store.transaction(async (tx) => {
      await tx.putCatalogue('marketplace', 'ko', aCatalogue());
      await prepare(tx);
    });
  });
  let lastKey = 0;
  const reached = (client: number): TestShop => (client % 2 === 0 ? shops[0] : shops[1]);
  return {
    transaction: (work) => shops[0].store.transaction(work),
    reached,
    storeOf: (client) => reached(client).store,
    newKey: () => uuidOf((lastKey += 1)),
  };
};
