import type { Rule } from '../rule.ts';
import { noneSelected } from './CART-BR7-01-none-selected.ts';
import { moreThan30 } from './CART-BR7-33-more-than-30.ts';
import { unavailableUnit } from './CART-BR7-36-unavailable-unit.ts';
import { nothingToPay } from './CART-BR7-47-nothing-to-pay.ts';
import type { CheckoutFacts } from './facts.ts';
import { priceBelowZero } from './ZERO-WON-ITEM-price-below-zero.ts';

/** The rules on a checkout in the order in which they are asked (CK-01, CK-02, CK-03, PR-07). */
export const checkoutRules: readonly Rule<CheckoutFacts>[] = [
  noneSelected,
  moreThan30,
  unavailableUnit,
  priceBelowZero,
  nothingToPay,
];
