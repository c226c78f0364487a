import type { Answer, Scope, Session, Store } from '@baguni/backend';
import { buyerOwner } from '@baguni/backend';
import {
  aCatalogue,
  aCouponPolicy,
  aNewUnit,
  aShop,
  aStoredBuyer,
  anIssuedCoupon,
  replyOf,
  uuidOf,
  type TestShop,
} from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { couponIssueNo, couponPolicyNo, type CartUnitId } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';

/** Clients that ask at the same moment, and how often each race is run. */
const CLIENTS = 20;
const ROUNDS = 50;
const LONG_MS = 120_000;

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const clients = Array.from({ length: CLIENTS }, (_, client) => client);

let postgres: TestPostgres;
let store: Store;
let shops: readonly TestShop[];

beforeAll(async () => {
  postgres = await testPostgres();
  store = await postgres.emptyStore();
  // two server processes on one database
  shops = [aShop(store), aShop(await postgres.sameStore())];
  await store.transaction(async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    await tx.putCouponPolicy('marketplace', aCouponPolicy());
  });
});
afterAll(() => postgres.stop());

const sessionOf = (name: string): Session => ({
  scope: { tenant: 'marketplace', owner: buyerOwner(name) },
  guestOwner: null,
});

/** The server process that a client reached. */
const reached = (client: number): TestShop => {
  const shop = shops[client % shops.length];
  if (!shop) throw new Error('no shop');
  return shop;
};

let lastKey = 0;
const newKey = (): string => uuidOf((lastKey += 1));

/** A cart of so many units of one item, and the coupon `C1` in the buyer's hands. */
const aCart = (scope: Scope, size: number): Promise<readonly CartUnitId[]> =>
  store.transaction(async (tx) => {
    await tx.putBuyer(scope, aStoredBuyer());
    await tx.addIssuedCoupon(scope, anIssuedCoupon());
    const ids: CartUnitId[] = [];
    for (let i = 0; i < size; i += 1) ids.push(await tx.addUnit(scope, aNewUnit()));
    return ids;
  });

const statuses = (answers: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const apply = (session: Session, id: CartUnitId | undefined, client: number, moves: boolean): Promise<Answer> => {
  const applications = [{ couponIssueNo: 'C1', cartUnitIds: [id] }];
  return reached(client).ask('applyCoupons', { applications, cartUnitIds: [], moves }, { session, key: newKey() });
};

const placeOf = (scope: Scope): Promise<readonly CartUnitId[]> =>
  store.transaction(async (tx) => (await tx.issuedCoupons(scope)).flatMap(({ cartUnitIds }) => cartUnitIds));

test(
  '[SV-04] [CP-09] of many clients that apply one coupon to two places one place gets it',
  { timeout: LONG_MS },
  async () => {
    for (const round of rounds) {
      const session = sessionOf(`two-places-${round}`);
      const ids = await aCart(session.scope, 2);
      const answers = await Promise.all(clients.map((client) => apply(session, ids[client % 2], client, false)));
      // those who ask for the place that has it change nothing; the others are told that it is elsewhere
      expect(statuses(answers)).toEqual({ 200: CLIENTS / 2, 422: CLIENTS / 2 });
      const won = answers.findIndex(({ status }) => status === 200);
      expect(await placeOf(session.scope)).toEqual([ids[won % 2]]);
    }
  },
);

test(
  '[SV-04] [CP-09] a coupon that many clients move at once is on one place, and on no other unit',
  { timeout: LONG_MS },
  async () => {
    for (const round of rounds) {
      const session = sessionOf(`moving-${round}`);
      const ids = await aCart(session.scope, CLIENTS);
      const answers = await Promise.all(clients.map((client) => apply(session, ids[client], client, true)));
      expect(statuses(answers)).toEqual({ 200: CLIENTS });
      for (const [client, answer] of answers.entries())
        expect(replyOf(calls.applyCoupons, answer).appliedCoupons.map(({ cartUnitIds }) => cartUnitIds)).toEqual([
          [ids[client]],
        ]);
      expect(await placeOf(session.scope)).toHaveLength(1);
    }
  },
);

test(
  '[SV-04] [CP-14] the last coupon of a limited policy is downloaded by one of many buyers',
  { timeout: LONG_MS },
  async () => {
    for (const round of rounds) {
      const eventNo = `last-${round}`;
      const policy = aCouponPolicy({ policyNo: couponPolicyNo(eventNo), eventNo, issueLimit: 3 });
      const sessions = clients.map((client) => sessionOf(`${eventNo}-${client}`));
      await store.transaction(async (tx) => {
        await tx.putCouponPolicy('marketplace', policy);
        // two of three are gone
        for (let n = 0; n < 2; n += 1) await tx.takeIssue('marketplace', policy.policyNo);
        for (const { scope } of sessions) await tx.putBuyer(scope, aStoredBuyer());
      });
      const { encStr, couponPromotionType } = policy;
      const answers = await Promise.all(
        sessions.map((session, client) =>
          reached(client).ask('issueCoupon', { eventNo, encStr, couponPromotionType }, { session, key: newKey() }),
        ),
      );
      const replies = answers.map((answer) => replyOf(calls.issueCoupon, answer));
      expect(replies.filter(({ isSuccess }) => isSuccess).map(({ issueNo }) => issueNo)).toEqual([
        O.some(couponIssueNo(`${eventNo}-3`)),
      ]);
      const lost = replies.filter(({ isSuccess }) => !isSuccess);
      expect(lost.map(({ failedReason }) => failedReason)).toEqual(lost.map(() => O.some('sold-out')));
      await store.transaction(async (tx) => {
        expect((await tx.couponPolicies('marketplace', [policy.policyNo]))[0]?.issued).toBe(3);
        const held = [];
        for (const { scope } of sessions) held.push(...(await tx.issuedCoupons(scope)));
        expect(held).toHaveLength(1);
      });
    }
  },
);

test(
  '[SV-04] [CP-15] one buyer’s many tries at once give one coupon, and the sixth and later are too many',
  { timeout: LONG_MS },
  async () => {
    for (const round of rounds) {
      const eventNo = `tries-${round}`;
      const { policyNo, encStr, couponPromotionType, ...policy } = aCouponPolicy({ eventNo });
      const session = sessionOf(eventNo);
      await store.transaction(async (tx) => {
        const own = couponPolicyNo(`${policyNo}-${eventNo}`);
        await tx.putCouponPolicy('marketplace', { ...policy, policyNo: own, encStr, couponPromotionType });
        await tx.putBuyer(session.scope, aStoredBuyer());
      });
      const answers = await Promise.all(
        clients.map((client) =>
          reached(client).ask('issueCoupon', { eventNo, encStr, couponPromotionType }, { session, key: newKey() }),
        ),
      );
      const came = answers.map((answer) => {
        const { isSuccess, failedReason } = replyOf(calls.issueCoupon, answer);
        return isSuccess ? 'issued' : O.getOrElse(() => '')(failedReason);
      });
      const of = (what: string): number => came.filter((one) => one === what).length;
      expect([of('issued'), of('already-issued'), of('over-try')]).toEqual([1, 4, CLIENTS - 5]);
    }
  },
);
