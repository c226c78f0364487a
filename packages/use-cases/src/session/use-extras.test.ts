import { ignoreElements, merge, tap } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { UseCase } from '../deps/deps.ts';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { overASlowLine } from '../testing/parts-at-hand.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';
import { apples, World } from '../testing/world.ts';

withVirtualTime();

/** Writes down what a use case around the cart hears. */
const hearing =
  (heard: string[]): UseCase =>
  (deps) =>
  (commands) =>
    merge(commands, deps.events).pipe(
      tap(({ type }) => heard.push(type)),
      ignoreElements(),
    );

test('[LS-04] what is around the cart is loaded once it was opened, and hears of all that was before', async () => {
  const heard: string[] = [];
  const { load, part } = overASlowLine(() => Promise.resolve(hearing(heard)));
  const world = new World(apples(1));
  world.parts.extras = part;
  await world.after(0, { type: 'ToggleTab' });
  expect(load).not.toHaveBeenCalled();
  await world.after(499, { type: 'OpenCart' }, { type: 'ToggleTab' });
  expect([world.state.load, load.mock.calls.length, heard.length]).toEqual(['Loaded', 1, 0]);
  await world.settle();
  expect(heard).toEqual(expect.arrayContaining(['OpenCart', 'CartOpened', 'ToggleTab', 'TabToggled']));
});

test('[LS-04] where it does not come nobody is told, it is reported, and a cart that is opened anew asks again', async () => {
  const heard: string[] = [];
  const load = vi.fn(() => Promise.resolve(hearing(heard)));
  load.mockRejectedValueOnce(new Error('gone'));
  const world = new World(apples(1));
  world.parts.extras = late(load);
  await world.settle({ type: 'OpenCart' });
  expect(world.reports).toMatchObject([{ message: 'gone' }]);
  expect(world.alerted).toEqual([]);
  await world.settle({ type: 'OpenCart' });
  expect([load.mock.calls.length, heard.includes('CartOpened')]).toEqual([2, true]);
});

test('[LS-04] a part that was read is kept; one that is read later does not take it away', async () => {
  const world = new World(apples(1));
  const [first, second] = [
    { type: 'ExtrasRead', extras: { first: 1 } },
    { type: 'ExtrasRead', extras: { second: 2 } },
  ];
  const useCase: UseCase = () => (commands) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts of its own
    merge(commands.pipe(ignoreElements()), [first, second]) as unknown as ReturnType<ReturnType<UseCase>>;
  world.parts.extras = () => Promise.resolve(useCase);
  await world.settle({ type: 'OpenCart' });
  expect(world.state.extras).toEqual({ first: 1, second: 2 });
});
