import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Cart } from '../cart/cart.ts';
import type { Device } from '../storefront/storefront.ts';
import type { UnusableCouponType } from '../entities/cart/unusable-coupon-type.ts';
import { featuresOf } from '../storefront/features.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';

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

/** Returns the overseas terms of a cart, or undefined at home and on a tenant without overseas shipping (OV-14). */
export const overseaIn = ({
  storefront,
  destination: { country, overseas: oversea },
}: Pick<Cart, 'storefront' | 'destination'>): OverseaIn | undefined =>
  isOverseaCountry(country) && featuresOf(storefront).overseaShipping ? { ...oversea, country } : undefined;
