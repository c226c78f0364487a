import type { OrderFeatures } from './order-features.ts';
import type { Storefront } from './storefront.ts';

/** Features of a storefront. Only this file reads tenant, device and language. */
export interface Features extends OrderFeatures {
  readonly tabs: boolean;
  /** Express tab and same-day stores; hidden in Global. */
  readonly expressShop: boolean;
  /** Delivery address bar and address book; hidden in Global. */
  readonly addressBook: boolean;
  /** Club banner, join and benefits; never in Global. */
  readonly club: boolean;
  readonly priceSignals: boolean;
  readonly hashedGuestId: boolean;
  /** Estimates for business buyers. */
  readonly estimate: boolean;
  /** Uses 만 for round amounts from 10,000 in terms. */
  readonly manUnit: boolean;
  readonly titleWithMarketplaceName: boolean;
}

/** Table of variation, one row per feature. */
export const featuresOf = ({ tenant, device, language, app, features }: Storefront): Features => {
  const korean = language === 'ko';
  const marketplace = tenant === 'marketplace';
  return {
    tabs: !marketplace || korean,
    expressShop: korean,
    addressBook: korean,
    club: korean,
    overseaShipping: marketplace,
    extraDiscount: marketplace && korean,
    priceSignals: marketplace && korean,
    hashedGuestId: korean,
    incomeDutyChoice: korean,
    estimate: device === 'pc' && app === undefined,
    expressShopAlone: !marketplace,
    manUnit: korean,
    titleWithMarketplaceName: !marketplace && device === 'm',
    ...features,
  };
};
