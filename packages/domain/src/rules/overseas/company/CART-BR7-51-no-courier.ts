import type { CheckoutFacts, OverseaFacts } from '../../checkout/facts.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { companyFix, countryName, shipDomestic, whenOversea } from '../order.ts';

/** Companies that could not be read are not missing: the shopper may try again (OV-09, SH-05). */
const codeOf = ({ status, companies }: OverseaFacts) =>
  status === 'Failed' && companies.length === 0 ? 'CART-BR7-51-UNREAD' : 'CART-BR7-51';

/** Shipping overseas needs a courier, and none of those that serve the country is chosen, or none is known (OV-09). */
export const noCourier: Rule<CheckoutFacts> = {
  code: 'CART-BR7-51',
  codes: ['CART-BR7-51', 'CART-BR7-51-UNREAD'],
  requirement: 'OV-09',
  source: 'specification 5, Checkout, Overseas',
  broken: whenOversea((facts, oversea) => {
    const { companies, selectedCompany, status } = oversea;
    const isServed = companies.some(({ shippingCompanyType }) => shippingCompanyType === selectedCompany);
    // while the companies are being asked for nobody knows; the server does
    const isUnderWay = status === 'NotAsked' || status === 'Asking';
    return when(facts.chosen.length > 0 && !isServed && !isUnderWay, () =>
      finding(codeOf(oversea), { country: countryName(oversea) }, idsOf(facts.chosen), [
        ...companyFix(facts, oversea),
        shipDomestic,
      ]),
    );
  }),
};
