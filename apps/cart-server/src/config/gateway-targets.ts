import {
  allowedHosts,
  devices,
  environmentNames,
  safeTarget,
  tenants,
  type Device,
  type EnvironmentName,
  type HostTable,
  type SafeTarget,
  type Tenant,
  gatewayPageTypeOf,
  type AskedGateway,
  type GatewayPageType,
  isObject,
} from '@baguni/domain/internal';

/** The pages that gateways open in one environment: a path of the tenant’s home, or an https address (RT-09). */
export type GatewayTargets = ReadonlyMap<GatewayPageType, string>;

const isTarget = (value: unknown): value is string =>
  typeof value === 'string' &&
  (/^\/(?!\/)/u.test(value) ||
    (URL.canParse(value) &&
      safeTarget(value, { base: value, allowedHosts: [] }) !== undefined &&
      /^https:/iu.test(value)));

const rowsOf = (value: unknown): readonly (readonly [string, unknown])[] => {
  if (!isObject(value)) throw new Error('it must be a JSON table like {"production":{"AddressBook":"/address-book"}}');
  return Object.entries(value);
};

const targetRow = ([name, value]: readonly [string, unknown]): readonly [GatewayPageType, string] => {
  const pageType = gatewayPageTypeOf(name);
  if (pageType === undefined) throw new Error(`"${name}" is no page type`);
  if (!isTarget(value)) throw new Error(`${name} must be a path or an https address`);
  return [pageType, value];
};

const environmentIn = (name: string): EnvironmentName => {
  const environment = environmentNames.find((known) => known === name);
  if (environment === undefined) throw new Error(`"${name}" is no environment`);
  return environment;
};

/**
 * Parses the table of targets by environment and page type. @throws an error with one clear line
 * @example
 * gatewayTables({ production: { AddressBook: '/address-book' } }).get('production')?.get('AddressBook'); // /address-book
 */
export const gatewayTables = (value: unknown): ReadonlyMap<EnvironmentName, GatewayTargets> =>
  new Map(rowsOf(value).map(([name, table]) => [environmentIn(name), new Map(rowsOf(table).map(targetRow))]));

export interface TargetPlace {
  readonly hosts: HostTable;
  readonly gateways: GatewayTargets;
}

const addressOf = (value: string, { hosts, gateways }: TargetPlace, tenant: Tenant, device: Device) => {
  const own = hosts[tenant];
  if (own === undefined) return undefined;
  const pages = [...gateways.values()].flatMap((address) => URL.parse(address)?.hostname ?? []);
  return safeTarget(value, {
    base: `https://${own[device].home}/`,
    allowedHosts: [...allowedHosts(own), ...pages],
  });
};

/** Returns the configured page of a gateway, with its parameters, or undefined. */
export const gatewayTarget = (
  place: TargetPlace,
  { pageType, params }: AskedGateway,
  tenant: Tenant,
  device: Device,
): SafeTarget | undefined => {
  const value = place.gateways.get(pageType);
  if (value === undefined) return undefined;
  const given = params.flatMap((param, i) => (param === '' ? [] : [[`param${i + 1}`, param]]));
  const query = new URLSearchParams([['pageType', pageType], ...given]).toString();
  return addressOf(`${value}${value.includes('?') ? '&' : '?'}${query}`, place, tenant, device);
};

/** Returns the origins of all configured pages: frames may show them, and forms may open them. */
export const gatewayOrigins = (place: TargetPlace): readonly string[] => {
  const values = [...place.gateways.values()];
  const origins = tenants.flatMap((tenant) =>
    devices.flatMap((device) =>
      values.flatMap((value) => {
        const address = addressOf(value, place, tenant, device);
        return address === undefined ? [] : [new URL(address).origin];
      }),
    ),
  );
  return [...new Set(origins)];
};
