import { either as E } from 'fp-ts';
import {
  finding,
  type AppliedCoupon,
  type ApplyCouponsRequest,
  type CartUnitId,
  type RequestedCoupon,
  type Finding,
} from '@baguni/domain';
import type { HeldCoupon } from '../../coupon/held-coupons.ts';

export interface ApplicationPlan {
  readonly wanted: readonly RequestedCoupon[];
  readonly givingWay: readonly AppliedCoupon[];
  readonly staying: readonly AppliedCoupon[];
}

const concernedBy = (
  { cartUnitIds }: ApplyCouponsRequest,
  wanted: readonly RequestedCoupon[],
  isFreeShipping: boolean,
): ReadonlySet<CartUnitId> =>
  new Set([
    ...cartUnitIds,
    ...wanted.filter(({ coupon }) => coupon.flags.isFreeShipping === isFreeShipping).flatMap((one) => one.cartUnitIds),
  ]);

const requestedCouponsOf = (
  { applications }: ApplyCouponsRequest,
  held: readonly HeldCoupon[],
): E.Either<Finding, readonly RequestedCoupon[]> => {
  const byNo = new Map(held.map(({ coupon, row }) => [row.issueNo, coupon]));
  const requested: RequestedCoupon[] = [];
  for (const { couponIssueNo, cartUnitIds } of applications) {
    const coupon = byNo.get(couponIssueNo);
    if (!coupon) return E.left(finding('CART-BR5-08', {}, cartUnitIds));
    if (requested.some((one) => one.coupon === coupon)) return E.left(finding('CART-BR5-12', {}, cartUnitIds));
    requested.push({ coupon, cartUnitIds: [...new Set(cartUnitIds)] });
  }
  return E.right(requested);
};

const isWanted = (wanted: readonly RequestedCoupon[], { couponIssueNo }: AppliedCoupon): boolean =>
  wanted.some(({ coupon }) => coupon.issueNo._tag === 'Some' && coupon.issueNo.value === couponIssueNo);

/** Plans an application; moves a coupon in use elsewhere only with consent (CART-BR5-12). */
export const planApplication = (
  request: ApplyCouponsRequest,
  held: readonly HeldCoupon[],
  inUse: readonly AppliedCoupon[],
): E.Either<Finding, ApplicationPlan> => {
  const requested = requestedCouponsOf(request, held);
  if (E.isLeft(requested)) return requested;
  const wanted = requested.right;
  const [price, fee] = [concernedBy(request, wanted, false), concernedBy(request, wanted, true)];
  const isHere = ({ isFreeShipping, cartUnitIds }: AppliedCoupon): boolean =>
    cartUnitIds.some((id) => (isFreeShipping ? fee : price).has(id));
  const elsewhere = inUse.find((coupon) => isWanted(wanted, coupon) && !isHere(coupon));
  if (elsewhere && !request.moves) return E.left(finding('CART-BR5-12', {}, elsewhere.cartUnitIds));
  const givesWay = (coupon: AppliedCoupon): boolean => isWanted(wanted, coupon) || isHere(coupon);
  return E.right({ wanted, givingWay: inUse.filter(givesWay), staying: inUse.filter((one) => !givesWay(one)) });
};
