import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { companyFix, shipDomestic, whenOversea } from '../order.ts';

/** Requires an image of the identity card for SF Express to China (OV-10). */
export const askChinaIdImage: Rule<CheckoutFacts> = {
  code: 'ASK-CHINA-ID-IMAGE',
  codes: ['ASK-CHINA-ID-IMAGE'],
  requirement: 'OV-10',
  source: 'specification 9',
  broken: whenOversea((facts, oversea) => {
    const { country, selectedCompany, papers } = oversea;
    const isAsked = country === 'China' && selectedCompany === 'SFExpress' && facts.chosen.length > 0;
    return when(isAsked && !papers.hasChinaIdImage, () =>
      finding('ASK-CHINA-ID-IMAGE', {}, idsOf(facts.chosen), [
        { type: 'GivePapers', paper: 'ChinaIdImage' },
        ...companyFix(facts, oversea),
        shipDomestic,
      ]),
    );
  }),
};
