import { environmentNames, hostsOf, type Device, type EnvironmentName, type Hosts, type Tenant } from '@baguni/domain';
import type { Links } from '@baguni/presentation';

/** Of which storefront the links are asked for. */
export interface LinkPlace {
  /** Undefined where the host is not in the table: the page's own site is then all we know. */
  readonly environment: EnvironmentName | undefined;
  readonly tenant: Tenant;
  readonly device: Device;
  /** The calls are served by the page itself: there is no server whose pages could be visited (LS-10). */
  readonly isMock: boolean;
  readonly head: Links['head'];
  readonly closeTo: Links['closeTo'];
}

type Site = Omit<Links, 'environments' | 'head' | 'closeTo'>;

/** The pages of a shop around the cart: a stage has them on a host of its own, the demo beside the cart. */
const shopAt = (origin: string, home: string): Omit<Site, 'memberSite' | 'demo'> => ({
  home: origin + home,
  smileDeliveryHome: `${origin}/smile-delivery`,
  expressShopHome: `${origin}/express-shop`,
  item: `${origin}/item/`,
  customerCentre: `${origin}/help`,
});

/** A machine of one's own serves the demo and a small shop; a cart that lives in its page has no pages around it (LS-10). */
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

/** Where a machine of one's own serves its cart, unless it is told another port. */
const LOCAL_PORT = 4000;

/** Each environment with the origin of its cart, as it is seen from one of them; none from production (RT-15). */
const environmentsOf = ({ environment = 'local', tenant, device }: LinkPlace): Links['environments'] => {
  if (environment === 'production' || environment === 'av') return [];
  const originOf = (name: EnvironmentName): string => {
    const { cart } = hostsOf(name, tenant, device);
    return name === 'local' ? `http://${cart}:${LOCAL_PORT}` : `https://${cart}`;
  };
  return environmentNames.map((name) => [name, name === environment ? '' : originOf(name)]);
};

/** Where a page leads beyond itself (RT-15, RT-16, RT-17). */
export const linksOf = (place: LinkPlace): Links => {
  const { environment, tenant, device, isMock, head, closeTo } = place;
  const isOwn = environment === undefined || environment === 'local';
  const site = isOwn ? ownSite(isMock) : stageSite(hostsOf(environment, tenant, device));
  return { ...site, head, closeTo, environments: environmentsOf(place) };
};
