import { nothingAgainst, type AgainstCoupon } from '../coupons/against-coupon.ts';
import { option as O } from 'fp-ts';
import { diagnose, judge as judgeBy } from '../rule/judge.ts';
import type { Finding } from '../rule/rule.ts';
import { checkoutRules, orderCouponRules } from '../rules/checkout-rules.ts';
import type { CheckoutFacts } from '../rules/checkout/facts.ts';
import { checkoutFactsOf } from '../rules/checkout/facts-of.ts';
import type { PricedCart } from '../price/priced/priced-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { marketplaceChanges, type ChangeCheck } from './change-check.ts';
import type { OfferedPromotion } from './offered-promotion.ts';

/** What stands against an order, and what was seen of it. */
export interface JudgedOrder {
  /** What the rules saw. */
  readonly facts: CheckoutFacts;
  /** Every reason, in the order in which the rules are asked; none where it passes. */
  readonly findings: readonly Finding[];
}

/** How an order is judged, and what leads to it. Page and server have one from outside, the same, so that neither refuses what the other takes (EN-09). */
export interface OrderCheck {
  /** By the moment of the State’s prices. @param priced the priced cart, if the caller has it */
  readonly judge: (state: Cart, priced?: PricedCart) => JudgedOrder;
  /** How what is put in, pieces and coupons are judged. */
  readonly changes: ChangeCheck;
  /** The first reason against the coupons in use on what is selected (CM-48). */
  readonly againstCoupons: (state: Cart) => O.Option<Finding>;
  /** What the shop itself has against a coupon: what stands in a coupon box beside the marketplace’s rules. */
  readonly againstCoupon: AgainstCoupon;
  /** The shop’s promotions, each with what it does for what is selected. */
  readonly promotions: (state: Cart) => readonly OfferedPromotion[];
  /** Whether a code is of a rule that the marketplace does not have, so that nothing is known of what gets past it. */
  readonly isOwn: (code: string) => boolean;
  /** What its own codes say in a language, beside the marketplace’s messages. */
  readonly words: (language: string) => Readonly<Record<string, string>>;
}

const noWords = Object.freeze({});

/** How the marketplace judges an order (CK-13). */
export const marketplaceCheck: OrderCheck = Object.freeze({
  judge: (state: Cart, priced?: PricedCart): JudgedOrder => {
    const facts = checkoutFactsOf(state, priced);
    return { facts, findings: diagnose(checkoutRules)(facts) };
  },
  changes: marketplaceChanges,
  againstCoupons: (state: Cart) => O.getLeft(judgeBy(orderCouponRules)(checkoutFactsOf(state))),
  againstCoupon: nothingAgainst,
  promotions: () => [],
  isOwn: () => false,
  words: () => noWords,
});
