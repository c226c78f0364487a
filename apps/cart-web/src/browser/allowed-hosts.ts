import { allowedHostsOf, type Tenant } from '@baguni/domain';
import { environmentOfHost } from './environment-of-host.ts';

/** Returns the hosts that data may link to; empty for an unknown host (RT-12). */
export const allowedHostsAt = (hostname: string, tenant: Tenant): readonly string[] => {
  const environment = environmentOfHost(hostname);
  return environment === undefined ? [] : allowedHostsOf(environment, tenant);
};
