import { option as O } from 'fp-ts';
import type { Buyer } from '../buyer/buyer.ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { CartUnitId } from '../cart/ids.ts';
import type { CartState } from '../cart/state.ts';
import type { Device } from '../storefront/storefront.ts';
import { isOverseaCountry } from '../oversea/country.ts';

/** Why a unit takes no coupon at all (CP-02). `OTHER`: the server says no more than that it does not. */
export const unusableCouponTypes = [
  'PARTNER_CHANNEL',
  'USED_ITEM',
  'REGISTRATION_ITEM',
  'SELLER_EXCLUDED',
  'OTHER',
] as const;
/** A reason for which a unit takes no coupon. */
export type UnusableCouponType = (typeof unusableCouponTypes)[number];

/** What is the same for every coupon of a cart: who buys, where, when, and what is shipped where. */
export interface CouponSituation {
  readonly buyer: Pick<Buyer, 'isLogin' | 'memberType' | 'isSmileClub' | 'isDomesticBusinessman'>;
  readonly device: Device;
  readonly isApp: boolean;
  /** Shipping to a country other than SouthKorea and Unknown. */
  readonly isOversea: boolean;
  /** ms since 1970 UTC. */
  readonly now: number;
  /** What the server says of units that take no coupon. */
  readonly unusable: ReadonlyMap<CartUnitId, UnusableCouponType>;
}

/** The situation of a cart. @param now ms since 1970 UTC */
export const couponSituationOf = (
  { buyer, storefront, shippingCountry }: Pick<CartState, 'buyer' | 'storefront' | 'shippingCountry'>,
  now: number,
  unusable: CouponSituation['unusable'] = new Map(),
): CouponSituation => ({
  buyer,
  device: storefront.device,
  isApp: O.isSome(storefront.app),
  isOversea: isOverseaCountry(shippingCountry),
  now,
  unusable,
});

/** Why a unit takes no coupon; none where it does (CP-02). */
export const unusableReason = (
  unit: CartUnit,
  { unusable }: Pick<CouponSituation, 'unusable'>,
): O.Option<UnusableCouponType> => {
  if (O.isSome(unit.partnershipCode)) return O.some('PARTNER_CHANNEL');
  if (unit.item.flags.isUsedItem) return O.some('USED_ITEM');
  const said = unusable.get(unit.cartUnitId);
  if (said !== undefined) return O.some(said);
  return unit.isCouponUsable ? O.none : O.some('OTHER');
};
