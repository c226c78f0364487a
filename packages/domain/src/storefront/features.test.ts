import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aStorefront } from '../testing/index.ts';
import { featuresOf, type Features } from './features.ts';
import { devices, languages, tenants, type Storefront } from './storefront.ts';

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

test('[PG-02] tabs exist on outlet and on marketplace in Korean only; the express tab is hidden in Global', () => {
  expect(rowOf('tabs')).toBe(table.tabs);
  expect(rowOf('expressShop')).toBe(table.expressShop);
});

test('every feature matches the table of variation', () => {
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
