import type { CouponList, RecommendedGroup } from '@baguni/contract';
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
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { noDecisions, openCart } from '../../cart/open-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { readHeld, readInUse, readOffered, withWallet } from '../../coupon/held-coupons.ts';
import type { Deps, HandlerOf } from '../../request/handler.ts';

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
    isTargeted(target, unit) || (issueNo !== undefined && unit.appliedCouponIssueNoes.includes(issueNo));

/**
 * Returns coupons for these units, and applied coupons that no longer cover them, which the page needs for refusals.
 * Ignores units of others.
 */
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
