import { joinClub, verifyBuyer, type Answer, type Scope, type Session } from '@baguni/backend';
import { aCouponPolicy, aStoredBuyer, errorOf, replyOf } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { clubTerms, couponPolicyNo } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { CLIENTS, clients, expectOneRun, rounds, sessionOf, statuses, twoProcesses } from '../../testing/race.ts';

const gift = couponPolicyNo('GIFT');
const now = Date.parse('2026-11-20T12:00:00+09:00');

const { transaction, reached, newKey, storeOf } = twoProcesses(async (tx) => {
  await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: gift, perBuyer: 0, issueLimit: null }));
  await tx.putOffers('marketplace', { extraDiscounts: [], cards: [], welcomeGift: gift });
});

const aVisitor = async (name: string): Promise<Session> => {
  const session = sessionOf(name);
  await transaction((tx) => tx.putBuyer(session.scope, aStoredBuyer()));
  return session;
};

const join = (session: Session, client: number, key = newKey()): Promise<Answer> =>
  reached(client).ask('joinSmileClubByOneClick', { agreed: clubTerms }, { session, key, now });

const kept = (scope: Scope) =>
  transaction(async (tx) => ({
    buyer: (await tx.buyer(scope))?.buyer,
    consent: (await tx.buyer(scope))?.clubConsent,
    version: await tx.cartVersion(scope),
    gifts: (await tx.issuedCoupons(scope)).map(({ policyNo }) => policyNo),
  }));

const freeOnce = {
  consent: { terms: clubTerms, givenAt: now },
  buyer: { isSmileClub: true, clubMemberType: 'Free' },
  version: 1,
  gifts: [gift],
};
const isMember = { unifyMembershipInfo: { smileClubMember: true } };

test('[SV-04] [CL-02] accepts one of two concurrent joins in two processes and reports membership to the other', async () => {
  for (const round of rounds) {
    const session = await aVisitor(`two-joins-${round}`);
    const answers = await Promise.all([join(session, 0), join(session, 1)]);
    expect(statuses(answers)).toEqual({ 200: 1, 422: 1 });
    const [joined, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(joined && replyOf(calls.joinSmileClubByOneClick, joined)).toMatchObject(isMember);
    expect(refused && errorOf(calls.joinSmileClubByOneClick, refused).resultCode).toBe('CLUB-JOIN-MEMBER');
    expect(await kept(session.scope)).toMatchObject(freeOnce);
  }
});

test('[SV-04] [CL-02] [CL-06] creates one member from many concurrent joins, with one gift and one change of the cart', async () => {
  for (const round of rounds.slice(0, 10)) {
    const session = await aVisitor(`many-joins-${round}`);
    const answers = await Promise.all(clients.map((client) => join(session, client)));
    expect(statuses(answers)).toEqual({ 200: 1, 422: CLIENTS - 1 });
    expect(await kept(session.scope)).toMatchObject(freeOnce);
  }
});

test('[SV-04] [CL-02] joins once for a request that is sent twice at once', async () => {
  for (const round of rounds) {
    const session = await aVisitor(`double-press-${round}`);
    const key = newKey();
    const answers = await Promise.all([join(session, 0, key), join(session, 1, key)]);
    expect(expectOneRun(calls.joinSmileClubByOneClick, answers)?.body).toMatchObject({ data: isMember });
    expect(await kept(session.scope)).toMatchObject(freeOnce);
  }
});

test('[SV-04 FR-3] [CL-02] [CL-05] creates one member from a click and the club’s page at once', async () => {
  for (const round of rounds) {
    const session = await aVisitor(`click-and-page-${round}`);
    const [clicked, byPage] = await Promise.all([
      join(session, 0),
      joinClub(storeOf(1), session.scope, { page: 'join', agreed: clubTerms }, now),
    ]);
    const isByPage = byPage === 'Joined';
    expect([clicked.status, byPage]).toEqual(isByPage ? [422, 'Joined'] : [200, 'NotFor']);
    const { buyer, gifts } = await kept(session.scope);
    expect([buyer?.isSmileClub, buyer?.clubMemberType, gifts]).toEqual(
      isByPage ? [true, 'Purchase', []] : [true, 'Free', [gift]],
    );
  }
});

test('[SV-04 CK-11 CM-49] keeps a concurrent verification and change of country', async () => {
  for (const round of rounds.slice(0, 20)) {
    const session = await aVisitor(`verifies-${round}`);
    const [isVerified, changed] = await Promise.all([
      verifyBuyer(storeOf(0), session.scope),
      reached(1).reply('changeCountry', { countryType: 'Japan' }, { session }),
    ]);
    expect([isVerified, changed]).toEqual([true, { shippingCountry: 'Japan' }]);
    const stored = await transaction((tx) => tx.buyer(session.scope));
    expect(stored).toMatchObject({ shippingCountry: 'Japan', buyer: { isIdentityVerified: true } });
  }
});
