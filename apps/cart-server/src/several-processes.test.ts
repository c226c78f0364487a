import { calls } from '@baguni/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from './testing/browser.ts';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { answered, openedBy } from './testing/read.ts';
import { testServer } from './testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

test('[SV-01] [SV-06] serves the same carts and sessions from several servers on one PostgreSQL', async () => {
  const one = await testServer({ store: await postgres.emptyStore() });
  const other = await testServer({ store: await postgres.sameStore() });
  const browser = await signedIn(one.app, 'many-sellers');
  const [unit] = (await openedBy(browser)).units;
  if (!unit) throw new Error('no unit');
  const change = { cartUnitId: unit.cartUnitId, quantity: 6, branchServiceType: 'Reserve', unitVersion: unit.version };
  expect((await browser.call('setQuantity', { ...change, cancelCoupons: false })).statusCode).toBe(200);

  const headers = { host: 'localhost:4000', origin: 'http://localhost:4000', 'x-baguni-client': '1' };
  const read = await other.app.inject({
    method: 'POST',
    url: '/api/cart/getInitialCart',
    headers: { ...headers, cookie: `baguni=${browser.token()}` },
    payload: {},
  });
  expect(answered(calls.getInitialCart, read).units).toEqual((await openedBy(browser)).units);
});
