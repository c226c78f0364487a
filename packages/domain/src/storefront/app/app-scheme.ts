import type { AppInfo, Language, Storefront, Tenant } from '../storefront.ts';
import type { AppType } from './app-of.ts';
import { hasGlobalFeatures } from './app-version.ts';

const paths = {
  Escrow: 'escrow',
  OpenWindow: 'openwindow',
  OpenBrowser: 'openbrowser',
  GetContact: 'getcontact',
  CheckInstall: 'checkInstall',
  WebviewClose: 'webviewclose',
  WebviewRefresh: 'webviewrefresh',
} as const;
export type AppAction = keyof typeof paths;

interface SchemeRow {
  readonly tenant: Tenant;
  readonly languages: readonly Language[];
  readonly appType: AppType;
  readonly scheme: string;
  /** True if closing a page also closes its view in this app. */
  readonly closesView: boolean;
}

const schemes: readonly SchemeRow[] = [
  { tenant: 'marketplace', languages: ['ko'], appType: 'MG', scheme: 'baguni-mg', closesView: false },
  { tenant: 'marketplace', languages: ['en', 'cn', 'jp'], appType: 'G', scheme: 'baguni-global', closesView: false },
  { tenant: 'outlet', languages: ['ko', 'en', 'cn', 'jp'], appType: 'IAC', scheme: 'baguni-iac', closesView: true },
];

const isOldGlobal = (app: AppInfo): boolean => app.appType === 'G' && !hasGlobalFeatures(app);

type AppPlace = Pick<Storefront, 'tenant' | 'language' | 'app'>;

const rowOf = ({ tenant, language, app }: AppPlace): SchemeRow | undefined => {
  if (app === undefined || isOldGlobal(app)) return undefined;
  const { appType } = app;
  return schemes.find((one) => one.tenant === tenant && one.languages.includes(language) && one.appType === appType);
};

/** Returns the app address of an action with a validated `url`; undefined in a browser or an old Global app. */
export const appAddress = (storefront: AppPlace, action: AppAction, url?: string): string | undefined => {
  const row = rowOf(storefront);
  if (row === undefined) return undefined;
  return `${row.scheme}://${paths[action]}${url === undefined ? '' : `?url=${encodeURIComponent(url)}`}`;
};

/** Returns the app address that closes the view, or undefined if only the page closes. */
export const closingAddress = (storefront: AppPlace): string | undefined =>
  rowOf(storefront)?.closesView === true ? appAddress(storefront, 'WebviewClose') : undefined;

/** True if an address is a known action of one of our apps (RT-12). */
export const isAppAddress = (address: string): boolean => {
  const [, scheme, path] = /^([a-z-]+):\/\/([a-zA-Z]+)(?:\?url=[^&#\s]*)?$/u.exec(address) ?? [];
  return schemes.some((row) => row.scheme === scheme) && Object.values<string>(paths).includes(path ?? '');
};
