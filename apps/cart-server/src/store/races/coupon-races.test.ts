import type { Answer, Scope, Session } from '@baguni/backend';
import { aCouponPolicy, aStoredBuyer, anIssuedCoupon, replyOf } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { couponIssueNo, couponPolicyNo, type CartUnitId } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { CLIENTS, clients, rounds, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const { transaction, reached, newKey, aCart } = twoProcesses((tx) =>
  tx.putCouponPolicy('marketplace', aCouponPolicy()),
);

const aCartWithCoupon = async (scope: Scope, size: number): Promise<readonly CartUnitId[]> => {
  await transaction((tx) => tx.addIssuedCoupon(scope, anIssuedCoupon()));
  return aCart(scope, size);
};

const apply = (session: Session, id: CartUnitId | undefined, client: number, moves: boolean): Promise<Answer> => {
  const applications = [{ couponIssueNo: 'C1', cartUnitIds: [id] }];
  return reached(client).ask('applyCoupons', { applications, cartUnitIds: [], moves }, { session, key: newKey() });
};

const placeOf = (scope: Scope): Promise<readonly CartUnitId[]> =>
  transaction(async (tx) => (await tx.issuedCoupons(scope)).flatMap(({ cartUnitIds }) => cartUnitIds));

test('[SV-04] [CP-09] applies a coupon to one unit if many clients apply it to two', async () => {
  for (const round of rounds) {
    const session = sessionOf(`two-places-${round}`);
    const ids = await aCartWithCoupon(session.scope, 2);
    const answers = await Promise.all(clients.map((client) => apply(session, ids[client % 2], client, false)));
    // requests for the winning unit change nothing; the others are refused because it is applied elsewhere
    expect(statuses(answers)).toEqual({ 200: CLIENTS / 2, 422: CLIENTS / 2 });
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await placeOf(session.scope)).toEqual([ids[won % 2]]);
  }
});

test('[SV-04] [CP-09] keeps a coupon on exactly one unit while many clients move it', async () => {
  for (const round of rounds) {
    const session = sessionOf(`moving-${round}`);
    const ids = await aCartWithCoupon(session.scope, CLIENTS);
    const answers = await Promise.all(clients.map((client) => apply(session, ids[client], client, true)));
    expect(statuses(answers)).toEqual({ 200: CLIENTS });
    for (const [client, answer] of answers.entries())
      expect(replyOf(calls.applyCoupons, answer).appliedCoupons.map(({ cartUnitIds }) => cartUnitIds)).toEqual([
        [ids[client]],
      ]);
    expect(await placeOf(session.scope)).toHaveLength(1);
  }
});

test('[SV-04] [CP-14] downloads the last coupon of a limited policy for one of many buyers', async () => {
  for (const round of rounds) {
    const eventNo = `last-${round}`;
    const policy = aCouponPolicy({ policyNo: couponPolicyNo(eventNo), eventNo, issueLimit: 3 });
    const sessions = clients.map((client) => sessionOf(`${eventNo}-${client}`));
    await transaction(async (tx) => {
      await tx.putCouponPolicy('marketplace', policy);
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
      couponIssueNo(`${eventNo}-3`),
    ]);
    const lost = replies.filter(({ isSuccess }) => !isSuccess);
    expect(lost.map(({ failedReason }) => failedReason)).toEqual(lost.map(() => 'sold-out'));
    await transaction(async (tx) => {
      expect((await tx.couponPolicies('marketplace', [policy.policyNo]))[0]?.issued).toBe(3);
      const held = [];
      for (const { scope } of sessions) held.push(...(await tx.issuedCoupons(scope)));
      expect(held).toHaveLength(1);
    });
  }
});

test('[SV-04] [CP-15] issues one coupon for one buyer’s concurrent attempts, and refuses from the sixth', async () => {
  for (const round of rounds) {
    const eventNo = `tries-${round}`;
    const { policyNo, encStr, couponPromotionType, ...policy } = aCouponPolicy({ eventNo });
    const session = sessionOf(eventNo);
    await transaction(async (tx) => {
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
      return isSuccess ? 'issued' : (failedReason ?? '');
    });
    const of = (what: string): number => came.filter((one) => one === what).length;
    expect([of('issued'), of('already-issued'), of('over-try')]).toEqual([1, 4, CLIENTS - 5]);
  }
});
