import { hostsOf, type Device, type EnvironmentName, type Tenant } from '@baguni/domain';
import type { Links } from '@baguni/presentation';

/** Of which storefront the links are asked for. */
export interface LinkPlace {
  /** Undefined where the host is not in the table: the page's own site is then all we know. */
  readonly environment: EnvironmentName | undefined;
  readonly tenant: Tenant;
  readonly device: Device;
  /** The calls are served by the page itself: there is no server whose pages could be visited (LS-10). */
  readonly isMock: boolean;
}

const ownSite: Omit<Links, 'demo'> = {
  home: '/',
  smileDeliveryHome: '/',
  expressShopHome: '/',
  customerCentre: '/demo#help',
};

const homeSite = (home: string): Omit<Links, 'demo'> => ({
  home: `https://${home}/`,
  smileDeliveryHome: `https://${home}/smile-delivery`,
  expressShopHome: `https://${home}/express-shop`,
  customerCentre: `https://${home}/help`,
});

/** Where a page leads beyond itself (RT-16, RT-17). */
export const linksOf = ({ environment, tenant, device, isMock }: LinkPlace): Links => ({
  ...(environment === undefined || environment === 'local'
    ? ownSite
    : homeSite(hostsOf(environment, tenant, device).home)),
  demo: isMock ? undefined : '/demo',
});
