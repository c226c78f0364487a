import { devices, environmentNames, type Device, type EnvironmentName, type Tenant } from './storefront.ts';

export interface Hosts {
  readonly cart: string;
  readonly home: string;
  readonly member: string;
}

const three = (cart: string, home: string, member: string): Hosts => ({ cart, home, member });
const one = (host: string): Hosts => three(host, host, host);

type Row = Readonly<Record<Tenant, Readonly<Record<Device, Hosts>>>>;

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

/**
 * The hosts of a storefront (RT-16).
 * @example
 * hostsOf('development', 'outlet', 'm').member; // dev-m-member.outlet.example
 */
export const hostsOf = (environment: EnvironmentName, tenant: Tenant, device: Device): Hosts =>
  hosts[environment][tenant][device];

const listed = ({ cart, home, member }: Hosts): readonly string[] => [cart, home, member];

/**
 * Returns the allowed redirect hosts of a tenant in an environment, for both devices.
 * @example
 * allowedHostsOf('production', 'outlet').includes('m-cart.outlet.example'); // true
 * allowedHostsOf('production', 'outlet').includes('cart.marketplace.example'); // false
 */
export const allowedHostsOf = (environment: EnvironmentName, tenant: Tenant): readonly string[] => [
  ...new Set(devices.flatMap((device) => listed(hostsOf(environment, tenant, device)))),
];

const outletHosts: ReadonlySet<string> = new Set(
  environmentNames.flatMap((environment) => allowedHostsOf(environment, 'outlet')),
);

/**
 * Returns the tenant of a host without port; the marketplace if unknown.
 * @example
 * tenantOfHost('dev-m-cart.OUTLET.example'); // outlet
 * tenantOfHost('who.knows.example'); // marketplace
 */
export const tenantOfHost = (hostname: string): Tenant =>
  outletHosts.has(hostname.toLowerCase()) ? 'outlet' : 'marketplace';
