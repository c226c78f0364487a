import { mustVerify } from '../../../entities/buyer/buyer.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

export const itemNotVerified: Rule<CheckoutFacts> = {
  code: 'VERIFY-ITEM',
  codes: ['VERIFY-ITEM'],
  requirement: 'CK-11',
  source: 'specification 5, Simple members',
  broken: ({ chosen, buyer }) => {
    const cartUnitIds = idsOf(chosen.filter((unit) => unit.isNeedAuthentication));
    return when(mustVerify(buyer) && cartUnitIds.length > 0, () =>
      finding('VERIFY-ITEM', {}, cartUnitIds, [{ type: 'VerifyIdentity' }, { type: 'Deselect', cartUnitIds }]),
    );
  },
};
