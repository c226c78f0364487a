import { finding, productOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const employeeMallToAdd: Rule<AddFacts> = {
  code: 'EMPLOYEE-MALL-ONLY',
  codes: ['EMPLOYEE-MALL-ONLY'],
  requirement: 'RL-02',
  source: 'specification 6, Roles and permissions',
  broken: (facts) =>
    when(facts.unit.item.flags.isEmployeeMall && !facts.unit.isViaEmployeeMall, () =>
      finding('EMPLOYEE-MALL-ONLY', { product: productOf(facts.unit) }),
    ),
};
