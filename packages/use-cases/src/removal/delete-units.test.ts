import { type ApiError, cartUnitId as id } from '@baguni/domain/internal';
import type { Command } from '../session/command.ts';
import type { DeletePlace } from '../ports/shopper.ts';
import { aCoupon, anApiError } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aBusyError, aStaleError, aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, planned, settled, type World } from '../testing/world.ts';

const asked = (world: World) => world.requests('removeCartUnits');
const ids = (world: World) => world.state.cart.units.map((unit) => unit.cartUnitId);
const remove = (place: DeletePlace, ...numbers: readonly number[]): Command => ({
  type: 'DeleteUnits',
  cartUnitIds: numbers.map(id),
  place,
});

const gone =
  (n: number) =>
  ({ server }: World) =>
    server.deleteElsewhere(id(n));

test('[DL-01] an empty selection shows an alert without a question or call', async () => {
  const world = await settled({ type: 'ToggleTab' }, { type: 'DeleteSelected' });
  expect([world.alerted, world.shopper.questions, asked(world)]).toEqual([['CART-BR4-09'], [], []]);
});

test('[DL-02 DL-05] the toolbar deletes the selected units of the tab after its question', async () => {
  const world = await settled({ type: 'ToggleUnit', cartUnitId: id(2) }, { type: 'DeleteSelected' });
  expect(world.shopper.questions).toMatchObject([
    { type: 'Delete', place: 'Toolbar', units: [{ cartUnitId: 1 }, { cartUnitId: 3 }] },
  ]);
  expect([asked(world), ids(world)]).toEqual([[{ cartUnitIds: [1, 3], deleteCauseType: 'Buyer' }], [2]]);
});

test.each(['Unit', 'Unorderable', 'BeforeOrder'] as const)('[DL-02] shows the question of %s', async (place) => {
  const world = await anOpenWorld();
  world.shopper.replies.push('No');
  await world.settle(remove(place, 1));
  expect(world.shopper.questions).toMatchObject([{ type: 'Delete', place, units: [{ cartUnitId: 1 }] }]);
  expect([ids(world), asked(world)]).toEqual([[1, 2, 3], []]);
});

test('[DL-03] removes deleted units with their coupons, reports it, and requests prices', async () => {
  const world = await anOpenWorld(apples(3), ({ server }) => {
    server.applied = [aCoupon({ cartUnitIds: [id(1)] })];
  });
  const before = world.server.network.sent.length;
  await world.after(500, remove('Unit', 1));
  expect([ids(world), world.state.cart.coupons.applied, world.state.deleting]).toEqual([[2, 3], [], []]);
  expect(world.reports).toEqual([{ type: 'UnitsRemoved', count: 1 }]);
  expect(world.server.network.sent.slice(before)).toMatchObject([
    { name: 'removeCartUnits', request: { refresh: { requests: [{ cartUnitId: 2 }, { cartUnitId: 3 }] } } },
  ]);
  const { serverPrices } = world.state.cart;
  expect(serverPrices).toMatchObject({ status: 'Known', answer: { inputs: { selected: [2, 3] } } });
});

const fails = (error: Partial<ApiError>) => plan('removeCartUnits', failing(anApiError(error)));
const loses = (error = aTimeOut()) => plan('removeCartUnits', losing(error));
const unreadable = plan('getCart', failing(aTimeOut()));
type Prepare = (world: World) => void;

test.each<readonly [string, readonly Prepare[], Command, left: readonly number[], told: readonly string[]]>([
  ['[DL-04] refused in words', [fails({ message: '안 돼요.' })], remove('Unit', 1), [1, 2, 3], ['안 돼요.']],
  ['[DL-04] refused by a code', [fails({ resultCode: 'CART-BR3-02' })], remove('Unit', 1), [1, 2, 3], ['CART-BR3-02']],
  ['[DL-04] refused without a reason', [fails({ message: '' })], remove('Unit', 1), [1, 2, 3], ['DELETE-FAILED']],
  ['[DL-04] not received', [fails(aTimeOut())], remove('Unit', 1), [1, 2, 3], ['DELETE-FAILED']],
  ['[DL-04] lost', [loses()], remove('Unit', 1), [2, 3], []],
  ['[DL-04 SV-04] lost by a busy server', [loses(aBusyError())], remove('Unit', 1), [2, 3], []],
  ['[DL-04] lost, and not read', [loses(), unreadable], remove('Unit', 1), [1, 2, 3], ['CART-NOT-RELOADED']],
  ['[DL-04] stale', [fails(aStaleError()), gone(3)], remove('Unit', 1), [1, 2], ['CART-CHANGED']],
  ['[DL-03] of a unit that is gone', [gone(2)], remove('Toolbar', 1, 2), [3], []],
  [
    '[DL-03] partly kept',
    [({ server }) => server.removeOnly(id(1))],
    remove('Toolbar', 1, 2),
    [2, 3],
    ['DELETE-FAILED'],
  ],
])('%s: shows which units are left and why', async (_, prepare, command, left, told) => {
  const world = await anOpenWorld();
  for (const one of prepare) one(world);
  await world.settle(command);
  expect([ids(world), world.state.deleting, [...world.notified, ...world.alerted]]).toEqual([left, [], told]);
  expect(world.eventsOf('UnitsDeleteFailed')).toHaveLength(told.length);
});

test('[DL-03] offers to undo only the deletion of this page', async () => {
  const world = await anOpenWorld();
  gone(2)(world);
  await world.settle(remove('Toolbar', 1, 2));
  expect(world.state.extras.removal?.units.map(({ cartUnitId }) => cartUnitId)).toEqual([1]);
});

test('[DL-02 CM-51] the same units twice are one question and one call, and others do not wait', async () => {
  const world = await anOpenWorld();
  world.shopper.replies.push('Later');
  await world.settle(remove('Unit', 1), remove('Unit', 1), remove('Unit', 2));
  expect([world.shopper.questions.length, ids(world)]).toEqual([2, [1, 3]]);
  world.shopper.later[0]?.(true);
  await world.settle();
  expect(ids(world)).toEqual([3]);
});

test('[DL-03] handles swapped answers of two deletions, and a missing one', async () => {
  const world = await planned('removeCartUnits', heldBack, heldBack);
  await world.after(0, remove('Unit', 1), remove('Unit', 2));
  expect(world.state.deleting).toEqual([1, 2]);
  await world.release(1);
  expect([ids(world), world.state.deleting]).toEqual([[1, 3], [1]]);
  await world.settle(remove('Unit', 1));
  expect(asked(world)).toHaveLength(2);
});

test('[DL-02] does not request units again that are being deleted', async () => {
  const world = await planned('removeCartUnits', heldBack);
  await world.after(0, remove('Unit', 1));
  await world.settle(remove('Toolbar', 1, 2));
  expect(world.shopper.questions.at(-1)).toMatchObject({ units: [{ cartUnitId: 2 }] });
  expect(asked(world)).toMatchObject([{ cartUnitIds: [1] }, { cartUnitIds: [2] }]);
});

test('[DL-02] does not request units that left the cart during the question', async () => {
  const world = await anOpenWorld();
  world.shopper.replies.push('Later');
  await world.settle(remove('Toolbar', 1, 2));
  await world.settle(remove('Unit', 2));
  world.shopper.later[0]?.(true);
  await world.settle();
  expect(asked(world)).toMatchObject([{ cartUnitIds: [2] }, { cartUnitIds: [1] }]);
});
