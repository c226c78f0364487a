import { either as E, option as O } from 'fp-ts';
import {
  isTargeted,
  type CartUnit,
  type CartUnitId,
  type Coupon,
  type CouponIssueNo,
  type CouponList,
} from '@baguni/domain';
import { readCart } from '../../cart/read-cart.ts';
import { readOffered } from '../../coupon/read-coupons.ts';
import type { Deps, Handler } from '../../request/handler.ts';

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
