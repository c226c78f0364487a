import { expect, test } from 'vitest';
import { mockContainer } from './container.ts';
import { MOCK } from './tokens.ts';

test.each(Object.keys(MOCK) as (keyof typeof MOCK)[])(
  '[LS-10] %s is bound in a marketplace in the page, once',
  async (name) => {
    const mock = mockContainer('?mock=true', 'marketplace');
    const bound = await mock.getAsync<unknown>(MOCK[name]);
    expect(bound).toBeDefined();
    expect(await mock.getAsync<unknown>(MOCK[name])).toBe(bound);
  },
);

test('[LS-10] an address names the marketplace and whose cart; what it does not know is the first', async () => {
  const asked = mockContainer('?mock=true&scenario=empty&tenant=outlet', 'marketplace');
  expect(asked.get(MOCK.tenant)).toBe('outlet');
  expect(await asked.getAsync(MOCK.scenario)).toBe('empty');
  const fetch = await asked.getAsync(MOCK.fetch);
  expect((await fetch('/api/env')).status).toBe(200);
  const unknown = mockContainer('?mock=true&scenario=__proto__&tenant=x', 'marketplace');
  expect(unknown.get(MOCK.tenant)).toBe('marketplace');
  expect(await unknown.getAsync(MOCK.scenario)).not.toBe('__proto__');
});

test('[LS-10] what is not bound is named', async () => {
  const mock = mockContainer('?mock=true', 'marketplace');
  mock.unbindSync(MOCK.now);
  await expect(mock.getAsync(MOCK.fetch)).rejects.toThrow('No bindings found for service: "Symbol(now)"');
});
