import { uuidOf } from '@baguni/backend/testing/shop-cart';

import {
  type ApiError,
  cartUnitId,
  cartUnitId as id,
  couponIssueNo,
  type KeptSlots,
  noOversea,
  noPapers,
  payableOf,
  won,
} from '@baguni/domain/internal';
import {
  aCoupon,
  aDeliverySlot,
  anAddress,
  anApiError,
  anExtraDiscount,
  anItem,
  aSmileFreshUnit,
  aUnit,
  testNow,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aStaleError, aTimeOut, type Delivery, failing, heldBack, losing } from '../testing/test-network.ts';
import type { Command } from '../session/command.ts';
import type { Session } from '../session/session.ts';
import { anOpenSession, selectAllUnits, withFields } from '../testing/sessions.ts';
import { anOpenWorld, apples, plan, planned, quantityOf, settled, type World } from '../testing/world.ts';
import { checkoutRequestOf } from './send-order.ts';

const order: Command = { type: 'Order' };
const LOOKS_MS = 2_000;
const offline = (): ApiError => anApiError({ kind: 'Network', status: undefined });

/** The outcome of an order: checkouts, keys and messages. */
const outcome = ({ server, orders, alerted, notified, state }: World) => ({
  opened: server.cart.orderCount,
  orders,
  keys: server.orderKeys,
  said: [...notified, ...alerted],
  isOrdering: state.isOrdering,
});

const lost: readonly (readonly [string, ApiError])[] = [
  ['a time-out', aTimeOut()],
  ['a network that failed', offline()],
  ['a 5xx without an envelope', anApiError({ kind: 'Unreadable', status: undefined })],
  ['a 503', anApiError({ resultCode: '9503', status: 503 })],
];

test.each(lost)('[CK-13 CK-16] after %s the outcome is unknown; the order is found and opened', async (_, error) => {
  const world = await planned('addCheckoutByCart', { type: 'Lost', error });
  world.plan('findOrder', heldBack);
  await world.after(0, order);
  expect(outcome(world)).toMatchObject({ orders: [], said: ['ORDER-CHECKING'], isOrdering: true });
  expect(world.requests('findOrder')).toEqual([{ idempotencyKey: uuidOf(1) }]);
  await world.release(0);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1)], said: ['ORDER-CHECKING'] });
  expect(world.events.at(-1)).toEqual({ type: 'CheckoutCreated', txKey: 'T1' });
});

test('[CK-16] opens an order that is found only later', async () => {
  const world = await planned('addCheckoutByCart', losing());
  world.plan('findOrder', failing(offline()));
  await world.after(999, order);
  expect(world.orders).toEqual([]);
  await world.after(1);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], said: ['ORDER-CHECKING'] });
});

test('[CK-14 CK-16] shows that an unknown order was not received, and a new press sends the same order', async () => {
  const world = await planned('addCheckoutByCart', failing(aTimeOut()));
  await world.after(LOOKS_MS - 1, order);
  expect(outcome(world)).toMatchObject({ said: ['ORDER-CHECKING'], isOrdering: true });
  await world.after(1);
  expect(outcome(world)).toMatchObject({
    opened: 0,
    said: ['ORDER-CHECKING', 'ORDER-NOT-RECEIVED'],
    isOrdering: false,
  });
  expect([world.requests('findOrder').length, world.requests('getCart').length]).toEqual([3, 1]);
  await world.settle(order);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1), uuidOf(1)] });
});

test('[CK-16] an order in progress is not known yet', async () => {
  const world = await anOpenWorld();
  world.server.answer('findOrder', { fate: 'Running', txKey: undefined });
  world.plan('addCheckoutByCart', losing());
  await world.after(LOOKS_MS, order);
  expect(outcome(world)).toMatchObject({ orders: [], said: ['ORDER-CHECKING', 'ORDER-UNKNOWN'], isOrdering: false });
});

const LATER_MS = 5_000;

/** An order with a lost answer and failing look-ups; `more` look-ups still fail. */
const anUnknownOrder = async (outcomeOf: 'Lost' | 'Fails', more = 0): Promise<World> => {
  const world = await planned('addCheckoutByCart', { type: outcomeOf, error: offline() });
  for (let look = 0; look < 3 + more; look += 1) world.plan('findOrder', failing(offline()));
  await world.after(LOOKS_MS, order);
  expect(outcome(world)).toMatchObject({ orders: [], said: ['ORDER-CHECKING', 'ORDER-UNKNOWN'], isOrdering: false });
  return world;
};

const again = [uuidOf(1), uuidOf(1)];

test.each<readonly [string, readonly Delivery[], readonly Command[], readonly string[]]>([
  ['the same cart', [], [], ['ORDER-CHECKING', 'ORDER-UNKNOWN']],
  ['a changed cart', [], [quantityOf(1, 4)], ['ORDER-CHECKING', 'ORDER-CHECKING', 'ORDER-UNKNOWN']],
  ['a refusal', [failing(anApiError({ status: 429 }))], [], ['ORDER-CHECKING', 'ORDER-UNKNOWN']],
])('[CK-14 CK-16] a new press after an unknown outcome, %s: opens the first order', async (_, planned, acts, said) => {
  const world = await anUnknownOrder('Lost');
  expect([world.server.cart.orderCount, world.requests('getCart')]).toEqual([1, []]);
  await world.settle(...acts);
  world.plan('addCheckoutByCart', ...planned);
  await world.settle(order);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: again, said });
});

test('[CK-13 CK-16] looks up an unknown order until an answer arrives, and opens it without a press', async () => {
  const world = await anUnknownOrder('Lost', 2);
  await world.after(3 * LATER_MS - 1);
  expect(outcome(world)).toMatchObject({ orders: [], said: ['ORDER-CHECKING', 'ORDER-UNKNOWN'] });
  await world.after(1);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1)] });
  const asked = world.requests('findOrder').length;
  await world.after(10 * LATER_MS);
  expect(world.requests('findOrder')).toHaveLength(asked);
});

test('[CK-16] shows once that an order was never received when an answer arrives', async () => {
  const world = await anUnknownOrder('Fails');
  await world.after(10 * LATER_MS);
  expect(outcome(world)).toMatchObject({
    opened: 0,
    orders: [],
    said: ['ORDER-CHECKING', 'ORDER-UNKNOWN', 'ORDER-NOT-RECEIVED'],
  });
  expect(world.requests('findOrder')).toHaveLength(4);
});

test('[CK-14] a press during the unknown state sends the same order and stops the parallel look-up', async () => {
  const world = await anUnknownOrder('Lost');
  world.plan('addCheckoutByCart', heldBack);
  await world.after(0, order);
  await world.after(4 * LATER_MS);
  expect(world.requests('findOrder')).toHaveLength(3);
  await world.release(0);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1), uuidOf(1)] });
});

test('[CK-14 CK-16] an order whose lost answer was a refusal was not received; the next order is a new one', async () => {
  const world = await anOpenWorld();
  world.server.changeElsewhere(id(1), { quantity: 4 });
  world.plan('addCheckoutByCart', losing());
  await world.settle(order);
  expect(outcome(world)).toMatchObject({ opened: 0, said: ['ORDER-CHECKING', 'ORDER-NOT-RECEIVED'] });
  expect([world.quantity(1), world.requests('findOrder').length]).toEqual([4, 1]);
  await world.settle(order);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1), uuidOf(2)] });
});

test('[CK-14] the next order gets a new key once the outcome is known', async () => {
  const world = await settled(plan('addCheckoutByCart', failing(anApiError({ resultCode: 'CART-BR7-47' }))), order);
  world.plan('addCheckoutByCart', failing(aStaleError()));
  await world.settle(order);
  await world.settle(order);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1), uuidOf(2), uuidOf(3)] });
});

test('[SH-05 CK-14] an order at the server’s total is a new request with a new key', async () => {
  const world = await anOpenWorld(apples(1), plan('getPrices', failing()));
  const error = aStaleError({ resultCode: 'PRICE-CHANGED', data: { cartVersion: 1, payable: 12_500 } });
  world.plan('addCheckoutByCart', { type: 'Fails', error });
  await world.settle(order);
  expect(outcome(world)).toMatchObject({ opened: 1, orders: ['T1'], keys: [uuidOf(1), uuidOf(2)] });
});

test.each([12_500.5, '12500', undefined, 'seen'] as const)(
  '[SH-05] a refusal with the total %o asks nothing and reads the cart again',
  async (sent) => {
    const world = await anOpenWorld(apples(1), plan('getPrices', failing()));
    const payable = sent === 'seen' ? payableOf(world.state.cart) : sent;
    const error = aStaleError({ resultCode: 'PRICE-CHANGED', data: { cartVersion: 1, payable } });
    world.plan('addCheckoutByCart', { type: 'Fails', error });
    await world.settle(order);
    expect([outcome(world), world.shopper.questions]).toMatchObject([{ opened: 0, said: ['PRICE-CHANGED'] }, []]);
  },
);

test('[CK-14] no other order starts during a look-up', async () => {
  const world = await planned('addCheckoutByCart', failing(aTimeOut()));
  await world.after(1_000, order);
  await world.after(500, order, { type: 'ToggleUnit', cartUnitId: id(2) }, order);
  expect(world.server.orderKeys).toEqual([uuidOf(1)]);
});

const cart: Session = selectAllUnits(
  anOpenSession(
    [
      aUnit(),
      aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemSellPrice: won(0) }) }),
      aUnit({ cartUnitId: cartUnitId(3) }),
    ],
    { discounts: { extra: [anExtraDiscount()] }, pricesAsOf: testNow },
  ),
);

test('[DC-06] sends an extra discount as Extra, with its number and units', () => {
  const request = checkoutRequestOf(cart);
  expect(request.discounts).toEqual([{ cartUnitIds: [1, 3], discountNo: 'E1', discountType: 'Extra' }]);
  expect(request.payableSeen).toBe(payableOf(cart.cart));
  expect(request.payableSeen).toBe(21_500);
});

test('[DC-06] sends no extra discount if none applies', () => {
  const ended = withFields(cart, { pricesAsOf: Date.parse('2027-01-01T00:00:00.000Z') });
  expect(checkoutRequestOf(ended).discounts).toEqual([]);
  expect(
    checkoutRequestOf(withFields(cart, { storefront: { ...cart.cart.storefront, tenant: 'outlet' } })).discounts,
  ).toEqual([]);
  expect(checkoutRequestOf(withFields(cart, { selected: [cartUnitId(2)] })).discounts).toEqual([]);
});

test('[CK-16] sends coupons with their selected units only', () => {
  const applied = [[1, 2], [3]].map((ids, i) =>
    aCoupon({ couponIssueNo: couponIssueNo(`C${i + 1}`), cartUnitIds: ids.map(cartUnitId) }),
  );
  const { coupons } = checkoutRequestOf(withFields(cart, { selected: [cartUnitId(2)], coupons: { applied } }));
  expect(coupons).toEqual([{ cartUnitIds: [2], couponNo: 'C1', couponType: 'BuyerCoupon' }]);
});

test('[OV-10] omits an invalid ID number, so that it does not block the order', () => {
  const sent = (text: string) => {
    const oversea = { ...noOversea, papers: { ...noPapers, taiwanIdNumber: text } };
    const request = checkoutRequestOf(withFields(cart, { destination: { country: 'Taiwan', overseas: oversea } }));
    return request.oversea?.papers.taiwanIdNumber;
  };
  expect(sent('A123456789')).toEqual('A123456789');
  for (const text of ['', 'A12345678', 'a123456789', '\u{202e}']) expect(sent(text)).toEqual(undefined);
});

test('[CK-19 OV-01] sends the visible country for overseas units, and none for domestic orders', () => {
  const oversea = { ...noOversea, selectedCompany: 'CJ' as const };
  const there: Session = withFields(cart, { destination: { country: 'Japan', overseas: oversea } });
  expect(checkoutRequestOf(there).oversea).toMatchObject({ countryType: 'Japan', shippingCompany: 'CJ' });
  expect(checkoutRequestOf(withFields(there, { destination: { country: 'SouthKorea' } })).oversea).toBeUndefined();
  const outlet: Session = withFields(there, { storefront: { ...there.cart.storefront, tenant: 'outlet' } });
  expect(checkoutRequestOf(outlet).oversea).toBeUndefined();
});

const remembering = (over: { readonly memo?: string; readonly slots?: KeptSlots }) => ({
  memo: '',
  slots: { addressNo: '', slotKeys: [] },
  ...over,
});

const slot = aDeliverySlot({ service: 'Dawn', fromHour: 0 });
const kept = { addressNo: '1', slotKeys: [slot.slotKey] };
const fresh = selectAllUnits(
  anOpenSession([aSmileFreshUnit()], { destination: { address: anAddress({ addressNo: '1' }) } }),
);

test('[LY-09 CK-16] sends the chosen slot with its service, and omits both without a choice', () => {
  const delivery = { slots: [slot], chosen: [slot.slotKey], isDropped: false };
  const request = checkoutRequestOf(withFields(fresh, { extras: { delivery } }));
  expect(request).toMatchObject({ deliverySlots: [slot.slotKey], branchServiceType: 'Dawn' });
  const unchosen = checkoutRequestOf(
    withFields(fresh, { extras: { delivery: { ...delivery, chosen: [] } } }),
    remembering({ slots: kept }),
  );
  expect(unchosen).toMatchObject({ branchServiceType: 'Reserve' });
  expect(unchosen).not.toHaveProperty('deliverySlots');
});

test('[LY-09] sends a slot from tab storage for its address with the units of its branch', () => {
  expect(checkoutRequestOf(fresh, remembering({ slots: kept })).deliverySlots).toEqual([slot.slotKey]);
  const elsewhere = { ...kept, addressNo: '2' };
  expect(checkoutRequestOf(fresh, remembering({ slots: elsewhere }))).not.toHaveProperty('deliverySlots');
  expect(checkoutRequestOf(cart, remembering({ slots: { ...kept, addressNo: '' } }))).not.toHaveProperty(
    'deliverySlots',
  );
});
