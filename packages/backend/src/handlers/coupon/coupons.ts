import type { CouponList, RecommendedGroup, IssueReply, IssueRequest } from '@baguni/contract';
import {
  couponKeyOf,
  couponSituationOf,
  isTargeted,
  noWon,
  pricingInput,
  usefulCoupons,
  type CartUnit,
  type CartUnitId,
  type Coupon,
  type CouponIssueNo,
  type CouponPolicyNo,
  buyerRefusal,
  couponIssueNo,
  dayInKorea,
  type IssueFailure,
  type ApplyCouponsRequest,
  type CartContent,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { noDecisions, openCart, readCart, holdCart, readBuyer } from '../../cart/open-cart.ts';
import { readHeld, readInUse, readOffered, withWallet, againstDownload } from '../../coupon/held-coupons.ts';
import { type Deps, type HandlerOf, refusedBy, refusal, refusedByRules } from '../../request/handler.ts';
import type { StoredPolicy } from '../../store/rows.ts';
import { changeCoupons, judgeApplication, planApplication } from './coupon-change.ts';

/** Returns the first reason against ordering units with their coupons (CM-48); ignores units of others. */
export const checkAppliedCoupons: HandlerOf<'checkAppliedCoupons'> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const content = await readCart(deps);
    const state = await withWallet(deps, await openCart(deps, content, cartUnitIds, noDecisions));
    const against = deps.engine.orders.againstCoupons(state);
    return E.right({
      objections: against === undefined ? [] : [{ code: against.code, cartUnitIds: against.units }],
    });
  };

export const getAppliedCoupons: HandlerOf<'getAppliedCoupons'> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const inUse = await readInUse(deps);
    const appliedCoupons = inUse.filter(
      (coupon) => cartUnitIds.length === 0 || coupon.cartUnitIds.some((id) => cartUnitIds.includes(id)),
    );
    return E.right({ appliedCoupons, cartVersion: await deps.tx.cartVersion(deps.session.scope) });
  };

const isFor =
  ({ target, issueNo }: Coupon) =>
  (unit: CartUnit): boolean =>
    isTargeted(target, unit) || (issueNo !== undefined && unit.appliedCouponIssueNoes?.includes(issueNo) === true);

/** Returns coupons for these units, and applied ones that no longer cover them, whose refusal the page shows. */
const couponsFor = async (deps: Deps, isWanted: (unit: CartUnit) => boolean): Promise<CouponList> => {
  const units = (await readCart(deps)).units.filter(isWanted);
  const offered = await readOffered(deps, units);
  const coupons = offered.filter((coupon) => units.some(isFor(coupon)));
  return { coupons, totalCount: coupons.length };
};

/** Returns coupons for the given units, or for the whole cart (CM-21); rules decide their use. */
export const getCouponBox: HandlerOf<'getCouponBox'> =
  (deps) =>
  async ({ cartUnitIds }) =>
    E.right(await couponsFor(deps, ({ cartUnitId }) => cartUnitIds.length === 0 || cartUnitIds.includes(cartUnitId)));

export const getGroupCouponList: HandlerOf<'getGroupCouponList'> =
  (deps) =>
  async ({ cartUnitIds }) =>
    E.right(await couponsFor(deps, (unit) => cartUnitIds.includes(unit.cartUnitId)));

export const getUnitCouponList: HandlerOf<'getUnitCouponList'> =
  (deps) =>
  async ({ cartUnitId }) =>
    E.right(await couponsFor(deps, (unit) => unit.cartUnitId === cartUnitId));

/**
 * Returns the coupons of each group that save something, from owned and downloadable ones not in use elsewhere (CM-23).
 * It combines no coupons: the page asks after each change, only to decide on a tip.
 */
export const getRecommendedCoupons: HandlerOf<'getRecommendedCoupons'> =
  (deps) =>
  async ({ targets, couponsOnNotTargeted }) => {
    const content = await readCart(deps);
    const offered = await readOffered(deps, content.units);
    const all = targets.flatMap(({ cartUnitIds }) => cartUnitIds);
    const state = await openCart(deps, content, all, noDecisions);
    const situation = couponSituationOf(state, deps.now);
    const pricing = pricingInput(state);
    const groups = targets.map(({ key, cartUnitIds }): RecommendedGroup => {
      const isHere = (id: CartUnitId): boolean => cartUnitIds.includes(id);
      const inUse = content.appliedCoupons.filter((coupon) => !coupon.cartUnitIds.some(isHere));
      const elsewhere = new Set([...couponsOnNotTargeted, ...inUse.map(({ couponIssueNo }) => couponIssueNo)]);
      const coupons = offered.filter((coupon) => !elsewhere.has(couponKeyOf(coupon)));
      const selected = new Set([...pricing.selected].filter(isHere));
      const useful = usefulCoupons({ pricing: { ...pricing, selected }, coupons, situation });
      return {
        key,
        coupons: useful.map(({ coupon, place }) => ({ coupon, cartUnitIds: place.cartUnitIds })),
        saving: useful.reduce((most, { saving }) => (saving > most ? saving : most), noWon),
      };
    });
    return E.right({ groups });
  };

interface Wanted {
  readonly usedCouponIssueNos: readonly CouponIssueNo[];
  readonly couponPolicyNo: CouponPolicyNo;
}

/** Returns the first coupon of a policy that is neither in use nor about to be used. */
const unused = async (deps: Deps, wanted: Wanted): Promise<Coupon | undefined> => {
  const used = new Set(wanted.usedCouponIssueNos);
  const found = (await readHeld(deps)).find(
    ({ row }) => row.policyNo === wanted.couponPolicyNo && row.cartUnitIds.length === 0 && !used.has(row.issueNo),
  );
  return found?.coupon;
};

/** Returns an unused coupon of a policy; the page polls it after a download (CM-25). */
export const getUnusedCoupon: HandlerOf<'getUnusedCoupon'> = (deps) => async (wanted) =>
  E.right({ coupon: await unused(deps, wanted) });

export const pickCouponIssueNo: HandlerOf<'pickCouponIssueNo'> = (deps) => async (wanted) =>
  E.right({ couponIssueNo: (await unused(deps, wanted))?.issueNo });

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

/** Downloads a coupon within its limits (CM-26, CP-14, CP-15). A failed download is a reply, so that it counts. */
export const issueCoupon: HandlerOf<'issueCoupon'> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  const { buyer } = await readBuyer(tx, session.scope);
  const refused = buyerRefusal(buyer);
  if (refused !== undefined) return refusedBy(language, refused);
  const found = (await tx.policiesOfEvent(session.scope.tenant, request.eventNo)).find(isAskedFor(request));
  return E.right(found ? await issue(deps, found) : failed('unknown'));
};

const areMine = ({ units }: CartContent, { applications, cartUnitIds }: ApplyCouponsRequest): boolean => {
  const mine = new Set(units.map(({ cartUnitId }) => cartUnitId));
  return [...cartUnitIds, ...applications.flatMap((one) => one.cartUnitIds)].every((id) => mine.has(id));
};

/** Applies all coupons or none (CM-07); moves one that is in use only with consent (CART-BR5-12, CP-09). */
export const applyCoupons: HandlerOf<'applyCoupons'> = (deps) => async (request) => {
  const { language } = deps;
  await holdCart(deps);
  const content = await readCart(deps);
  if (!areMine(content, request)) return refusal(language, 404, 'CART-CHANGED');
  const held = await readHeld(deps);
  const plan = planApplication(request, held, content.appliedCoupons);
  if (E.isLeft(plan)) return refusedBy(language, plan.left);
  const verdict = await judgeApplication(deps, content, plan.right, held, request.selected);
  if (E.isLeft(verdict)) return refusedByRules(deps, verdict.left);
  const released = plan.right.givingWay.map(({ couponIssueNo }) => couponIssueNo);
  return changeCoupons(deps, { released, used: verdict.right });
};

/** Removes coupons completely, by unit or by issue number (CM-08, CP-17). Ignores others (AZ-2). */
export const unapplyCoupons: HandlerOf<'unapplyCoupons'> = (deps) => async (request) => {
  await holdCart(deps);
  const released = (await readInUse(deps))
    .filter(
      ({ couponIssueNo, cartUnitIds }) =>
        request.couponIssueNoes.includes(couponIssueNo) || cartUnitIds.some((id) => request.cartUnitIds.includes(id)),
    )
    .map(({ couponIssueNo }) => couponIssueNo);
  return changeCoupons(deps, { released, used: [] });
};
