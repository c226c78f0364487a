import { TAIWAN_ID_ABOVE } from '../../../overseas/limits.ts';
import { hasTaiwanId } from '../../../overseas/papers.ts';
import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { shipDomestic, whenOversea } from '../order.ts';

/** Requires an ID number for goods above 100,000 won to Taiwan (OV-10). */
export const askTaiwanId: Rule<CheckoutFacts> = {
  code: 'ASK-TAIWAN-ID',
  codes: ['ASK-TAIWAN-ID'],
  requirement: 'OV-10',
  source: 'specification 9',
  broken: whenOversea(({ chosen, payableWithoutShipping }, { country, papers }) =>
    when(country === 'Taiwan' && payableWithoutShipping > TAIWAN_ID_ABOVE && !hasTaiwanId(papers), () =>
      finding('ASK-TAIWAN-ID', { max: TAIWAN_ID_ABOVE }, idsOf(chosen), [
        { type: 'GivePapers', paper: 'TaiwanIdNumber' },
        shipDomestic,
      ]),
    ),
  ),
};
