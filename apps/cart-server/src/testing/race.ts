import { buyerOwner, type Answer, type Session, type Store, type Tx } from '@baguni/backend';
import { aCatalogue, aShop, uuidOf, type TestShop } from '@baguni/backend/testing';
import { afterAll, beforeAll } from 'vitest';
import { testPostgres, type TestPostgres } from './postgres.ts';

/** Clients that ask at the same moment. */
export const CLIENTS = 20;

/** Those clients, counted from 0. */
export const clients: readonly number[] = Array.from({ length: CLIENTS }, (_, client) => client);

/** How often a race is run, counted from 0. */
export const rounds: readonly number[] = Array.from({ length: 50 }, (_, round) => round);

/** How long a test of all rounds may take, in ms. */
export const LONG_MS = 120_000;

/** A buyer of the marketplace who has signed in. */
export const sessionOf = (name: string): Session => ({
  scope: { tenant: 'marketplace', owner: buyerOwner(name) },
  guestOwner: null,
});

/** How many answers came with each status. */
export const statuses = (answers: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Two server processes on one database, that race (SV-04). */
export interface Race {
  readonly transaction: Store['transaction'];
  /** The server process that a client reached. */
  readonly reached: (client: number) => TestShop;
  /** The store of the server process that a client reached. */
  readonly storeOf: (client: number) => Store;
  /** An idempotency key that no other request of the file has. */
  readonly newKey: () => string;
}

/** Starts two server processes, each with keys of its own, on one PostgreSQL for the tests of a file, and stops it after them. */
export const twoProcesses = (prepare: (tx: Tx) => Promise<void> = () => Promise.resolve()): Race => {
  let postgres: TestPostgres;
  let shops: readonly [TestShop, TestShop];
  beforeAll(async () => {
    postgres = await testPostgres();
    shops = [aShop(await postgres.emptyStore(), 'A'), aShop(await postgres.sameStore(), 'B')];
    await shops[0].store.transaction(async (tx) => {
      await tx.putCatalogue('marketplace', 'ko', aCatalogue());
      await prepare(tx);
    });
  });
  afterAll(() => postgres.stop());
  let lastKey = 0;
  const reached = (client: number): TestShop => (client % 2 === 0 ? shops[0] : shops[1]);
  return {
    transaction: (work) => shops[0].store.transaction(work),
    reached,
    storeOf: (client) => reached(client).store,
    newKey: () => uuidOf((lastKey += 1)),
  };
};
