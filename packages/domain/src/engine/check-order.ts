import type { CartState } from '../state/state.ts';
import { checkoutFactsOf } from '../rules/checkout/facts-of.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { diagnose } from '../rule/judge.ts';
import type { Finding } from '../rule/rule.ts';

/** Everything that blocks an order of what is selected, with the units it concerns and what removes it (EN-02, CK-18). */
export const checkOrder = (state: CartState): readonly Finding[] => diagnose(checkoutRules)(checkoutFactsOf(state));
