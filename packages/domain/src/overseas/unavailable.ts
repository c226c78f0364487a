import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { CompanyUnavailable } from '../entities/overseas/oversea.ts';
import type { OverseaMarket } from './market.ts';

/** True if the unit cannot leave the country: branch services, vouchers, installed items and domestic-only items. */
const staysHome = ({ cartUnitType, item: { flags } }: CartUnit): boolean =>
  cartUnitType === 'SmileFresh' ||
  cartUnitType === 'ExpressShop' ||
  flags.isDomesticOnly ||
  flags.isInstall ||
  flags.isECoupon;

const isRefused =
  ({ refused: { byAll, by, into } }: OverseaMarket, countryType: string, company: ShippingCompanyType) =>
  (unit: CartUnit): boolean => {
    const categories = [
      ...byAll,
      ...(company === 'Unknown' ? [] : by[company]),
      ...(Object.hasOwn(into, countryType) ? (into[countryType] ?? []) : []),
    ];
    return staysHome(unit) || categories.includes(unit.item.category.medium);
  };

/**
 * The units that each company does not carry to a country (CM-14, OV-03).
 * @example
 * const juice = aUnit({ item: anItem({ category: { ...plainItem.category, medium: 'DRINK' } }) });
 * const [byCJ, byEMS] = unavailableTo(aMarket(), 'Japan', ['CJ', 'EMS'], [juice]);
 * [byCJ?.unavailableCartUnitIds, byEMS?.unavailableCartUnitIds]; // [ [ 1 ], [] ]
 */
export const unavailableTo = (
  market: OverseaMarket,
  countryType: string,
  companies: readonly ShippingCompanyType[],
  units: readonly CartUnit[],
): readonly CompanyUnavailable[] =>
  companies.map((company) => ({
    shippingCompany: company,
    unavailableCartUnitIds: units.filter(isRefused(market, countryType, company)).map(({ cartUnitId }) => cartUnitId),
  }));
