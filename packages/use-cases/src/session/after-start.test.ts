import { cartUnitId } from '@baguni/domain';
import { expect, test } from 'vitest';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { overASlowLine, partsAtHand } from '../testing/parts-at-hand.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';
import { apples, World } from '../testing/world.ts';

withVirtualTime();

test('[LS-01] what asks the server is loaded with the first wish, and hears of every wish that waited for it', async () => {
  const world = new World(apples(1));
  const { load, part } = overASlowLine(world.parts.reading);
  world.parts.reading = part;
  await world.after(499, { type: 'OpenCart' }, { type: 'DismissCouponPrompt' });
  expect([load.mock.calls.length, world.events]).toEqual([1, []]);
  await world.settle();
  expect([world.state.load, world.isPromptClosed]).toEqual(['Loaded', true]);
});

test('[SE-03 LS-02] what happens before it has come is asked about once it is there', async () => {
  const first = new World(apples(2));
  await first.settle({ type: 'OpenCart' });
  const world = new World(apples(2), {}, first.state);
  const { part } = overASlowLine(partsAtHand.reading);
  world.parts.reading = part;
  await world.after(100, { type: 'ResumeCart', plan: { merge: false, remove: [] } });
  await world.after(100, { type: 'ToggleUnit', cartUnitId: cartUnitId(1) });
  expect(world.eventsOf('PricesAsked')).toEqual([]);
  await world.settle();
  expect(world.eventsOf('PricesAsked').map(({ inputs }) => inputs.selected)).toEqual([world.state.selected]);
  expect(world.eventsOf('CouponsRead')).toHaveLength(1);
});

test('[PG-04] without it a cart that loads says that it could not be loaded; trying again loads it', async () => {
  const world = new World(apples(1));
  let isGone = true;
  world.parts.reading = late(() => (isGone ? Promise.reject(new Error('gone')) : partsAtHand.reading()));
  await world.settle({ type: 'OpenCart' });
  expect(world.state.load).toBe('LoadFailed');
  expect(world.alerted).toEqual(['PART-NOT-LOADED']);
  isGone = false;
  await world.settle({ type: 'OpenCart' });
  expect(world.state.load).toBe('Loaded');
});

test('a cart that is shown stays as it is without it', async () => {
  const first = new World(apples(1));
  await first.settle({ type: 'OpenCart' });
  const world = new World(apples(1), {}, first.state);
  world.parts.reading = late(() => Promise.reject(new Error('gone')));
  await world.settle({ type: 'ResumeCart', plan: { merge: true, remove: [] } });
  expect([world.state.load, world.state.units]).toEqual(['Loaded', first.state.units]);
  expect(world.eventsOf('CartResumed')).toHaveLength(1);
});
