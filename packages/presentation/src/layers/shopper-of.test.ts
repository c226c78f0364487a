import type { OrderFirst, Question } from '@baguni/use-cases';
import { aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { TestTimers } from '../testing/timers.ts';
import { LayerStore, shopperOf } from './layer-store.ts';
import { ToastStore } from './toasts.ts';

const question = { type: 'Delete', place: 'Unit', units: [] } as const;
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

test('[DL-02] closing a question means no', async () => {
  const { layers, shopper } = setUp();
  const answered = shopper.confirm(question)();
  layers.close(layers.open[0]?.key ?? '');
  expect(await answered).toBe(false);
});

test('an alert waits until it is closed', async () => {
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

test('a passing notice is a toast', () => {
  const { layers, toasts, shopper } = setUp();
  shopper.notify(notice);
  expect(toasts.toasts.map((toast) => toast.notice)).toEqual([notice]);
  expect(layers.open).toEqual([]);
});

const part = {
  code: 'ASK-INSTALL-FIRST',
  params: {},
  ordered: [aUnit()],
  excepted: [],
  payable: O.none,
} as const satisfies OrderFirst;

test('[LY-06 CK-06] partial orders have their own question layers', async () => {
  const typeOf = async (question: Question): Promise<unknown> => {
    const { layers, shopper } = setUp();
    const answered = shopper.confirm(question)();
    const type = layers.open[0]?.layer.type;
    layers.close(layers.open[0]?.key ?? '', true);
    expect(await answered).toBe(true);
    return type;
  };
  expect(await typeOf({ type: 'OrderFirst', ...part })).toBe('ConfirmOrderExceptSomeItems');
  expect(await typeOf({ type: 'OrderFirst', ...part, code: 'ASK-MAX-INSTALL' })).toBe('ConfirmMaxInstallOrder');
  const params = { product: '사과' };
  expect(await typeOf({ type: 'VerifyIdentity', code: 'UNABLE-SELF_LIMIT', params })).toBe('ConfirmAuthentication');
});

test.each([
  ['OnlyIncomeDutyItem', O.some('OnlyIncomeDutyItem')],
  ['OrderTogether', O.some('OrderTogether')],
  [false, O.none],
  [true, O.none],
] as const)('[CK-08] income-duty items: %s', async (answer, expected) => {
  const { layers, shopper } = setUp();
  const answered = shopper.chooseIncomeDuty({ ...part, code: 'ASK-INCOME-DUTY' })();
  expect(layers.open[0]?.layer.type).toBe('ConfirmIncomeDutyItemOrderType');
  layers.close(layers.open[0]?.key ?? '', answer);
  expect(await answered).toEqual(expected);
});

test.each([
  ['ApplyChoice', O.some('ApplyChoice')],
  ['LeaveChoice', O.some('LeaveChoice')],
  [false, O.none],
] as const)(
  '[CP-10] leaving the coupon box is answered with what was chosen, or with none: %s',
  async (answer, said) => {
    const { layers, shopper } = setUp();
    const answered = shopper.leaveCouponBox();
    layers.close(layers.open[0]?.key ?? '', answer);
    expect(await answered).toEqual(said);
  },
);
