import {
  devices,
  environmentNames,
  hostsOf,
  siteIn,
  stageHosts,
  tenantOfHost,
  tenants,
  type EnvironmentName,
  hasGlobalFeatures,
  type RouteQuery,
  type Storefront,
  type Device,
  type Hosts,
  type Site,
} from '@baguni/domain/internal';
import type { Links } from '@baguni/presentation';
import { safeHrefOf } from './page-window.ts';

const isOf = (hostname: string, environment: EnvironmentName): boolean =>
  tenants.some((tenant) => devices.some((device) => hostsOf(environment, tenant, device).cart === hostname));

const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);

const environmentOfHost = (hostname: string): EnvironmentName | undefined =>
  isThisMachine(hostname) ? 'local' : environmentNames.find((environment) => isOf(hostname, environment));

/** Returns the site of a host (RT-16). @param words the hosts of an operator, if any */
export const siteAt = (hostname: string, words = ''): Site => {
  const own = siteIn(words, hostname);
  if (own) return own;
  const [environment, tenant] = [environmentOfHost(hostname), tenantOfHost(hostname)];
  return { environment, tenant, hosts: environment && stageHosts(environment)[tenant], isOwn: false };
};

/** Returns the site of a document; the server writes the hosts of an operator into it. */
export const siteOf = ({ location, document }: Pick<Window, 'location' | 'document'>): Site =>
  siteAt(location.hostname, document.querySelector<HTMLMetaElement>('meta[name=hosts]')?.content);

/** True if the page may serve its own calls: not in production, av or on unknown hosts (RD-8). */
export const mayMock = ({ environment }: Site): boolean =>
  environment !== undefined && environment !== 'production' && environment !== 'av';

interface SafeBase {
  readonly base: string;
  readonly allowedHosts: readonly string[];
}

export interface HeadFacts extends SafeBase, Pick<Storefront, 'app'>, Pick<RouteQuery, 'closeUrl'> {}

/** Returns the page in `returnUrl`, if links in data may open it (RT-04, RT-12). */
export const backOf = ({ returnUrl, base, allowedHosts }: SafeBase & Pick<RouteQuery, 'returnUrl'>): Links['back'] =>
  safeHrefOf(base, allowedHosts)(returnUrl);

/**
 * Returns the header variant (RT-14). The Global app has its own (AB-02); other apps, or addresses with a close URL,
 * get a close button.
 */
export const headOf = ({ app, closeUrl, base, allowedHosts }: HeadFacts): Links['head'] => {
  if (app !== undefined) return hasGlobalFeatures(app) ? 'OfApp' : 'Closable';
  const target = safeHrefOf(base, allowedHosts)(closeUrl);
  return target === undefined ? 'Plain' : 'Closable';
};

export interface LinkPlace {
  /** If its environment is unknown, only the page’s own site is used. */
  readonly site: Site;
  readonly device: Device;
  /** True if the page serves its own calls; there are no server pages to visit (LS-10). */
  readonly isMock: boolean;
  readonly head: Links['head'];
  readonly closeTo: Links['closeTo'];
  readonly back: Links['back'];
}

type SiteLinks = Omit<Links, 'environments' | 'head' | 'closeTo' | 'back'>;

/** The shop around the cart: a separate host on a stage, the same server in the demo. */
const shopAt = (origin: string, home: string): Omit<SiteLinks, 'memberSite' | 'demo'> => ({
  home: origin + home,
  smileDeliveryHome: `${origin}/smile-delivery`,
  expressShopHome: `${origin}/express-shop`,
  item: `${origin}/item/`,
  customerCentre: `${origin}/help`,
  orders: `${origin}/orders`,
});

/** The site on a local machine: the demo and a small shop; none around a mocked cart (LS-10). */
const ownSite = (isMock: boolean): SiteLinks =>
  isMock
    ? {
        home: '/',
        smileDeliveryHome: '/',
        expressShopHome: '/',
        item: undefined,
        customerCentre: '/',
        memberSite: '',
        demo: undefined,
      }
    : { ...shopAt('', '/shop'), memberSite: '', demo: '/demo' };

const stageSite = ({ home, member }: Hosts): SiteLinks => ({
  ...shopAt(`https://${home}`, '/'),
  memberSite: `https://${member}`,
  demo: undefined,
});

const LOCAL_PORT = 4000;

/** Environments with the origin of their cart; empty in production (RT-15). */
const environmentsOf = ({ site, device }: LinkPlace): Links['environments'] => {
  const { environment = 'local', tenant, isOwn } = site;
  if (environment === 'production') return [];
  const originOf = (name: EnvironmentName): string => {
    const { cart } = hostsOf(name, tenant, device);
    return name === 'local' ? `http://${cart}:${LOCAL_PORT}` : `https://${cart}`;
  };
  // the other stages of an operator are unknown
  const names = isOwn ? [environment] : environmentNames;
  return names.map((name) => [name, name === environment ? '' : originOf(name)]);
};

export const linksOf = (place: LinkPlace): Links => {
  const { site, device, isMock, head, closeTo, back } = place;
  const around = !site.hosts || site.environment === 'local' ? ownSite(isMock) : stageSite(site.hosts[device]);
  return { ...around, head, closeTo, back, environments: environmentsOf(place) };
};
