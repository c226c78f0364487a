import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

/** Rejects a business buyer, who joins on another page (CL-01, CL-05). */
export const businessJoinsElsewhere: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-BUSINESS',
  codes: ['CLUB-JOIN-BUSINESS'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ buyer }) => when(buyer.isDomesticBusinessman, () => finding('CLUB-JOIN-BUSINESS', {})),
};
