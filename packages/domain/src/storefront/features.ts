import { option as O } from 'fp-ts';
import type { OrderFeatures } from './order-features.ts';
import type { Storefront } from './storefront.ts';

/** What a storefront has and has not. No other file asks which tenant, device or language it is. */
export interface Features extends OrderFeatures {
  /** Tab bar (PG-02). */
  readonly tabs: boolean;
  /** Express tab and same-day shops; hidden in Global (PG-02). */
  readonly expressShop: boolean;
  /** Delivery address bar and address book; hidden in Global (PG-06). */
  readonly addressBook: boolean;
  /** Club banner, join and benefits; never in Global (PG-08, CL-01). */
  readonly club: boolean;
  /** Price-change signals (RC-03). */
  readonly priceSignals: boolean;
  /** Hashed guest id (CM-27). */
  readonly hashedGuestId: boolean;
  /** Printing of an estimate for business buyers (PG-07). */
  readonly estimate: boolean;
  /** Round amounts of 10,000 or more are worded with 만 in terms (PG-19). */
  readonly manUnit: boolean;
  /** The marketplace's name before the page title (RT-13). */
  readonly titleWithMarketplaceName: boolean;
}

/**
 * The table of variation: one row a feature.
 * @example
 * featuresOf(aStorefront()).club; // true
 * featuresOf(aStorefront({ language: 'en' })).club; // false
 * featuresOf(aStorefront({ tenant: 'outlet' })).overseaShipping; // false
 * featuresOf({ ...aStorefront({ tenant: 'outlet' }), features: { overseaShipping: true } }).overseaShipping; // true
 */
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
    estimate: device === 'pc' && O.isNone(app),
    expressShopAlone: !marketplace,
    manUnit: korean,
    titleWithMarketplaceName: !marketplace && device === 'm',
    ...features,
  };
};
