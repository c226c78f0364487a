import {
  nothingMerged,
  txKey,
  unknownEnvironment,
  won,
  type Answer,
  type Order,
  type Page,
  type TakenOrder,
} from '@baguni/domain';
import { anApiError, aSafeTarget } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { orderDesk } from './order-desk.ts';

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
    getOrder: vi.fn<() => Answer<Order>>(read),
    payOrder: vi.fn<() => Answer<Order>>(pay),
    takeOrderOver: vi.fn<() => Answer<TakenOrder>>(take),
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
    refresh: () => void led.push('refresh'),
  };
  return { orders, led, desk: orderDesk({ orders, server, page, txKey: key }) };
};

test('[CK-13] an order is read, then paid once, however often it is pressed', async () => {
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

test('an order that cannot be read is said to be so, and reading it again may help', async () => {
  const answers = [no({ kind: 'Network' }), yes(order(false))];
  const { desk } = deskOf(() => answers.shift() ?? no());
  await desk.load();
  expect(desk.state().load).toBe('Failed');
  await desk.load();
  expect(desk.state().load).toMatchObject({ order: { payable: 12_300 } });
});

const ofGuest = no({ resultCode: 'ORDER-OF-GUEST', status: O.some(409) });
const taken: TakenOrder = { order: order(false), payableBefore: won(15_000), merge: nothingMerged };

test('[CK-15] an order prepared before signing in is prepared again, and says so; it is paid as it is then', async () => {
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

test('[CK-15] an order that is one’s own is never asked to be prepared again', async () => {
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

test('[CK-15] where the answer was lost, the order is read again: it may have been prepared', async () => {
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

test('[CK-15] whoever has signed in elsewhere since pays nothing before the order was prepared again and shown', async () => {
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

test('a payment that was refused says why and can be tried again', async () => {
  const refusal = no({ domain: 'order-api', resultCode: 'ORDER-OUT-OF-STOCK' });
  const { desk } = deskOf(
    () => yes(order(false)),
    () => refusal,
  );
  await desk.load();
  await desk.pay();
  expect(desk.state()).toMatchObject({ isPaying: false, notice: { code: 'ORDER-OUT-OF-STOCK' } });
});

test.each([
  [true, undefined],
  [false, 'TEMPORARY-PROBLEM'],
])('a payment whose answer was lost is read again: paid is %s, so it says %s', async (isPaid, code) => {
  const answers = [order(false), order(isPaid)];
  const { desk } = deskOf(
    () => yes(answers.shift() ?? order(isPaid)),
    () => no({ kind: 'TimedOut' }),
  );
  await desk.load();
  await desk.pay();
  expect(desk.state()).toMatchObject({ load: { order: { isPaid } }, isPaying: false });
  expect(desk.state().notice).toEqual(code && expect.objectContaining({ code }));
});

test.each([
  [503, '9503'],
  [409, '9409'],
])(
  '[SV-04] a payment answered %i with %s may have happened: the order is read again and is paid',
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
