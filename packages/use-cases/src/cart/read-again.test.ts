import { cartUnitId as id } from '@baguni/domain';
import { anApiError } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { failing, losing, planned, quantityOf, type World } from '../testing/world.ts';

const lost = losing(anApiError({ kind: 'Network', status: O.none }));
const reads = (world: World): number => world.requests('getCart').length;

/** A saved quantity with a lost answer, followed by `count` lost reads. */
const afterLostReads = async (count: number): Promise<World> => {
  const world = await planned('setQuantity', losing());
  for (let at = 0; at < count; at += 1) world.plan('getCart', lost);
  await world.settle(quantityOf(1, 5));
  return world;
};

test('[QT-06 CM-52] recovers after a lost answer and a lost read, and soon shows the server’s cart', async () => {
  const world = await afterLostReads(1);
  expect([world.quantity(1), reads(world), world.notified]).toEqual([1, 1, ['NO-CONNECTION']]);
  await world.after(3_000);
  expect([world.quantity(1), reads(world), world.notified]).toEqual([5, 2, ['NO-CONNECTION']]);
  await world.after(60_000);
  expect(reads(world)).toBe(2);
});

test('[QT-06 CM-52] retries until a read succeeds', async () => {
  const world = await afterLostReads(4);
  await world.after(12_000);
  expect([world.quantity(1), reads(world)]).toEqual([5, 5]);
});

test('[QT-06] does not retry a refused read', async () => {
  const world = await planned('setQuantity', losing());
  world.plan('getCart', failing(anApiError({ status: O.some(403) })));
  await world.settle(quantityOf(1, 5));
  await world.after(60_000);
  expect(reads(world)).toBe(1);
});

test('[QT-06] stops reading after the page is left', async () => {
  const world = await afterLostReads(1);
  world.session.stop();
  await world.after(60_000);
  expect([reads(world), world.state.cart.units.some(({ cartUnitId }) => cartUnitId === id(1))]).toEqual([1, true]);
});
