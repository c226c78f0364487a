import type { CartUnit, CompanyUnavailable, ShippingCompanyType } from '@baguni/domain';
import { categories, type CategoryName } from '../catalogue/categories.ts';
import type { Carrier } from './companies.ts';

/** Categories that nobody takes abroad: fresh food, alcohol, plants, what is bulky, vouchers. */
const nowhere: readonly CategoryName[] = [
  'fruit',
  'vegetable',
  'seafood',
  'meat',
  'dairy',
  'liquor',
  'furniture',
  'appliance',
  'plant',
  'eCoupon',
  'ticket',
];

/** Categories that a company does not carry: batteries by air, liquids. */
const notBy: Readonly<Record<Carrier, readonly CategoryName[]>> = {
  EMS: [],
  SFExpress: ['computer', 'phone', 'audio', 'drink'],
  CJ: ['drink', 'pet'],
};

/** Categories that a country lets nobody bring in: food at the border of Australia and New Zealand. */
const notTo: Readonly<Record<string, readonly CategoryName[]>> = {
  Australia: ['rice', 'processed', 'snack'],
  NewZealand: ['rice', 'processed', 'snack'],
};

/** Services of a branch, vouchers, things that are fitted, and what its seller keeps in the country never leave. */
const staysHome = ({ cartUnitType, item: { flags } }: CartUnit): boolean =>
  cartUnitType === 'SmileFresh' ||
  cartUnitType === 'ExpressShop' ||
  flags.isDomesticOnly ||
  flags.isInstall ||
  flags.isECoupon;

const isRefused =
  (countryType: string, company: ShippingCompanyType) =>
  (unit: CartUnit): boolean => {
    const refused = [
      ...nowhere,
      ...(company === 'Unknown' ? [] : notBy[company]),
      ...(Object.hasOwn(notTo, countryType) ? (notTo[countryType] ?? []) : []),
    ];
    return staysHome(unit) || refused.some((name) => categories[name].medium === unit.item.category.medium);
  };

/** The units that each company does not carry to a country (CM-14, OV-03). */
export const unavailableTo = (
  countryType: string,
  companies: readonly ShippingCompanyType[],
  units: readonly CartUnit[],
): readonly CompanyUnavailable[] =>
  companies.map((company) => ({
    shippingCompany: company,
    unavailableCartUnitIds: units.filter(isRefused(countryType, company)).map(({ cartUnitId }) => cartUnitId),
  }));
