import { scopeA, scopeB } from '@baguni/backend/testing';
import { expect, test } from 'vitest';
import { Refused } from '../http/refused.ts';
import { cartWriteLimit } from './routes.ts';

test('[RL-5] limits the concurrent writes of one cart; refuses the next one at once and serves other carts', async () => {
  const limited = cartWriteLimit(2);
  let end: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = [limited(scopeA, () => gate), limited(scopeA, () => gate)];
  const refused = await limited(scopeA, async () => 1).catch((error: unknown) => error);
  // a refusal is logged as a warning, without a stack
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
  expect(await limited(scopeB, async () => 2)).toBe(2);
  end();
  await Promise.all(running);
  expect(await limited(scopeA, async () => 3)).toBe(3);
});

test('[RL-5] releases its slot after a failed write', async () => {
  const limited = cartWriteLimit(1);
  await expect(limited(scopeA, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await limited(scopeA, async () => 1)).toBe(1);
});
