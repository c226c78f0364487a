import { option as O } from 'fp-ts';
import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import { idsOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { unableFinding, unableOrderCodes } from './unable-order.ts';

/**
 * Units are chosen that cannot be ordered: the first of them decides the code and is named (CK-02, CK-03); the fixes
 * take out all of them, so that one press is enough.
 */
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
