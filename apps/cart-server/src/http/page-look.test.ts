import { clubPagePath, clubTermPath, SELF_AUTHENTICATION } from '@baguni/domain/internal';
import { beforeAll, expect, test } from 'vitest';
import { browserAt } from '../testing/browser.ts';
import { testServer } from '../testing/server.ts';

let app: Awaited<ReturnType<typeof testServer>>['app'];
beforeAll(async () => {
  ({ app } = await testServer());
});

test.each([
  '/gateway?pageType=AddressBook',
  '/gateway?pageType=ExpressShop',
  '/gateway/PaypalGateway/nothing',
  '/layer/CartMemo/nothing',
  '/no-such-page',
  SELF_AUTHENTICATION,
  clubPagePath('join'),
  clubTermPath('personal'),
])('[RT-16] %s has the colours of its marketplace, in the browser’s language', async (path) => {
  for (const [host, tenant] of [
    ['localhost:4000', 'marketplace'],
    ['outlet.localhost:4000', 'outlet'],
  ] as const) {
    const { body } = await browserAt(app, host).get(path, { 'accept-language': 'ja' });
    expect(body).toMatch(new RegExp(`<html lang="ja"\\s+data-tenant="${tenant}"`, 'u'));
  }
});
