import { expect, test, describe } from 'vitest';
import type { Store } from '../../store/tx.ts';
import { itemNo, itemStock } from '@baguni/domain/internal';
import {
  aNewUnit,
  anIdempotentRequest,
  aStoredBuyer,
  aStoredOrder,
  scopeA,
  scopeB,
  type RowTests,
  setStock,
} from '../rows.ts';
import {
  cartContract,
  couponContract,
  detailContract,
  savedContract,
  sessionContract,
  viewedContract,
  visitContract,
} from './shopper-contract.ts';
import { catalogueContract, idempotencyContract, offerContract, orderContract } from './shop-contract.ts';

/**
 * Runs row tests.
 * @param makeStore creates an empty store
 */
const runRowTests = (makeStore: () => Promise<Store>, tests: RowTests): void => {
  for (const [title, run] of Object.entries(tests))
    test(title, async () => {
      expect.hasAssertions();
      const store = await makeStore();
      await store.transaction(run);
    });
};

/** Transactions are atomic and lose no concurrent writes. */
const transactionContract = (makeStore: () => Promise<Store>): void => {
  test('work that throws leaves nothing and throws the same', async () => {
    const store = await makeStore();
    await store.transaction((tx) => tx.putBuyer(scopeA, aStoredBuyer()));
    const failure = new Error('stop');
    const attempt = store.transaction(async (tx) => {
      await tx.addUnit(scopeA, aNewUnit());
      await tx.bumpCart(scopeA);
      await tx.putBuyer(scopeA, aStoredBuyer({ shippingCountry: 'Japan' }));
      await tx.putBuyer(scopeB, aStoredBuyer());
      await setStock(tx, 'marketplace', itemStock(itemNo('I1')), 5);
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    await store.transaction(async (tx) => {
      expect(await tx.units(scopeA)).toEqual([]);
      expect(await tx.cartVersion(scopeA)).toBe(0);
      expect(await tx.buyer(scopeA)).toEqual(aStoredBuyer());
      expect(await tx.buyer(scopeB)).toBeNull();
      expect((await tx.stock('marketplace', [itemStock(itemNo('I1'))])).size).toBe(0);
    });
  });

  test('a transaction goes on after one that threw, and answers its value', async () => {
    const store = await makeStore();
    await store.transaction(() => Promise.reject(new Error('stop'))).catch(() => undefined);
    expect(await store.transaction((tx) => tx.bumpCart(scopeA))).toBe(1);
  });

  test('a key of an order is not given twice', async () => {
    const store = await makeStore();
    await store.transaction((tx) => tx.addOrder(scopeA, aStoredOrder()));
    await expect(store.transaction((tx) => tx.addOrder(scopeA, aStoredOrder()))).rejects.toBeInstanceOf(Error);
  });

  test('[SV-04] transactions started together all count: versions and stock', async () => {
    const store = await makeStore();
    const key = itemStock(itemNo('I1'));
    await store.transaction((tx) => setStock(tx, 'marketplace', key, 3));
    const attempts = Array.from({ length: 8 }, () =>
      store.transaction(async (tx) => {
        const taken = await tx.takeStock('marketplace', { key, pieces: 1 });
        await tx.bumpCart(scopeA);
        return taken;
      }),
    );
    const taken = await Promise.all(attempts);
    expect(taken.filter(Boolean)).toHaveLength(3);
    await store.transaction(async (tx) => {
      expect(await tx.cartVersion(scopeA)).toBe(8);
      expect((await tx.stock('marketplace', [key])).get(key)).toBe(0);
    });
  });

  test('[SV-04] of two claims started together one is new; the other is in progress or replayed', async () => {
    const store = await makeStore();
    const request = anIdempotentRequest();
    const claims = await Promise.all(
      [0, 1].map(() =>
        store.transaction(async (tx) => {
          const { type } = await tx.claim(scopeA, request, 0);
          if (type === 'New') expect(await tx.complete(scopeA, request, 0, { status: 200, body: {} })).toBe(true);
          return type;
        }),
      ),
    );
    expect(claims.filter((type) => type === 'New')).toHaveLength(1);
    expect(['InProgress', 'Replay']).toContain(claims.find((type) => type !== 'New'));
  });
};

const rowContracts = [
  sessionContract,
  cartContract,
  savedContract,
  couponContract,
  catalogueContract,
  offerContract,
  orderContract,
  idempotencyContract,
  detailContract,
  viewedContract,
  visitContract,
];

/**
 * Tests that every store must pass, memory or SQL (SV-01).
 * @param makeStore creates an empty store for each test
 */
export const storeContract = (name: string, makeStore: () => Promise<Store>): void => {
  describe(name, () => {
    transactionContract(makeStore);
    for (const tests of rowContracts) runRowTests(makeStore, tests);
  });
};
