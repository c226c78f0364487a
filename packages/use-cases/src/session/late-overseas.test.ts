import { aBuyer } from '@baguni/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as overseas from '../overseas/index.ts';
import { anOpenWorld, apples } from '../testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../overseas/index.ts');
  vi.resetModules();
});

const inJapan = () =>
  anOpenWorld(apples(1), ({ server }) => {
    server.initial = { shippingCountry: 'Japan', buyer: aBuyer() };
  });

test('[OV-01] code that comes long after the cart was opened still reads the terms', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock('../overseas/index.ts', async (load) => {
    await arrived;
    return load<typeof overseas>();
  });
  const world = await inJapan();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.state.oversea.status).toBe('NotAsked');
  arrive();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.state.oversea).toMatchObject({ status: 'Known', selectedCompany: 'CJ' });
  expect(world.alerted).toEqual([]);
});

test('[OV-01 SH-05] code that does not come leaves the cost unknown, and said so', async () => {
  vi.doMock('../overseas/index.ts', () => {
    throw new Error('gone');
  });
  const world = await inJapan();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.state.oversea.status).toBe('Failed');
  expect(world.reports).toHaveLength(1);
  expect(world.alerted).toEqual([]);
});
