import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Cart } from '../cart/cart.ts';
import type { Device } from '../storefront/storefront.ts';
import { overseaIn } from './oversea-in.ts';
import type { UnusableCouponType } from '../entities/cart/unusable-coupon-type.ts';

/** Facts common to all coupons of a cart: buyer, device, time, destination. */
export interface CouponSituation {
  readonly buyer: Pick<
    Buyer,
    'isLogin' | 'memberType' | 'isIdentityVerified' | 'isSmileClub' | 'isDomesticBusinessman'
  >;
  readonly device: Device;
  readonly isApp: boolean;
  /** True for a country other than SouthKorea and Unknown on a tenant with overseas shipping (OV-14). */
  readonly isOversea: boolean;
  /** ms since 1970 UTC. */
  readonly now: number;
}

/**
 * Returns the situation of a cart.
 * @param now ms since 1970 UTC
 */
export const couponSituationOf = (
  state: Pick<Cart, 'buyer' | 'storefront' | 'destination'>,
  now: number,
): CouponSituation => ({
  buyer: state.buyer,
  device: state.storefront.device,
  isApp: state.storefront.app !== undefined,
  isOversea: overseaIn(state) !== undefined,
  now,
});

/** Returns the reason why a unit takes no coupon, or undefined (CP-02). */
export const unusableReason = (unit: CartUnit): UnusableCouponType | undefined => {
  if (unit.partnershipCode !== undefined) return 'PARTNER_CHANNEL';
  if (unit.item.flags.isUsedItem) return 'USED_ITEM';
  if (unit.unusableCouponType !== undefined) return unit.unusableCouponType;
  return unit.isCouponUsable ? undefined : 'OTHER';
};
