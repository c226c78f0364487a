import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

export const MAX_DEPARTMENT_UNITS = 1;

export const oneDepartmentItem: Rule<CheckoutFacts> = {
  code: 'CART-BR1-11',
  codes: ['CART-BR1-11'],
  requirement: 'CK-10',
  source: 'specification 5, Mixing; 8, CART-BR1',
  broken: ({ chosen }) =>
    restrictedFrom(
      'CART-BR1-11',
      chosen.filter((unit) => unit.item.flags.isDepartmentStore).slice(MAX_DEPARTMENT_UNITS),
    ),
};
