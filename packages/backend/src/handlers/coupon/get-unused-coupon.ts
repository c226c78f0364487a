import { either as E, option as O } from 'fp-ts';
import type { Coupon, CouponIssueNo, CouponPolicyNo } from '@baguni/domain';
import { readHeld } from '../../coupon/read-coupons.ts';
import type { Deps, Handler } from '../../request/handler.ts';

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
