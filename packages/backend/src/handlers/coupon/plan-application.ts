import { either as E } from 'fp-ts';
import {
  finding,
  type AppliedCoupon,
  type ApplyCouponsRequest,
  type CartUnitId,
  type CouponWish,
  type Finding,
} from '@baguni/domain';
import type { HeldCoupon } from '../../coupon/read-coupons.ts';

/** What an application does: the coupons to apply, those that are released for them, and those that stay in use. */
export interface ApplicationPlan {
  readonly wanted: readonly CouponWish[];
  readonly givingWay: readonly AppliedCoupon[];
  readonly staying: readonly AppliedCoupon[];
}

/** The units that keep no other coupons of a kind: on a parcel's fee, or on a price (CP-05). */
const concernedBy = (
  { cartUnitIds }: ApplyCouponsRequest,
  wanted: readonly CouponWish[],
  isFreeShipping: boolean,
): ReadonlySet<CartUnitId> =>
  new Set([
    ...cartUnitIds,
    ...wanted
      .filter(({ coupon }) => coupon.flags.isFreeShipping === isFreeShipping)
      .flatMap((wish) => wish.cartUnitIds),
  ]);

const wishesOf = (
  { applications }: ApplyCouponsRequest,
  held: readonly HeldCoupon[],
): E.Either<Finding, readonly CouponWish[]> => {
  const byNo = new Map(held.map(({ coupon, row }) => [row.issueNo, coupon]));
  const wishes: CouponWish[] = [];
  for (const { couponIssueNo, cartUnitIds } of applications) {
    const coupon = byNo.get(couponIssueNo);
    if (!coupon) return E.left(finding('CART-BR5-08', {}, cartUnitIds));
    if (wishes.some((wish) => wish.coupon === coupon)) return E.left(finding('CART-BR5-12', {}, cartUnitIds));
    wishes.push({ coupon, cartUnitIds: [...new Set(cartUnitIds)] });
  }
  return E.right(wishes);
};

const isWanted = (wanted: readonly CouponWish[], { couponIssueNo }: AppliedCoupon): boolean =>
  wanted.some(({ coupon }) => coupon.issueNo._tag === 'Some' && coupon.issueNo.value === couponIssueNo);

/** Plans an application; a coupon in use elsewhere is moved only if the shopper agreed (CART-BR5-12). */
export const planApplication = (
  request: ApplyCouponsRequest,
  held: readonly HeldCoupon[],
  inUse: readonly AppliedCoupon[],
): E.Either<Finding, ApplicationPlan> => {
  const wishes = wishesOf(request, held);
  if (E.isLeft(wishes)) return wishes;
  const wanted = wishes.right;
  const [price, fee] = [concernedBy(request, wanted, false), concernedBy(request, wanted, true)];
  const isHere = ({ isFreeShipping, cartUnitIds }: AppliedCoupon): boolean =>
    cartUnitIds.some((id) => (isFreeShipping ? fee : price).has(id));
  const elsewhere = inUse.find((coupon) => isWanted(wanted, coupon) && !isHere(coupon));
  if (elsewhere && !request.moves) return E.left(finding('CART-BR5-12', {}, elsewhere.cartUnitIds));
  const givesWay = (coupon: AppliedCoupon): boolean => isWanted(wanted, coupon) || isHere(coupon);
  return E.right({ wanted, givingWay: inUse.filter(givesWay), staying: inUse.filter((one) => !givesWay(one)) });
};
