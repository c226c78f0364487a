import { expect, test } from 'vitest';
import { layerFrame, layerPolicies } from './layer-policy.ts';
import { TestTimers } from '../testing/timers.ts';
import type { LayerAnswer } from './layer-types.ts';
import { LayerStore, shopperOf } from './layer-store.ts';
import type { OrderFirst, Question } from '@baguni/use-cases';
import { aUnit } from '@baguni/domain/testing';
import { ToastStore, toastView } from './toasts.ts';
import { languages, type Language } from '@baguni/domain/internal';
import { testWords } from '../testing/context.ts';

/** Layers exempt from dimming in the specification (2, Layers), by name. */
const nine = [
  'EstimateSheet',
  'GroupCouponBox',
  'CountrySelector',
  'JoinSmileClubForSmileDelivery',
  'SmileClubOneClickJoin',
  'NudgingClubOneClick',
  'ConfirmOrderExceptSomeItems',
  'ConfirmIncomeDutyItemOrderType',
  'ConfirmAuthentication',
];

const policies = Object.entries(layerPolicies);

test('[LY-03] of the layers that open by request, exactly those of the nine in the specification never dim', () => {
  const exempt = policies.flatMap(([name, { isDimmed }]) => (isDimmed ? [] : [name]));
  const names = policies.map(([name]) => name);
  expect(exempt.toSorted()).toEqual(nine.filter((name) => names.includes(name)).toSorted());
  expect(exempt).toHaveLength(3);
});

test('[LY-03] the other layers, which are open because of the state, never dim the page', () => {
  expect(layerFrame({ words: testWords('ko') }).isDimmed).toBe(false);
});

test('[LY-03] questions and notices alone dim the page', () => {
  expect(policies.filter(([, { isDimmed }]) => isDimmed).map(([name]) => name)).toEqual([
    'Confirm',
    'ConfirmLeaveCouponBox',
    'Alert',
    'CartsMerged',
    'ConfirmMaxInstallOrder',
    'ConfirmSplitOrders',
  ]);
});

test.each(policies)('[LY-03] %s closes after 500 ms if it is dimmed, otherwise at once', (_, policy) => {
  expect(policy.closeDelayMs).toBe(policy.isDimmed ? 500 : 0);
});

const alert = { type: 'Alert', detail: { type: 'ServerText', text: '안녕' } } as const;
const question = { type: 'Delete', place: 'Unit', units: [] } as const;
const notice = { type: 'Message', code: 'CART-BR4-09', params: {} } as const;

const setUp = () => {
  const timers = new TestTimers();
  const store = new LayerStore(timers.after);
  const toasts = new ToastStore(timers.after);
  const answers: LayerAnswer[] = [];
  const onAnswer = (answer: LayerAnswer) => answers.push(answer);
  /** Closes the only open layer and returns its type. */
  const answerBy = (answer?: LayerAnswer) => {
    const [open] = store.open;
    store.close(open?.key ?? '', answer);
    return open?.layer.type;
  };
  return { timers, store, toasts, shopper: shopperOf(store, toasts), answers, onAnswer, answerBy };
};

test('[LY-02] a layer opens at the end of the list and closes by key', () => {
  const { store, timers } = setUp();
  const [first, second] = [store.add(alert), store.add(alert)];
  expect(store.open.map(({ key }) => key)).toEqual([first, second]);
  store.close(first);
  timers.pass(500);
  store.close('layer-none');
  expect(store.open.map(({ key }) => key)).toEqual([second]);
});

test('[LY-02] a layer without its detail closes at once', () => {
  const { store, answers, onAnswer } = setUp();
  store.add({ type: 'Confirm', detail: undefined }, onAnswer);
  expect([store.open, answers]).toEqual([[], [false]]);
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

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('[DL-02] a question waits for its answer, and closing it means no: %s', async (answer, said) => {
  const { store, shopper, answerBy } = setUp();
  const task = shopper.confirm(question);
  expect(store.open).toEqual([]);
  const answered = task();
  expect(store.open[0]?.layer).toEqual({ type: 'Confirm', detail: question });
  answerBy(answer);
  expect(await answered).toBe(said);
});

test('an alert waits until it is closed', async () => {
  const { shopper, answerBy } = setUp();
  let isClosed = false;
  const closed = shopper
    .alert(notice)()
    .then(() => (isClosed = true));
  await Promise.resolve();
  expect(isClosed).toBe(false);
  answerBy(true);
  await closed;
  expect(isClosed).toBe(true);
});

test('a passing notice is a toast', () => {
  const { store, toasts, shopper } = setUp();
  shopper.notify(notice);
  expect([toasts.toasts, store.open]).toMatchObject([[{ notice }], []]);
});

const part = {
  code: 'ASK-INSTALL-FIRST',
  params: {},
  ordered: [aUnit()],
  excepted: [],
  payable: undefined,
} as const satisfies OrderFirst;

test.each<[string, Question]>([
  ['ConfirmOrderExceptSomeItems', { type: 'OrderFirst', ...part }],
  ['ConfirmMaxInstallOrder', { type: 'OrderFirst', ...part, code: 'ASK-MAX-INSTALL' }],
  ['ConfirmAuthentication', { type: 'VerifyIdentity', code: 'UNABLE-SELF_LIMIT', params: { product: '사과' } }],
])('[LY-06 CK-06] partial orders have their own question layer: %s', async (type, asked) => {
  const { shopper, answerBy } = setUp();
  const answered = shopper.confirm(asked)();
  expect([answerBy(true), await answered]).toEqual([type, true]);
});

test.each([
  ['OnlyIncomeDutyItem', 'OnlyIncomeDutyItem'],
  ['OrderTogether', 'OrderTogether'],
  [false, undefined],
  [true, undefined],
] as const)('[CK-08] income-duty items: %s', async (answer, expected) => {
  const { shopper, answerBy } = setUp();
  const answered = shopper.chooseIncomeDuty({ ...part, code: 'ASK-INCOME-DUTY' })();
  expect([answerBy(answer), await answered]).toEqual(['ConfirmIncomeDutyItemOrderType', expected]);
});

test.each([
  ['ApplyChoice', 'ApplyChoice'],
  ['LeaveChoice', 'LeaveChoice'],
  [false, undefined],
] as const)('[CP-10] leaving the coupon box returns the answer, or none: %s', async (answer, said) => {
  const { shopper, answerBy } = setUp();
  const answered = shopper.leaveCouponBox();
  answerBy(answer);
  expect(await answered).toEqual(said);
});

test('a toast stays for 3.6 s', () => {
  const { timers, toasts } = setUp();
  toasts.notify(notice);
  timers.pass(3599);
  expect(toasts.toasts).toHaveLength(1);
  timers.pass(1);
  expect(toasts.toasts).toEqual([]);
});

test('shows toasts in order of arrival', () => {
  const { timers, toasts } = setUp();
  toasts.notify(notice);
  timers.pass(1000);
  toasts.notify(notice);
  timers.pass(2600);
  expect(toasts.toasts.map(({ key }) => key)).toEqual(['toast-2']);
});

test('a hovered toast waits, then stays for another 3.6 s', () => {
  const { timers, toasts } = setUp();
  toasts.notify(notice);
  toasts.hold('toast-1');
  timers.pass(10_000);
  expect(toasts.toasts).toHaveLength(1);
  for (const _ of ['shown', 'gone']) {
    toasts.release('toast-1');
    timers.pass(3600);
    expect(toasts.toasts).toEqual([]);
  }
});

test('[WA-11] a toast shows its notice in the page language', () => {
  const said = (language: Language): string => toastView(testWords(language), { key: 'toast-1', notice }).text;
  expect(said('ko')).toBe('삭제할 상품을 선택해 주세요.');
  expect(new Set(languages.map(said)).size).toBe(languages.length);
});
