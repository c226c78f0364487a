import type { CartUnit, CompanyUnavailable, ShippingCompanyType } from '@baguni/domain';
import type { Carrier } from './companies.ts';

/** Medium categories that nobody takes abroad: fresh food, alcohol, plants, furniture, large appliances, vouchers. */
const nowhere = [
  '200000310', // fruit
  '200000320', // vegetables
  '200000340', // seafood
  '200000350', // meat
  '200000370', // dairy
  '200000395', // alcohol
  '200001220', // furniture
  '200004210', // large appliances
  '200008210', // plants
  '200009110', // e-coupons
  '200009120', // tickets
];

/** Medium categories that a company does not carry: batteries by air, liquids. */
const notBy: Readonly<Record<Carrier, readonly string[]>> = {
  EMS: [],
  SFExpress: ['200004110', '200004120', '200004130', '200000390'],
  CJ: ['200000390', '200008110'],
};

/** Medium categories that a country lets nobody bring in: food at the border of Australia and New Zealand. */
const notTo: Readonly<Record<string, readonly string[]>> = {
  Australia: ['200000330', '200000360', '200000380'],
  NewZealand: ['200000330', '200000360', '200000380'],
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
    return staysHome(unit) || refused.includes(unit.item.category.medium);
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
