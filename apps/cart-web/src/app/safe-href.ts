import { allowedHostsOf, type Tenant } from '@baguni/domain';
import { safeTarget } from '@baguni/adapters';
import type { SafeHref } from '@baguni/components';
import { option as O } from 'fp-ts';
import { environmentOfHost } from './environment-of-host.ts';

/** The judgement on links from data: our own site, and the hosts of this tenant (RD-1, RT-12). */
export const safeHrefOf = ({ href: base, hostname }: Pick<Location, 'href' | 'hostname'>, tenant: Tenant): SafeHref => {
  const environment = environmentOfHost(hostname);
  const allowedHosts = environment === undefined ? [] : allowedHostsOf(environment, tenant);
  return (href) => O.toUndefined(safeTarget(href, { base, allowedHosts }));
};
