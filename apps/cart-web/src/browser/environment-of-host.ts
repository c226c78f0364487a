import { devices, environmentNames, hostsOf, tenants, type EnvironmentName } from '@baguni/domain';

const isOf = (hostname: string, environment: EnvironmentName): boolean =>
  tenants.some((tenant) => devices.some((device) => hostsOf(environment, tenant, device).cart === hostname));

const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);

/** The environment whose cart a host serves (RT-16); undefined for a host that no row has. */
export const environmentOfHost = (hostname: string): EnvironmentName | undefined =>
  isThisMachine(hostname) ? 'local' : environmentNames.find((environment) => isOf(hostname, environment));

/** Whether a page may serve its calls from itself: never in production or av, nor at a host we know nothing of (RD-8). */
export const mayMock = (hostname: string): boolean => {
  const environment = environmentOfHost(hostname);
  return environment !== undefined && environment !== 'production' && environment !== 'av';
};
