import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

export const restrictedFromClub: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-RESTRICTED',
  codes: ['CLUB-JOIN-RESTRICTED'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ buyer: { clubMemberType, standing } }) =>
    when(clubMemberType === 'Restricted' || standing !== 'Normal', () => finding('CLUB-JOIN-RESTRICTED', {})),
};
