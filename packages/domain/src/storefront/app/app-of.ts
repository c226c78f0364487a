import type { AppInfo } from '../storefront.ts';

/** Apps: the marketplace’s Korean and Global ones, and the outlet’s. */
export const appTypes = ['MG', 'G', 'IAC'] as const;
export type AppType = (typeof appTypes)[number];

/** User-agent token of an app, e.g. `Baguni-MG/8.0.1`: type, and a version of up to four numbers. */
const token = new RegExp(String.raw`(?:^|\s)Baguni-(${appTypes.join('|')})/(\d{1,9}(?:\.\d{1,9}){0,3})(?:\s|$)`, 'u');

/** The app that a user agent is of; none for a browser (AB-04). */
export const appOf = (userAgent: string): AppInfo | undefined => {
  const [, appType, appVersion] = token.exec(userAgent) ?? [];
  return appType === undefined || appVersion === undefined
    ? undefined
    : { appType, appVersion, isAndroid: /\bAndroid\b/u.test(userAgent) };
};
