import { withFix, type CartState, type CouponIssueNo, type CartUnitId, type Fix } from '@baguni/domain';
import { removeCoupon, removeUnits, select, setQuantity, type Changed } from '@baguni/domain/engine';
import { either as E } from 'fp-ts';

/** The coupons in use on any of these units. */
const couponsOn = ({ appliedCoupons }: CartState, ids: readonly CartUnitId[]): readonly CouponIssueNo[] =>
  appliedCoupons
    .filter(({ cartUnitIds }) => cartUnitIds.some((id) => ids.includes(id)))
    .map(({ couponIssueNo }) => couponIssueNo);

const withoutCoupons = (cart: CartState, keys: readonly CouponIssueNo[]): Changed =>
  keys.reduce<Changed>((changed, key) => E.chain((one: CartState) => removeCoupon(one, key))(changed), E.right(cart));

/**
 * The cart after a press on a fix, by the engine’s verbs; what only a marketplace could do, such as a sign-in, is taken as done
 * (CK-18, EN-06).
 */
export const fixed = (cart: CartState, fix: Fix): Changed => {
  switch (fix.type) {
    case 'Deselect': {
      const left = cart.selected.filter((id) => !fix.cartUnitIds.includes(id));
      return select(cart, left);
    }
    case 'Delete':
      return removeUnits(cart, fix.cartUnitIds);
    case 'SetQuantity':
      return setQuantity(cart, fix.cartUnitId, fix.quantity, { cancelCoupons: true });
    case 'RemoveCoupons':
      return withoutCoupons(cart, fix.couponIssueNoes ?? couponsOn(cart, fix.cartUnitIds));
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
      return E.right(withFix(cart, fix));
  }
};

/** The cart after presses on all of these fixes, one after another. */
export const allFixed = (cart: CartState, fixes: readonly Fix[]): Changed =>
  fixes.reduce<Changed>((changed, fix) => E.chain((one: CartState) => fixed(one, fix))(changed), E.right(cart));
