import { option as O } from 'fp-ts';
import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

/**
 * Adult items, asked for by somebody who may be an adult and has not certified it (CK-11). One that cannot be ordered is
 * told by that, with the same code: certifying alone does not free it.
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
