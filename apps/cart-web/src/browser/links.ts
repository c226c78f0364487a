import {
  allowedHostsOf,
  devices,
  environmentNames,
  hostsOf,
  tenants,
  type EnvironmentName,
  type Tenant,
  hasGlobalFeatures,
  type RouteQuery,
  type Storefront,
  type Device,
  type Hosts,
} from '@baguni/domain';
import type { Links } from '@baguni/presentation';
import { option as O } from 'fp-ts';
import { safeHrefOf } from './page-window.ts';

const isOf = (hostname: string, environment: EnvironmentName): boolean =>
  tenants.some((tenant) => devices.some((device) => hostsOf(environment, tenant, device).cart === hostname));

const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);

/** Returns the environment of a host (RT-16), or undefined for an unknown host. */
export const environmentOfHost = (hostname: string): EnvironmentName | undefined =>
  isThisMachine(hostname) ? 'local' : environmentNames.find((environment) => isOf(hostname, environment));

/** True if the page may serve its own calls: not in production, av or on unknown hosts (RD-8). */
export const mayMock = (hostname: string): boolean => {
  const environment = environmentOfHost(hostname);
  return environment !== undefined && environment !== 'production' && environment !== 'av';
};

/** Returns the hosts that links in data may open, or none if the host is not in the table (RT-12). */
export const allowedHostsAt = (hostname: string, tenant: Tenant): readonly string[] => {
  const environment = environmentOfHost(hostname);
  return environment === undefined ? [] : allowedHostsOf(environment, tenant);
};

interface SafeBase {
  readonly base: string;
  readonly allowedHosts: readonly string[];
}

export interface HeadFacts extends SafeBase, Pick<Storefront, 'app'>, Pick<RouteQuery, 'closeUrl'> {}

/** Returns the page in `returnUrl`, if links in data may open it (RT-04, RT-12). */
export const backOf = ({ returnUrl, base, allowedHosts }: SafeBase & Pick<RouteQuery, 'returnUrl'>): Links['back'] =>
  safeHrefOf(base, allowedHosts)(O.toUndefined(returnUrl));

/**
 * Returns the header variant (RT-14). The Global app has its own (AB-02); other apps, or addresses with a close URL,
 * get a close button.
 */
export const headOf = ({ app, closeUrl, base, allowedHosts }: HeadFacts): Links['head'] => {
  if (O.isSome(app)) return hasGlobalFeatures(app.value) ? 'OfApp' : 'Closable';
  const target = safeHrefOf(base, allowedHosts)(O.toUndefined(closeUrl));
  return target === undefined ? 'Plain' : 'Closable';
};

export interface LinkPlace {
  /** Undefined if the host is unknown: then only the page’s own site is used. */
  readonly environment: EnvironmentName | undefined;
  readonly tenant: Tenant;
  readonly device: Device;
  /** True if the page serves its own calls; there are no server pages to visit (LS-10). */
  readonly isMock: boolean;
  readonly head: Links['head'];
  readonly closeTo: Links['closeTo'];
  readonly back: Links['back'];
}

type Site = Omit<Links, 'environments' | 'head' | 'closeTo' | 'back'>;

/** The shop around the cart: a separate host on a stage, the same server in the demo. */
const shopAt = (origin: string, home: string): Omit<Site, 'memberSite' | 'demo'> => ({
  home: origin + home,
  smileDeliveryHome: `${origin}/smile-delivery`,
  expressShopHome: `${origin}/express-shop`,
  item: `${origin}/item/`,
  customerCentre: `${origin}/help`,
  orders: `${origin}/orders`,
});

/** The site on a local machine: the demo and a small shop; none around a mocked cart (LS-10). */
const ownSite = (isMock: boolean): Site =>
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

const stageSite = ({ home, member }: Hosts): Site => ({
  ...shopAt(`https://${home}`, '/'),
  memberSite: `https://${member}`,
  demo: undefined,
});

const LOCAL_PORT = 4000;

/** Environments with the origin of their cart; empty in production (RT-15). */
const environmentsOf = ({ environment = 'local', tenant, device }: LinkPlace): Links['environments'] => {
  if (environment === 'production') return [];
  const originOf = (name: EnvironmentName): string => {
    const { cart } = hostsOf(name, tenant, device);
    return name === 'local' ? `http://${cart}:${LOCAL_PORT}` : `https://${cart}`;
  };
  return environmentNames.map((name) => [name, name === environment ? '' : originOf(name)]);
};

export const linksOf = (place: LinkPlace): Links => {
  const { environment, tenant, device, isMock, head, closeTo, back } = place;
  const isOwn = environment === undefined || environment === 'local';
  const site = isOwn ? ownSite(isMock) : stageSite(hostsOf(environment, tenant, device));
  return { ...site, head, closeTo, back, environments: environmentsOf(place) };
};
