import { cartUnitId as id, payableOf, pricedInputsOf, pricedOf, unitsById, won } from '@baguni/domain/internal';
import { aCoupon, aDiscount } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { Command } from '../session/command.ts';
import { aTimeOut, failing, heldBack } from '../testing/test-network.ts';
import { anOpenWorld, apples, quantityOf, settled, World } from '../testing/world.ts';

const toggle = (n: number) => ({ type: 'ToggleUnit', cartUnitId: id(n) }) as const;
const batches = (world: World): number => world.requests('getPrices').length;
const status = (world: World) => world.state.cart.serverPrices.status;

test('[SE-03] an opened cart requests shipping, discounts and cashback of the selection in one call', async () => {
  const world = await anOpenWorld();
  const requests = [1, 2, 3].map((cartUnitId) => ({ cartUnitId, quantity: 1 }));
  expect(world.requests('getPrices')).toEqual([{ countryCode: 'SouthKorea', requests }]);
  expect(status(world)).toBe('Known');
});

test('[SE-03] rapid toggles send one batch for the final selection', async () => {
  const world = await anOpenWorld();
  await world.after(10, toggle(1), toggle(2));
  await world.settle(toggle(3));
  expect([batches(world), pricedInputsOf(world.state.cart).selected]).toEqual([1, []]);
  await world.settle(toggle(2), toggle(3));
  expect(batches(world)).toBe(2);
});

test('[SE-03] an empty selection costs 0; neither it nor unrelated changes send a request', async () => {
  const world = await settled(quantityOf(1, 'many'), { type: 'SwitchTab', tab: 'All' }, { type: 'ToggleTab' });
  expect([batches(world), status(world), payableOf(world.state.cart)]).toEqual([1, 'Known', 0]);
});

test('[SE-03] requests no prices before the cart is loaded', async () => {
  const world = new World(apples(1));
  world.plan('getInitialCart', heldBack);
  await world.settle({ type: 'OpenCart' });
  expect(world.events.map(({ type }) => type)).toEqual(['EnvironmentRead']);
});

test('[SE-03 DL-03] a changed cart with the same selection requests prices again if the change did not bring them', async () => {
  const world = await settled(toggle(3), ({ server }) => server.leaveOutPrices());
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(3)], place: 'Unit' });
  expect(batches(world)).toBe(3);
});

test('[SE-03] without any answer, the page keeps its own total and its mark', async () => {
  const world = await anOpenWorld();
  world.plan('getPrices', heldBack);
  await world.settle(toggle(1));
  expect([status(world), payableOf(world.state.cart)]).toEqual(['Asking', 22_500]);
});

test('[SE-03] requests prices after a quantity change without prices, and after reopening the cart', async () => {
  const world = await anOpenWorld();
  world.server.leaveOutPrices();
  await world.settle(quantityOf(1, 2));
  expect(batches(world)).toBe(2);
  await world.settle({ type: 'OpenCart' });
  expect([batches(world), status(world)]).toEqual([3, 'Known']);
});

test('[SH-05] without shipping the fee is unknown, and the next change requests it again', async () => {
  const world = await anOpenWorld();
  world.plan('getPrices', failing(aTimeOut()));
  await world.settle(toggle(1));
  expect([status(world), pricedOf(world.state.cart).shippingKnown, world.reports.length]).toEqual(['Failed', false, 1]);
  await world.settle(toggle(2));
  expect([status(world), pricedOf(world.state.cart).shippingKnown, world.notified]).toEqual(['Known', true, []]);
});

test('[ER-08] without discounts the known ones stay, and without cashback there is none', async () => {
  const discounts = [aDiscount()];
  const world = await anOpenWorld(apples(2, { discounts }), ({ server }) => void (server.cashback = won(70)));
  expect(world.state.cashback.cartUnitCashbacks).toHaveLength(2);
  world.server.alter('getPrices', ({ shipping }) => ({ shipping }));
  await world.settle(toggle(1));
  expect([status(world), unitsById(world.state.cart.units).get(id(2))?.discounts]).toEqual(['Known', discounts]);
  expect(world.state.cashback.cartUnitCashbacks).toEqual([]);
});

test('[CM-51] uses the last of overlapping answers; an empty selection has no cashback', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => void (server.cashback = won(10)));
  world.plan('getPrices', heldBack);
  await world.after(60, toggle(1));
  world.server.cashback = won(20);
  await world.after(60, toggle(1));
  await world.release(0);
  expect(world.state.cashback.cartUnitCashbacks.map(({ amount }) => amount)).toEqual([20, 20]);
  await world.settle({ type: 'ToggleTab' });
  expect([world.state.cashback.cartUnitCashbacks, batches(world)]).toEqual([[], 3]);
});

const writes: readonly (readonly [string, Command])[] = [
  ['a change of quantity', quantityOf(1, 2)],
  ['a deletion', { type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' }],
  ['saving for later', { type: 'SaveForLater', cartUnitIds: [id(1)] }],
  ['a removal of coupons', { type: 'RemoveCoupons', cartUnitIds: [id(2)] }],
];

test.each(writes)(
  '[SE-03 BL-8] %s brings the prices of the cart that it leaves, and no older ones',
  async (_, write) => {
    const applied = [aCoupon({ cartUnitIds: [id(2)] })];
    const world = await anOpenWorld(apples(3), ({ server }) => void (server.applied = applied));
    const before = world.server.network.sent.length;
    await world.after(500, write);
    const { cart } = world.state;
    expect(world.server.network.sent).toHaveLength(before + 1);
    expect(cart.serverPrices).toMatchObject({ status: 'Known', answer: { inputs: pricedInputsOf(cart) } });
    expect(world.notified).not.toContain('PRICE-CHANGED');
    // another selection has other prices
    await world.settle(toggle(3));
    expect([batches(world), status(world)]).toEqual([2, 'Known']);
  },
);

test('[SE-03] applies a server total that differs, and notifies the shopper', async () => {
  const world = await anOpenWorld();
  world.server.raiseFees(700);
  await world.settle(toggle(1));
  expect([payableOf(world.state.cart), world.notified]).toEqual([23_200, ['PRICE-CHANGED']]);
  await world.settle({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  expect(world.notified).toHaveLength(1);
});

test('[CM-53] reports unreadable shipping or discounts with the prices until an answer contains them', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) =>
    server.alter('getPrices', (prices) => ({ ...prices, missing: ['ShippingFee', 'Discount'] })),
  );
  expect(world.eventsOf('PricesUpdated').at(-1)?.missing).toEqual(['ShippingFee', 'Discount']);
  expect(world.state.cart.missing).toEqual(['Discount', 'ShippingFee']);
});
