import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { CompanyUnavailable } from '../entities/overseas/oversea.ts';
import type { ShippingMethodType, ShippingPolicy } from '../entities/shipping/policy.ts';
import type { OverseaMarket } from './market.ts';

/** Methods by which a parcel reaches the consolidation centre; other methods end at the buyer's door or the shop. */
const parcelMethods: readonly ShippingMethodType[] = ['General', 'Post'];

/**
 * True if the unit cannot leave the country: branch services, vouchers, installed items, domestic-only items, and items
 * that the seller delivers in person or hands over.
 */
const staysHome = (
  { cartUnitType, shippingPolicyKey, item: { flags } }: CartUnit,
  policies: readonly ShippingPolicy[],
): boolean =>
  policies.some(
    (one) => one.shippingPolicyKey === shippingPolicyKey && !parcelMethods.includes(one.shippingMethodType),
  ) ||
  cartUnitType === 'SmileFresh' ||
  cartUnitType === 'ExpressShop' ||
  flags.isDomesticOnly ||
  flags.isInstall ||
  flags.isECoupon;

const isRefused =
  (
    { refused: { byAll, by, into } }: OverseaMarket,
    policies: readonly ShippingPolicy[],
    countryType: string,
    company: ShippingCompanyType,
  ) =>
  (unit: CartUnit): boolean => {
    const categories = [
      ...byAll,
      ...(company === 'Unknown' ? [] : by[company]),
      ...(Object.hasOwn(into, countryType) ? (into[countryType] ?? []) : []),
    ];
    return staysHome(unit, policies) || categories.includes(unit.item.category.medium);
  };

/** Units with their policies, which name the shipping method. */
export interface OverseaParcels {
  readonly units: readonly CartUnit[];
  readonly shippingPolicies: readonly ShippingPolicy[];
}

/**
 * The units that each company does not carry to a country (CM-14, OV-03).
 * @example
 * const juice = aUnit({ item: anItem({ category: { ...plainItem.category, medium: 'DRINK' } }) });
 * const [byCJ, byEMS] = unavailableTo(aMarket(), 'Japan', ['CJ', 'EMS'], aCartContent([juice]));
 * [byCJ?.unavailableCartUnitIds, byEMS?.unavailableCartUnitIds]; // [ [ 1 ], [] ]
 */
export const unavailableTo = (
  market: OverseaMarket,
  countryType: string,
  companies: readonly ShippingCompanyType[],
  { units, shippingPolicies }: OverseaParcels,
): readonly CompanyUnavailable[] =>
  companies.map((company) => ({
    shippingCompany: company,
    unavailableCartUnitIds: units
      .filter(isRefused(market, shippingPolicies, countryType, company))
      .map(({ cartUnitId }) => cartUnitId),
  }));
