import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { ShippingCompanyType } from '../../entities/overseas/company.ts';
import { overseaGauges, type OverseaGauge } from '../../overseas/usage.ts';
import type { CheckoutFacts, OverseaFacts } from '../checkout/facts.ts';
import { idsOf } from '../../rule/finding.ts';
import type { Finding, Fix } from '../../rule/rule.ts';

/** Ships to South Korea instead: what removes any finding of shipping overseas. */
export const shipDomestic: Fix = { type: 'ShipDomestic' };

/** A condition on an order that ships overseas: at home, and on a tenant without overseas shipping, nothing (OV-14). */
export const whenOversea =
  (broken: (facts: CheckoutFacts, oversea: OverseaFacts) => O.Option<Finding>) =>
  (facts: CheckoutFacts): O.Option<Finding> =>
    O.isSome(facts.oversea) ? broken(facts, facts.oversea.value) : O.none;

/** The country's name in the language of the page; its type where the list of countries is not known. */
export const countryName = ({ country, countries }: OverseaFacts): string =>
  countries.find(({ countryType }) => countryType === country)?.countryName ?? country;

/** Whether a company carries a unit to the country (OV-03). */
export const isCarried =
  ({ unavailable }: Pick<OverseaFacts, 'unavailable'>, company: ShippingCompanyType) =>
  ({ cartUnitId }: CartUnit): boolean =>
    !unavailable.some(
      ({ shippingCompany, unavailableCartUnitIds: ids }) => shippingCompany === company && ids.includes(cartUnitId),
    );

/** How much of each limit an order uses with a company. */
export const gaugesWith = (
  { chosen, payableWithoutShipping }: Pick<CheckoutFacts, 'chosen' | 'payableWithoutShipping'>,
  { country, exchangeRates, caps }: OverseaFacts,
  company: ShippingCompanyType,
): readonly OverseaGauge[] => overseaGauges({ chosen, payableWithoutShipping, country, exchangeRates, caps }, company);

/** The first other company that carries all that is chosen within its limits, as a fix; nothing where none does. */
export const companyFix = (facts: CheckoutFacts, oversea: OverseaFacts): readonly Fix[] => {
  const other = oversea.companies.find(
    ({ shippingCompanyType: company }) =>
      company !== oversea.selectedCompany &&
      facts.chosen.every(isCarried(oversea, company)) &&
      gaugesWith(facts, oversea, company).every(({ isOver }) => !isOver),
  );
  return other ? [{ type: 'ChooseCompany', company: other.shippingCompanyType }] : [];
};

/** What takes units out of the order, out of the cart, or home. */
export const withoutUnits = (units: readonly CartUnit[]): readonly Fix[] => [
  { type: 'Deselect', cartUnitIds: idsOf(units) },
  { type: 'Delete', cartUnitIds: idsOf(units) },
  shipDomestic,
];
