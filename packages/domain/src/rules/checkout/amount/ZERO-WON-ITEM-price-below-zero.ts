import { option as O } from 'fp-ts';
import { finding, idsOf, productOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

/** The price of a chosen unit would fall below 0: the first one is named, the fixes concern all of them (PR-07). */
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
    // discounts alone take it that far: a coupon never takes more than is left, so taking it off mends nothing
    return O.some(
      finding('ZERO-WON-ITEM', { product: productOf(first) }, ids, [{ type: 'Deselect', cartUnitIds: ids }]),
    );
  },
};
