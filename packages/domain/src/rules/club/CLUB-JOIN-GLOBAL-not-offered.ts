import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

export const clubNotOffered: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-GLOBAL',
  codes: ['CLUB-JOIN-GLOBAL'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ isOffered }) => when(!isOffered, () => finding('CLUB-JOIN-GLOBAL', {})),
};
