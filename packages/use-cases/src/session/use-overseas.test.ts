import { aBuyer } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import type * as terms from '../overseas/read-terms.ts';
import { anOpenWorld, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

const breaking = vi.hoisted(() => ({ times: 0 }));
vi.mock('../overseas/read-terms.ts', async (load) => {
  const { readTerms } = await load<typeof terms>();
  const breaksOnce: typeof readTerms = (deps) => {
    breaking.times -= 1;
    if (breaking.times >= 0) throw new Error('broken');
    return readTerms(deps);
  };
  return { readTerms: breaksOnce };
});
withVirtualTime();

test('[LS-06 OV-01] following that breaks is reported, not told, and begins again with the next opening', async () => {
  breaking.times = 1;
  const world = await anOpenWorld(apples(1), ({ server }) => {
    server.initial = { shippingCountry: 'Japan', buyer: aBuyer() };
  });
  expect([world.reports, world.alerted]).toEqual([[{ type: 'Unhandled', message: 'broken' }], []]);
  await world.settle({ type: 'OpenCart' });
  expect(world.state.oversea).toMatchObject({ status: 'Known', selectedCompany: 'CJ' });
});
