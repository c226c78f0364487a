import { couponIssueNo, type WelcomeGift } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps, ReadDeps } from '../request/handler.ts';

/** Gives a new member the club coupon, at most once (CL-06). */
export const giveWelcomeGift = async ({ tx, session: { scope }, now }: Deps): Promise<void> => {
  const { welcomeGift: policyNo } = await tx.offers(scope.tenant);
  if (policyNo === undefined) return;
  const held = await tx.issuedCoupons(scope);
  if (held.some((coupon) => coupon.policyNo === policyNo)) return;
  const turn = await tx.takeIssue(scope.tenant, policyNo);
  if (turn === null) return;
  const issueNo = couponIssueNo(`${policyNo}-club-${turn}`);
  await tx.addIssuedCoupon(scope, { issueNo, policyNo, issuedAt: now, cartUnitIds: [], spentAt: null });
};

/** Returns the unspent club coupon of a shopper (CM-39). */
export const readWelcomeGift = async ({
  tx,
  session: { scope },
  language,
}: ReadDeps): Promise<O.Option<WelcomeGift>> => {
  const { welcomeGift: policyNo } = await tx.offers(scope.tenant);
  if (policyNo === undefined) return O.none;
  const [terms] = await tx.couponTerms(scope.tenant, [policyNo]);
  const held = (await tx.issuedCoupons(scope)).find(
    (coupon) => coupon.policyNo === policyNo && coupon.spentAt === null,
  );
  return terms && held ? O.some({ couponIssueNo: held.issueNo, couponName: terms.couponName[language] }) : O.none;
};
