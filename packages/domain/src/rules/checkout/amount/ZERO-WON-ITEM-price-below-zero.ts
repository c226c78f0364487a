import { option as O } from 'fp-ts';
import { finding, idsOf, productOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Rejects selected units with a negative price; names the first one and fixes all (PR-07). */
export const priceBelowZero: Rule<CheckoutFacts> = {
  code: 'ZERO-WON-ITEM',
  codes: ['ZERO-WON-ITEM'],
  requirement: 'PR-07',
  source: 'specification 5, Coupons',
  broken: ({ chosen, zeroWonUnits }) => {
    const zero = chosen.filter((unit) => zeroWonUnits.includes(unit.cartUnitId));
    const [first] = zero;
    if (!first) return O.none;
    const ids = idsOf(zero);
    // Discounts alone cause this: a coupon never exceeds the price, so removing it does not help.
    return O.some(
      finding('ZERO-WON-ITEM', { product: productOf(first) }, ids, [{ type: 'Deselect', cartUnitIds: ids }]),
    );
  },
};
