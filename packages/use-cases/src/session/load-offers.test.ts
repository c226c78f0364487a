import { areExtraDiscountsAwaited } from '@baguni/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOpenWorld, apples } from '../testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
afterEach(() => vi.doUnmock('../offers/index.ts'));

const gone = (): never => {
  throw new Error('the code did not come');
};
const hanging = (): Promise<never> => new Promise(() => undefined);

test.each([
  ['cannot be loaded', gone],
  ['hangs', hanging],
] as const)(
  '[LS-06 CM-52] where the code of the offers %s there are none; it is reported and the total waits no longer',
  async (_, code) => {
    vi.doMock('../offers/index.ts', code);
    const world = await anOpenWorld(apples(2));
    if (code === gone) await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(code === gone ? 100 : 3_000);
    expect(world.reports.map(({ type }) => type)).toEqual(['Unhandled']);
    expect(world.eventsOf('ExtraDiscountsRead')).toHaveLength(1);
    expect([world.state.extraDiscountCandidates, areExtraDiscountsAwaited(world.state)]).toEqual([[], false]);
  },
);
