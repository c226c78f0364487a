import { expect, test } from 'vitest';
import { customerCentreNumber, trackingCodeOf } from './customer-centre.ts';
import { devices, languages, tenants } from './storefront.ts';

test('[XT-06] each tenant has a separate customer-centre number that can be dialled', () => {
  const all = tenants.map(customerCentreNumber);
  expect(new Set(all).size).toBe(tenants.length);
  for (const number of all) expect(number).toMatch(/^\d{4}-\d{4}$/u);
});

test('[XT-06] each tenant, device and language has a separate tracking code', () => {
  const all = tenants.flatMap((tenant) =>
    devices.flatMap((device) => languages.map((language) => trackingCodeOf({ tenant, device, language }))),
  );
  expect(all).toHaveLength(16);
  expect(new Set(all).size).toBe(16);
  for (const code of all) expect(code).toMatch(/^\d{9}$/u);
});

test.each([
  ['marketplace', 'pc', 'ko', '200010100'],
  ['marketplace', 'm', 'jp', '200010203'],
  ['outlet', 'pc', 'en', '300010101'],
  ['outlet', 'm', 'cn', '300010202'],
] as const)('[XT-06] %s on %s in %s is %s', (tenant, device, language, code) => {
  expect(trackingCodeOf({ tenant, device, language })).toBe(code);
});
