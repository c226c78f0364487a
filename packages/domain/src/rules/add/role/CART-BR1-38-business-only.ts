import { finding, productOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const businessOnlyToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-38',
  codes: ['CART-BR1-38'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1; 6, Domestic business buyer',
  broken: (facts) =>
    when(facts.unit.item.flags.isSmileClubBizDeal && !facts.buyer.isDomesticBusinessman, () =>
      finding('CART-BR1-38', { product: productOf(facts.unit) }, [], [{ type: 'SignIn' }]),
    ),
};
