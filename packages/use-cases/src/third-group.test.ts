import { areExtraDiscountsAwaited } from '@baguni/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOpenWorld, apples } from './testing/world.ts';

vi.mock('./offers/index.ts', () => {
  throw new Error('the code did not come');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[LS-06] where the code of the offers cannot be loaded there are none; it is reported and the total waits no longer', async () => {
  const world = await anOpenWorld(apples(2));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
  expect(world.reports.map(({ type }) => type)).toEqual(['Unhandled']);
  expect(world.eventsOf('ExtraDiscountsRead')).toHaveLength(1);
  expect([world.state.extraDiscountCandidates, areExtraDiscountsAwaited(world.state)]).toEqual([[], false]);
});
