import { mustVerify } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { finding } from '../rule/finding.ts';
import type { Finding } from '../rule/rule.ts';
import { unusableReason, type CouponSituation } from '../selectors/situation.ts';
import type { UnusableCouponType } from '../entities/cart/unusable-coupon-type.ts';

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
