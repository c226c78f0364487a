import type { Rounding } from '../money/currency.ts';

export const tenants = ['marketplace', 'outlet'] as const;
/** `marketplace` ships overseas, `outlet` does not. */
export type Tenant = (typeof tenants)[number];

/** Devices as path segments. */
export const devices = ['pc', 'm'] as const;
/** Kind of device. */
export type Device = (typeof devices)[number];

/** Languages as path segments. */
export const languages = ['ko', 'en', 'cn', 'jp'] as const;
/** Every language except `ko` is Global. */
export type Language = (typeof languages)[number];

export const environmentNames = ['local', 'development', 'development1', 'development2', 'production', 'av'] as const;
/** `production` and `av` have short timeouts. */
export type EnvironmentName = (typeof environmentNames)[number];

/** The app that shows the page. */
export interface AppInfo {
  readonly appType: string;
  /** Numbers and dots, e.g. `1.6.2`. */
  readonly appVersion: string;
  readonly isAndroid: boolean;
}

/** Context that shows the cart. All variation is derived with `featuresOf`. */
export interface Storefront {
  readonly tenant: Tenant;
  readonly device: Device;
  readonly language: Language;
  /** Native app, or undefined in a browser. */
  readonly app: AppInfo | undefined;
  /** Feature overrides of other shops, independent of tenant and language. */
  readonly features?: Partial<OrderFeatures>;
  /** Rounding of rates of discounts and coupons in other shops; down if missing. */
  readonly rounding?: Rounding;
}

/** Features that affect prices and orders; a shop sets each one separately. */
export interface OrderFeatures {
  /** Overseas shipping, off on outlet. */
  readonly overseaShipping: boolean;
  readonly extraDiscount: boolean;
  readonly incomeDutyChoice: boolean;
  /** ExpressShop cannot share an order with any other items (CART-BR7-32-EXPRESS). */
  readonly expressShopAlone: boolean;
}

/** Maximum length of a user agent, in UTF-16 units. */
const MAX_LENGTH = 500;

/** Detects the device for an address without one; a tablet counts as mobile. */
export const deviceOf = (userAgent: string): Device =>
  /Mobi|Android|iPhone|iPod|iPad/u.test(userAgent.slice(0, MAX_LENGTH)) ? 'm' : 'pc';
