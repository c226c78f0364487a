import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

/** Global has no club (CL-01, PG-08). */
export const clubNotOffered: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-GLOBAL',
  codes: ['CLUB-JOIN-GLOBAL'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ isOffered }) => when(!isOffered, () => finding('CLUB-JOIN-GLOBAL', {})),
};
