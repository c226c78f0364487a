import { checkAdd } from '../rules/add.ts';
import { judgeRequestedCoupons } from '../rules/coupon-in-use.ts';
import { MAX_ORDER_UNITS, type CheckoutFacts } from '../rules/facts.ts';
import { checkQuantity } from '../rules/quantity.ts';
import type { Won } from '../money/won.ts';
import { type Finding, type Rule, diagnose, judge as judgeBy } from '../rule/rule.ts';
import { nothingAgainst, type AgainstCoupon } from '../coupons/coupon-assignment.ts';
import * as E from '../money/either.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { orderCouponRules } from '../rules/checkout/amount.ts';
import { checkoutFactsOf, type OrderPrice } from '../rules/checkout/checkout-facts.ts';
import type { Cart, OrderedCart } from '../cart/cart.ts';

/** Checks of a cart before a change (EN-09). */
export interface ChangeCheck {
  readonly add: typeof checkAdd;
  readonly quantity: typeof checkQuantity;
  readonly coupons: typeof judgeRequestedCoupons;
  /** Number of leading units that count for cashback: the units of one order, at most 30 (CK-01). */
  readonly orderUnits: number;
}

export const marketplaceChanges: ChangeCheck = Object.freeze({
  add: checkAdd,
  quantity: checkQuantity,
  coupons: judgeRequestedCoupons,
  orderUnits: MAX_ORDER_UNITS,
});

/** A promotion of a shop and its effect on the selected units (EN-09). */
export interface OfferedPromotion {
  readonly promotion: string;
  readonly name: string;
  /** Saving in minor units; 0 if not in use. */
  readonly worth: Won;
  /** Missing condition with its fixes, or undefined if in use or without a known condition. */
  readonly lacks: Finding | undefined;
}

/** Violations of an order and the evaluated facts. */
export interface JudgedOrder {
  readonly facts: CheckoutFacts;
  readonly findings: readonly Finding[];
}

/** Order rules and change checks. Page and server use the same ones, so that both accept the same orders (EN-09). */
export interface OrderCheck {
  /** By the moment of the State’s prices. @param priced the price, if the caller has it */
  readonly judge: (state: OrderedCart, priced?: OrderPrice) => JudgedOrder;
  /** The order rules. */
  readonly rules: readonly Pick<Rule<CheckoutFacts, { readonly code: string }>, 'codes' | 'excess'>[];
  readonly changes: ChangeCheck;
  /** Returns the first violation of the coupons in use on the selected units (CM-48). */
  readonly againstCoupons: (state: Cart) => Finding | undefined;
  /** Returns the objection of the shop to a coupon, shown in coupon boxes. */
  readonly againstCoupon: AgainstCoupon;
  readonly promotions: (state: Cart) => readonly OfferedPromotion[];
  /** Evaluates the promotions of a changed cart again; missing if there are none. */
  readonly ready?: (state: Cart) => Cart;
  /** True for a rule that the marketplace lacks, so its fixes are unknown. */
  readonly isOwn: (code: string) => boolean;
  readonly words: (language: string) => Readonly<Record<string, string>>;
}

const noWords = Object.freeze({});

export const marketplaceCheck: OrderCheck = Object.freeze({
  judge: (state: OrderedCart, priced?: OrderPrice): JudgedOrder => {
    const facts = checkoutFactsOf(state, priced);
    return { facts, findings: diagnose(checkoutRules)(facts) };
  },
  rules: checkoutRules,
  changes: marketplaceChanges,
  againstCoupons: (state: Cart) => {
    const verdict = judgeBy(orderCouponRules)(checkoutFactsOf(state));
    return E.isLeft(verdict) ? verdict.left : undefined;
  },
  againstCoupon: nothingAgainst,
  promotions: () => [],
  isOwn: () => false,
  words: () => noWords,
});
