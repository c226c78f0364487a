import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { whenOversea } from '../order.ts';

export const askOverseaConsent: Rule<CheckoutFacts> = {
  code: 'ASK-OVERSEA-CONSENT',
  codes: ['ASK-OVERSEA-CONSENT'],
  requirement: 'OV-12',
  source: 'specification 5, Checkout, Simple members',
  broken: whenOversea(({ chosen, agreed }, { papers }) =>
    when(chosen.length > 0 && !papers.isConsented && !agreed.includes('ASK-OVERSEA-CONSENT'), () =>
      finding('ASK-OVERSEA-CONSENT', {}, idsOf(chosen), [
        { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
        { type: 'GivePapers', paper: 'Consent' },
      ]),
    ),
  ),
};
