import { cartUnitId as id } from '@baguni/domain';
import { aCoupon } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { anOpenWorld, apples, heldBack, quantityOf, type World } from '../testing/world.ts';

const couponed = (): Promise<World> =>
  anOpenWorld(apples(2), ({ server }) => {
    server.coupons = [aCoupon({ cartUnitIds: [id(1)] })];
  });

const off = { type: 'RemoveCoupons', cartUnitIds: [id(1)] } as const;

const both = ({ state, server }: World) => [
  state.cart.units.map(({ quantity, version }) => [quantity, version]),
  server.units.map(({ quantity, version }) => [quantity, version]),
];

test('[CP-17] a removed coupon raises the version of its unit without another read', async () => {
  const world = await couponed();
  const reads = world.requests('getCart').length;
  await world.settle(off);
  expect(world.state.cart.appliedCoupons).toEqual([]);
  const [ours, theirs] = both(world);
  expect(ours).toEqual(theirs);
  expect(world.requests('getCart').length).toBe(reads);
});

test('[QT-06 CP-17] reads a quantity that someone changed meanwhile, although the coupon has a newer version', async () => {
  const world = await couponed();
  world.server.changeElsewhere(id(1), { quantity: 5 });
  await world.settle(off);
  expect(world.quantity(1)).toBe(5);
  const [ours, theirs] = both(world);
  expect(ours).toEqual(theirs);
});

test('[QT-06 CP-17] removed coupons stay removed, although a later change was answered first', async () => {
  const world = await couponed();
  world.plan('unapplyCoupons', heldBack);
  await world.settle(off);
  await world.settle(quantityOf(2, 3));
  await world.arrive();
  expect([world.server.coupons, world.state.cart.appliedCoupons]).toEqual([[], []]);
  const [ours, theirs] = both(world);
  expect(ours).toEqual(theirs);
});
