import { environmentNames } from '@baguni/domain';
import { expect, test } from 'vitest';
import { calls } from './client.ts';
import { timeoutOf } from './timeout.ts';

test('[CM-52] a call times out after 3 s in production and av, and after 10 s elsewhere', () => {
  const waits = environmentNames.map((name) => [name, timeoutOf(calls.setQuantity, name)]);
  expect(Object.fromEntries(waits)).toEqual({
    local: 10_000,
    development: 10_000,
    development1: 10_000,
    development2: 10_000,
    production: 3_000,
    av: 3_000,
  });
});

test('[CM-52] cart reads and checkouts time out after 5 s everywhere', () => {
  for (const name of environmentNames) {
    expect(timeoutOf(calls.getCart, name)).toBe(5_000);
    expect(timeoutOf(calls.addCheckoutByCart, name)).toBe(5_000);
  }
});
