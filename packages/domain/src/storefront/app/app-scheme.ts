import { option as O } from 'fp-ts';
import type { AppInfo, Language, Storefront, Tenant } from '../storefront.ts';
import type { AppType } from './app-of.ts';
import { hasGlobalFeatures } from './app-version.ts';

/** What a page may ask its app for (AB-01), each with its path behind the scheme. */
const paths = {
  Escrow: 'escrow',
  OpenWindow: 'openwindow',
  OpenBrowser: 'openbrowser',
  GetContact: 'getcontact',
  CheckInstall: 'checkinstall',
  WebviewClose: 'webviewclose',
  WebviewRefresh: 'webviewrefresh',
} as const;
/** What a page may ask its app for (AB-01). */
export type AppAction = keyof typeof paths;
/** All that a page may ask its app for, in the specification's order. */
export const appActions: readonly AppAction[] = [
  'Escrow',
  'OpenWindow',
  'OpenBrowser',
  'GetContact',
  'CheckInstall',
  'WebviewClose',
  'WebviewRefresh',
];

interface SchemeRow {
  readonly tenant: Tenant;
  readonly languages: readonly Language[];
  readonly appType: AppType;
  readonly scheme: string;
  /** Closing a page closes its view in this app as well (RT-11). */
  readonly closesView: boolean;
}

/** Which app shows which storefront, and its scheme (AB-01). */
const schemes: readonly SchemeRow[] = [
  { tenant: 'marketplace', languages: ['ko'], appType: 'MG', scheme: 'baguni-mg', closesView: false },
  { tenant: 'marketplace', languages: ['en', 'cn', 'jp'], appType: 'G', scheme: 'baguni-global', closesView: false },
  { tenant: 'outlet', languages: ['ko', 'en', 'cn', 'jp'], appType: 'IAC', scheme: 'baguni-iac', closesView: true },
];

const isOldGlobal = (app: AppInfo): boolean => app.appType === 'G' && !hasGlobalFeatures(app);

/** Of a storefront, what decides the schemes of its app (AB-01). */
type AppPlace = Pick<Storefront, 'tenant' | 'language' | 'app'>;

const rowOf = ({ tenant, language, app }: AppPlace): SchemeRow | undefined => {
  if (O.isNone(app) || isOldGlobal(app.value)) return undefined;
  const { appType } = app.value;
  return schemes.find((one) => one.tenant === tenant && one.languages.includes(language) && one.appType === appType);
};

/**
 * The address by which a page asks the app that shows it; none in a browser, in an app of another storefront, and in a
 * Global app that is too old (AB-01, AB-02, AB-03).
 * @param url goes along, e.g. what to open; checked before by its caller
 * @example
 * const storefront = aStorefront({ app: appOf('Baguni-MG/8.0.1') });
 * O.toNullable(appAddress(storefront, 'OpenBrowser', 'https://a.example')); // baguni-mg://openbrowser?url=https%3A%2F%2Fa.example
 * O.toNullable(appAddress(aStorefront(), 'OpenBrowser')); // null
 */
export const appAddress = (storefront: AppPlace, action: AppAction, url?: string): O.Option<string> => {
  const row = rowOf(storefront);
  if (row === undefined) return O.none;
  return O.some(`${row.scheme}://${paths[action]}${url === undefined ? '' : `?url=${encodeURIComponent(url)}`}`);
};

/**
 * The address by which closing a page closes its view too; none where only the page is closed (RT-11).
 * @example
 * O.toNullable(closingAddress(aStorefront({ tenant: 'outlet', app: appOf('Baguni-IAC/2.0') }))); // baguni-iac://webviewclose
 * O.toNullable(closingAddress(aStorefront({ app: appOf('Baguni-MG/8.0.1') }))); // null
 */
export const closingAddress = (storefront: AppPlace): O.Option<string> =>
  rowOf(storefront)?.closesView === true ? appAddress(storefront, 'WebviewClose') : O.none;

/**
 * Whether an address asks one of our apps for something that it knows (RT-12).
 * @example
 * ['baguni-mg://openwindow?url=%2F', 'baguni-mg://format', 'https://a.example'].map(isAppAddress); // [ true, false, false ]
 */
export const isAppAddress = (address: string): boolean => {
  const [, scheme, path] = /^([a-z-]+):\/\/([a-z]+)(?:\?url=[^&#\s]*)?$/u.exec(address) ?? [];
  return schemes.some((row) => row.scheme === scheme) && Object.values<string>(paths).includes(path ?? '');
};
