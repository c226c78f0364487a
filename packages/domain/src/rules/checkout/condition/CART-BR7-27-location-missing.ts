import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

const isBroughtFromNowhere = ({ cartUnitType, expressShopBranch, smileFreshBranch }: CartUnit): boolean =>
  (cartUnitType === 'ExpressShop' && O.isNone(expressShopBranch)) ||
  (cartUnitType === 'SmileFresh' && O.isNone(smileFreshBranch));

/** Rejects units of branch delivery without a known branch or address (OV-15). */
export const locationMissing: Rule<CheckoutFacts> = {
  code: 'CART-BR7-27',
  codes: ['CART-BR7-27'],
  requirement: 'OV-15',
  source: 'specification 8, CART-BR7',
  broken: ({ chosen, hasAddress }) => {
    const cartUnitIds = hasAddress ? [] : idsOf(chosen.filter(isBroughtFromNowhere));
    return when(cartUnitIds.length > 0, () =>
      finding('CART-BR7-27', {}, cartUnitIds, [{ type: 'Deselect', cartUnitIds }]),
    );
  },
};
