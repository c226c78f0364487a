import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

export const employeeMallOnly: Rule<CheckoutFacts> = {
  code: 'EMPLOYEE-MALL-ONLY',
  codes: ['EMPLOYEE-MALL-ONLY'],
  requirement: 'RL-02',
  source: 'specification 6, Roles and permissions',
  broken: ({ chosen }) =>
    restrictedFrom(
      'EMPLOYEE-MALL-ONLY',
      chosen.filter((unit) => unit.item.flags.isEmployeeMall && !unit.isViaEmployeeMall),
    ),
};
