import {
  allowedHostsOf,
  devices,
  environmentNames,
  hostsOf,
  tenants,
  type EnvironmentName,
  type Tenant,
} from '@baguni/domain';

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

/** Returns the hosts to which data may lead from a page, or none if the host is not in the table (RT-12). */
export const allowedHostsAt = (hostname: string, tenant: Tenant): readonly string[] => {
  const environment = environmentOfHost(hostname);
  return environment === undefined ? [] : allowedHostsOf(environment, tenant);
};
