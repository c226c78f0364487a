import { environmentNames, hostsOf, type Device, type EnvironmentName, type Hosts, type Tenant } from '@baguni/domain';
import type { Links } from '@baguni/presentation';

export interface LinkPlace {
  /** Undefined if the host is unknown: then only the page’s own site is used. */
  readonly environment: EnvironmentName | undefined;
  readonly tenant: Tenant;
  readonly device: Device;
  /** True if the page serves its own calls; there are no server pages to visit (LS-10). */
  readonly isMock: boolean;
  readonly head: Links['head'];
  readonly closeTo: Links['closeTo'];
}

type Site = Omit<Links, 'environments' | 'head' | 'closeTo'>;

/** The shop around the cart: a separate host on a stage, the same server in the demo. */
const shopAt = (origin: string, home: string): Omit<Site, 'memberSite' | 'demo'> => ({
  home: origin + home,
  smileDeliveryHome: `${origin}/smile-delivery`,
  expressShopHome: `${origin}/express-shop`,
  item: `${origin}/item/`,
  customerCentre: `${origin}/help`,
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

/** Environments with the origin of their cart; empty in production and av (RT-15). */
const environmentsOf = ({ environment = 'local', tenant, device }: LinkPlace): Links['environments'] => {
  if (environment === 'production' || environment === 'av') return [];
  const originOf = (name: EnvironmentName): string => {
    const { cart } = hostsOf(name, tenant, device);
    return name === 'local' ? `http://${cart}:${LOCAL_PORT}` : `https://${cart}`;
  };
  return environmentNames.map((name) => [name, name === environment ? '' : originOf(name)]);
};

export const linksOf = (place: LinkPlace): Links => {
  const { environment, tenant, device, isMock, head, closeTo } = place;
  const isOwn = environment === undefined || environment === 'local';
  const site = isOwn ? ownSite(isMock) : stageSite(hostsOf(environment, tenant, device));
  return { ...site, head, closeTo, environments: environmentsOf(place) };
};
