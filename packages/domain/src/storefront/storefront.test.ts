import { expect, test } from 'vitest';
import { customerCentreNumber, trackingCodeOf, featuresOf, type Features } from './features.ts';
import {
  devices,
  languages,
  tenants,
  type Device,
  type Storefront,
  type Tenant,
  environmentNames,
  deviceOf,
} from './storefront.ts';
import { aStorefront } from '../testing/index.ts';
import { hostsOf, tenantOfHost } from './hosts.ts';
import { isBroughtByExpress, storeChainOf } from './store-chain.ts';

test('[XT-06] each tenant has its customer-centre number', () => {
  expect(tenants.map(customerCentreNumber)).toEqual(['1500-0184', '1500-0275']);
});

test('[XT-06] each tenant, device and language has its tracking code', () => {
  const codesOf = (tenant: Tenant, device: Device): string =>
    languages.map((language) => trackingCodeOf({ tenant, device, language })).join(' ');
  expect(tenants.flatMap((tenant) => devices.map((device) => codesOf(tenant, device)))).toEqual([
    '200010100 200010101 200010102 200010103',
    '200010200 200010201 200010202 200010203',
    '300010100 300010101 300010102 300010103',
    '300010200 300010201 300010202 300010203',
  ]);
});

test.each([
  ['m', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'],
  ['m', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['m', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15'],
  ['m', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/605.1.15'],
  ['m', 'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36'],
  ['m', 'Opera/12.02 (Linux; Opera Mobi/ADR-1111101157; U; en-US) Presto/2.9.201 Version/12.02'],
  ['pc', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36'],
  ['pc', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'],
  ['pc', ''],
])('[RT-01] the device is %s for the browser %s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device));

test('[RT-01] reads at most 500 characters of a user agent', () => {
  expect([deviceOf(`${'x'.repeat(494)}iPhone`), deviceOf(`${'x'.repeat(495)}iPhone`)]).toEqual(['m', 'pc']);
});

/** Marketplace pc and m, outlet pc and m; each in ko, en, cn, jp. */
const places: readonly Storefront[] = tenants.flatMap((tenant) =>
  devices.flatMap((device) => languages.map((language) => aStorefront({ tenant, device, language }))),
);

/** Storefronts with (x) and without (.) each feature. */
const table: Readonly<Record<keyof Features, string>> = {
  tabs: 'x... x... xxxx xxxx',
  expressShop: 'x... x... x... x...',
  addressBook: 'x... x... x... x...',
  club: 'x... x... x... x...',
  overseaShipping: 'xxxx xxxx .... ....',
  extraDiscount: 'x... x... .... ....',
  priceSignals: 'x... x... .... ....',
  hashedGuestId: 'x... x... x... x...',
  incomeDutyChoice: 'x... x... x... x...',
  estimate: 'xxxx .... xxxx ....',
  expressShopAlone: '.... .... xxxx xxxx',
  manUnit: 'x... x... x... x...',
  titleWithMarketplaceName: '.... .... .... xxxx',
};

const rowOf = (feature: keyof Features): string =>
  places.map((place, i) => (i > 0 && i % 4 === 0 ? ' ' : '') + (featuresOf(place)[feature] ? 'x' : '.')).join('');

test('[PG-02] every feature matches the table of variation', () => {
  const isFeature = (name: string): name is keyof Features => Object.hasOwn(table, name);
  const names = Object.keys(featuresOf(aStorefront()));
  expect(names.toSorted()).toEqual(Object.keys(table).toSorted());
  const rows = Object.fromEntries(names.filter(isFeature).map((name) => [name, rowOf(name)]));
  expect(rows).toEqual(table);
});

test('an app cannot print; other features are unchanged', () => {
  const app = { appType: 'MG', appVersion: '8.0.1', isAndroid: true };
  for (const place of places) expect(featuresOf({ ...place, app })).toEqual({ ...featuresOf(place), estimate: false });
});

/** Hosts of cart, home and members in production. Other environments have a prefix. */
const hostTable = [
  ['marketplace', 'pc', ['cart.marketplace.example', 'www.marketplace.example', 'member.marketplace.example']],
  ['marketplace', 'm', ['m-cart.marketplace.example', 'm.marketplace.example', 'm-member.marketplace.example']],
  ['outlet', 'pc', ['cart.outlet.example', 'www.outlet.example', 'member.outlet.example']],
  ['outlet', 'm', ['m-cart.outlet.example', 'm.outlet.example', 'm-member.outlet.example']],
] as const;
const prefixes = { production: '', development: 'dev-', development1: 'dev1-', development2: 'dev2-', av: 'av-' };

test('[RT-16] every environment, tenant and device has its hosts', () => {
  expect([...Object.keys(prefixes), 'local'].toSorted()).toEqual(environmentNames.toSorted());
  for (const [tenant, device, hosts] of hostTable) {
    for (const environment of environmentNames.filter((name) => name !== 'local')) {
      const expected = hosts.map((host) => `${prefixes[environment]}${host}`);
      expect(Object.values(hostsOf(environment, tenant, device))).toEqual(expected);
    }
    const local = tenant === 'outlet' ? 'outlet.localhost' : 'localhost';
    expect(Object.values(hostsOf('local', tenant, device))).toEqual([local, local, local]);
  }
});

test('[RT-16] a host determines its tenant; an unknown host belongs to the marketplace', () => {
  for (const host of ['outlet.localhost', 'OUTLET.localhost', 'm.outlet.example'])
    expect(tenantOfHost(host)).toBe('outlet');
  for (const host of ['localhost', '127.0.0.1', 'evil-outlet.localhost', ''])
    expect(tenantOfHost(host)).toBe('marketplace');
});

test.each([
  ['gsMapo', 'GSFresh'],
  ['lotteSeogyo', 'LotteSuper'],
  ['lotteSeoul', 'LotteMart'],
  ['homeHapjeong', 'HomePlus'],
])('[XT-05] the seller %s belongs to %s', (seller, chain) => expect(storeChainOf(seller)).toEqual(chain));

test.each(['S1', '', 'gsmapo', 'toString'])('[XT-05] the seller %j belongs to no store chain', (seller) => {
  expect(storeChainOf(seller)).toBeUndefined();
});

test.each([
  ['100000003', true],
  ['100000012', false],
  ['100000042', false],
  ['', true],
])('[XT-05] the large category %s can be delivered by express: %s', (category, isBrought) => {
  expect(isBroughtByExpress(category)).toBe(isBrought);
});
