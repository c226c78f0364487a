import { buyerOwner, type Answer, type Scope, type Session, type Store, type Tx } from '@baguni/backend';
import { aCatalogue, aNewUnit, aShop, aStoredBuyer, errorOf, uuidOf, type TestShop } from '@baguni/backend/testing';
import type { CartUnitId } from '@baguni/domain/internal';
import { beforeAll, expect, vi } from 'vitest';
import { postgresOfFile } from './postgres.ts';

export const CLIENTS = 20;

export const clients: readonly number[] = Array.from({ length: CLIENTS }, (_, client) => client);

export const rounds: readonly number[] = Array.from({ length: 50 }, (_, round) => round);

/** Time limit of a test in ms: on a slow machine, a thousand requests that wait for one lock take minutes. */
const LONG_MS = 600_000;

export const sessionOf = (name: string): Session => ({
  scope: { tenant: 'marketplace', owner: buyerOwner(name) },
  guestOwner: null,
});

export const statuses = (answers: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Expects one response from many requests with one key; some may learn that the first is still in progress. */
export const expectOneRun = (call: Parameters<typeof errorOf>[0], answers: readonly Answer[]): Answer | undefined => {
  const running = answers.filter(({ status }) => status !== 200);
  for (const answer of running) {
    expect(answer.status).toBe(409);
    expect(errorOf(call, answer).resultCode).toBe('9409');
  }
  const carriedOut = answers.filter(({ status }) => status === 200);
  expect(new Set(carriedOut.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  return carriedOut[0];
};

export interface Race {
  readonly transaction: Store['transaction'];
  readonly reached: (client: number) => TestShop;
  readonly storeOf: (client: number) => Store;
  readonly newKey: () => string;
  /** Gives a buyer a cart with this many units of one item. */
  readonly aCart: (scope: Scope, size: number) => Promise<readonly CartUnitId[]>;
}

/** Starts two server processes with separate keys on one PostgreSQL, and stops them after the file. */
export const twoProcesses = (prepare: (tx: Tx) => Promise<unknown> = () => Promise.resolve()): Race => {
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
  const transaction: Store['transaction'] = (work) => shops[0].store.transaction(work);
  return {
    transaction,
    reached,
    storeOf: (client) => reached(client).store,
    newKey: () => uuidOf((lastKey += 1)),
    aCart: (scope, size) =>
      transaction(async (tx) => {
        await tx.putBuyer(scope, aStoredBuyer());
        const ids: CartUnitId[] = [];
        for (let i = 0; i < size; i += 1) ids.push(await tx.addUnit(scope, aNewUnit()));
        return ids;
      }),
  };
};
