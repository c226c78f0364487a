import { expect, test } from 'vitest';
import { option as O } from 'fp-ts';
import { customerCentreNumber, trackingCodeOf } from './customer-centre.ts';
import {
  devices,
  languages,
  tenants,
  type Device,
  type Storefront,
  type Tenant,
  environmentNames,
} from './storefront.ts';
import { deviceOf } from './device.ts';
import { aStorefront } from '../testing/index.ts';
import { featuresOf, type Features } from './features.ts';
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
  const app = O.some({ appType: 'MG', appVersion: '8.0.1', isAndroid: true });
  for (const place of places) expect(featuresOf({ ...place, app })).toEqual({ ...featuresOf(place), estimate: false });
});

/** Environment, tenant, device; hosts of the cart, of the home and of the members. */
const hostTable = `
local marketplace pc localhost localhost localhost
local marketplace m localhost localhost localhost
local outlet pc outlet.localhost outlet.localhost outlet.localhost
local outlet m outlet.localhost outlet.localhost outlet.localhost
development marketplace pc dev-cart.marketplace.example dev-www.marketplace.example dev-member.marketplace.example
development marketplace m dev-m-cart.marketplace.example dev-m.marketplace.example dev-m-member.marketplace.example
development outlet pc dev-cart.outlet.example dev-www.outlet.example dev-member.outlet.example
development outlet m dev-m-cart.outlet.example dev-m.outlet.example dev-m-member.outlet.example
development1 marketplace pc dev1-cart.marketplace.example dev1-www.marketplace.example dev1-member.marketplace.example
development1 marketplace m dev1-m-cart.marketplace.example dev1-m.marketplace.example dev1-m-member.marketplace.example
development1 outlet pc dev1-cart.outlet.example dev1-www.outlet.example dev1-member.outlet.example
development1 outlet m dev1-m-cart.outlet.example dev1-m.outlet.example dev1-m-member.outlet.example
development2 marketplace pc dev2-cart.marketplace.example dev2-www.marketplace.example dev2-member.marketplace.example
development2 marketplace m dev2-m-cart.marketplace.example dev2-m.marketplace.example dev2-m-member.marketplace.example
development2 outlet pc dev2-cart.outlet.example dev2-www.outlet.example dev2-member.outlet.example
development2 outlet m dev2-m-cart.outlet.example dev2-m.outlet.example dev2-m-member.outlet.example
production marketplace pc cart.marketplace.example www.marketplace.example member.marketplace.example
production marketplace m m-cart.marketplace.example m.marketplace.example m-member.marketplace.example
production outlet pc cart.outlet.example www.outlet.example member.outlet.example
production outlet m m-cart.outlet.example m.outlet.example m-member.outlet.example
av marketplace pc av-cart.marketplace.example av-www.marketplace.example av-member.marketplace.example
av marketplace m av-m-cart.marketplace.example av-m.marketplace.example av-m-member.marketplace.example
av outlet pc av-cart.outlet.example av-www.outlet.example av-member.outlet.example
av outlet m av-m-cart.outlet.example av-m.outlet.example av-m-member.outlet.example
`;

test('[RT-16] every environment, tenant and device has its hosts', () => {
  const rows = environmentNames.flatMap((environment) =>
    tenants.flatMap((tenant) =>
      devices.map((device) => {
        const { cart, home, member } = hostsOf(environment, tenant, device);
        return [environment, tenant, device, cart, home, member].join(' ');
      }),
    ),
  );
  expect(rows).toEqual(hostTable.trim().split('\n'));
});

test('[RT-16] a host determines its tenant; an unknown host belongs to the marketplace', () => {
  expect(hostsOf('local', 'outlet', 'pc').cart).toBe('outlet.localhost');
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
])('[XT-05] the seller %s belongs to %s', (seller, chain) => expect(storeChainOf(seller)).toEqual(O.some(chain)));

test.each(['S1', '', 'gsmapo', 'toString'])('[XT-05] the seller %j belongs to no store chain', (seller) => {
  expect(storeChainOf(seller)).toEqual(O.none);
});

test.each([
  ['100000003', true],
  ['100000012', false],
  ['100000042', false],
  ['', true],
])('[XT-05] the large category %s can be delivered by express: %s', (category, isBrought) => {
  expect(isBroughtByExpress(category)).toBe(isBrought);
});
