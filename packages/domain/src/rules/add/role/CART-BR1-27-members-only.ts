import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const membersOnlyToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-27',
  codes: ['CART-BR1-27'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(facts.unit.item.flags.isMembersOnly && facts.buyer.memberType === 'NonMember', () =>
      finding('CART-BR1-27', {}, [], [{ type: 'SignIn' }]),
    ),
};
