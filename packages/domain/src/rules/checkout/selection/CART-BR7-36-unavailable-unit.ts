import { option as O } from 'fp-ts';
import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import { idsOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { unableFinding, unableOrderCodes } from './unable-order.ts';

/** Rejects unorderable units. The first one determines code and name; the fixes remove all (CK-02, CK-03). */
export const unavailableUnit: Rule<CheckoutFacts> = {
  code: 'CART-BR7-36',
  codes: unableOrderCodes,
  requirement: 'CK-02',
  source: 'specification 5, Checkout',
  broken: ({ chosen }) => {
    const unable = chosen.filter((unit) => !isOrderable(unit));
    const [first] = unable;
    const cartUnitIds = idsOf(unable);
    if (!first) return O.none;
    return O.some(
      unableFinding(first, chosen, cartUnitIds, [
        { type: 'Deselect', cartUnitIds },
        { type: 'Delete', cartUnitIds },
      ]),
    );
  },
};
