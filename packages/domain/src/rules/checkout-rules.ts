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

/** What is selected: something, not too much, nothing that cannot be ordered (CK-01, CK-02, CK-03). */
export const selectionRules: readonly Rule<CheckoutFacts>[] = [noneSelected, moreThan30, unavailableUnit];

/** Who may buy, and what they may buy (CK-12, CK-11, RL-02): nothing that the shopper selects lifts the first two. */
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

/** What has become of units since they were put in (CK-04, OV-15, LY-09). */
export const conditionRules: readonly Rule<CheckoutFacts>[] = [
  pendingCondition,
  refundableWithOthers,
  deliveryTimeEnded,
  notByChosenService,
  locationMissing,
];

/** How many pieces are ordered: each unit's own limits and stock, then what units share (QT-01, QT-02). */
export const quantityRulesOfOrder: readonly Rule<CheckoutFacts>[] = [...quantitiesOfOrder, shortTogether];

/** The coupons of the order: what does not go together first, then each on its own (CP-01..CP-09, CP-20). */
export const orderCouponRules: readonly Rule<CheckoutFacts>[] = [
  twoShippingCoupons,
  paymentMethodsDiffer,
  overseaCouponAtHome,
  shippingCouponUseless,
  ...couponsOfOrder,
];

/** Coupons of the order, and what is left to pay (PR-07). */
export const amountRules: readonly Rule<CheckoutFacts>[] = [...orderCouponRules, priceBelowZero, nothingToPay];

/** What does not go into one order together (CK-05..CK-10). */
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

/** Who the buyer must show to be (CK-11), of what would else be ordered (CK-13). */
export const identityRules: readonly Rule<CheckoutFacts>[] = [itemNotVerified, adultNotCertified];

/** The rules on a checkout in the order in which they are asked: validity, exceptions, identity and papers (CK-13). */
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
