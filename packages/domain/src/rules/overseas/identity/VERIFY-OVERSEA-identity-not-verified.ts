import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { shipDomestic, whenOversea } from '../order.ts';

/** Simple members, and all others who have not verified who they are, do so before an overseas order (OV-12, CK-11). */
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
