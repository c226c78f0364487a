import { expect, test } from 'vitest';
import { allowedHostsOf, hostsOf, tenantOfHost } from './hosts.ts';
import { devices, environmentNames, tenants } from './storefront.ts';

test('[RT-16] every environment, tenant and device has its hosts, and no two tenants share one', () => {
  for (const environment of environmentNames) {
    const [marketplace, outlet] = tenants.map((tenant) => allowedHostsOf(environment, tenant));
    expect(marketplace?.filter((host) => outlet?.includes(host))).toEqual([]);
    for (const device of devices) expect(marketplace).toContain(hostsOf(environment, 'marketplace', device).cart);
  }
});

test('[RT-16] no two environments share a host', () => {
  const all = environmentNames.map((environment) => tenants.flatMap((tenant) => allowedHostsOf(environment, tenant)));
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

test('[RT-16] a host determines its tenant; an unknown host belongs to the marketplace', () => {
  expect(hostsOf('local', 'outlet', 'pc').cart).toBe('outlet.localhost');
  expect(['outlet.localhost', 'OUTLET.localhost', 'm.outlet.example'].map(tenantOfHost)).toEqual([
    'outlet',
    'outlet',
    'outlet',
  ]);
  expect(['localhost', '127.0.0.1', 'evil-outlet.localhost', ''].map(tenantOfHost)).toEqual([
    'marketplace',
    'marketplace',
    'marketplace',
    'marketplace',
  ]);
});
