import { ANSWER_LASTS_MS, guestOwner, type Scope, type StoredAnswer, type Tx } from '@baguni/backend';
import {
  aNewUnit,
  anIdempotentRequest,
  anIssuedCoupon,
  aRecipient,
  aStoredBuyer,
  aStoredDetail,
  aStoredOrder,
  scopeA,
  scopeB,
  sessionA,
} from '@baguni/backend/testing';
import { cartUnitId, couponIssueNo, couponPolicyNo, itemNo, txKey, won, type SeenCart } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import type { Retention } from '../store/rows/retention-rows.ts';
import type { SqlStore } from '../store/sql-store.ts';

/** Age limits that drop no row. */
export const nothingOld: Retention = {
  idempotencyBefore: 0,
  sessionsExpiredBefore: 0,
  unpaidOrdersBefore: 0,
  recipientsPaidBefore: 0,
  couponTriesBefore: 0,
  detailsExpiredBefore: 0,
  seenBefore: 0,
  viewedBefore: 0,
  eventsBefore: 0,
};

const guest: Scope = { ...scopeA, owner: guestOwner('g') };

const p1 = couponPolicyNo('P1');

const viewed = (n: number, viewedAt: number) => ({ itemNo: itemNo(`I${n}`), viewedAt });

const answer: StoredAnswer = { status: 200, body: {} };

/** Puts a row into each table of a shopper; the order `paid` is paid. */
const putAll = async (tx: Tx, scope: Scope): Promise<void> => {
  await tx.bumpCart(scope);
  await tx.addUnit(scope, aNewUnit());
  await tx.saveUnits(scope, [{ ...aNewUnit(), cartUnitId: cartUnitId(1), version: 1 }], 9000);
  await tx.putBuyer(scope, aStoredBuyer());
  await tx.addIssuedCoupon(scope, anIssuedCoupon());
  await tx.countTry(scope, p1, 9000);
  await tx.keepDetail(scope, { ...aStoredDetail(scope.owner), expiresAt: 9000 });
  await tx.putSeenCart(scope, { seenAt: 9000, units: [], toldCoupons: [] });
  await tx.addViewed(scope, [viewed(1, 9000)]);
  await tx.complete(scope, anIdempotentRequest(), 9000, answer);
  await tx.addOrder(scope, aStoredOrder({ txKey: txKey(`${scope.owner} open`), createdAt: 9000 }));
  await tx.addOrder(scope, aStoredOrder({ txKey: txKey(`${scope.owner} paid`), createdAt: 9000, paidAt: 9000 }));
};

/** The number of rows in each table of a shopper, in the order of `putAll`, and the number of paid orders. */
const countAll = async (tx: Tx, scope: Scope): Promise<readonly number[]> => {
  const { path, key } = anIdempotentRequest();
  const rows = await Promise.all([
    tx.units(scope),
    tx.savedUnits(scope),
    tx.buyer(scope),
    tx.issuedCoupons(scope),
    tx.takeDetail(scope, { place: 'Gateway', type: 'AddressBook', key: aStoredDetail(scope.owner).key }, 0),
    tx.seenCart(scope),
    tx.viewedItems(scope),
    tx.outcome(scope, { path, key }, 9000).then(({ type }) => (type === 'Answered' ? [type] : [])),
    tx.orders(scope, 9),
    tx.orders(scope, 9).then((orders) => orders.filter(({ paidAt }) => paidAt !== null)),
  ]);
  const tries = await tx.countTry(scope, p1, 9000);
  return [...rows.map((found) => (found === null ? 0 : [found].flat().length)), tries - 1];
};

const everything = [1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1];
const paidOrder = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0];

const tests: Readonly<Record<string, (store: SqlStore) => Promise<void>>> = {
  'drops expired sessions only': async ({ transaction, forget }) => {
    await transaction(async (tx) => {
      await tx.putSession(sessionA);
      await tx.putSession({ ...sessionA, tokenHash: 'later', expiresAt: 5000 });
    });
    expect(await forget({ ...nothingOld, sessionsExpiredBefore: 2000 })).toBe(1);
    expect(await transaction((tx) => tx.session('later', 0))).not.toBeNull();
  },

  'deletes the data of a guest with the last session, except paid orders, and nobody else’s': async (store) => {
    const other = { ...guest, owner: guestOwner('other') };
    await store.transaction(async (tx) => {
      for (const scope of [guest, other, scopeA]) await putAll(tx, scope);
      await tx.putSession({ ...sessionA, scope: guest, guestOwner: null });
      await tx.putSession({ ...sessionA, tokenHash: 'signed in', expiresAt: 3000 });
      await tx.putSession({ ...sessionA, tokenHash: 'other', scope: other, guestOwner: null, expiresAt: 5000 });
    });
    expect(await store.forget({ ...nothingOld, sessionsExpiredBefore: 2000 })).toBe(1);
    expect(await store.transaction((tx) => tx.units(guest))).toHaveLength(1);
    expect(await store.forget({ ...nothingOld, sessionsExpiredBefore: 4000 })).toBe(1);
    await store.transaction(async (tx) => {
      expect([await countAll(tx, guest), await tx.cartVersion(guest)]).toEqual([paidOrder, 0]);
      expect(await countAll(tx, other)).toEqual(everything);
      expect(await countAll(tx, scopeA)).toEqual(everything);
    });
  },

  '[CP-15] drops the tries of earlier days only': async ({ transaction, forget }) => {
    await transaction(async (tx) => {
      for (const scope of [scopeA, scopeB]) await tx.countTry(scope, p1, 0);
      await tx.countTry(scopeA, couponPolicyNo('P2'), 0);
      await tx.countTry(scopeA, p1, 1000);
    });
    expect(await forget({ ...nothingOld, couponTriesBefore: 1000 })).toBe(3);
    const [old, current] = await transaction(async (tx) => [
      await tx.countTry(scopeA, p1, 0),
      await tx.countTry(scopeA, p1, 1000),
    ]);
    expect([old, current]).toEqual([1, 2]);
  },

  '[RT-07] drops expired details only': async ({ transaction, forget }) => {
    const stored = aStoredDetail();
    await transaction((tx) => tx.keepDetail(scopeA, stored));
    expect(await forget({ ...nothingOld, detailsExpiredBefore: stored.expiresAt })).toBe(0);
    expect(await forget({ ...nothingOld, detailsExpiredBefore: stored.expiresAt + 1 })).toBe(1);
    const of = { place: 'Gateway', type: 'AddressBook', key: stored.key } as const;
    expect(await transaction((tx) => tx.takeDetail(scopeA, of, stored.expiresAt - 1))).toBeNull();
  },

  '[RC-03] drops what was seen long ago': async ({ transaction, forget }) => {
    const seen: SeenCart = {
      seenAt: 1_000,
      units: [{ cartUnitId: cartUnitId(1), choice: '', piecePrice: won(10_000), wasOrderable: true }],
      toldCoupons: [couponIssueNo('C1')],
    };
    await transaction(async (tx) => {
      await tx.putSeenCart(scopeA, seen);
      await tx.putSeenCart(scopeB, { ...seen, seenAt: 2_000 });
    });
    expect(await forget({ ...nothingOld, seenBefore: 1_000 })).toBe(0);
    expect(await forget({ ...nothingOld, seenBefore: 1_001 })).toBe(1);
    expect(await transaction((tx) => tx.seenCart(scopeA))).toBeNull();
    expect((await transaction((tx) => tx.seenCart(scopeB)))?.seenAt).toBe(2_000);
  },

  'drops old views only': async ({ transaction, forget }) => {
    await transaction((tx) => tx.addViewed(scopeA, [viewed(1, 1_000), viewed(2, 2_000)]));
    expect(await forget({ ...nothingOld, viewedBefore: 1_000 })).toBe(0);
    expect(await forget({ ...nothingOld, viewedBefore: 1_001 })).toBe(1);
    expect(await transaction((tx) => tx.viewedItems(scopeA))).toEqual([viewed(2, 2_000)]);
  },

  'drops old checkouts that nobody paid': async ({ transaction, forget }) => {
    await transaction(async (tx) => {
      await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('old') }));
      await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('old, paid'), paidAt: 3 }));
      await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('new'), createdAt: 500 }));
    });
    expect(await forget({ ...nothingOld, unpaidOrdersBefore: 100 })).toBe(1);
    await transaction(async (tx) => {
      expect(await tx.order(scopeA, txKey('old'))).toBeNull();
      expect(await tx.order(scopeA, txKey('old, paid'))).not.toBeNull();
      expect(await tx.order(scopeA, txKey('new'))).not.toBeNull();
    });
  },

  '[CK-20] erases the recipient of an old paid order; the order stays': async ({ transaction, forget }) => {
    const recipient = aRecipient();
    const at = (key: string, paidAt: number | null) => aStoredOrder({ txKey: txKey(key), paidAt, recipient });
    const orders = [at('old', 99), at('new', 100), at('unpaid', null)];
    await transaction(async (tx) => {
      for (const order of orders) await tx.addOrder(scopeA, order);
    });
    const { recipient: _, ...erased } = at('old', 99);
    expect(await forget({ ...nothingOld, recipientsPaidBefore: 100 })).toBe(1);
    expect(await forget({ ...nothingOld, recipientsPaidBefore: 100 })).toBe(0);
    const left = await transaction((tx) => Promise.all(orders.map((order) => tx.order(scopeA, order.txKey))));
    expect(left).toEqual([erased, at('new', 100), at('unpaid', null)]);
  },

  'drops answers after two days only': async ({ transaction, forget }) => {
    const request = anIdempotentRequest();
    const claim = () => transaction((tx) => tx.claim(scopeA, request, ANSWER_LASTS_MS));
    await transaction(async (tx) => {
      await tx.complete(scopeA, request, 0, answer);
      expect(await tx.complete(scopeA, request, ANSWER_LASTS_MS, answer)).toBe(true);
    });
    // a store may keep the expired answer next to the new one until now
    await forget({ ...nothingOld, idempotencyBefore: ANSWER_LASTS_MS });
    expect((await claim()).type).toBe('Replay');
    expect(await forget({ ...nothingOld, idempotencyBefore: ANSWER_LASTS_MS })).toBe(0);
    expect(await forget({ ...nothingOld, idempotencyBefore: ANSWER_LASTS_MS + 1 })).toBe(1);
    expect((await claim()).type).toBe('New');
  },
};

/**
 * Tests that every database must pass.
 * @param makeStore creates an empty store for each test
 */
export const retentionContract = (makeStore: () => Promise<SqlStore>): void => {
  for (const [title, run] of Object.entries(tests))
    test(`retention ${title}`, async () => {
      expect.hasAssertions();
      await run(await makeStore());
    });
};
