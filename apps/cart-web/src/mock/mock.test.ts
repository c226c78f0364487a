import { httpClient } from '@baguni/adapters/http';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { createMock, inMock } from './mock.ts';

/** Counts the units in the cart of a marketplace. */
const countUnits = async (search: string): Promise<number> => {
  const { fetch } = createMock(search, 'marketplace');
  const server = httpClient({
    fetch,
    baseUrl: '/api',
    environmentName: () => 'local',
    language: 'ko',
    newId: () => '1',
  });
  const read = await server.getInitialCart()();
  return E.isRight(read) ? read.right.units.length : -1;
};

test('[LS-10] a query selects the tenant and the scenario; unknown ones count as missing', async () => {
  expect(createMock('?mock=true&tenant=outlet', 'marketplace').tenant).toBe('outlet');
  expect(createMock('?mock=true&tenant=x', 'marketplace').tenant).toBe('marketplace');
  expect(await countUnits('?mock=true&scenario=empty')).toBe(0);
  expect(await countUnits('?mock=true&scenario=__proto__')).toBe(await countUnits('?mock=true'));
  expect(await countUnits('?mock=true')).toBeGreaterThan(0);
});

test('[LS-10] keeps the data that pages of the mocked marketplace were opened with', () => {
  const kept = '?mock=true&scenario=empty&tenant=outlet';
  expect(inMock('/ko/pc/order/mock-1#x', `${kept}&fromPC=true`, 'http://localhost/')).toBe(
    `/ko/pc/order/mock-1${kept}#x`,
  );
});
