import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

export const visitorMustSignIn: Rule<ClubFacts> = {
  code: 'SIGN-IN-FIRST',
  codes: ['SIGN-IN-FIRST'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ buyer }) => when(!buyer.isLogin, () => finding('SIGN-IN-FIRST', {}, [], [{ type: 'SignIn' }])),
};
