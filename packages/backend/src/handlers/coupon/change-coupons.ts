import { either as E } from 'fp-ts';
import type { ApiError, AppliedCoupon, CartUnitId, CouponChange, CouponIssueNo } from '@baguni/domain';
import type { Deps } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';
import { readInUse } from '../../coupon/held-coupons.ts';

/** A coupon change: first releases, then applies. */
export interface CouponPlan {
  readonly released: readonly CouponIssueNo[];
  readonly used: readonly AppliedCoupon[];
}

const key = ({ couponIssueNo, cartUnitIds }: AppliedCoupon): string =>
  JSON.stringify([couponIssueNo, [...cartUnitIds].toSorted((a, b) => a - b)]);

const touched = (before: readonly AppliedCoupon[], after: readonly AppliedCoupon[]): ReadonlySet<CartUnitId> => {
  const [was, is] = [new Set(before.map(key)), new Set(after.map(key))];
  const changed = [...before.filter((one) => !is.has(key(one))), ...after.filter((one) => !was.has(key(one)))];
  return new Set(changed.flatMap(({ cartUnitIds }) => cartUnitIds));
};

/**
 * Runs a plan and raises the unit versions, so that earlier checkouts become invalid. Refused if a coupon is in use
 * or spent (CP-09).
 */
export const changeCoupons = async (
  deps: Deps,
  { released, used }: CouponPlan,
): Promise<E.Either<ApiError, CouponChange>> => {
  const { tx, session, language } = deps;
  const { scope } = session;
  const before = await readInUse(deps);
  await tx.releaseCoupons(scope, released);
  for (const { couponIssueNo, cartUnitIds } of used)
    if (!(await tx.useCoupon(scope, couponIssueNo, cartUnitIds))) return refusal(language, 409, 'CART-STALE');
  const appliedCoupons = await readInUse(deps);
  const concerned = touched(before, appliedCoupons);
  const units = (await tx.units(scope)).filter(({ cartUnitId }) => concerned.has(cartUnitId));
  for (const { cartUnitId, version, quantity, detail } of units)
    await tx.updateUnit(scope, cartUnitId, version, { quantity, detail });
  return E.right({
    appliedCoupons,
    cartVersion: await tx.cartVersion(scope),
    units: units.map(({ cartUnitId, version }) => ({ cartUnitId, version: version + 1 })),
  });
};
