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
  detailKey,
  type GatewayDetail,
  type GatewayMessage,
  type KeptDetail,
} from '@baguni/domain/internal';
import type { Page } from '@baguni/use-cases';
import { anApiError, aSafeTarget } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayPayment, type Approve } from './gateway-payment.ts';
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

const recipient = { name: '김바구니', phone: '010-1234-5678', zipCode: '04001', address: '마포구 새벽별로 12' };
const delivered: Order = { ...order(false), recipient };

const unpaid = yes(order(false));
const paid = yes(order(true));
const inTurn = <A>(answers: readonly Answer<A>[], after: Answer<A>): (() => Answer<A>) => {
  const left = [...answers];
  return () => left.shift() ?? after;
};

interface Answers {
  readonly read?: readonly Answer<Order>[];
  readonly pay?: readonly Answer<Order>[];
  readonly take?: Answer<TakenOrder>;
  readonly deliver?: readonly Answer<Order>[];
  readonly approve?: Approve;
}

/** A desk that has read its order. After the given answers an order is unpaid and a payment succeeds. */
const opened = async ({ read = [], pay = [], take = no(), deliver = [], approve }: Answers = {}) => {
  const orders = {
    getOrder: vi.fn<Client<Calls>['getOrder']>(inTurn(read, unpaid)),
    payOrder: vi.fn<Client<Calls>['payOrder']>(inTurn(pay, paid)),
    deliverOrderTo: vi.fn<Client<Calls>['deliverOrderTo']>(inTurn(deliver, yes(delivered))),
    takeOrderOver: vi.fn<Client<Calls>['takeOrderOver']>(() => take),
  };
  const server = { getEnvironment: () => yes({ ...unknownEnvironment, name: 'development' as const }) };
  const led: string[] = [];
  const page: Page = {
    showTab: () => void led.push('tab'),
    goToSelfAuthentication: () => void led.push('self-authentication'),
    goToSignIn: () => void led.push('sign-in'),
    goToOrder: () => void led.push('order'),
    targetOf: (address) => (address.startsWith('/') ? aSafeTarget(address) : undefined),
    goTo: (target) => void led.push(target),
    goHome: () => void led.push('home'),
    goBack: () => void led.push('back'),
    close: () => void led.push('close'),
    refresh: () => void led.push('refresh'),
  };
  let keys = 0;
  const newKey = () => idempotencyKey(`key-${(keys += 1)}`);
  const forgotten: Order[] = [];
  const onPaid = (order: Order): void => void forgotten.push(order);
  const desk = orderDesk({ orders, server, page, newKey, txKey: key, onPaid, approve });
  await desk.load();
  const keysUsed = () => orders.payOrder.mock.calls.map(([, used]) => used);
  return { orders, led, forgotten, desk, keysUsed };
};

test('[CK-20] stores the recipient before the payment, and only if it has changed', async () => {
  const { desk, orders } = await opened({ pay: [no({ resultCode: 'ORDER-OUT-OF-STOCK', status: 409 })] });
  await desk.pay(recipient);
  expect(desk.state()).toMatchObject({ load: { order: { recipient } }, isPaying: false });
  await desk.pay(recipient);
  expect(desk.state()).toMatchObject(isPaid);
  expect(orders.deliverOrderTo.mock.calls).toEqual([[{ txKey: key, recipient }, 'key-1']]);
});

test.each([
  ['refused', no({ resultCode: 'ORDER-NEEDS-ADDRESS', status: 422 }), 'ORDER-NEEDS-ADDRESS'],
  ['lost', no({ kind: 'Network' }), 'TEMPORARY-PROBLEM'],
] as const)(
  '[CK-20] pays nothing if the recipient is %s, shows why, and can be pressed again',
  async (_, answer, code) => {
    const { desk, orders } = await opened({ deliver: [answer] });
    await desk.pay(recipient);
    expect([said(desk.state()), desk.state().isPaying, orders.payOrder.mock.calls]).toEqual([code, false, []]);
    await desk.pay(recipient);
    expect(desk.state()).toMatchObject(isPaid);
  },
);

test('[CK-20] shows an order that was paid in another tab as paid, without another payment', async () => {
  const { desk, orders } = await opened({ deliver: [paid] });
  await Promise.all([desk.pay(recipient), desk.pay(recipient)]);
  expect(desk.state()).toMatchObject(isPaid);
  expect([orders.deliverOrderTo.mock.calls.length, orders.payOrder.mock.calls.length]).toEqual([1, 0]);
});

const isPaid = { load: { order: { isPaid: true } }, isPaying: false, notice: undefined };

test('[CK-13] reads an order and pays it once, even if pressed several times', async () => {
  const { desk, orders } = await opened();
  const heard = vi.fn<() => void>();
  desk.subscribe(heard);
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: false } }, environment: 'development' });
  await Promise.all([desk.pay(), desk.pay()]);
  await desk.pay();
  expect(orders.payOrder).toHaveBeenCalledTimes(1);
  expect(desk.state()).toMatchObject(isPaid);
  expect(heard).toHaveBeenCalled();
});

test('[LY-08] forgets the memo after payment, not before and not on a refusal', async () => {
  const { desk, forgotten } = await opened({ pay: [no({ resultCode: 'ORDER-OUT-OF-STOCK', status: 409 })] });
  await desk.pay();
  expect(forgotten).toEqual([]);
  await desk.pay();
  expect(forgotten).toEqual([order(true)]);
});

test('reports an unreadable order and can read it again', async () => {
  const { desk } = await opened({ read: [no({ kind: 'Network' })] });
  expect(desk.state().load).toBe('Failed');
  await desk.load();
  expect(desk.state().load).toMatchObject({ order: { payable: 12_300 } });
});

test('[CK-13] an order that the shopper does not have is unknown, because a retry would not help', async () => {
  const { desk } = await opened({ read: [no({ resultCode: 'ORDER-FAILED', status: 404 })] });
  expect(desk.state().load).toBe('Unknown');
});

test('[ER-02] shows a lost connection, and reads the order again once it is back', async () => {
  const { desk, orders } = await opened({ read: [no({ kind: 'Network' }), unpaid, paid] });
  desk.connect(true);
  expect([desk.state().isOffline, orders.getOrder.mock.calls.length]).toEqual([false, 1]);
  for (const expected of [{ order: { isPaid: false } }, { order: { isPaid: true } }]) {
    desk.connect(false);
    expect(desk.state().isOffline).toBe(true);
    desk.connect(true);
    await vi.waitFor(() => expect(desk.state()).toMatchObject({ isOffline: false, load: expected }));
  }
  expect(orders.getOrder).toHaveBeenCalledTimes(3);
});

test('[QT-06] shows an order as paid after another tab has paid it, and keeps it if it cannot be read', async () => {
  const { desk, orders } = await opened({ read: [unpaid, no({ kind: 'Network' }), paid] });
  await desk.readAgain();
  expect(desk.state().load).toMatchObject({ order: { isPaid: false } });
  await desk.readAgain();
  expect(desk.state()).toMatchObject(isPaid);
  await desk.readAgain();
  expect(orders.getOrder).toHaveBeenCalledTimes(3);
});

const ofGuest = no({ resultCode: 'ORDER-OF-GUEST', status: 409 });
const taken: TakenOrder = { order: order(false), payableBefore: won(15_000), merge: nothingMerged };

test('[CK-15] prepares a guest order again after sign-in, shows that, and pays its new amount', async () => {
  const { desk, orders } = await opened({ read: [ofGuest], take: yes(taken) });
  expect(orders.takeOrderOver).toHaveBeenCalledWith({ txKey: key });
  expect(desk.state()).toMatchObject({ load: { order: taken.order }, taken: { payableBefore: 15_000 } });
  await desk.pay();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: true } } });
});

test('[CK-15] never prepares a member’s own order again', async () => {
  const { desk, orders } = await opened();
  expect([orders.takeOrderOver.mock.calls, desk.state().taken]).toEqual([[], undefined]);
});

test.each([
  [{ resultCode: 'ORDER-NOT-IN-CART', status: 409, message: '말' }, { code: 'ORDER-NOT-IN-CART' }, []],
  [{ resultCode: 'CART-BR7-17', status: 422 }, { code: 'CART-BR7-17' }, []],
  [{ resultCode: 'CHECKOUT-BR2-200' }, undefined, ['self-authentication']],
])(
  '[CK-15] an order that cannot be prepared again shows the reason, and navigates if that helps (%o)',
  async (error, notice, led) => {
    const shown = await opened({ read: [ofGuest], take: no(error) });
    const { load, notice: said } = shown.desk.state();
    expect([load, said, shown.led]).toEqual(['Failed', notice && expect.objectContaining(notice), led]);
  },
);

test('[CK-15] reads the order again after a lost response, because it may have been prepared', async () => {
  const { desk } = await opened({ read: [ofGuest], take: no({ kind: 'TimedOut' }) });
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: false } }, taken: undefined, notice: undefined });
});

const changed = no({ resultCode: 'ORDER-PRICE-CHANGED', status: 409 });
const dearer: Order = { ...order(false), payable: won(15_000) };

test.each([
  ['prepared again', yes({ ...taken, order: dearer }), []],
  ['read after a lost response', no({ kind: 'TimedOut' }), [unpaid, yes(dearer)]],
] as const)(
  '[CK-13] shows a changed total, old and new, and pays only after another press: %s',
  async (_, take, read) => {
    const { desk, orders } = await opened({ read, pay: [changed], take });
    await desk.pay();
    const params = { before: 12_300, payable: 15_000 };
    expect(desk.state()).toMatchObject({
      load: { order: { isPaid: false, payable: 15_000 } },
      notice: { code: 'ORDER-PRICE-CHANGED', params },
      isPaying: false,
    });
    await desk.pay();
    expect(desk.state()).toMatchObject(isPaid);
    expect(orders.payOrder.mock.calls.map(([{ payableSeen }, key]) => [payableSeen, key])).toEqual([
      [12_300, 'key-1'],
      [15_000, 'key-2'],
    ]);
  },
);

test('[CK-13] reports no change if the order was paid elsewhere or has its old total again', async () => {
  for (const shown of [order(true), order(false)]) {
    const { desk } = await opened({ pay: [changed], take: yes({ ...taken, order: shown }) });
    await desk.pay();
    expect(desk.state()).toMatchObject({ load: { order: shown }, notice: undefined });
  }
});

test('[CK-15] pays nothing after a sign-in elsewhere until the order is prepared again and shown', async () => {
  const { desk, orders } = await opened({ pay: [ofGuest], take: yes(taken) });
  await desk.pay();
  expect(orders.takeOrderOver).toHaveBeenCalledTimes(1);
  expect(desk.state()).toMatchObject({ load: { order: { isPaid: false } }, isPaying: false, taken: {} });
});

const lost: readonly Partial<ApiError>[] = [
  { kind: 'TimedOut' },
  { kind: 'Network' },
  { kind: 'Unreadable' },
  { resultCode: '9503', status: 503 },
  { resultCode: '9409', status: 409 },
];

const said = ({ notice }: ReturnType<OrderDesk['state']>) => (notice?.type === 'Message' ? notice.code : notice);

test.each(lost)(
  '[CK-13 SV-04] shows after a lost payment (%o) that the result is unknown, then that the order is paid',
  async (error) => {
    const { desk, orders } = await opened({ read: [unpaid, unpaid, paid], pay: [no(error)] });
    const paying = desk.pay();
    await vi.advanceTimersByTimeAsync(999);
    expect([said(desk.state()), desk.state().isPaying]).toEqual(['PAYMENT-CHECKING', true]);
    await vi.advanceTimersByTimeAsync(1);
    await paying;
    expect(desk.state()).toMatchObject(isPaid);
    expect(orders.payOrder).toHaveBeenCalledTimes(1);
  },
);

test('[SV-04] shows the order as paid at once if the first read after a lost payment shows that', async () => {
  const { desk } = await opened({ read: [unpaid, paid], pay: [no({ status: 503, resultCode: '9503' })] });
  await desk.pay();
  expect(desk.state()).toMatchObject(isPaid);
});

const offline = no({ kind: 'Network' });

test.each([
  ['PAYMENT-NOT-RECEIVED', [unpaid, unpaid, unpaid], [no({ kind: 'TimedOut' })]],
  ['PAYMENT-UNKNOWN', [offline, offline, offline, paid], [offline, offline]],
])('[CK-14] after three reads it reports %s; another press sends the same payment', async (code, looks, pay) => {
  const { desk, keysUsed } = await opened({ read: [unpaid, ...looks], pay });
  const paying = desk.pay();
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  expect([said(desk.state()), desk.state().isPaying]).toEqual([code, false]);
  await desk.pay();
  expect(desk.state()).toMatchObject(isPaid);
  expect(keysUsed()).toEqual(['key-1', 'key-1']);
});

test('[CK-14] shows the order as paid although the second request is refused', async () => {
  const pay = [no({ kind: 'TimedOut' }), no({ resultCode: '9429', status: 429 })];
  const { desk } = await opened({ read: [unpaid, offline, offline, offline, paid], pay });
  const paying = desk.pay();
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  await desk.pay();
  expect(desk.state()).toMatchObject(isPaid);
});

test('[CK-14] shows why a payment was refused and sends a new payment after it', async () => {
  const { desk, keysUsed } = await opened({ pay: [no({ domain: 'order-api', resultCode: 'ORDER-OUT-OF-STOCK' })] });
  await desk.pay();
  expect(desk.state()).toMatchObject({ isPaying: false, notice: { code: 'ORDER-OUT-OF-STOCK' } });
  await desk.pay();
  expect(keysUsed()).toEqual(['key-1', 'key-2']);
});

test.each([409, 404])(
  '[CK-13] does not claim a reload for a changed cart (%d), because this page has none',
  async (status) => {
    const { desk } = await opened({ pay: [no({ resultCode: 'CART-CHANGED', status })] });
    await desk.pay();
    expect(said(desk.state())).toBe('PAYMENT-CART-CHANGED');
  },
);

test.each([
  [{ redirectUrl: '/ko/pc/cart' }, undefined, ['/ko/pc/cart']],
  [{ redirectUrl: 'https://evil.example/', resultCode: 'CART-BR7-03', message: '품절' }, { code: 'CART-BR7-03' }, []],
  [{ resultCode: 'CHECKOUT-BR2-200' }, undefined, ['self-authentication']],
  [{ resultCode: 'SIGN-IN-TO-ORDER' }, undefined, ['sign-in']],
  [{ domain: 'cart-fe', resultCode: 'CART-BR-100' }, undefined, ['home']],
  [{ domain: 'cart-fe', resultCode: 'CART-BR-101' }, { code: 'TEMPORARY-PROBLEM' }, []],
  [{ nextAction: 'ALERT_AND_REDIRECT', message: '말' }, { text: '말' }, []],
])('[ER-03 ER-04 ER-06] handles a failed payment like a failure of the cart (%o)', async (error, notice, led) => {
  const shown = await opened({ pay: [no(error)] });
  await shown.desk.pay();
  const { isPaying, notice: shownNotice } = shown.desk.state();
  expect([isPaying, shownNotice, shown.led]).toEqual([false, notice && expect.objectContaining(notice), led]);
});

/** A gateway whose messages and stored forms a test sees. */
const aGateway = (kept: Answer<KeptDetail> = yes({ key: detailKey('k1') })) => {
  const forms: GatewayDetail[] = [];
  const heard = new Set<(message: GatewayMessage) => void>();
  const approve = gatewayPayment({
    server: { keepGatewayDetail: (form) => (forms.push(form), kept) },
    newKey: () => idempotencyKey('form'),
    listen: (hear) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
  });
  const say = (outcome: GatewayMessage['outcome'], pageType: GatewayMessage['pageType'] = 'SmilePayGateway'): void => {
    for (const hear of heard) hear({ pageType, outcome });
  };
  return { approve, forms, heard, say };
};

test('[RT-07 GW-01] a payment goes through the gateway: a stored form, its page, its approval, then the order', async () => {
  const { approve, forms, heard, say } = aGateway();
  const { desk, orders } = await opened({
    approve,
    pay: [no({ resultCode: 'ORDER-OUT-OF-STOCK', status: 409 })],
  });
  const paying = desk.pay();
  await vi.waitFor(() => expect(desk.state().gateway?.key).toBe('k1'));
  expect([forms, orders.payOrder.mock.calls]).toEqual([
    [
      {
        pageType: 'SmilePayGateway',
        action: '',
        method: 'post',
        params: [],
        fields: [
          { name: 'orderNumber', value: 'one' },
          { name: 'amount', value: '12300' },
          { name: 'currencyCode', value: 'KRW' },
        ],
      },
    ],
    [],
  ]);
  say('Cancelled', 'PaypalGateway');
  expect(desk.state().gateway).toBeDefined();
  say('Done');
  await paying;
  expect([desk.state().gateway, heard.size, orders.payOrder.mock.calls.length]).toEqual([undefined, 0, 1]);
  // the same amount needs no other approval
  await desk.pay();
  expect([desk.state(), forms.length]).toMatchObject([isPaid, 1]);
});

test.each(['Cancelled', 'Left', 'Unkept'] as const)(
  '[RT-07] a gateway that was %s takes no payment, and another press opens it again',
  async (how) => {
    const { approve, forms, say } = aGateway(how === 'Unkept' ? no({ resultCode: '9429', status: 429 }) : undefined);
    const { desk, orders } = await opened({ approve });
    for (const times of [1, 2]) {
      const paying = desk.pay();
      await vi.waitFor(() => expect(forms).toHaveLength(times));
      if (how !== 'Unkept') await vi.waitFor(() => expect(desk.state().gateway).toBeDefined());
      if (how === 'Left') desk.state().gateway?.leave();
      else say('Cancelled');
      await paying;
      expect(desk.state()).toMatchObject({ isPaying: false, gateway: undefined, load: { order: { isPaid: false } } });
      expect(desk.state().notice === undefined).toBe(how !== 'Unkept');
    }
    expect(orders.payOrder).not.toHaveBeenCalled();
  },
);
