import { either as E } from 'fp-ts';
import {
  finding,
  type AppliedCoupon,
  type ApplyCouponsRequest,
  type CartUnitId,
  type RequestedCoupon,
  type Finding,
  asRequested,
  couponSituationOf,
  pricingInput,
  type CartContent,
  type CouponIssueNo,
  type ApiError,
  type CouponChange,
} from '@baguni/domain/internal';
import { type HeldCoupon, readHeld, readInUse } from '../../coupon/held-coupons.ts';
import { noDecisions, openCart, readCart } from '../../cart/open-cart.ts';
import { type Deps, refusal } from '../../request/handler.ts';

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
  wanted.some(({ coupon }) => coupon.issueNo === couponIssueNo);

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

/** Judges an application on current rows; the requested units, or those of remaining coupons, count as bought. */
export const judgeApplication = async (
  deps: Deps,
  content: CartContent,
  { wanted, staying }: ApplicationPlan,
  held: readonly HeldCoupon[],
  bought: ApplyCouponsRequest['selected'],
): Promise<E.Either<Finding, readonly AppliedCoupon[]>> => {
  const beside = asRequested(
    staying,
    held.map(({ coupon }) => coupon),
  );
  const besides = bought ?? beside.flatMap(({ cartUnitIds }) => cartUnitIds);
  const selected = [...new Set([...besides, ...wanted.flatMap(({ cartUnitIds }) => cartUnitIds)])];
  const state = await openCart(deps, content, selected, noDecisions);
  return deps.engine.orders.changes.coupons(pricingInput(state), wanted, couponSituationOf(state, deps.now), beside);
};

/** Returns applied coupons of a unit whose terms no longer apply, if the whole cart is bought (CP-03, CP-05). */
export const couponsThatEnded = async (deps: Deps, id: CartUnitId): Promise<readonly CouponIssueNo[]> => {
  const content = await readCart(deps);
  const held = await readHeld(deps);
  const bought = content.units.map(({ cartUnitId }) => cartUnitId);
  const ended: CouponIssueNo[] = [];
  for (const coupon of content.appliedCoupons.filter(({ cartUnitIds }) => cartUnitIds.includes(id))) {
    const wanted = held.flatMap((one) =>
      one.row.issueNo === coupon.couponIssueNo ? [{ coupon: one.coupon, cartUnitIds: coupon.cartUnitIds }] : [],
    );
    const staying = content.appliedCoupons.filter((other) => other !== coupon && !ended.includes(other.couponIssueNo));
    const verdict = await judgeApplication(deps, content, { wanted, staying, givingWay: [] }, held, bought);
    if (E.isLeft(verdict)) ended.push(coupon.couponIssueNo);
  }
  return ended;
};

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

/** Runs a plan and raises the unit versions, so that earlier checkouts become invalid (CP-09). */
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
