import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId } from '@baguni/domain/internal';
import { transition, type Shopper } from '@baguni/use-cases';
import { aUnit } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { testContext } from '../testing/context.ts';
import { TestTimers } from '../testing/timers.ts';
import { LateLayers, type LayersPart } from './late-layers.ts';
import { pageLayers } from './page-layers.ts';
import { ToastStore } from '../layers/toasts.ts';

const alert = { type: 'ServerText', text: '안녕' } as const;
const question = { type: 'Delete', place: 'Toolbar', units: [] } as const;
const order = { code: 'ASK-INCOME-DUTY', params: {}, ordered: [aUnit()], excepted: [], payable: undefined } as const;
const part: LayersPart = { pageLayers };

const setUp = (load: () => Promise<LayersPart> = () => Promise.resolve(part)) => {
  const timers = new TestTimers();
  const toasts = new ToastStore(timers.after);
  return { timers, toasts, layers: new LateLayers(load, { context: testContext(), after: timers.after, toasts }) };
};

const failingOnce = () =>
  setUp(vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(new TypeError('Failed to fetch')));

test('[LY-02] shows a question that was asked before the layers loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<LayersPart>();
  const { layers } = setUp(() => promise);
  const answer = layers.shopper.confirm(question)();
  expect(layers.come).toBeUndefined();
  resolve(part);
  const { views, closeLayer } = await layers.load();
  expect(views.layers.map(({ type }) => type)).toEqual(['Confirm']);
  closeLayer(views.layers[0]?.key ?? '', true);
  expect(await answer).toBe(true);
});

const asked: readonly (readonly [name: string, ask: (shopper: Shopper) => Promise<unknown>, closed: unknown])[] = [
  ['a question', ({ confirm }) => confirm(question)(), false],
  ['how income-duty items are ordered', ({ chooseIncomeDuty }) => chooseIncomeDuty(order)(), undefined],
  ['what becomes of a choice of coupons', ({ leaveCouponBox }) => leaveCouponBox(), undefined],
  ['something that must be seen', async ({ alert: see }) => see(alert)(), undefined],
];

test.each(asked)(
  '[LY-02] %s: if the layer fails to load, it counts as closed, a toast shows, and the next one is asked',
  async (_, ask, closed) => {
    const { layers, toasts } = failingOnce();
    expect(await ask(layers.shopper)).toEqual(closed);
    expect(toasts.toasts.map(({ notice }) => notice)).toMatchObject([{ code: 'PART-NOT-LOADED' }]);
    const again = ask(layers.shopper);
    await vi.waitFor(() => expect(layers.come?.layers.views.layers).toHaveLength(1));
    const { views, closeLayer } = await layers.load();
    closeLayer(views.layers[0]?.key ?? '', false);
    expect(await again).toEqual(closed);
    expect(toasts.toasts).toHaveLength(1);
  },
);

test('[LY-02] does not report a failed load while there is no question', async () => {
  const { layers, toasts } = failingOnce();
  await expect(layers.load()).rejects.toThrow('Failed to fetch');
  expect(toasts.toasts).toEqual([]);
});

test('loading the layers again returns the same layers', async () => {
  const { layers } = setUp();
  expect(await layers.load()).toBe(await layers.load());
});

test('shows a notice at once, without the layers', () => {
  const { layers, toasts } = setUp(() => Promise.reject(new Error('not asked')));
  layers.shopper.notify(alert);
  expect(toasts.toasts.map(({ notice }) => notice)).toEqual([alert]);
});

test('[WA-28] announces events that occurred before the layers loaded', async () => {
  const { layers, timers } = setUp();
  const { event, state } = transition(anOpenSession([aUnit()]), { type: 'UnitToggled', cartUnitId: cartUnitId(1) });
  layers.hear(event, state);
  const { announcer } = await layers.load();
  timers.pass(500);
  expect(announcer.announcement.text).toBe('1개 중 1개 선택. 결제 예상 금액 12,500원');
  layers.hear(event, state);
  timers.pass(500);
  expect(announcer.announcement.key).toBe(2);
});
