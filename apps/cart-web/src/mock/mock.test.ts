import { expect, test } from 'vitest';
import { inMock, openMock } from './mock.ts';

test('[LS-10] an address names the marketplace and whose cart; what it does not know is the first', async () => {
  const asked = await openMock('?mock=true&scenario=empty&tenant=outlet', 'marketplace');
  expect(asked.tenant).toBe('outlet');
  const reply = await asked.fetch('/api/env');
  expect(reply.status).toBe(200);
  expect((await openMock('?mock=true&scenario=__proto__&tenant=x', 'marketplace')).tenant).toBe('marketplace');
});

test('[LS-10] pages of the marketplace keep what they were asked for', () => {
  const search = '?mock=true&scenario=empty&fromPC=true';
  expect(inMock('/ko/pc/order/mock-1#x', search, 'http://localhost/')).toBe(
    '/ko/pc/order/mock-1?mock=true&scenario=empty#x',
  );
});
