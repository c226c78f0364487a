import type { Calls, Client } from '@baguni/contract';
import {
  type TakenOrder,
  idempotencyKey,
  nothingMerged,
  txKey,
  unknownEnvironment,
  won,
  type Answer,
  type ApiError,
  type Order,
} from '@baguni/domain';
import type { Page } from '@baguni/use-cases';
import { anApiError, aSafeTarget } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderDesk, type OrderDesk } from './order-desk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const key = txKey('one');
const order = (isPaid: boolean): Order => ({ txKey: key, isPaid, lines: [], entries: [], payable: won(12_300) });
const yes =
  <A>(value: A): Answer<A> =>
  async () =>
    E.right(value);
const no =
  (over: Parameters<typeof anApiError>[0] = {}): Answer<never> =>
  async () =>
    E.left(anApiError(over));

const deskOf = (
  read: () => Answer<Order>,
  pay: () => Answer<Order> = () => yes(order(true)),
  take: () => Answer<TakenOrder> = () => no(),
) => {
  const orders = {
    getOrder: vi.fn<Client<Calls>['getOrder']>(read),
    payOrder: vi.fn<Client<Calls>['payOrder']>(pay),
    takeOrderOver: vi.fn<Client<Calls>['takeOrderOver']>(take),
  };
  const server = { getEnvironment: () => yes({ ...unknownEnvironment, name: 'development' as const }) };
  const led: string[] = [];
  const page: Page = {
    showTab: () => void led.push('tab'),
    goToSelfAuthentication: () => void led.push('self-authentication'),
    goToSignIn: () => void led.push('sign-in'),
    goToOrder: () => void led.push('order'),
    targetOf: (address) => (address.startsWith('/') ? O.some(aSafeTarget(address)) : O.none),
    goTo: (target) => void led.push(target),
    goHome: () => void led.push('home'),
    goBack: () => void led.push('back'),
    close: () => void led.push('close'),
    refresh: () => void led.push('refresh'),
  };
  let keys = 0;
  const newKey = () => idempotencyKey(`key-${(keys += 1)}`);
  const forgotten: Order[] = [];
  const forgetMemo = (paid: Order): void => void forgotten.push(paid);
  return { orders, led, forgotten, desk: orderDesk({ orders, server, page, newKey, txKey: key, forgetMemo }) };
};

test('[CK-13] reads an order and pays it once, even if pressed several times', async () => {
  const { desk, orders } = deskOf(() => yes(order(false)));
  const heard = vi.fn<() => void>();
  desk.subscribe(heard);
  await desk.load();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: false } }, environment: 'development' });
  await Promise.all([desk.pay(), desk.pay()]);
  await desk.pay();
  expect(orders.payOrder).toHaveBeenCalledTimes(1);
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } }, isPaying: false });
  expect(desk.state().notice).toBeUndefined();
  expect(heard).toHaveBeenCalled();
});

test('[LY-08] forgets the memo after payment, not before and not on a refusal', async () => {
  const answers = [no({ resultCode: 'ORDER-OUT-OF-STOCK', status: O.some(409) }), yes(order(true))];
  const { desk, forgotten } = deskOf(
    () => yes(order(false)),
    () => answers.shift() ?? no(),
  );
  await desk.load();
  await desk.pay();
  expect(forgotten).toEqual([]);
  await desk.pay();
  expect(forgotten).toEqual([order(true)]);
});

test('reports an unreadable order and can read it again', async () => {
  const answers = [no({ kind: 'Network' }), yes(order(false))];
  const { desk } = deskOf(() => answers.shift() ?? no());
  await desk.load();
  expect(desk.state().load).toBe('Failed');
  await desk.load();
  expect(desk.state().load).toMatchObject({ order: { payable: 12_300 } });
});

const ofGuest = no({ resultCode: 'ORDER-OF-GUEST', status: O.some(409) });
const taken: TakenOrder = { order: order(false), payableBefore: won(15_000), merge: nothingMerged };

test('[CK-15] prepares a guest order again after sign-in, shows that, and pays its new amount', async () => {
  const { desk, orders } = deskOf(
    () => ofGuest,
    undefined,
    () => yes(taken),
  );
  await desk.load();
  expect(orders.takeOrderOver).toHaveBeenCalledWith({ txKey: key });
  expect(desk.state()).toMatchObject({ load: { order: taken.order }, taken: { payableBefore: 15_000 } });
  await desk.pay();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } } });
});

test('[CK-15] never prepares a member’s own order again', async () => {
  const { desk, orders } = deskOf(() => yes(order(false)));
  await desk.load();
  expect([orders.takeOrderOver.mock.calls, desk.state().taken]).toEqual([[], undefined]);
});

test.each([
  [{ resultCode: 'ORDER-NOT-IN-CART', status: O.some(409), message: '말' }, { code: 'ORDER-NOT-IN-CART' }, []],
  [{ resultCode: 'CART-BR7-17', status: O.some(422) }, { code: 'CART-BR7-17' }, []],
  [{ resultCode: 'CHECKOUT-BR2-200' }, undefined, ['self-authentication']],
])(
  '[CK-15] one that cannot be prepared again says why, and leads where that helps (%o)',
  async (error, notice, led) => {
    const shown = deskOf(
      () => ofGuest,
      undefined,
      () => no(error),
    );
    await shown.desk.load();
    expect(shown.desk.state().load).toBe('Failed');
    expect(shown.desk.state().notice).toEqual(notice && expect.objectContaining(notice));
    expect(shown.led).toEqual(led);
  },
);

test('[CK-15] reads the order again after a lost response, because it may have been prepared', async () => {
  const reads = [ofGuest, yes(order(false))];
  const { desk } = deskOf(
    () => reads.shift() ?? ofGuest,
    undefined,
    () => no({ kind: 'TimedOut' }),
  );
  await desk.load();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: false } } });
  expect([desk.state().taken, desk.state().notice]).toEqual([undefined, undefined]);
});

test('[CK-15] pays nothing after a sign-in elsewhere until the order is prepared again and shown', async () => {
  const { desk, orders } = deskOf(
    () => yes(order(false)),
    () => ofGuest,
    () => yes(taken),
  );
  await desk.load();
  await desk.pay();
  expect(orders.takeOrderOver).toHaveBeenCalledTimes(1);
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: false } }, isPaying: false, taken: {} });
});

test('shows why a payment was refused and allows another attempt', async () => {
  const refusal = no({ domain: 'order-api', resultCode: 'ORDER-OUT-OF-STOCK' });
  const { desk } = deskOf(
    () => yes(order(false)),
    () => refusal,
  );
  await desk.load();
  await desk.pay();
  expect(desk.state()).toMatchObject({ isPaying: false, notice: { code: 'ORDER-OUT-OF-STOCK' } });
});

const lost: readonly Partial<ApiError>[] = [
  { kind: 'TimedOut' },
  { kind: 'Network' },
  { kind: 'Unreadable' },
  { resultCode: '9503', status: O.some(503) },
  { resultCode: '9409', status: O.some(409) },
];

/** An order desk with the given number of lost payments. @param looks result of each read of the order */
const lostDesk = async (
  looks: readonly Answer<Order>[],
  error: Partial<ApiError> = { kind: 'TimedOut' },
  times = 1,
) => {
  const answers = [yes(order(false)), ...looks];
  let left = times;
  const world = deskOf(
    () => answers.shift() ?? yes(order(false)),
    () => ((left -= 1) >= 0 ? no(error) : yes(order(true))),
  );
  await world.desk.load();
  return world;
};
const said = ({ notice }: ReturnType<OrderDesk['state']>) => (notice?.type === 'Message' ? notice.code : notice);

test.each(lost)(
  '[CK-13] shows after a lost payment (%o) that the result is unknown, then that the order is paid',
  async (error) => {
    const { desk, orders } = await lostDesk([yes(order(false)), yes(order(true))], error);
    const paying = desk.pay();
    await vi.advanceTimersByTimeAsync(999);
    expect([said(desk.state()), desk.state().isPaying]).toEqual(['PAYMENT-CHECKING', true]);
    await vi.advanceTimersByTimeAsync(1);
    await paying;
    expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } }, isPaying: false });
    expect([said(desk.state()), orders.payOrder.mock.calls.length]).toEqual([undefined, 1]);
  },
);

test('[CK-14] reports a payment that was not received; another press sends the same payment', async () => {
  const { desk, orders } = await lostDesk([yes(order(false)), yes(order(false)), yes(order(false))]);
  const paying = desk.pay();
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  expect([said(desk.state()), desk.state().isPaying]).toEqual(['PAYMENT-NOT-RECEIVED', false]);
  await desk.pay();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } }, notice: undefined });
  expect(orders.payOrder.mock.calls.map(([, used]) => used)).toEqual(['key-1', 'key-1']);
});

test('[CK-14] claims no result if the order is unreadable too; another press sends the same payment', async () => {
  const offline = no({ kind: 'Network' });
  const { desk, orders } = await lostDesk([offline, offline, offline, yes(order(true))], { kind: 'Network' }, 2);
  const paying = desk.pay();
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  expect([said(desk.state()), desk.state().isPaying]).toEqual(['PAYMENT-UNKNOWN', false]);
  await desk.pay();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } }, notice: undefined });
  expect(orders.payOrder.mock.calls.map(([, used]) => used)).toEqual(['key-1', 'key-1']);
});

test('[CK-14] shows the order as paid although the second request is refused', async () => {
  const offline = no({ kind: 'Network' });
  const { desk, orders } = await lostDesk([offline, offline, offline, yes(order(true))]);
  const paying = desk.pay();
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  orders.payOrder.mockReturnValueOnce(no({ resultCode: '9429', status: O.some(429) }));
  await desk.pay();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } }, notice: undefined });
});

test('[CK-14] sends a new payment after a refusal', async () => {
  const { desk, orders } = await lostDesk([], { resultCode: 'ORDER-OUT-OF-STOCK', status: O.some(409) });
  await desk.pay();
  await desk.pay();
  expect(orders.payOrder.mock.calls.map(([, used]) => used)).toEqual(['key-1', 'key-2']);
});

test.each([409, 404])(
  '[CK-13] does not claim a reload for a changed cart (%d), because this page has none',
  async (status) => {
    const { desk } = await lostDesk([], { resultCode: 'CART-CHANGED', status: O.some(status) });
    await desk.pay();
    expect(said(desk.state())).toBe('PAYMENT-CART-CHANGED');
  },
);

test.each([
  [503, '9503'],
  [409, '9409'],
])(
  '[SV-04] reads the order again after a payment response %i with %s, and shows it as paid',
  async (status, resultCode) => {
    const answers = [order(false), order(true)];
    const { desk } = deskOf(
      () => yes(answers.shift() ?? order(true)),
      () => no({ status: O.some(status), resultCode, message: 'later' }),
    );
    await desk.load();
    await desk.pay();
    expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } }, isPaying: false });
    expect(desk.state().notice).toBeUndefined();
  },
);

test.each([
  [{ redirectUrl: O.some('/ko/pc/cart') }, undefined, ['/ko/pc/cart']],
  [{ redirectUrl: O.some('https://evil.example/'), resultCode: 'CART-BR7-03', message: '품절' }, { text: '품절' }, []],
  [{ resultCode: 'CHECKOUT-BR2-200' }, undefined, ['self-authentication']],
  [{ resultCode: 'SIGN-IN-TO-ORDER' }, undefined, ['sign-in']],
  [{ domain: 'cart-fe', resultCode: 'CART-BR-100' }, undefined, ['home']],
  [{ domain: 'cart-fe', resultCode: 'CART-BR-101' }, { code: 'TEMPORARY-PROBLEM' }, []],
  [{ nextAction: O.some('ALERT_AND_REDIRECT'), message: '말' }, { text: '말' }, []],
])(
  '[ER-03 ER-04 ER-06] a payment that failed is handled as the cart’s failures are (%o)',
  async (error, notice, led) => {
    const shown = deskOf(
      () => yes(order(false)),
      () => no(error),
    );
    await shown.desk.load();
    await shown.desk.pay();
    expect(shown.desk.state().isPaying).toBe(false);
    expect(shown.desk.state().notice).toEqual(notice && expect.objectContaining(notice));
    expect(shown.led).toEqual(led);
  },
);
