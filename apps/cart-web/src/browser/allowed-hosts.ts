import { allowedHostsOf, type Tenant } from '@baguni/domain';
import { environmentOfHost } from './environment-of-host.ts';

/** The hosts to which data may lead from a page; none where the host is not in the table (RT-12). */
export const allowedHostsAt = (hostname: string, tenant: Tenant): readonly string[] => {
  const environment = environmentOfHost(hostname);
  return environment === undefined ? [] : allowedHostsOf(environment, tenant);
};
