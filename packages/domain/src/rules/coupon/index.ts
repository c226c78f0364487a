import type { Rule } from '../../rule/rule.ts';
import { notSignedIn } from './role/CART-BR5-01-not-signed-in.ts';
import { partnerChannel } from './unit/CART-BR5-02-partner-channel.ts';
import { usedItem } from './unit/CART-BR5-04-used-item.ts';
import { notCouponUsable } from './unit/CART-BR5-05-not-coupon-usable.ts';
import { registrationItem } from './unit/CART-BR5-06-registration-item.ts';
import { sellerExcluded } from './unit/CART-BR5-07-seller-excluded.ts';
import { notForThisUnit } from './unit/CART-BR5-08-not-for-this-unit.ts';
import { domesticShipping } from './condition/CART-BR5-11-domestic-shipping.ts';
import { simpleMember } from './role/CART-BR5-20-simple-member.ts';
import { noFee } from './amount/CART-BR5-21-no-fee.ts';
import { notInTheApp } from './condition/COUPON-APP-not-in-the-app.ts';
import { notABusinessBuyer } from './role/COUPON-BUSINESS-not-a-business-buyer.ts';
import { notAClubMember } from './role/COUPON-CLUB-not-a-club-member.ts';
import { notSmileDelivery } from './condition/COUPON-DELIVERY-not-smile-delivery.ts';
import { expired } from './condition/COUPON-EXPIRED-expired.ts';
import { belowMinimum } from './amount/COUPON-MINIMUM-below-minimum.ts';
import { notOnMobile } from './condition/COUPON-MOBILE-not-on-mobile.ts';
import type { CouponFacts } from './facts.ts';

/** Rules independent of prices: buyer, device, time, unit. */
export const standingCouponRules: readonly Rule<CouponFacts>[] = [
  notSignedIn,
  simpleMember,
  notForThisUnit,
  partnerChannel,
  usedItem,
  registrationItem,
  sellerExcluded,
  notCouponUsable,
  expired,
  notAClubMember,
  notABusinessBuyer,
  notOnMobile,
  notInTheApp,
  notSmileDelivery,
  domesticShipping,
];

export const amountCouponRules: readonly Rule<CouponFacts>[] = [noFee, belowMinimum];

export const couponRules: readonly Rule<CouponFacts>[] = [...standingCouponRules, ...amountCouponRules];
