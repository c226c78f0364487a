import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import { type OverseaGauge, overseaGauges } from '../overseas/usage.ts';
import { idsOf, type Fix } from '../rule/rule.ts';
import type { CheckoutFacts, OverseaFacts } from './facts.ts';

/** The fix that resolves any overseas finding. */
export const shipDomestic: Fix = { type: 'ShipDomestic' };

/** Returns the country name in the language of the page, or its type if the list is unknown. */
export const countryName = ({ country, countries }: OverseaFacts): string =>
  countries.find(({ countryType }) => countryType === country)?.countryName ?? country;

export const isCarried =
  ({ unavailable }: Pick<OverseaFacts, 'unavailable'>, company: ShippingCompanyType) =>
  ({ cartUnitId }: CartUnit): boolean =>
    !unavailable.some(
      ({ shippingCompany, unavailableCartUnitIds: ids }) => shippingCompany === company && ids.includes(cartUnitId),
    );

export const gaugesWith = (
  { chosen, payableWithoutShipping }: Pick<CheckoutFacts, 'chosen' | 'payableWithoutShipping'>,
  { country, exchangeRates, caps }: OverseaFacts,
  company: ShippingCompanyType,
): readonly OverseaGauge[] => overseaGauges({ chosen, payableWithoutShipping, country, exchangeRates, caps }, company);

/** Returns the first other company that carries all selected units within its limits, as a fix, or undefined. */
export const companyFix = (facts: CheckoutFacts, oversea: OverseaFacts): readonly Fix[] => {
  const other = oversea.companies.find(
    ({ shippingCompanyType: company }) =>
      company !== oversea.selectedCompany &&
      facts.chosen.every(isCarried(oversea, company)) &&
      gaugesWith(facts, oversea, company).every(({ isOver }) => !isOver),
  );
  return other ? [{ type: 'ChooseCompany', company: other.shippingCompanyType }] : [];
};

export const withoutUnits = (units: readonly CartUnit[]): readonly Fix[] => [
  { type: 'Deselect', cartUnitIds: idsOf(units) },
  { type: 'Delete', cartUnitIds: idsOf(units) },
  shipDomestic,
];
