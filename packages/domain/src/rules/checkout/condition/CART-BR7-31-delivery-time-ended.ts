import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

/** The delivery time that was chosen for units has ended: it is chosen again on their detail page (OV-15). */
export const deliveryTimeEnded: Rule<CheckoutFacts> = {
  code: 'CART-BR7-31',
  codes: ['CART-BR7-31'],
  requirement: 'OV-15',
  source: 'specification 5, Overseas; 8, CART-BR7',
  broken: ({ chosen }) => {
    const cartUnitIds = idsOf(chosen.filter((unit) => unit.isDeliveryTimeEnded));
    return when(cartUnitIds.length > 0, () =>
      finding('CART-BR7-31', {}, cartUnitIds, [{ type: 'Deselect', cartUnitIds }]),
    );
  },
};
