import { option as O } from 'fp-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { lateOverseaMemory } from './ports.ts';

const nothing = { company: O.none, currency: O.none };
afterEach(() => vi.doUnmock('@baguni/adapters/oversea-memory'));

test('[CO-01 CO-02] a choice is written into the cookies, and read from them', async () => {
  const jar = { cookie: 'currency=JPY' };
  const memory = lateOverseaMemory(jar);
  expect(await memory.recall()).toEqual({ company: O.none, currency: O.some('JPY') });
  await memory.remember({ country: 'Japan' })();
  expect(jar.cookie).toContain('shipnation=Japan');
});

test('[CO-02] where the browser denies its cookies nothing was chosen and nothing is remembered; neither fails', async () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: denied, set: denied });
  const memory = lateOverseaMemory(jar);
  expect(await memory.recall()).toEqual(nothing);
  expect(await memory.remember({ company: 'CJ' })()).toBeUndefined();
});

test('[CO-02] the same where the code behind them cannot be loaded', async () => {
  vi.doMock('@baguni/adapters/oversea-memory', () => {
    throw new Error('gone');
  });
  const memory = lateOverseaMemory({ cookie: 'currency=JPY' });
  expect(await memory.recall()).toEqual(nothing);
  expect(await memory.remember({ company: 'CJ' })()).toBeUndefined();
});
