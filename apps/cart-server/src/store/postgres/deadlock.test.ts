import { buyerOwner } from '@baguni/backend';
import { scopeA } from '@baguni/backend/testing';
import { beforeAll, expect, test } from 'vitest';
import { postgresOfFile } from '../../testing/postgres.ts';
import { TemporarilyUnavailable } from '../database-errors.ts';
import type { SqlStore } from '../sql-store.ts';

const postgres = postgresOfFile();
let store: SqlStore;
beforeAll(async () => {
  store = await postgres.emptyStore();
});

const scopeB = { ...scopeA, owner: buyerOwner('b') };
const versions = () =>
  store.transaction(async (tx) => [await tx.cartVersion(scopeA), await tx.cartVersion(scopeB)] as const);

test('[BL-13] reruns one of two deadlocked transactions and completes both once', async () => {
  const before = await versions();
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  // the first run of each waits until the other has locked its first cart
  const meet = (): Promise<void> | undefined => {
    arrived += 1;
    if (arrived >= 2) both.resolve();
    return arrived <= 2 ? both.promise : undefined;
  };
  let runs = 0;
  const change = (first: typeof scopeA, second: typeof scopeA): Promise<number> =>
    store.transaction(async (tx) => {
      runs += 1;
      await tx.bumpCart(first);
      await meet();
      return tx.bumpCart(second);
    });
  await Promise.all([change(scopeA, scopeB), change(scopeB, scopeA)]);
  expect(runs).toBe(3);
  expect(await versions()).toEqual(before.map((version) => version + 2));
});

test.each(['40001', '40P01'])('[BL-13] runs conflicting work (%s) four times, then gives up', async (code) => {
  const before = await versions();
  let runs = 0;
  const work = store.transaction(async (tx) => {
    runs += 1;
    await tx.bumpCart(scopeA);
    throw Object.assign(new Error('as the database says it'), { code });
  });
  await expect(work).rejects.toThrow(TemporarilyUnavailable);
  expect(runs).toBe(4);
  expect(await versions()).toEqual(before);
});
