import { option as O } from 'fp-ts';
import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';
import { clubBizCode, clubBizCodes } from '../selection/unable-order.ts';

/**
 * Rejects business deals for other buyers, based on current data. -45 if no other unit is ordered, otherwise -46
 * (RL-01, CK-02).
 */
export const businessOnly: Rule<CheckoutFacts> = {
  code: 'CART-BR7-45',
  codes: clubBizCodes,
  requirement: 'RL-01',
  source: 'specification 6, Domestic business buyer; 8, CART-BR7',
  broken: ({ chosen, buyer }) => {
    if (buyer.isDomesticBusinessman) return O.none;
    const deals = chosen.filter((unit) => unit.item.flags.isSmileClubBizDeal && isOrderable(unit));
    return restrictedFrom(clubBizCode(chosen), deals);
  },
};
