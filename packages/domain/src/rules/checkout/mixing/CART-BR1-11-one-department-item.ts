import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

/** How many units of the department store one order may hold (CK-10). */
export const MAX_DEPARTMENT_UNITS = 1;

/** More than one department-store unit in one order: the first stays (CK-10). */
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
