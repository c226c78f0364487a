/** Reasons against coupons on a unit. `OTHER`: the server gave no details. */
export const unusableCouponTypes = [
  'PARTNER_CHANNEL',
  'USED_ITEM',
  'REGISTRATION_ITEM',
  'SELLER_EXCLUDED',
  'OTHER',
] as const;
export type UnusableCouponType = (typeof unusableCouponTypes)[number];
