import { allowedHostsOf, tenantOfHost, tenants, type Tenant } from '@baguni/domain';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refused } from './refused.ts';

/** The tenant of a host (RT-16). Over https unknown hosts are refused; a local machine may have any name. */
export const tenantOf = ({ hostname }: FastifyRequest, { environment, isSecure }: Config): Tenant => {
  const host = hostname.toLowerCase();
  const isKnown = (): boolean => tenants.some((tenant) => allowedHostsOf(environment.name, tenant).includes(host));
  if (isSecure && !isKnown()) throw new Refused(421, 'this host is not served here');
  return tenantOfHost(host);
};
