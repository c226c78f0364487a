import { devices, environmentNames, tenants, type Device, type EnvironmentName, type Tenant } from './storefront.ts';

export interface Hosts {
  readonly cart: string;
  readonly home: string;
  readonly member: string;
}

const three = (cart: string, home: string, member: string): Hosts => ({ cart, home, member });
const one = (host: string): Hosts => three(host, host, host);

/** The hosts of a tenant by device. */
export type TenantHosts = Readonly<Record<Device, Hosts>>;

/** The hosts of each served tenant. */
export type HostTable = Readonly<Partial<Record<Tenant, TenantHosts>>>;

type Row = Readonly<Record<Tenant, TenantHosts>>;

const stageOf = (prefix: string, tenant: Tenant): Row[Tenant] => ({
  pc: three(`${prefix}cart.${tenant}.example`, `${prefix}www.${tenant}.example`, `${prefix}member.${tenant}.example`),
  m: three(`${prefix}m-cart.${tenant}.example`, `${prefix}m.${tenant}.example`, `${prefix}m-member.${tenant}.example`),
});

const stage = (prefix: string): Row => ({
  marketplace: stageOf(prefix, 'marketplace'),
  outlet: stageOf(prefix, 'outlet'),
});

const hosts: Readonly<Record<EnvironmentName, Row>> = {
  local: {
    marketplace: { pc: one('localhost'), m: one('localhost') },
    outlet: { pc: one('outlet.localhost'), m: one('outlet.localhost') },
  },
  development: stage('dev-'),
  development1: stage('dev1-'),
  development2: stage('dev2-'),
  production: stage(''),
  av: stage('av-'),
};

/** The hosts of a storefront (RT-16). */
export const hostsOf = (environment: EnvironmentName, tenant: Tenant, device: Device): Hosts =>
  hosts[environment][tenant][device];

/** Returns the hosts of a stage, unless an operator sets others. */
export const stageHosts = (environment: EnvironmentName): HostTable => hosts[environment];

const listed = ({ cart, home, member }: Hosts): readonly string[] => [cart, home, member];

/** Returns the allowed redirect hosts of a tenant, for both devices; none if it is not served. */
export const allowedHosts = (tenant: TenantHosts | undefined): readonly string[] =>
  tenant === undefined ? [] : [...new Set(devices.flatMap((device) => listed(tenant[device])))];

/** Returns the allowed redirect hosts of a tenant in an environment, for both devices. */
export const allowedHostsOf = (environment: EnvironmentName, tenant: Tenant): readonly string[] =>
  allowedHosts(hosts[environment][tenant]);

const outletHosts: ReadonlySet<string> = new Set(
  environmentNames.flatMap((environment) => allowedHostsOf(environment, 'outlet')),
);

/** Returns the tenant of a host without port; the marketplace if unknown. */
export const tenantOfHost = (hostname: string): Tenant =>
  outletHosts.has(hostname.toLowerCase()) ? 'outlet' : 'marketplace';

/** Returns the tenant of a host without port in a table, or undefined if it is not served. */
export const servedTenant = (table: HostTable, hostname: string): Tenant | undefined =>
  tenants.find((tenant) => allowedHosts(table[tenant]).includes(hostname.toLowerCase()));

/** The environment and tenant of a page, and the tenant's hosts. */
export interface Site {
  /** Undefined for an unknown host. */
  readonly environment: EnvironmentName | undefined;
  readonly tenant: Tenant;
  readonly hosts: TenantHosts | undefined;
  /** True if an operator set the hosts. */
  readonly isOwn: boolean;
}

/** Writes the hosts of an operator for the page, as words. */
export const hostWords = (environment: EnvironmentName, table: HostTable): string =>
  [
    environment,
    ...tenants.flatMap((tenant) => {
      const row = table[tenant];
      return row ? [tenant, ...listed(row.pc), ...listed(row.m)] : [];
    }),
  ].join(' ');

/** Returns the site of a host from the words of `hostWords`, or undefined if they do not contain the host. */
export const siteIn = (words: string, hostname: string): Site | undefined => {
  const [name = '', ...rest] = words.split(' ');
  const environment = environmentNames.find((known) => known === name);
  const rows = tenants.flatMap((tenant) => {
    const at = rest.indexOf(tenant);
    const [cart = '', home = '', member = '', mCart = '', mHome = '', mMember = ''] = rest.slice(at + 1);
    return at < 0 ? [] : [{ tenant, hosts: { pc: three(cart, home, member), m: three(mCart, mHome, mMember) } }];
  });
  const row = rows.find(({ hosts: own }) => allowedHosts(own).includes(hostname));
  return row && { environment, ...row, isOwn: true };
};
