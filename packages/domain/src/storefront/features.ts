import type { OrderFeatures, Storefront, Device, Language, Tenant } from './storefront.ts';

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

/** The features that affect prices and orders. */
export const orderFeaturesOf = ({ tenant, language, features }: Storefront): OrderFeatures => {
  const korean = language === 'ko';
  const marketplace = tenant === 'marketplace';
  return {
    overseaShipping: marketplace,
    extraDiscount: marketplace && korean,
    incomeDutyChoice: korean,
    expressShopAlone: !marketplace,
    ...features,
  };
};

/** Table of variation, one row per feature. */
export const featuresOf = (storefront: Storefront): Features => {
  const { tenant, device, language, app } = storefront;
  const korean = language === 'ko';
  const marketplace = tenant === 'marketplace';
  return {
    tabs: !marketplace || korean,
    expressShop: korean,
    addressBook: korean,
    club: korean,
    priceSignals: marketplace && korean,
    hashedGuestId: korean,
    estimate: device === 'pc' && app === undefined,
    manUnit: korean,
    titleWithMarketplaceName: !marketplace && device === 'm',
    ...orderFeaturesOf(storefront),
  };
};

/** Sample phone numbers of the customer centre by tenant, as displayed. */
const numbers: Readonly<Record<Tenant, string>> = { marketplace: '1500-0184', outlet: '1500-0275' };

/** The number of a tenant's customer centre (XT-06). */
export const customerCentreNumber = (tenant: Tenant): string => numbers[tenant];

type Codes = Readonly<Record<Device, Readonly<Record<Language, string>>>>;

/** Sample tracking codes by tenant, device and language. */
const trackingCodes: Readonly<Record<Tenant, Codes>> = {
  marketplace: {
    pc: { ko: '200010100', en: '200010101', cn: '200010102', jp: '200010103' },
    m: { ko: '200010200', en: '200010201', cn: '200010202', jp: '200010203' },
  },
  outlet: {
    pc: { ko: '300010100', en: '300010101', cn: '300010102', jp: '300010103' },
    m: { ko: '300010200', en: '300010201', cn: '300010202', jp: '300010203' },
  },
};

/** The tracking code of a storefront, by tenant, device and language (XT-06). */
export const trackingCodeOf = ({
  tenant,
  device,
  language,
}: Pick<Storefront, 'tenant' | 'device' | 'language'>): string => trackingCodes[tenant][device][language];

export const cartTabs = ['All', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
/** A tab of the cart. */
export type CartTab = (typeof cartTabs)[number];

/** Returns the visible tabs in order; empty without a tab bar. */
export const visibleTabs = ({ tabs, expressShop }: Pick<Features, 'tabs' | 'expressShop'>): readonly CartTab[] =>
  tabs ? cartTabs.filter((tab) => expressShop || tab !== 'ExpressShop') : [];
