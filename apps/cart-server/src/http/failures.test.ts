import type { Store } from '@baguni/backend';
import { expect, test } from 'vitest';
import { buildServer } from '../app.ts';
import { Busy } from '../store/trouble.ts';
import { browserAt } from '../testing/browser.ts';
import { NOW, testConfig } from '../testing/server.ts';

const failingWith = (error: Error): Store => ({
  transaction: async () => {
    throw error;
  },
});
const serverOver = (store: Store) => buildServer({ store, now: () => NOW, config: testConfig() });

test('a failure is answered in the envelope, without its text or stack', async () => {
  const app = await serverOver(failingWith(new Error('select secret from table at host db-7')));
  const response = await browserAt(app).call('getCart', { cartUnitIdList: [] });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    resultCode: '9999',
    domain: 'cart-api',
    message: 'the request failed',
    data: null,
  });
});

test('a busy database is answered with 503 and when to come again', async () => {
  const app = await serverOver(failingWith(new Busy(null)));
  const response = await browserAt(app).call('getCart', { cartUnitIdList: [] });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('1');
  expect(response.json()).toMatchObject({ resultCode: '9503' });
});
