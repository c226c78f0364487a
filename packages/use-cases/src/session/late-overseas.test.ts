import { aBuyer } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import type { SessionParts } from '../deps/deps.ts';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { partsAtHand } from '../testing/parts-at-hand.ts';
import { anOpenWorld, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

/** A cart in Japan, whose code of shipping overseas is loaded as the test says. */
const inJapan = (load: SessionParts['overseas']) =>
  anOpenWorld(apples(1), ({ server, parts }) => {
    parts.overseas = late(load);
    server.initial = { shippingCountry: 'Japan', buyer: aBuyer() };
  });

test('[OV-01] code that comes long after the cart was opened still reads the terms', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const world = await inJapan(async () => {
    await arrived;
    return partsAtHand.overseas();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.state.oversea.status).toBe('NotAsked');
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.state.oversea).toMatchObject({ status: 'Known', selectedCompany: 'CJ' });
  expect(world.alerted).toEqual([]);
});

test('[OV-01 SH-05] code that does not come leaves the cost unknown, and said so', async () => {
  const world = await inJapan(() => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.state.oversea.status).toBe('Failed');
  expect(world.reports).toHaveLength(1);
  expect(world.alerted).toEqual([]);
});
