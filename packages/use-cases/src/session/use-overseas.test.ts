import { aBuyer } from '@baguni/domain/testing';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { partsAtHand } from '../testing/parts-at-hand.ts';
import { anOpenWorld, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

/** Shipping overseas, whose following breaks the first time. */
const breakingOnce = () => {
  let times = 0;
  return late(async () => {
    const part = await partsAtHand.overseas();
    const follow: typeof part.followOverseas = (deps) => {
      times += 1;
      return times === 1 ? throwError(() => new Error('broken')) : part.followOverseas(deps);
    };
    return { ...part, followOverseas: follow };
  });
};

test('[LS-06 OV-01] following that breaks is reported, not told, and begins again with the next opening', async () => {
  const world = await anOpenWorld(apples(1), ({ server, parts }) => {
    parts.overseas = breakingOnce();
    server.initial = { shippingCountry: 'Japan', buyer: aBuyer() };
  });
  expect([world.reports, world.alerted]).toEqual([[{ type: 'Unhandled', message: 'broken' }], []]);
  await world.settle({ type: 'OpenCart' });
  expect(world.state.oversea).toMatchObject({ status: 'Known', selectedCompany: 'CJ' });
});
