import { overseaPaperRules, overseaRules, overseaVerificationRules } from './overseas/index.ts';
import type { Rule } from '../rule/rule.ts';
import { smileFreshFirst } from './checkout/mixing/ask-smile-fresh-first.ts';
import { maxInstall } from './checkout/mixing/ask-max-install.ts';
import { installFirst } from './checkout/mixing/ask-install-first.ts';
import { expressFirst } from './checkout/mixing/ask-express-first.ts';
import { oneDepartmentItem } from './checkout/mixing/CART-BR1-11-one-department-item.ts';
import { ownItem } from './checkout/role/CART-BR1-25-own-item.ts';
import { under19 } from './checkout/role/CART-BR1-26-under-19.ts';
import { noneSelected } from './checkout/selection/CART-BR7-01-none-selected.ts';
import { ecouponWithOthers } from './checkout/mixing/CART-BR7-08-ecoupon-with-others.ts';
import { incomeDutyWithOthers } from './checkout/mixing/CART-BR7-09-income-duty-with-others.ts';
import { membersOnly } from './checkout/role/CART-BR7-10-members-only.ts';
import { clubOnly } from './checkout/role/CART-BR7-13-club-only.ts';
import { twoShippingCoupons } from './checkout/amount/CART-BR7-14-two-shipping-coupons.ts';
import { paymentMethodsDiffer } from './checkout/amount/CART-BR7-15-payment-methods-differ.ts';
import { restrictedBuyer } from './checkout/role/CART-BR7-16-restricted-buyer.ts';
import { withdrawnBuyer } from './checkout/role/CART-BR7-17-withdrawn-buyer.ts';
import { overseaCouponAtHome } from './checkout/amount/CART-BR7-18-oversea-coupon-at-home.ts';
import { locationMissing } from './checkout/condition/CART-BR7-27-location-missing.ts';
import { homePlusWithOverseaDirect } from './checkout/mixing/CART-BR7-28-home-plus-with-oversea-direct.ts';
import { homePlusWithFashion } from './checkout/mixing/CART-BR7-29-home-plus-with-fashion.ts';
import { deliveryTimeEnded } from './checkout/condition/CART-BR7-31-delivery-time-ended.ts';
import { expressWithOthers } from './checkout/mixing/CART-BR7-32-EXPRESS-with-others.ts';
import { homePlusWithGeneral } from './checkout/mixing/CART-BR7-32-home-plus-with-general-items.ts';
import { moreThan30 } from './checkout/selection/CART-BR7-33-more-than-30.ts';
import { unavailableUnit } from './checkout/selection/CART-BR7-36-unavailable-unit.ts';
import { notByChosenService } from './checkout/condition/CART-BR7-52-not-by-the-chosen-service.ts';
import { pendingCondition } from './checkout/condition/CART-BR7-43-PENDING-pending-condition.ts';
import { shippingCouponUseless } from './checkout/amount/CART-BR7-43-shipping-coupon-useless.ts';
import { refundableWithOthers } from './checkout/condition/CART-BR7-44-refundable-with-others.ts';
import { businessOnly } from './checkout/role/CART-BR7-45-business-only.ts';
import { nothingToPay } from './checkout/amount/CART-BR7-47-nothing-to-pay.ts';
import { employeeMallOnly } from './checkout/role/EMPLOYEE-MALL-ONLY-not-via-the-mall.ts';
import { quantitiesOfOrder } from './checkout/quantity/quantities-of-order.ts';
import { shortTogether } from './checkout/quantity/STOCK-SHARED-short-together.ts';
import { couponsOfOrder } from './checkout/amount/coupons-of-order.ts';
import type { CheckoutFacts } from './checkout/facts.ts';
import { booksWithGeneral } from './checkout/mixing/MIXED-BOOKS-with-general-items.ts';
import { adultNotCertified } from './checkout/identity/UNABLE-ADULT_LIMIT-not-certified.ts';
import { itemNotVerified } from './checkout/identity/VERIFY-ITEM-not-verified.ts';
import { priceBelowZero } from './checkout/amount/ZERO-WON-ITEM-price-below-zero.ts';

export const selectionRules: readonly Rule<CheckoutFacts>[] = [noneSelected, moreThan30, unavailableUnit];

/** Buyer rules (CK-12, CK-11, RL-02). No selection resolves the first two. */
export const roleRules: readonly Rule<CheckoutFacts>[] = [
  restrictedBuyer,
  withdrawnBuyer,
  membersOnly,
  clubOnly,
  businessOnly,
  ownItem,
  employeeMallOnly,
  under19,
];

export const conditionRules: readonly Rule<CheckoutFacts>[] = [
  pendingCondition,
  refundableWithOthers,
  deliveryTimeEnded,
  notByChosenService,
  locationMissing,
];

/** Quantity rules: limits and stock of each unit, then shared stock (QT-01, QT-02). */
export const quantityRulesOfOrder: readonly Rule<CheckoutFacts>[] = [...quantitiesOfOrder, shortTogether];

/** Coupon rules: exclusions first, then each coupon alone (CP-01..CP-09, CP-20). */
export const orderCouponRules: readonly Rule<CheckoutFacts>[] = [
  twoShippingCoupons,
  paymentMethodsDiffer,
  overseaCouponAtHome,
  shippingCouponUseless,
  ...couponsOfOrder,
];

export const amountRules: readonly Rule<CheckoutFacts>[] = [...orderCouponRules, priceBelowZero, nothingToPay];

/** Combinations that are not allowed in one order (CK-05..CK-10). */
export const mixingRules: readonly Rule<CheckoutFacts>[] = [
  smileFreshFirst,
  maxInstall,
  installFirst,
  ecouponWithOthers,
  incomeDutyWithOthers,
  expressFirst,
  expressWithOthers,
  booksWithGeneral,
  homePlusWithGeneral,
  homePlusWithOverseaDirect,
  homePlusWithFashion,
  oneDepartmentItem,
];

/** Identity rules, for units that are otherwise orderable (CK-11, CK-13). */
export const identityRules: readonly Rule<CheckoutFacts>[] = [itemNotVerified, adultNotCertified];

/** Checkout rules in evaluation order: validity, exceptions, identity and papers (CK-13). */
export const checkoutRules: readonly Rule<CheckoutFacts>[] = [
  ...selectionRules,
  ...roleRules,
  ...conditionRules,
  ...quantityRulesOfOrder,
  ...overseaRules,
  ...amountRules,
  ...mixingRules,
  ...overseaVerificationRules,
  ...identityRules,
  ...overseaPaperRules,
];
