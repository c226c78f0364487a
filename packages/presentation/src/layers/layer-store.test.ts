import { expect, test } from 'vitest';
import { TestTimers } from '../testing/timers.ts';
import type { LayerAnswer } from './layer-types.ts';
import { LayerStore } from './layer-store.ts';

const alert = { type: 'Alert', detail: { type: 'ServerText', text: '안녕' } } as const;

const setUp = () => {
  const timers = new TestTimers();
  const answers: LayerAnswer[] = [];
  return {
    timers,
    answers,
    store: new LayerStore(timers.after),
    onAnswer: (answer: LayerAnswer) => answers.push(answer),
  };
};

test('[LY-02] a layer opens at the end of the list and closes by key', () => {
  const { store, timers } = setUp();
  const first = store.add(alert);
  const second = store.add(alert);
  expect(store.open.map(({ key }) => key)).toEqual([first, second]);
  store.close(first);
  timers.pass(500);
  expect(store.open.map(({ key }) => key)).toEqual([second]);
  store.close('layer-none');
  expect(store.open).toHaveLength(1);
});

test('[LY-02] a layer without its detail closes at once', () => {
  const { store, answers, onAnswer } = setUp();
  store.add({ type: 'Confirm', detail: undefined }, onAnswer);
  expect(store.open).toEqual([]);
  expect(answers).toEqual([false]);
});

test('[LY-03] a dimmed layer answers at once, accepts no more input and disappears after 500 ms', () => {
  const { store, timers, answers, onAnswer } = setUp();
  const key = store.add(alert, onAnswer);
  store.close(key, true);
  store.close(key, false);
  expect(answers).toEqual([true]);
  timers.pass(499);
  expect(store.open.map(({ isClosing }) => isClosing)).toEqual([true]);
  timers.pass(1);
  expect(store.open).toEqual([]);
});

test('[LY-03] forced closing removes a layer at once, even while it fades', () => {
  const { store, timers, answers, onAnswer } = setUp();
  store.close(store.add(alert, onAnswer), true, { forced: true });
  const fading = store.add(alert, onAnswer);
  store.close(fading, true);
  store.close(fading, false, { forced: true });
  expect(store.open).toEqual([]);
  timers.pass(500);
  expect(answers).toEqual([true, true]);
});
