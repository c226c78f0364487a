import { option as O } from 'fp-ts';
import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, productOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { whenOversea, withoutUnits } from '../order.ts';

export const domesticOnly: Rule<CheckoutFacts> = {
  code: 'CART-BR7-39',
  codes: ['CART-BR7-39'],
  requirement: 'OV-15',
  source: 'specification 8, CART-BR7',
  broken: whenOversea(({ chosen }) => {
    const staying = chosen.filter(({ item }) => item.flags.isDomesticOnly);
    const [first] = staying;
    if (!first) return O.none;
    return O.some(finding('CART-BR7-39', { product: productOf(first) }, idsOf(staying), withoutUnits(staying)));
  }),
};
