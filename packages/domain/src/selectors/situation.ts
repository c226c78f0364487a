import { type Buyer, mustVerify } from '../entities/buyer/buyer.ts';
import type { CartUnit, UnusableCouponType } from '../entities/cart/cart-unit.ts';
import type { Cart } from '../cart/cart.ts';
import type { Device } from '../storefront/storefront.ts';
import { orderFeaturesOf } from '../storefront/features.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';
import { finding, type Finding } from '../rule/rule.ts';

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

/** Returns the situation of a cart at a moment. */
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
  if (unit.item.flags?.isUsedItem) return 'USED_ITEM';
  if (unit.unusableCouponType !== undefined) return unit.unusableCouponType;
  return unit.isCouponUsable ? undefined : 'OTHER';
};

/** Returns the overseas terms of a cart, or undefined at home and on a tenant without overseas shipping (OV-14). */
export const overseaIn = ({
  storefront,
  destination: { country, overseas: oversea },
}: Pick<Cart, 'storefront' | 'destination'>): OverseaIn | undefined =>
  isOverseaCountry(country) && orderFeaturesOf(storefront).overseaShipping ? { ...oversea, country } : undefined;

const codes = {
  PARTNER_CHANNEL: 'CART-BR5-02',
  USED_ITEM: 'CART-BR5-04',
  OTHER: 'CART-BR5-05',
  REGISTRATION_ITEM: 'CART-BR5-06',
  SELLER_EXCLUDED: 'CART-BR5-07',
} as const satisfies Readonly<Record<UnusableCouponType, Finding['code']>>;

/** Returns why the buyer may not use coupons: not signed in or not verified. */
export const buyerRefusal = (buyer: CouponSituation['buyer']): Finding | undefined => {
  if (!buyer.isLogin || buyer.memberType === 'NonMember') return finding('CART-BR5-01', {});
  return mustVerify(buyer) ? finding('CART-BR5-20', {}) : undefined;
};

/** Returns why a unit takes no coupon, as far as the page knows. */
export const unitRefusal = (unit: CartUnit): Finding | undefined => {
  const reason = unusableReason(unit);
  return reason === undefined ? undefined : finding(codes[reason], {}, [unit.cartUnitId]);
};
