import { option as O } from 'fp-ts';
import type { CheckoutFacts } from '../../checkout/facts.ts';
import { finding, idsOf, productOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { companyFix, isCarried, whenOversea, withoutUnits } from '../order.ts';

/** Rejects units that only other companies carry; names the first one and fixes all (OV-09). */
export const notByTheCompany: Rule<CheckoutFacts> = {
  code: 'CART-BR7-22',
  codes: ['CART-BR7-22'],
  requirement: 'OV-09',
  source: 'specification 8, CART-BR7',
  broken: whenOversea((facts, oversea) => {
    const { companies, selectedCompany } = oversea;
    const staying = facts.chosen
      .filter((unit) => !isCarried(oversea, selectedCompany)(unit))
      .filter((unit) => companies.some(({ shippingCompanyType: other }) => isCarried(oversea, other)(unit)));
    const [first] = staying;
    if (!first) return O.none;
    const fixes = [...companyFix(facts, oversea), ...withoutUnits(staying)];
    return O.some(finding('CART-BR7-22', { product: productOf(first) }, idsOf(staying), fixes));
  }),
};
