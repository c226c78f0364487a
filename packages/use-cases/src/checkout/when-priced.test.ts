import { payableOf, won } from '@baguni/domain';
import type { Command } from '../session/command.ts';
import { anExtraDiscount } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { anOpenWorld, apples, heldBack, World } from '../testing/world.ts';

const order: Command = { type: 'Order' };
const asked = (world: World) => world.requests('addCheckoutByCart');

const fiveHundredOff = anExtraDiscount({
  unit: 'Amount',
  discountAmount: won(500),
  baseAmount: won(0),
  maxDiscountAmount: O.none,
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

test('[CK-13] judges a cart that was not opened at once', async () => {
  const world = new World(apples(1));
  await world.after(0, order);
  expect(world.alerted).toEqual(['CART-BR7-01']);
});
