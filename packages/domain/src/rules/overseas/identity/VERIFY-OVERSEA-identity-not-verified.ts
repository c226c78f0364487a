import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { shipDomestic, whenOversea } from '../order.ts';

export const identityNotVerified: Rule<CheckoutFacts> = {
  code: 'VERIFY-OVERSEA',
  codes: ['VERIFY-OVERSEA'],
  requirement: 'OV-12',
  source: 'specification 5, Checkout, Simple members',
  broken: whenOversea(({ buyer, chosen }) =>
    when(chosen.length > 0 && !buyer.isIdentityVerified, () =>
      finding('VERIFY-OVERSEA', {}, idsOf(chosen), [{ type: 'VerifyIdentity' }, shipDomestic]),
    ),
  ),
};
