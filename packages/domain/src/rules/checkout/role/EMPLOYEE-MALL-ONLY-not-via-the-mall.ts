import type { Rule } from '../../../rule/rule.ts';
import { barred } from '../barred.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Items of the employee mall that did not come by way of it (RL-02). */
export const employeeMallOnly: Rule<CheckoutFacts> = {
  code: 'EMPLOYEE-MALL-ONLY',
  codes: ['EMPLOYEE-MALL-ONLY'],
  requirement: 'RL-02',
  source: 'specification 6, Roles and permissions',
  broken: ({ chosen }) =>
    barred(
      'EMPLOYEE-MALL-ONLY',
      chosen.filter((unit) => unit.item.flags.isEmployeeMall && !unit.isViaEmployeeMall),
    ),
};
