import { nothingToPay, orderCouponRules, priceBelowZero } from './checkout/amount.ts';
import {
  adultNotCertified,
  businessOnly,
  clubOnly,
  employeeMallOnly,
  itemNotVerified,
  membersOnly,
  ownItem,
  restrictedBuyer,
  under19,
  withdrawnBuyer,
} from './checkout/buyer.ts';
import { deliveryTimeEnded, locationMissing, notByChosenService, pendingCondition } from './checkout/delivery.ts';
import {
  booksWithGeneral,
  ecouponWithOthers,
  expressFirst,
  expressWithOthers,
  homePlusWithFashion,
  homePlusWithGeneral,
  homePlusWithOverseaDirect,
  incomeDutyWithOthers,
  installFirst,
  maxInstall,
  oneDepartmentItem,
  refundableWithOthers,
  smileFreshFirst,
} from './checkout/mixing.ts';
import { quantitiesOfOrder, shortTogether, moreThan30, noneSelected, unavailableUnit } from './checkout/selection.ts';
import type { CheckoutFacts } from './facts.ts';
import { overseaPaperRules, overseaRules, overseaVerificationRules } from './overseas.ts';
import type { Finding, Rule } from '../rule/rule.ts';

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

/** Rules on units that share an order; several orders satisfy them (CK-01, CK-04..CK-10). */
export const sharedOrderRules: readonly Rule<CheckoutFacts>[] = [moreThan30, refundableWithOthers, ...mixingRules];

/** True if several orders resolve a reason, e.g. too many units (CK-01). */
export const isSplittable = ({ code }: Pick<Finding, 'code'>): boolean =>
  sharedOrderRules.some(({ codes }) => codes.includes(code));

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
