import { cartUnitId, replay, type CartEvent, type Command } from '@baguni/domain';
import { anOpenCart, aUnit } from '@baguni/domain/testing';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { CartStore, EVENT_LOG_SIZE } from './cart-store.ts';

const toggle: CartEvent = { type: 'UnitToggled', cartUnitId: cartUnitId(1) };

test('folds events into the state and tells observers', () => {
  const store = new CartStore(anOpenCart());
  const seen: number[] = [];
  const stop = autorun(() => seen.push(store.state.selected.length));
  store.dispatch(toggle);
  store.dispatch(toggle);
  stop();
  expect(seen).toEqual([0, 1, 0]);
});

test('keeps the state by reference: it is plain and not observed inside', () => {
  const state = anOpenCart();
  expect(new CartStore(state).state).toBe(state);
});

test('forwards commands as they are, also without its object', () => {
  const sent: Command[] = [];
  const { send } = new CartStore(anOpenCart(), (command) => sent.push(command));
  send({ type: 'ToggleTab' });
  expect(sent).toEqual([{ type: 'ToggleTab' }]);
});

test('a session can be replayed from its log, also when the log is full', () => {
  const store = new CartStore(anOpenCart([aUnit(), aUnit({ cartUnitId: cartUnitId(2) })]));
  for (let i = 0; i < EVENT_LOG_SIZE + 101; i += 1) store.dispatch(i % 3 === 0 ? { type: 'TabToggled' } : toggle);
  const { base, events } = store.eventLog();
  expect(events).toHaveLength(EVENT_LOG_SIZE);
  expect(replay(base, events)).toEqual(store.state);
});
