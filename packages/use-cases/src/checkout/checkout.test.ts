import {
  type Buyer,
  cartUnitId as id,
  couponIssueNo,
  guest,
  noFlags,
  payableOf,
  txKey,
  won,
} from '@baguni/domain/internal';
import { aCoupon, aHeldCoupon, anApiError, anExtraDiscount, anItem } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { aStaleError, failing, heldBack } from '../testing/test-network.ts';
import type { Command } from '../session/command.ts';
import { anOpenWorld, apples, plan, planned, quantityOf, settled, World } from '../testing/world.ts';

const order: Command = { type: 'Order' };
const asked = (world: World) => world.requests('addCheckoutByCart');

test('[CK-13 CK-16] checks rules, sets the busy flag, sends the visible state and opens the order page', async () => {
  const world = await anOpenWorld(apples(3), ({ server }) => {
    server.applied = [
      aCoupon({ cartUnitIds: [id(1), id(2)] }),
      aCoupon({ couponIssueNo: couponIssueNo('C2'), cartUnitIds: [id(2)] }),
    ];
    server.offered = [aHeldCoupon()];
  });
  world.plan('addCheckoutByCart', heldBack);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(2) });
  await world.after(0, order);
  expect(world.state.isOrdering).toBe(true);
  const [coupon] = world.state.cart.coupons.applied;
  expect(asked(world)).toEqual([
    {
      cartUnitIds: [1, 3],
      coupons: [{ cartUnitIds: [1], couponNo: coupon?.couponIssueNo, couponType: coupon?.couponType }],
      discounts: [],
      branchServiceType: 'Reserve',
      cartVersion: 1,
      payableSeen: payableOf(world.state.cart),
      agreed: [],
      oversea: undefined,
    },
  ]);
  await world.release(0);
  expect(world.events.slice(-2).map(({ type }) => type)).toEqual(['CheckoutStarted', 'CheckoutCreated']);
  expect(world.orders).toEqual(['T1']);
});

const orderedBy = async (buyer: Partial<Buyer>, units = apples(2)): Promise<World> => {
  const world = await anOpenWorld(units, ({ server }) => (server.initial = { buyer: { ...guest, ...buyer } }));
  await world.settle(order);
  return world;
};
const ways = ({ orders, signIns, signInsToOrder, verifications }: World) => ({
  orders,
  signIns,
  signInsToOrder,
  verifications,
});
const nowhere = { orders: [], signIns: 0, signInsToOrder: [], verifications: 0 };

test('[CK-15 CK-13] a visitor signs in and returns to the prepared order', async () => {
  const world = await orderedBy({});
  expect(asked(world)).toHaveLength(1);
  expect(world.eventsOf('CheckoutCreated')).toEqual([{ type: 'CheckoutCreated', txKey: 'T1' }]);
  expect([ways(world), world.state.isOrdering]).toEqual([{ ...nowhere, signInsToOrder: ['T1'] }, true]);
});

test.each([
  ['who has signed in', { isLogin: true, memberType: 'Member' }],
  ['a simple member', { isLogin: true, memberType: 'SimpleMember' }],
  ['who has chosen to order as a non-member', { ordersAsNonMember: true }],
] as const)('[CK-15 CK-13 RL-01] %s opens the order', async (_, buyer) => {
  expect(ways(await orderedBy(buyer))).toEqual({ ...nowhere, orders: ['T1'] });
});

test('[CK-15 CK-11] an unverified buyer verifies first, without a prepared order or a sign-in', async () => {
  const world = await orderedBy(
    { isLogin: true, memberType: 'SimpleMember' },
    apples(2, { isNeedAuthentication: true }),
  );
  expect([asked(world), ways(world)]).toEqual([[], { ...nowhere, verifications: 1 }]);
});

test('[CK-15 CK-12] refuses items that a visitor may not buy before sign-in', async () => {
  const flags = { ...noFlags, isMembersOnly: true };
  const world = await orderedBy({}, apples(1, { item: anItem({ flags }) }));
  expect([world.alerted, asked(world), ways(world)]).toEqual([['CART-BR7-10'], [], nowhere]);
});

test('[CK-13 CK-01] a violated rule shows its message without a call or busy flag', async () => {
  const none = await settled({ type: 'ToggleTab' }, order);
  const many = await settled(apples(31), order);
  const unopened = new World(apples(1));
  await unopened.after(0, order);
  expect([none, many, unopened].map(({ alerted }) => alerted)).toEqual([
    ['CART-BR7-01'],
    ['CART-BR7-33'],
    ['CART-BR7-01'],
  ]);
  for (const world of [none, many, unopened])
    expect([asked(world), world.state.isOrdering, world.eventsOf('CheckoutRefused').length]).toEqual([[], false, 1]);
});

test('[CK-18] an order with several reasons shows their list; a single reason is an alert', async () => {
  const flags = { ...noFlags, isMembersOnly: true };
  const listed = await orderedBy({}, apples(31, { item: anItem({ flags }) }));
  expect([listed.alerted, listed.state.refusedOrders, asked(listed)]).toEqual([[], 1, []]);
  await listed.after(500, order);
  expect(listed.state.refusedOrders).toBe(2);
  await listed.settle({ type: 'ToggleUnit', cartUnitId: id(1) });
  expect(listed.state.refusedOrders).toBe(0);
  await listed.settle(order);
  expect([listed.alerted, listed.state.refusedOrders]).toEqual([['CART-BR7-10'], 1]);
});

test('[CK-13 QT-05 RT-11] does not order a quantity that cannot be saved, and closing only leaves the page', async () => {
  const world = await settled(plan('setQuantity', failing(anApiError({ status: 400 }))), quantityOf(1, 5), order);
  expect([asked(world), world.state.isOrdering]).toEqual([[], false]);
  const before = world.state;
  await world.settle({ type: 'ClosePage' });
  expect([world.exits, world.state]).toEqual([['close'], before]);
});

test('[CK-14] counts taps within 500 ms as one, and starts no second checkout during the first', async () => {
  const world = await planned('addCheckoutByCart', heldBack);
  await world.after(499, order, order);
  await world.after(200, order);
  await world.settle(order);
  expect(asked(world)).toHaveLength(1);
  await world.release(0);
  await world.settle(order);
  expect([asked(world).length, world.orders]).toEqual([1, ['T1']]);
});

test('[CK-14] a tap 499 ms after the last counted tap is ignored, one after 500 ms counts', async () => {
  const world = await anOpenWorld();
  await world.after(499, { type: 'ToggleTab' }, order);
  await world.after(1, order);
  expect(world.alerted).toEqual(['CART-BR7-01']);
  await world.after(0, order);
  expect(world.alerted).toEqual(['CART-BR7-01', 'CART-BR7-01']);
});

test('[CK-16] isSuccess false shows the server’s message, or ours if it is missing, and clears the busy flag', async () => {
  const world = await anOpenWorld();
  const refuse = (message: string) =>
    world.server.alter('addCheckoutByCart', (reply) => ({ ...reply, isSuccess: false, message }));
  refuse('주문할 수 없는 상품이에요.');
  await world.settle(order);
  refuse('');
  await world.settle(order);
  expect([world.alerted, world.eventsOf('CheckoutFailed').length]).toEqual([
    ['주문할 수 없는 상품이에요.', 'ORDER-FAILED'],
    2,
  ]);
  expect([world.state.isOrdering, world.orders]).toEqual([false, []]);
});

test('[CK-13] a server refusal shows the message of its code and clears the busy flag', async () => {
  const world = await settled(plan('addCheckoutByCart', failing(anApiError({ resultCode: 'CART-BR7-47' }))), order);
  expect([world.alerted, world.state.isOrdering]).toEqual([['CART-BR7-47'], false]);
});

test('[CK-13] a cart changed elsewhere keeps the busy flag until it is reloaded, then shows a message', async () => {
  const world = await anOpenWorld();
  world.server.changeElsewhere(id(1), { quantity: 4 });
  world.plan('getCart', heldBack);
  await world.after(0, order);
  expect([world.state.isOrdering, world.quantity(1)]).toEqual([true, 1]);
  await world.release(0);
  expect([world.state.isOrdering, world.quantity(1), world.notified]).toEqual([false, 4, ['CART-CHANGED']]);
  await world.settle();
  await world.settle(order);
  expect(world.orders).toEqual(['T1']);
});

/** The server refuses the visible total for another one. */
const otherTotal = failing(aStaleError({ resultCode: 'PRICE-CHANGED', data: { cartVersion: 1, payable: 9_000 } }));

test('[CK-13] reloads the cart and notifies the shopper if the server’s total differs', async () => {
  const world = await settled(plan('addCheckoutByCart', otherTotal), order);
  expect([world.notified, world.requests('getCart').length]).toEqual([['PRICE-CHANGED'], 1]);
});

const unknown: readonly (readonly [string, (world: World) => void])[] = [
  ['[SH-05] shipping', plan('getPrices', failing())],
  ['[CM-53] a coupon', ({ server }) => (server.initial = { missing: ['Coupon'] })],
  ['[CM-53] a discount', ({ server }) => server.alter('getPrices', (one) => ({ ...one, missing: ['Discount'] }))],
];

test.each(unknown)(
  '[CK-13] %s is unknown: asks about the server’s total and orders at it after a yes',
  async (_, prepare) => {
    const world = await anOpenWorld(apples(1), prepare);
    world.plan('addCheckoutByCart', otherTotal, otherTotal);
    world.server.answer('addCheckoutByCart', {
      isSuccess: true,
      checkoutUnitIds: [id(1)],
      txKey: txKey('T1'),
      message: '',
    });
    world.shopper.replies.push('No', 'Yes');
    await world.settle(order);
    expect([asked(world).length, world.orders, world.state.isOrdering, world.notified]).toEqual([1, [], false, []]);
    await world.settle(order);
    expect(world.shopper.questions[1]).toEqual({ type: 'OrderAtTotal', payable: 9_000 });
    expect(asked(world).slice(1)).toMatchObject([{ payableSeen: payableOf(world.state.cart) }, { payableSeen: 9_000 }]);
    expect(world.orders).toEqual(['T1']);
  },
);

test('[CK-13 QT-04] waits for a pending quantity and orders it', async () => {
  const world = await settled(plan('setQuantity', heldBack), quantityOf(1, 5), order);
  expect(asked(world)).toEqual([]);
  await world.arrive();
  expect(asked(world)).toMatchObject([{ cartVersion: 2, payableSeen: 72_500 }]);
  expect(world.orders).toEqual(['T1']);
});

test('[CK-13 DL-03] waits for a running deletion', async () => {
  const world = await planned('removeCartUnits', heldBack);
  await world.after(0, { type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.settle(order);
  await world.arrive();
  expect(asked(world)).toMatchObject([{ cartUnitIds: [2, 3] }]);
});

const fiveHundredOff = anExtraDiscount({
  unit: 'Amount',
  discountAmount: won(500),
  baseAmount: won(0),
  maxDiscountAmount: undefined,
});

const unpriced = async (): Promise<World> => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.extraDiscounts = [fiveHundredOff];
    server.network.plan('getExhibitExtraDiscountForNudge', heldBack);
  });
  await vi.advanceTimersByTimeAsync(0);
  return world;
};

test('[DC-04 CK-13] an order waits for extra discounts and includes them in its total', async () => {
  const world = await unpriced();
  const before = payableOf(world.state.cart);
  await world.settle(order);
  expect(asked(world)).toEqual([]);
  await world.arrive();
  expect(payableOf(world.state.cart)).toBe(before - 500);
  expect(asked(world)).toMatchObject([{ payableSeen: before - 500 }]);
});

test('[DC-04 CM-52] stops waiting after 3 s and lets the server judge the total', async () => {
  const world = await unpriced();
  const seen = payableOf(world.state.cart);
  await world.after(2_999, order);
  expect(asked(world)).toEqual([]);
  await world.after(1);
  expect(asked(world)).toMatchObject([{ payableSeen: seen }]);
});

test('[DC-04 CK-14] taps during the wait count as one', async () => {
  const world = await unpriced();
  await world.settle(order);
  await world.settle(order);
  await world.arrive();
  expect(asked(world)).toHaveLength(1);
});
