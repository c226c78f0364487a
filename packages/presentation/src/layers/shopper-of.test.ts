import { cartUnitId } from '@baguni/domain';
import { expect, test } from 'vitest';
import { TestTimers } from '../testing/timers.ts';
import { LayerStore } from './layer-store.ts';
import { shopperOf } from './shopper-of.ts';
import { ToastStore } from './toast-store.ts';

const question = { type: 'Delete', place: 'Unit', cartUnitIds: [cartUnitId(1)] } as const;
const notice = { type: 'Message', code: 'CART-BR4-09', params: {} } as const;

const setUp = () => {
  const { after } = new TestTimers();
  const layers = new LayerStore(after);
  const toasts = new ToastStore(after);
  return { layers, toasts, shopper: shopperOf(layers, toasts) };
};

test.each([true, false])('[DL-02] a question waits for its answer: %s', async (answer) => {
  const { layers, shopper } = setUp();
  const task = shopper.confirm(question);
  expect(layers.open).toEqual([]);
  const answered = task();
  expect(layers.open[0]?.layer).toEqual({ type: 'Confirm', detail: question });
  layers.close(layers.open[0]?.key ?? '', answer);
  expect(await answered).toBe(answer);
});

test('[DL-02] closing a question is no', async () => {
  const { layers, shopper } = setUp();
  const answered = shopper.confirm(question)();
  layers.close(layers.open[0]?.key ?? '');
  expect(await answered).toBe(false);
});

test('an alert waits until it was closed', async () => {
  const { layers, shopper } = setUp();
  let isClosed = false;
  const closed = shopper
    .alert(notice)()
    .then(() => (isClosed = true));
  await Promise.resolve();
  expect(isClosed).toBe(false);
  layers.close(layers.open[0]?.key ?? '', true);
  await closed;
  expect(isClosed).toBe(true);
});

test('what is told in passing is a toast', () => {
  const { layers, toasts, shopper } = setUp();
  shopper.tell(notice);
  expect(toasts.toasts.map((toast) => toast.notice)).toEqual([notice]);
  expect(layers.open).toEqual([]);
});
