import type { Option } from 'fp-ts/Option';
import type { OrderFeatures } from './order-features.ts';

/** The two marketplaces that use this cart. */
export const tenants = ['marketplace', 'outlet'] as const;
/** A marketplace: `marketplace` ships overseas, `outlet` does not (OV-14). */
export type Tenant = (typeof tenants)[number];

/** The two devices, as they stand in a path (RT-01). */
export const devices = ['pc', 'm'] as const;
/** The device that a page is made for. */
export type Device = (typeof devices)[number];

/** The four languages, as they stand in a path (RT-01). */
export const languages = ['ko', 'en', 'cn', 'jp'] as const;
/** The language of a page; every one but `ko` is Global. */
export type Language = (typeof languages)[number];

/** The six environments (RT-15). */
export const environmentNames = ['local', 'development', 'development1', 'development2', 'production', 'av'] as const;
/** An environment; `production` and `av` have the short time-outs of CM-52. */
export type EnvironmentName = (typeof environmentNames)[number];

/** The native app that shows the page, where there is one (AB-04). */
export interface AppInfo {
  /** Which app it is, e.g. `MG`. */
  readonly appType: string;
  /** Its version, parts and dots, e.g. `1.6.2` (AB-02). */
  readonly appVersion: string;
  /** On Android; otherwise on iOS. */
  readonly isAndroid: boolean;
}

/** Where a cart is shown. All variation of the product is read from this through `featuresOf`. */
export interface Storefront {
  /** Which of the two marketplaces. */
  readonly tenant: Tenant;
  /** PC or mobile. */
  readonly device: Device;
  /** The language of the page; every one but Korean is Global. */
  readonly language: Language;
  /** The native app around the page; none in a browser. */
  readonly app: Option<AppInfo>;
  /** What a shop of one’s own has or has not, whatever its tenant and language (EN-09); the marketplace says none. */
  readonly features?: Partial<OrderFeatures>;
}
