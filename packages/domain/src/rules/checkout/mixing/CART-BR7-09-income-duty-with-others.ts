import { option as O } from 'fp-ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from './mixing.ts';

/** Rejects income-duty items with others until the buyer chooses: separate or together (CK-08). */
export const incomeDutyWithOthers: Rule<CheckoutFacts> = {
  code: 'CART-BR7-09',
  codes: ['CART-BR7-09'],
  requirement: 'CK-08',
  source: 'specification 5, Mixing; 9, Tenant limits',
  broken: ({ chosen, features, agreed }) => {
    if (!features.incomeDutyChoice || agreed.includes('CART-BR7-09')) return O.none;
    return mixed('CART-BR7-09', chosen, {
      apart: (unit) => unit.item.flags.isIncomeDuty,
      lifting: [{ type: 'Agree', code: 'CART-BR7-09' }],
    });
  },
};
