import { expect, test } from 'vitest';
import type { AnyCall } from './call.ts';
import { calls } from './client.ts';

test('[CS-11] paths and queries contain no request values', () => {
  const all: readonly AnyCall[] = Object.values(calls);
  expect(all.length).toBeGreaterThan(40);
  for (const { path, query = '' } of all) {
    expect(path).toMatch(/^(?:\/[A-Za-z-]+)+$/u);
    expect(query).toMatch(/^(?:[a-z]+=[A-Za-z0-9]+)?$/u);
  }
});

test('[CS-11] sends request data in the body, so address logs never contain it', () => {
  const all: readonly AnyCall[] = Object.values(calls);
  for (const { method, isWrite } of all) expect([method, isWrite]).not.toEqual(['GET', true]);
});
