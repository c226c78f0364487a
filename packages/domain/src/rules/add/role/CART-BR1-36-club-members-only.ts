import { finding, productOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const clubOnlyToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-36',
  codes: ['CART-BR1-36'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(facts.unit.item.flags.isClubOnly && !facts.buyer.isSmileClub, () =>
      finding('CART-BR1-36', { product: productOf(facts.unit) }),
    ),
};
