import { checkoutRules } from '../../rules/checkout-rules.ts';
import type { CheckoutFacts } from '../../rules/checkout/facts.ts';
import { checkoutFactsOf } from '../../rules/checkout/facts-of.ts';
import type { Rule } from '../../rule/rule.ts';
import type { CartState } from '../../state/state.ts';

/** By which rules an order is judged, and what they see of a cart. */
export interface OrderCheck<Facts extends CheckoutFacts = CheckoutFacts> {
  readonly rules: readonly Rule<Facts>[];
  readonly factsOf: (state: CartState) => Facts;
  /** Whether a code is of a rule that the marketplace does not have, so that nothing is known of what gets past it. */
  readonly isOwn: (code: string) => boolean;
}

/** How the marketplace judges an order (CK-13). */
export const marketplaceCheck: OrderCheck = { rules: checkoutRules, factsOf: checkoutFactsOf, isOwn: () => false };
