import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { AnyCart } from '../../shop/in.ts';
import type { CouponDraft } from './coupon-draft.ts';

export interface Uses {
  readonly begin: (cart: AnyCart) => AnyCart;
  readonly promotion: (cart: AnyCart, id: string) => Either<unknown, AnyCart>;
  readonly coupon: (cart: AnyCart, key: CouponIssueNo, ids: readonly CartUnitId[]) => Either<unknown, AnyCart>;
}

const placeOf = (coupon: Coupon, unit: CartUnit, units: readonly CartUnit[]): readonly CartUnitId[] => {
  const inParcel = units.filter((one) => isOrderable(one) && one.bundleKey === unit.bundleKey);
  const isOfUnit = coupon.couponType === 'BuyerCoupon' && !coupon.flags.isFreeShipping;
  const together = coupon.flags.isFreeShipping
    ? inParcel
    : inParcel.filter((one) => one.item.itemNo === unit.item.itemNo);
  return (isOfUnit ? [unit] : together).map(({ cartUnitId }) => cartUnitId);
};

const withCoupon = (cart: AnyCart, coupon: Coupon | undefined, on: number, uses: Uses): AnyCart => {
  if (!coupon) return cart;
  const { units } = cart;
  const first = units.length > 0 ? on % units.length : 0;
  for (const unit of [...units.slice(first), ...units.slice(0, first)]) {
    const used = uses.coupon(cart, couponKeyOf(coupon), placeOf(coupon, unit, units));
    if (E.isRight(used)) return used.right;
  }
  return cart;
};

/** Resets the versions of units to 0: a use raises them. */
const asDrawn = (cart: AnyCart): AnyCart => ({
  ...cart,
  units: cart.units.map((unit) => (unit.version === 0 ? unit : { ...unit, version: 0 })),
});

/** Applies promotions and coupons of the drafts if the rules allow them (CP-01..CP-09, EN-09). */
export const withUses = (
  cart: AnyCart,
  { coupons, promotions }: { readonly coupons: readonly CouponDraft[]; readonly promotions: readonly string[] },
  uses: Uses,
): AnyCart => {
  const promoted = promotions.reduce((used, id) => E.getOrElse(() => used)(uses.promotion(used, id)), cart);
  return asDrawn(
    coupons.reduce((used, { on }, i) => {
      return on === undefined ? used : withCoupon(used, used.coupons.offered[i], on, uses);
    }, promoted),
  );
};
