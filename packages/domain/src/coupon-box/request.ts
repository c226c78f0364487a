import type { CartUnitId } from '../money/ids.ts';
import type { AppliedCoupon, ApplyCouponsRequest } from '../entities/coupon/coupon.ts';

const isSame = (a: AppliedCoupon, b: AppliedCoupon): boolean =>
  a.couponIssueNo === b.couponIssueNo &&
  a.cartUnitIds.length === b.cartUnitIds.length &&
  a.cartUnitIds.every((id) => b.cartUnitIds.includes(id));

const notIn = (some: readonly AppliedCoupon[], others: readonly AppliedCoupon[]): readonly AppliedCoupon[] =>
  some.filter((one) => !others.some((other) => isSame(one, other)));

/** Units that the request must list. The server removes every coupon of a listed unit that the request omits. */
const concerned = (ids: ReadonlySet<CartUnitId>, wanted: readonly AppliedCoupon[]): ReadonlySet<CartUnitId> => {
  const sharing = wanted.filter(({ cartUnitIds }) => cartUnitIds.some((id) => ids.has(id)));
  const more = new Set([...ids, ...sharing.flatMap(({ cartUnitIds }) => cartUnitIds)]);
  return more.size === ids.size ? ids : concerned(more, wanted);
};

/** True if the coupons in use differ from these. */
export const differsFrom = (applied: readonly AppliedCoupon[], wanted: readonly AppliedCoupon[]): boolean =>
  notIn(applied, wanted).length + notIn(wanted, applied).length > 0;

/** Builds the request that puts exactly these coupons in use, with the units of all coupons that it affects. */
export const applicationOf = (
  applied: readonly AppliedCoupon[],
  wanted: readonly AppliedCoupon[],
): ApplyCouponsRequest => {
  const changed = [...notIn(applied, wanted), ...notIn(wanted, applied)];
  const ids = concerned(new Set(changed.flatMap(({ cartUnitIds }) => cartUnitIds)), wanted);
  const named = wanted.filter(({ cartUnitIds }) => cartUnitIds.some((id) => ids.has(id)));
  return {
    applications: named.map(({ couponIssueNo, cartUnitIds }) => ({ couponIssueNo, cartUnitIds })),
    cartUnitIds: [...ids].toSorted((a, b) => a - b),
    moves: named.some((one) => applied.some((a) => a.couponIssueNo === one.couponIssueNo && !isSame(a, one))),
  };
};
