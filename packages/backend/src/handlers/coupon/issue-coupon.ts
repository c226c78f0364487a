import type { IssueReply, IssueRequest } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { buyerRefusal, couponIssueNo, dayInKorea, type IssueFailure } from '@baguni/domain/internal';
import { readBuyer } from '../../cart/read-buyer.ts';
import { againstDownload } from '../../coupon/held-coupons.ts';
import type { StoredPolicy } from '../../store/rows.ts';
import type { Deps, HandlerOf } from '../../request/handler.ts';
import { refusedBy } from '../../request/refusal.ts';

const failed = (reason: IssueFailure): IssueReply => ({
  isSuccess: false,
  failedReason: reason,
  issueNo: undefined,
});

const isAskedFor =
  (request: IssueRequest) =>
  ({ policy }: StoredPolicy): boolean =>
    policy.encStr === request.encStr && policy.couponPromotionType === request.couponPromotionType;

const issue = async ({ tx, session: { scope }, now }: Deps, found: StoredPolicy): Promise<IssueReply> => {
  const { policyNo } = found.policy;
  // first, so that parallel downloads of this buyer wait
  const held = await tx.issuedCoupons(scope);
  const tries = await tx.countTry(scope, policyNo, dayInKorea(now));
  const against = againstDownload(found, held, now, tries);
  if (against !== undefined) return failed(against);
  const turn = await tx.takeIssue(scope.tenant, policyNo);
  if (turn === null) return failed('sold-out');
  const issueNo = couponIssueNo(`${policyNo}-${turn}`);
  await tx.addIssuedCoupon(scope, { issueNo, policyNo, issuedAt: now, cartUnitIds: [], spentAt: null });
  return { isSuccess: true, failedReason: undefined, issueNo };
};

/**
 * Downloads a coupon for a member (CM-26, CP-14) within the total, buyer and daily limits (CP-15). A failed download
 * is a normal reply, so that the attempt counts.
 */
export const issueCoupon: HandlerOf<'issueCoupon'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const { buyer } = await readBuyer(tx, session.scope);
  const refused = buyerRefusal(buyer);
  if (refused !== undefined) return refusedBy(language, refused);
  const found = (await tx.policiesOfEvent(session.scope.tenant, request.eventNo)).find(isAskedFor(request));
  return E.right(found ? await issue(deps, found) : failed('unknown'));
};
