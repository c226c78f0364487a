import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

/** Who is not signed in is led to signing in: the club has to know whom it takes (CL-01, RL-01). */
export const visitorMustSignIn: Rule<ClubFacts> = {
  code: 'SIGN-IN-FIRST',
  codes: ['SIGN-IN-FIRST'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ buyer }) => when(!buyer.isLogin, () => finding('SIGN-IN-FIRST', {}, [], [{ type: 'SignIn' }])),
};
