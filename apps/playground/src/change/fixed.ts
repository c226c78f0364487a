import type { CouponIssueNo, CartUnitId } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import type { AnyCart, CartChanged, CartEngine } from '../engine/cart-engine.ts';

/** The coupons in use on any of these units. */
const couponsOn = ({ appliedCoupons }: AnyCart, ids: readonly CartUnitId[]): readonly CouponIssueNo[] =>
  appliedCoupons
    .filter(({ cartUnitIds }) => cartUnitIds.some((id) => ids.includes(id)))
    .map(({ couponIssueNo }) => couponIssueNo);

const withoutCoupons = (engine: CartEngine, cart: AnyCart, keys: readonly CouponIssueNo[]): CartChanged =>
  keys.reduce<CartChanged>(
    (changed, key) => E.chain((one: AnyCart) => engine.removeCoupon(one, key))(changed),
    E.right(cart),
  );

/**
 * The cart after a press on a fix, by the engine’s verbs; what only a marketplace could do, such as a sign-in, is taken as done
 * (CK-18, EN-06).
 */
export const fixed = (engine: CartEngine, cart: AnyCart, fix: ShopFix): CartChanged => {
  switch (fix.type) {
    case 'Delete':
      return engine.removeUnits(cart, fix.cartUnitIds);
    case 'SetQuantity':
      return engine.setQuantity(cart, fix.cartUnitId, fix.quantity, { cancelCoupons: true });
    case 'RemoveCoupons':
      return withoutCoupons(engine, cart, fix.couponIssueNoes ?? couponsOn(cart, fix.cartUnitIds));
    case 'RemovePromotion':
      return engine.removePromotion(cart, fix.promotion);
    // another unit that cannot be ordered may stay selected: the verb would refuse it
    case 'Deselect':
    case 'SelectAll':
    case 'SignIn':
    case 'OrderFirst':
    case 'Agree':
    case 'ChooseCompany':
    case 'ShipDomestic':
    case 'VerifyIdentity':
    case 'VerifyAdult':
    case 'ChooseDeliveryTime':
    case 'GivePapers':
      return E.right(engine.withFix(cart, fix));
  }
};

/** The cart after presses on all of these fixes, one after another. */
export const allFixed = (engine: CartEngine, cart: AnyCart, fixes: readonly ShopFix[]): CartChanged =>
  fixes.reduce<CartChanged>(
    (changed, fix) => E.chain((one: AnyCart) => fixed(engine, one, fix))(changed),
    E.right(cart),
  );
