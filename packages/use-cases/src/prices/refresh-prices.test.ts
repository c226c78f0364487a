import { cartUnitId as id, payableOf, pricedInputsOf, pricedOf, unitsById } from '@baguni/domain';
import { aDiscount } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, heldBack } from '../testing/test-network.ts';
import { anOpenWorld, apples, quantityOf, settled, World } from '../testing/world.ts';

const toggle = (n: number) => ({ type: 'ToggleUnit', cartUnitId: id(n) }) as const;
const batches = (world: World) => [world.requests('getShipping').length, world.requests('getAvailableDiscount').length];
const status = (world: World) => world.state.cart.serverPrices.status;

test('[SE-03] an opened cart requests shipping and discounts of the selection in one batch', async () => {
  const world = await anOpenWorld();
  const requests = [1, 2, 3].map((cartUnitId) => ({ cartUnitId, quantity: 1 }));
  expect(world.requests('getShipping')).toEqual([{ countryCode: 'SouthKorea', requests }]);
  expect([world.requests('getAvailableDiscount'), status(world)]).toEqual([[{ requests }], 'Known']);
});

test('[SE-03] rapid toggles send one batch for the final selection', async () => {
  const world = await anOpenWorld();
  await world.after(10, toggle(1), toggle(2));
  await world.settle(toggle(3));
  expect([batches(world), pricedInputsOf(world.state.cart).selected]).toEqual([[1, 1], []]);
  await world.settle(toggle(2), toggle(3));
  expect(batches(world)).toEqual([2, 2]);
});

test('[SE-03] an empty selection costs 0; neither it nor unrelated changes send a request', async () => {
  const world = await settled(quantityOf(1, 'many'), { type: 'SwitchTab', tab: 'All' }, { type: 'ToggleTab' });
  expect([batches(world), status(world), payableOf(world.state.cart)]).toEqual([[1, 1], 'Known', 0]);
});

test('[SE-03] requests no prices before the cart is loaded', async () => {
  const world = new World(apples(1));
  world.plan('getInitialCart', heldBack);
  await world.settle({ type: 'OpenCart' });
  expect(world.events.map(({ type }) => type)).toEqual(['EnvironmentRead']);
});

test('[SE-03 DL-03] a changed cart with the same selection requests prices again', async () => {
  const world = await settled(toggle(3));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(3)], place: 'Unit' });
  expect(batches(world)).toEqual([3, 3]);
});

test('[SE-03] without any answer, the page keeps its own total and its mark', async () => {
  const world = await anOpenWorld();
  world.plan('getShipping', heldBack);
  await world.settle(toggle(1));
  expect([status(world), payableOf(world.state.cart)]).toEqual(['Asking', 22_500]);
});

test('[SE-03] requests prices after a quantity change without prices, and after reopening the cart', async () => {
  const world = await anOpenWorld();
  world.server.leaveOutPrices();
  await world.settle(quantityOf(1, 2));
  expect(batches(world)).toEqual([2, 2]);
  await world.settle({ type: 'OpenCart' });
  expect([batches(world), status(world)]).toEqual([[3, 3], 'Known']);
});

test('[SH-05] without shipping the fee is unknown, and the next change requests it again', async () => {
  const world = await anOpenWorld();
  world.plan('getShipping', failing(aTimeOut()));
  await world.settle(toggle(1));
  expect([status(world), pricedOf(world.state.cart).shippingKnown, world.reports.length]).toEqual(['Failed', false, 1]);
  await world.settle(toggle(2));
  expect([status(world), pricedOf(world.state.cart).shippingKnown, world.notified]).toEqual(['Known', true, []]);
});

test('[ER-08] without discounts the known ones stay', async () => {
  const discounts = [aDiscount()];
  const world = await anOpenWorld(apples(2, { discounts }));
  world.plan('getAvailableDiscount', failing());
  await world.settle(toggle(1));
  expect([status(world), unitsById(world.state.cart.units).get(id(2))?.discounts]).toEqual(['Known', discounts]);
});

test('[SE-03] applies a server total that differs, and notifies the shopper', async () => {
  const world = await anOpenWorld();
  world.server.raiseFees(700);
  await world.settle(toggle(1));
  expect([payableOf(world.state.cart), world.notified]).toEqual([23_200, ['PRICE-CHANGED']]);
  await world.settle({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  expect(world.notified).toHaveLength(1);
});

test('[CM-53] reports unreadable shipping or discounts with the prices until an answer contains them', async () => {
  const { server } = await anOpenWorld();
  const world = await anOpenWorld(apples(2), ({ server: own }) => {
    Object.assign(own, {
      getShipping: (request: never) => async () => {
        const answer = await server.getShipping(request)();
        return answer._tag === 'Left' ? answer : { ...answer, right: { ...answer.right, missing: ['ShippingFee'] } };
      },
      getAvailableDiscount: () => () =>
        Promise.resolve({ _tag: 'Right', right: { discounts: [], missing: ['Discount'] } }),
    });
  });
  expect(world.eventsOf('PricesUpdated').at(-1)?.missing).toEqual(['ShippingFee', 'Discount']);
  expect(world.state.cart.missing).toEqual(['Discount', 'ShippingFee']);
});
