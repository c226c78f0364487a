import { noOversea } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { countryBarView } from './country-bar-view.ts';

const japan = { countryCode: 'JP', countryType: 'Japan', countryName: '일본' };

const nameOf = (shippingCountry: string, countries = [japan]) =>
  countryBarView(testContext(), { shippingCountry, oversea: { ...noOversea, countries } })?.name;

test('[OV-01] shows the country in the page language; while names are unknown, with the code of the marketplace', () => {
  expect(nameOf('Japan')).toBe('일본');
  expect(nameOf('Japan', [])).toBe('Japan');
  expect(nameOf('SouthKorea', [])).toBe('대한민국');
});

test('[OV-14] has no bar if parcels only ship domestically', () => {
  const outlet = testContext(aStorefront({ tenant: 'outlet' }));
  expect(countryBarView(outlet, { shippingCountry: 'SouthKorea', oversea: noOversea })).toBeUndefined();
});
