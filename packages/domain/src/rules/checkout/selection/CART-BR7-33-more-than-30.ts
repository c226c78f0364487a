import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { MAX_ORDER_UNITS, type CheckoutFacts } from '../facts.ts';

/** Rejects too many selected units; the fix keeps the first 30 of the cart (CK-01). */
export const moreThan30: Rule<CheckoutFacts> = {
  code: 'CART-BR7-33',
  codes: ['CART-BR7-33'],
  requirement: 'CK-01',
  source: 'specification 5, Checkout',
  broken: ({ chosen }) => {
    const beyond = idsOf(chosen.slice(MAX_ORDER_UNITS));
    return when(beyond.length > 0, () =>
      finding('CART-BR7-33', { max: MAX_ORDER_UNITS }, beyond, [{ type: 'Deselect', cartUnitIds: beyond }]),
    );
  },
};
