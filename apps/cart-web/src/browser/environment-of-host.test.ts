import { expect, test } from 'vitest';
import { environmentOfHost, mayMock } from './links.ts';

test.each([
  ['localhost', 'local'],
  ['outlet.localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]', 'local'],
  ['dev-cart.marketplace.example', 'development'],
  ['dev2-m-cart.outlet.example', 'development2'],
  ['cart.marketplace.example', 'production'],
  ['av-m-cart.outlet.example', 'av'],
  ['127.0.0.1.evil.example', undefined],
  ['localhost.evil.example', undefined],
  ['www.marketplace.example', undefined],
])('[RT-16] serves the cart of %s in %s', (hostname, environment) => {
  expect(environmentOfHost(hostname)).toBe(environment);
});

test('[LS-10] lets a page serve its own calls only on this machine and on development hosts', () => {
  expect(['localhost', 'outlet.localhost', 'dev-cart.marketplace.example'].filter(mayMock)).toHaveLength(3);
  expect(['cart.marketplace.example', 'av-cart.outlet.example', 'elsewhere.example'].filter(mayMock)).toEqual([]);
});
