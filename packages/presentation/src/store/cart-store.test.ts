import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, type CartUnitId, type SellerGroup } from '@baguni/domain/internal';
import { replay, transition, type CartEvent, type Command } from '@baguni/use-cases';
import { aUnit } from '@baguni/domain/testing';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { happened } from '../testing/happened.ts';
import { CartStore, EVENT_BLOCK_SIZE, EVENT_LOG_SIZE, indexOf } from './cart-store.ts';

const toggle: CartEvent = { type: 'UnitToggled', cartUnitId: cartUnitId(1) };

test('stores the state of each event and notifies observers', () => {
  const store = new CartStore(anOpenSession());
  const seen: number[] = [];
  const stop = autorun(() => seen.push(store.state.cart.selected.length));
  happened(store, toggle, toggle);
  stop();
  expect(seen).toEqual([0, 1, 0]);
});

test('views follow once after events that are shown together', () => {
  const store = new CartStore(anOpenSession());
  const seen: number[] = [];
  const stop = autorun(() => seen.push(store.state.cart.selected.length));
  store.together(() => happened(store, toggle, toggle, toggle));
  stop();
  expect(seen).toEqual([0, 1]);
});

test('the settled state follows once after the next paint, with the newest state', () => {
  const waiting: (() => void)[] = [];
  const store = new CartStore(
    anOpenSession(),
    () => undefined,
    (work) => waiting.push(work),
  );
  const seen: number[] = [];
  const stop = autorun(() => seen.push(store.settled.state.cart.selected.length));
  happened(store, toggle, toggle, toggle);
  expect([store.state.cart.selected.length, seen, waiting.length]).toEqual([1, [0], 1]);
  waiting.pop()?.();
  expect([store.settled.state === store.state, seen]).toEqual([true, [0, 1]]);
  happened(store, toggle);
  waiting.pop()?.();
  stop();
  expect(seen).toEqual([0, 1, 0]);
});

test('an event that changes nothing needs no paint', () => {
  let waiting = 0;
  const store = new CartStore(
    anOpenSession(),
    () => undefined,
    () => (waiting += 1),
  );
  const event: CartEvent = { type: 'CouponsRecommended', cartUnitIds: [] };
  store.dispatch({ event, state: store.state });
  expect([waiting, store.eventLog().events]).toEqual([0, [event]]);
  happened(store, toggle);
  expect(waiting).toBe(1);
});

test('a hidden page paints nothing, so its settled state follows at once', () => {
  const store = new CartStore(
    anOpenSession(),
    () => undefined,
    (work) => work(),
  );
  happened(store, toggle);
  expect(store.settled.state).toBe(store.state);
});

test('keeps the state by reference: plain, not deeply observed, not folded again', () => {
  const state = anOpenSession();
  const store = new CartStore(state);
  expect(store.state).toBe(state);
  const next = transition(state, toggle);
  store.dispatch(next);
  expect(store.state).toBe(next.state);
});

test('forwards commands unchanged, also when detached from its object', () => {
  const sent: Command[] = [];
  const { send } = new CartStore(anOpenSession(), (command) => sent.push(command));
  send({ type: 'ToggleTab' });
  expect(sent).toEqual([{ type: 'ToggleTab' }]);
});

test.each([0, 1, EVENT_BLOCK_SIZE, EVENT_BLOCK_SIZE + 1, EVENT_LOG_SIZE, EVENT_LOG_SIZE + 1, EVENT_LOG_SIZE + 101])(
  'after %i events, replaying all of them from the base gives the current state',
  (count) => {
    const store = new CartStore(anOpenSession([aUnit(), aUnit({ cartUnitId: cartUnitId(2) })]));
    for (let i = 0; i < count; i += 1) happened(store, i % 3 === 0 ? { type: 'TabToggled' } : toggle);
    const { base, events } = store.eventLog();
    expect(replay(base, events)).toEqual(store.state);
    expect(events.length).toBeGreaterThan(Math.min(count, EVENT_LOG_SIZE) - EVENT_BLOCK_SIZE);
    expect(events.length).toBeLessThanOrEqual(EVENT_LOG_SIZE);
  },
);

const cards = (...units: readonly number[]): readonly SellerGroup[] =>
  units.map((count, index) => ({
    key: String.fromCodePoint(65 + index),
    type: 'Ordinary',
    shopName: 'A shop',
    shopLink: '',
    branchName: undefined,
    cartUnitIdList: Array.from({ length: count }, (_, n): CartUnitId => cartUnitId(n + 1)),
    shippingGroups: [],
  })) as unknown as readonly SellerGroup[];
const below = (...units: readonly number[]): string =>
  'ABCDEFGH'
    .split('')
    .filter((key) => indexOf(cards(...units)).below.has(key))
    .join('');

test('[PG-10] a card is below the window after four cards, or after nine rows', () => {
  expect(below(1, 1, 1, 1)).toBe('');
  expect(below(1, 1, 1, 1, 1, 1)).toBe('EF');
  expect(below(8, 1)).toBe('');
  expect(below(9, 1)).toBe('B');
  expect(below(4, 4, 1)).toBe('');
  expect(below(4, 5, 1, 1)).toBe('CD');
  // The first card is always visible, even if it is long.
  expect(below(100)).toBe('');
});
