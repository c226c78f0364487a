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
