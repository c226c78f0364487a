import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import * as overseaCookies from '@baguni/adapters/oversea-memory';
import { lateOverseaMemory } from './late-oversea-memory.ts';

const nothing = { company: O.none, currency: O.none };
const atHand = () => Promise.resolve(overseaCookies);

test('[CO-01 CO-02] a choice is written into the cookies, and read from them', async () => {
  const jar = { cookie: 'currency=JPY' };
  const memory = lateOverseaMemory(atHand, jar);
  expect(await memory.recall()).toEqual({ company: O.none, currency: O.some('JPY') });
  await memory.remember({ country: 'Japan' })();
  expect(jar.cookie).toContain('shipnation=Japan');
});

test('[CO-02] where the browser denies its cookies nothing was chosen and nothing is remembered; neither fails', async () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: denied, set: denied });
  const memory = lateOverseaMemory(atHand, jar);
  expect(await memory.recall()).toEqual(nothing);
  expect(await memory.remember({ company: 'CJ' })()).toBeUndefined();
});

test('[CO-02] the same where the code behind them cannot be loaded', async () => {
  const memory = lateOverseaMemory(() => Promise.reject(new Error('gone')), { cookie: 'currency=JPY' });
  expect(await memory.recall()).toEqual(nothing);
  expect(await memory.remember({ company: 'CJ' })()).toBeUndefined();
});
