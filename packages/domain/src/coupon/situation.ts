import { option as O } from 'fp-ts';
import type { Buyer } from '../buyer/buyer.ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { CartState } from '../cart/state.ts';
import type { Device } from '../storefront/storefront.ts';
import { isOverseaCountry } from '../oversea/country.ts';
import type { UnusableCouponType } from './unusable-type.ts';

/** What is the same for every coupon of a cart: who buys, where, when, and what is shipped where. */
export interface CouponSituation {
  readonly buyer: Pick<Buyer, 'isLogin' | 'memberType' | 'isSmileClub' | 'isDomesticBusinessman'>;
  readonly device: Device;
  readonly isApp: boolean;
  /** Shipping to a country other than SouthKorea and Unknown. */
  readonly isOversea: boolean;
  /** ms since 1970 UTC. */
  readonly now: number;
}

/** The situation of a cart. @param now ms since 1970 UTC */
export const couponSituationOf = (
  { buyer, storefront, shippingCountry }: Pick<CartState, 'buyer' | 'storefront' | 'shippingCountry'>,
  now: number,
): CouponSituation => ({
  buyer,
  device: storefront.device,
  isApp: O.isSome(storefront.app),
  isOversea: isOverseaCountry(shippingCountry),
  now,
});

/** Why a unit takes no coupon; none where it does (CP-02). */
export const unusableReason = (unit: CartUnit): O.Option<UnusableCouponType> => {
  if (O.isSome(unit.partnershipCode)) return O.some('PARTNER_CHANNEL');
  if (unit.item.flags.isUsedItem) return O.some('USED_ITEM');
  if (O.isSome(unit.unusableCouponType)) return unit.unusableCouponType;
  return unit.isCouponUsable ? O.none : O.some('OTHER');
};
