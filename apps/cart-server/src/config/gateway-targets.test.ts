import { gatewayPageTypes } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { browserAt } from '../testing/browser.ts';
import { testServer } from '../testing/server.ts';
import { readConfig } from './config.ts';

const table = JSON.stringify({
  production: {
    AddressBook: '/address-book',
    PaypalGateway: 'https://pay.example/start?shop=7',
  },
  av: { AddressBook: '/other' },
});

const { gateways, hosts } = readConfig({ BAGUNI_GATEWAYS: table });
const config = { isDemo: false, isSecure: true, gateways, hosts };
const environment = { name: 'production', freeShippingThresholds: undefined, showsPageAfter: 'FirstGroup' } as never;
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };

const serverAt = async (host: string) => {
  const { app } = await testServer({ config: { ...config, environment } });
  return browserAt(app, host, 'https');
};

test.each([
  [
    'cart.marketplace.example',
    {},
    'AddressBook&param2=a%20b',
    'https://www.marketplace.example/address-book?pageType=AddressBook&param2=a+b',
  ],
  ['m-cart.outlet.example', phone, 'AddressBook', 'https://m.outlet.example/address-book?pageType=AddressBook'],
  [
    'cart.outlet.example',
    {},
    'PaypalGateway&param1=k',
    'https://pay.example/start?shop=7&pageType=PaypalGateway&param1=k',
  ],
])('[RT-09] at %s a gateway opens its configured page', async (host, headers, asked, target) => {
  const browser = await serverAt(host);
  const { statusCode, headers: answer } = await browser.get(`/gateway?pageType=${asked}`, headers);
  expect([statusCode, answer['location']]).toEqual([307, target]);
});

test('[RT-09] a form keeps its method and fields; other pages are not ready, and frames may show the targets', async () => {
  const browser = await serverAt('cart.marketplace.example');
  expect((await browser.form('/gateway?pageType=PaypalGateway', { amount: '1' })).statusCode).toBe(307);
  for (const type of gatewayPageTypes.filter((one) => !gateways.has(one)))
    expect((await browser.get(`/gateway?pageType=${type}`)).statusCode).toBe(404);
  const { headers } = await browser.get('/ko/pc/cart');
  for (const source of ['frame-src', 'form-action'])
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`${source} 'self' https://www.marketplace.example [^;]*https://pay.example`, 'u'),
    );
});

test.each([
  ['[]', 'no such file'],
  ['{', 'JSON'],
  ['{"av":[]}', 'it must be a JSON table'],
  ['{"moon":{}}', '"moon" is no environment'],
  ['{"av":{"addressbook":"/a"}}', '"addressbook" is no page type'],
  ['{"av":{"AddressBook":"javascript:alert(1)"}}', 'AddressBook must be a path or an https address'],
  ['{"av":{"AddressBook":"http://pay.example"}}', 'AddressBook must be'],
  ['{"av":{"AddressBook":"//pay.example"}}', 'AddressBook must be'],
  ['{"av":{"AddressBook":"https://me@pay.example"}}', 'AddressBook must be'],
  ['{"av":{"AddressBook":7}}', 'AddressBook must be'],
])('[RT-09] refuses the table %s: %s', (text, line) => {
  expect(() => readConfig({ BAGUNI_GATEWAYS: text })).toThrow(line);
});
