import {
  couponKeyOf,
  couponSituationOf,
  isTargeted,
  pricingInput,
  type AppliedCoupon,
  type CartUnit,
  type CartUnitId,
  type Coupon,
  type CouponIssueNo,
  type CouponList,
  type CouponObjection,
  type CouponPolicyNo,
  type RecommendationTarget,
  type RecommendedGroup,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { noDecisions, openCart } from '../../cart/open-cart.ts';
import { readCart } from '../../cart/read-cart.ts';
import { readHeld, readInUse, readOffered } from '../../coupon/read-coupons.ts';
import { withWallet } from '../../coupon/with-wallet.ts';
import type { Deps, Handler } from '../../request/handler.ts';

/** The first reason against ordering these units with the coupons in use on them (CM-48); others' units are ignored. */
export const checkAppliedCoupons: Handler<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly objections: readonly CouponObjection[] }
> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const content = await readCart(deps);
    const state = await withWallet(deps, await openCart(deps, content, cartUnitIds, noDecisions));
    const against = deps.engine.orders.againstCoupons(state);
    return E.right({
      objections: O.isSome(against) ? [{ code: against.value.code, cartUnitIds: against.value.units }] : [],
    });
  };

/** The coupons in use on the named units, or on all units if none is named (CM-22). */
export const getAppliedCoupons: Handler<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly appliedCoupons: readonly AppliedCoupon[]; readonly cartVersion: number }
> =
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
    isTargeted(target, unit) || O.exists((no: CouponIssueNo) => unit.appliedCouponIssueNoes.includes(no))(issueNo);

/**
 * The coupons that are meant for any of these units, and those that are in use on them though they are not meant for
 * them any more: a page must know these to say why an order is refused (CK-19). Others' units are passed over (AZ-2).
 */
const couponsFor = async (deps: Deps, isWanted: (unit: CartUnit) => boolean): Promise<CouponList> => {
  const units = (await readCart(deps)).units.filter(isWanted);
  const offered = await readOffered(deps);
  const coupons = offered.filter((coupon) => units.some(isFor(coupon)));
  return { coupons, totalCount: coupons.length };
};

type ForUnits = Handler<{ readonly cartUnitIds: readonly CartUnitId[] }, CouponList>;

/** The coupons for some units, or for any of the cart where none is named (CM-21); who may use which, rules say. */
export const getCouponBox: ForUnits =
  (deps) =>
  async ({ cartUnitIds }) =>
    E.right(await couponsFor(deps, ({ cartUnitId }) => cartUnitIds.length === 0 || cartUnitIds.includes(cartUnitId)));

/** The coupons for the units of one item (CM-45). */
export const getGroupCouponList: ForUnits =
  (deps) =>
  async ({ cartUnitIds }) =>
    E.right(await couponsFor(deps, (unit) => cartUnitIds.includes(unit.cartUnitId)));

/** The coupons for one unit (CM-46). */
export const getUnitCouponList: Handler<{ readonly cartUnitId: CartUnitId }, CouponList> =
  (deps) =>
  async ({ cartUnitId }) =>
    E.right(await couponsFor(deps, (unit) => unit.cartUnitId === cartUnitId));

/**
 * The best coupons for each group on its own, of those that the buyer holds or may download and that are not in use
 * elsewhere (CM-23, CP-19). The engine's search finds them, so what is recommended can be applied.
 */
export const getRecommendedCoupons: Handler<
  { readonly targets: readonly RecommendationTarget[]; readonly couponsOnNotTargeted: readonly CouponIssueNo[] },
  { readonly groups: readonly RecommendedGroup[] }
> =
  (deps) =>
  async ({ targets, couponsOnNotTargeted }) => {
    const content = await readCart(deps);
    const elsewhere = new Set<string>(couponsOnNotTargeted);
    const offered = await readOffered(deps);
    const free: readonly Coupon[] = offered.filter((coupon) => !elsewhere.has(couponKeyOf(coupon)));
    const groups: RecommendedGroup[] = [];
    for (const { key, cartUnitIds } of targets) {
      const state = await openCart(deps, content, cartUnitIds, noDecisions);
      const situation = couponSituationOf(state, deps.now);
      const question = { pricing: pricingInput(state), coupons: free, situation, cart: state };
      const { chosen, saving } = deps.engine.offers.best(question);
      const coupons = chosen.map(({ coupon, place }) => ({ coupon, cartUnitIds: place.cartUnitIds }));
      groups.push({ key, coupons, saving });
    }
    return E.right({ groups });
  };

interface Wanted {
  readonly usedCouponIssueNos: readonly CouponIssueNo[];
  readonly couponPolicyNo: CouponPolicyNo;
}

/** The first coupon of a policy, by issue number, that is neither in use nor among those that the page is about to use. */
const unused = async (deps: Deps, wanted: Wanted): Promise<O.Option<Coupon>> => {
  const used = new Set(wanted.usedCouponIssueNos);
  const found = (await readHeld(deps)).find(
    ({ row }) => row.policyNo === wanted.couponPolicyNo && row.cartUnitIds.length === 0 && !used.has(row.issueNo),
  );
  return O.fromNullable(found?.coupon);
};

/** An unused coupon of a policy that the buyer holds; a page polls it after a download (CM-25, CP-14). */
export const getUnusedCoupon: Handler<Wanted, { readonly coupon: O.Option<Coupon> }> = (deps) => async (wanted) =>
  E.right({ coupon: await unused(deps, wanted) });

/** The issue number of such a coupon (CM-47). */
export const pickCouponIssueNo: Handler<Wanted, { readonly couponIssueNo: O.Option<CouponIssueNo> }> =
  (deps) => async (wanted) =>
    E.right({ couponIssueNo: O.chain((coupon: Coupon) => coupon.issueNo)(await unused(deps, wanted)) });
