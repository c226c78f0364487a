import { allowedHostsOf, type Tenant } from '@baguni/domain';
import { safeTarget } from '@baguni/adapters';
import type { SafeHref } from '@baguni/components';
import { option as O } from 'fp-ts';
import { environmentOfHost } from './environment-of-host.ts';

/** The hosts to which data may lead from a page; none where the host is not in the table (RT-12). */
export const allowedHostsAt = (hostname: string, tenant: Tenant): readonly string[] => {
  const environment = environmentOfHost(hostname);
  return environment === undefined ? [] : allowedHostsOf(environment, tenant);
};

/** The judgement on links from data: our own site, and the hosts of this tenant (RD-1, RT-12). */
export const safeHrefOf = ({ href: base, hostname }: Pick<Location, 'href' | 'hostname'>, tenant: Tenant): SafeHref => {
  const allowedHosts = allowedHostsAt(hostname, tenant);
  return (href) => O.toUndefined(safeTarget(href, { base, allowedHosts }));
};
