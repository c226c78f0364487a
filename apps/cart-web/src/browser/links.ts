import { hostsOf, type Device, type EnvironmentName, type Hosts, type Tenant } from '@baguni/domain';
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

/** A machine of one's own serves the demo, and nothing but the demo is served there (SV-02). */
const demoSite = (isMock: boolean): Links => ({
  home: '/',
  smileDeliveryHome: '/',
  expressShopHome: '/',
  customerCentre: '/demo#help',
  memberSite: '',
  demo: isMock ? undefined : '/demo',
});

const stageSite = ({ home, member }: Hosts): Links => ({
  home: `https://${home}/`,
  smileDeliveryHome: `https://${home}/smile-delivery`,
  expressShopHome: `https://${home}/express-shop`,
  customerCentre: `https://${home}/help`,
  memberSite: `https://${member}`,
  demo: undefined,
});

/** Where a page leads beyond itself (RT-16, RT-17). */
export const linksOf = ({ environment, tenant, device, isMock }: LinkPlace): Links =>
  environment === undefined || environment === 'local'
    ? demoSite(isMock)
    : stageSite(hostsOf(environment, tenant, device));
