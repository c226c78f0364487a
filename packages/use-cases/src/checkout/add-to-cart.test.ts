import { cartUnitId as id, itemNo } from '@baguni/domain/internal';
import type { CommandOf } from '../session/command.ts';
import { anApiError, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aStaleError, aTimeOut, type Delivery, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, apples, type World } from '../testing/world.ts';

const add: CommandOf<'AddToCart'> = {
  type: 'AddToCart',
  item: { itemNo: itemNo('I9'), quantity: 2, optionNos: ['O1'], additions: [] },
};
/** The added item has two choices. */
const anApple = () =>
  anOpenWorld(apples(1), ({ server }) =>
    server.sell(
      ...['I8', 'I9'].map((no) =>
        aUnit({
          item: anItem({ itemNo: itemNo(no), options: ['O1', 'O2'].map((optionNo) => anOption({ optionNo })) }),
        }),
      ),
    ),
  );
const asked = (world: World) => world.requests('addCart');

test('[CM-06 RC-04 PG-12] adds the item once, asks whether to go on, and scrolls to it if the shopper stays', async () => {
  const world = await anApple();
  world.shopper.replies.push('No', 'Yes');
  world.plan('addCart', heldBack, losing());
  await world.settle(add, add);
  await world.arrive();
  expect([asked(world), world.state.cart.units.map(({ cartUnitId }) => cartUnitId)]).toMatchObject([
    [add.item],
    [1, 2],
  ]);
  expect(world.state.extras.visit).toEqual({ cartUnitId: 2, reason: 'Added', count: 1 });
  // a lost answer: more pieces count as added
  await world.settle(add);
  const pieces = [2, 4].map((quantity) => ({ type: 'AddedToCart', unit: { cartUnitId: id(2), quantity } }));
  expect(world.shopper.questions).toMatchObject(pieces);
  expect([world.state.extras.visit?.count, world.exits, world.alerted]).toEqual([1, ['home'], []]);
});

test('[CM-06] adds another item or choice during a request', async () => {
  const world = await anApple();
  world.plan('addCart', heldBack);
  await world.settle(add);
  await world.settle({ ...add, item: { ...add.item, itemNo: itemNo('I8') } });
  await world.settle({ ...add, item: { ...add.item, optionNos: ['O2'] } });
  await world.arrive();
  expect(asked(world)).toMatchObject([add.item, { itemNo: 'I8' }, { optionNos: ['O2'] }]);
  expect(world.shopper.questions).toHaveLength(3);
});

test.each<readonly [string, Delivery, Delivery | undefined, pieces: number, units: number, told: readonly string[]]>([
  ['refused', failing(anApiError({ resultCode: 'CART-BR1-20' })), undefined, 1, 1, ['CART-BR1-20']],
  ['lost', losing(), undefined, 7, 2, []],
  ['not received', failing(aTimeOut()), undefined, 7, 1, ['ADD-FAILED']],
  ['stale [CK-13]', failing(aStaleError()), undefined, 7, 1, ['CART-CHANGED']],
  ['answered, but not read', { type: 'Now' }, failing(aTimeOut()), 1, 1, ['CART-LOAD-FAILED']],
  ['lost, and not read', losing(), failing(aTimeOut()), 1, 1, ['CART-LOAD-FAILED']],
])('[CM-06] an addition that is %s: shows what the cart contains', async (_, delivery, read, pieces, units, told) => {
  const world = await anApple();
  world.server.changeElsewhere(id(1), { quantity: 7 });
  world.server.leaveOutPrices();
  world.plan('addCart', delivery);
  if (read) world.plan('getCart', read);
  world.shopper.replies.push('No');
  await world.settle(add);
  expect([world.quantity(1), world.state.cart.units.length]).toEqual([pieces, units]);
  expect([...world.notified, ...world.alerted]).toEqual(told);
  const questions = units === 2 ? [{ type: 'AddedToCart', unit: { cartUnitId: id(2) } }] : [];
  expect(world.shopper.questions).toMatchObject(questions);
});
