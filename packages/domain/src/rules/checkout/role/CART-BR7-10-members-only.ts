import { option as O } from 'fp-ts';
import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

export const membersOnly: Rule<CheckoutFacts> = {
  code: 'CART-BR7-10',
  codes: ['CART-BR7-10'],
  requirement: 'CK-12',
  source: 'specification 6, Non-member',
  broken: ({ chosen, buyer }) => {
    if (buyer.memberType !== 'NonMember') return O.none;
    return restrictedFrom(
      'CART-BR7-10',
      chosen.filter((unit) => unit.item.flags.isMembersOnly),
      [{ type: 'SignIn' }],
    );
  },
};
