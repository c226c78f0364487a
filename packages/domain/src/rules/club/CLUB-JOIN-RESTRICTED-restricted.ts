import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

/** A restricted membership is not joined anew, and who may not buy may not join (CL-01, CK-12). */
export const restrictedFromClub: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-RESTRICTED',
  codes: ['CLUB-JOIN-RESTRICTED'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ buyer: { clubMemberType, standing } }) =>
    when(clubMemberType === 'Restricted' || standing !== 'Normal', () => finding('CLUB-JOIN-RESTRICTED', {})),
};
