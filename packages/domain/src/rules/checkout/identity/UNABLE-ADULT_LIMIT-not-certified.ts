import { option as O } from 'fp-ts';
import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

/**
 * Rejects adult items of an uncertified buyer of age (CK-11). An unorderable unit has its own finding with the same
 * code.
 */
export const adultNotCertified: Rule<CheckoutFacts> = {
  code: 'UNABLE-ADULT_LIMIT',
  codes: ['UNABLE-ADULT_LIMIT'],
  requirement: 'CK-11',
  source: 'specification 5, Adult items; 6, Certificated adult',
  broken: ({ chosen, buyer }) => {
    if (buyer.isUnder19 || buyer.isCertificatedAdult) return O.none;
    return restrictedFrom(
      'UNABLE-ADULT_LIMIT',
      chosen.filter((unit) => unit.item.flags.isAdult && isOrderable(unit)),
      [{ type: 'VerifyAdult' }],
    );
  },
};
