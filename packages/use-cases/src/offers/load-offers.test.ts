import { areExtraDiscountsAwaited } from '@baguni/domain';
import { expect, test, vi } from 'vitest';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { anOpenWorld, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

const gone = (): Promise<never> => Promise.reject(new Error('the code did not come'));
const hanging = (): Promise<never> => new Promise(() => undefined);

test.each([
  ['cannot be loaded', gone, 0],
  ['hangs', hanging, 3_000],
] as const)(
  '[LS-06 CM-52] where the code of the offers %s there are none; it is reported and the total waits no longer',
  async (_, load, waitMs) => {
    const world = await anOpenWorld(apples(2), ({ parts }) => {
      parts.offers = late(load);
    });
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(world.reports.map(({ type }) => type)).toEqual(['Unhandled']);
    expect(world.eventsOf('ExtraDiscountsRead')).toHaveLength(1);
    expect([world.state.extraDiscountCandidates, areExtraDiscountsAwaited(world.state)]).toEqual([[], false]);
  },
);
