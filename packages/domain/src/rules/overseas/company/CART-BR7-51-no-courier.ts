import type { CheckoutFacts, OverseaFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { companyFix, countryName, shipDomestic, whenOversea } from '../order.ts';

/** Unreadable companies are not missing: the shopper may retry (OV-09, SH-05). */
const codeOf = ({ status, companies }: OverseaFacts) =>
  status === 'Failed' && companies.length === 0 ? 'CART-BR7-51-UNREAD' : 'CART-BR7-51';

export const noCourier: Rule<CheckoutFacts> = {
  code: 'CART-BR7-51',
  codes: ['CART-BR7-51', 'CART-BR7-51-UNREAD'],
  requirement: 'OV-09',
  source: 'specification 5, Checkout, Overseas',
  broken: whenOversea((facts, oversea) => {
    const { companies, selectedCompany, status } = oversea;
    const isServed = companies.some(({ shippingCompanyType }) => shippingCompanyType === selectedCompany);
    // while the request is in flight only the server can judge
    const isUnderWay = status === 'NotAsked' || status === 'Asking';
    return when(facts.chosen.length > 0 && !isServed && !isUnderWay, () =>
      finding(codeOf(oversea), { country: countryName(oversea) }, idsOf(facts.chosen), [
        ...companyFix(facts, oversea),
        shipDomestic,
      ]),
    );
  }),
};
