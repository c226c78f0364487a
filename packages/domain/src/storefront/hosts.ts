import { devices, environmentNames, type Device, type EnvironmentName, type Tenant } from './storefront.ts';

/** The hosts of one storefront: its cart, its main page, and where a buyer signs in. */
export interface Hosts {
  /** The host of the cart. */
  readonly cart: string;
  /** The host of the marketplace’s main page. */
  readonly home: string;
  /** The host where a buyer signs in. */
  readonly member: string;
}

const three = (cart: string, home: string, member: string): Hosts => ({ cart, home, member });
const one = (host: string): Hosts => three(host, host, host);

type Row = Readonly<Record<Tenant, Readonly<Record<Device, Hosts>>>>;

/** The hosts that lead to a stage of the marketplace: `dev` before the name, nothing in production. */
const stage = (prefix: string): Row => ({
  marketplace: {
    pc: three(
      `${prefix}cart.marketplace.example`,
      `${prefix}www.marketplace.example`,
      `${prefix}member.marketplace.example`,
    ),
    m: three(
      `${prefix}m-cart.marketplace.example`,
      `${prefix}m.marketplace.example`,
      `${prefix}m-member.marketplace.example`,
    ),
  },
  outlet: {
    pc: three(`${prefix}cart.outlet.example`, `${prefix}www.outlet.example`, `${prefix}member.outlet.example`),
    m: three(`${prefix}m-cart.outlet.example`, `${prefix}m.outlet.example`, `${prefix}m-member.outlet.example`),
  },
});

/** The one table of hosts, by environment, tenant and device (RT-16); the names stand for a marketplace's own. */
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
 * The hosts to which data may lead: those of this tenant in this environment, on both devices (RT-12).
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
 * The tenant behind a host, without its port; a host that no row has is the marketplace's.
 * @example
 * tenantOfHost('dev-m-cart.OUTLET.example'); // outlet
 * tenantOfHost('who.knows.example'); // marketplace
 */
export const tenantOfHost = (hostname: string): Tenant =>
  outletHosts.has(hostname.toLowerCase()) ? 'outlet' : 'marketplace';
