import {
  featuresOf,
  type ClubFacts,
  checkClubJoin,
  clubTerms,
  type Buyer,
  type ClubInfo,
  type ClubMemberType,
  couponIssueNo,
  type WelcomeGift,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { readBuyer, holdCart } from '../cart/open-cart.ts';
import { type Deps, type ReadDeps, type HandlerOf, refusal, refusedBy } from '../request/handler.ts';

const clubFactsOf = async ({ tx, session, language, device, now }: Deps): Promise<ClubFacts> => {
  const { tenant } = session.scope;
  const { buyer, membershipWithdrawDate } = await readBuyer(tx, session.scope);
  const { club: isOffered } = featuresOf({ tenant, device, language, app: undefined });
  return { isOffered, buyer, withdrawnAt: membershipWithdrawDate, now };
};

const termsOf: Readonly<Record<ClubMemberType, readonly [statusCode: string, payCycleType: string]>> = {
  Unknown: ['None', 'None'],
  Waiting: ['Waiting', 'None'],
  Free: ['Active', 'Free'],
  Purchase: ['Active', 'Year'],
  Restricted: ['Restricted', 'None'],
  Withdrawal: ['Withdrawn', 'None'],
};

const infoOf = (masterId: string, buyer: Buyer, facts: ClubFacts): ClubInfo => {
  const [statusCode, payCycleType] = termsOf[buyer.clubMemberType];
  return {
    unifyMembershipInfo: {
      unifyMasterId: masterId,
      smileClubMember: buyer.isSmileClub,
      smileClubMemberInformation: {
        statusCode,
        payCycleType,
        memberType: buyer.clubMemberType,
        membershipGrade: buyer.buyerGrade,
        joinPartnerId: '',
        isUnifyMembership: buyer.isUniverseClub,
        isSSGPoint: buyer.isSsgMembership,
        isSSGMembership: buyer.isSsgMembership,
        withdrawDt: facts.withdrawnAt,
      },
    },
    isSmileClubOneClickTarget: E.isRight(checkClubJoin(facts)),
  };
};

/** Returns the club data of the shopper (CM-28); empty for visitors. */
const readClubInfo = async (deps: Deps): Promise<ClubInfo> => {
  const { scope } = deps.session;
  const { buyer } = await readBuyer(deps.tx, scope);
  return infoOf(buyer.isLogin ? scope.owner : '', buyer, await clubFactsOf(deps));
};

/** Gives a new member the club coupon, at most once (CL-06). */
const giveWelcomeGift = async ({ tx, session: { scope }, now }: Deps): Promise<void> => {
  const { welcomeGift: policyNo } = await tx.offers(scope.tenant);
  if (policyNo === undefined) return;
  const held = await tx.issuedCoupons(scope);
  if (held.some((coupon) => coupon.policyNo === policyNo)) return;
  const turn = await tx.takeIssue(scope.tenant, policyNo);
  if (turn === null) return;
  const issueNo = couponIssueNo(`${policyNo}-club-${turn}`);
  await tx.addIssuedCoupon(scope, { issueNo, policyNo, issuedAt: now, cartUnitIds: [], spentAt: null });
};

const readWelcomeGift = async ({ tx, session: { scope }, language }: ReadDeps): Promise<WelcomeGift | undefined> => {
  const { welcomeGift: policyNo } = await tx.offers(scope.tenant);
  if (policyNo === undefined) return undefined;
  const [terms] = await tx.couponTerms(scope.tenant, [policyNo]);
  const held = (await tx.issuedCoupons(scope)).find(
    (coupon) => coupon.policyNo === policyNo && coupon.spentAt === null,
  );
  return terms && held ? { couponIssueNo: held.issueNo, couponName: terms.couponName[language] } : undefined;
};

export const getUnifyMembershipInfo: HandlerOf<'getUnifyMembershipInfo'> = (deps) => async () =>
  E.right(await readClubInfo(deps));

export const getWelcomeGift: HandlerOf<'getWelcomeGift'> = (deps) => async () => {
  const { buyer } = await readBuyer(deps.tx, deps.session.scope);
  return E.right({ clubWelcomeGift: buyer.isSmileClub ? await readWelcomeGift(deps) : undefined });
};

/** Joins the club with a free first month and the welcome gift, if each term was agreed to (CM-38, CL-02). */
export const joinSmileClubByOneClick: HandlerOf<'joinSmileClubByOneClick'> =
  (deps) =>
  async ({ agreed }) => {
    const { tx, session, language, now } = deps;
    await holdCart(deps);
    const verdict = checkClubJoin(await clubFactsOf(deps));
    if (E.isLeft(verdict)) return refusedBy(language, verdict.left);
    if (!clubTerms.every((term) => agreed.includes(term))) return refusal(language, 422, 'CLUB-JOIN-AGREE');
    const stored = await tx.buyer(session.scope);
    if (!stored) return refusal(language, 403, 'SIGN-IN-FIRST');
    await tx.putBuyer(session.scope, {
      ...stored,
      buyer: { ...stored.buyer, isSmileClub: true, clubMemberType: 'Free' },
      clubConsent: { terms: clubTerms, givenAt: now },
    });
    await giveWelcomeGift(deps);
    return E.right(await readClubInfo(deps));
  };
