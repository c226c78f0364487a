import { cartUnitId, itemNo, type CartUnit } from '@baguni/domain';
import { anItem, anUnorderableUnit, aRecommendedList, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anOpenWorld, failing, plan, type World } from '../testing/world.ts';

const soldOut = (over: Partial<CartUnit> = {}): CartUnit =>
  anUnorderableUnit({
    cartUnitId: cartUnitId(2),
    item: anItem({ itemNo: itemNo('I2') }),
    unableOrderType: O.some('ITEM_OUT_OF_STOCK'),
    ...over,
  });
const asked = (world: World) => world.requests('recommendItems');
const similar = [aRecommendedList(2, 1), aRecommendedList(3, 0)];
const opened = (unit: CartUnit, prepare: (world: World) => void = () => undefined) =>
  anOpenWorld([aUnit(), unit], (world) => {
    world.server.answer('cartBt', { lists: [aRecommendedList(1, 4)] });
    world.server.answer('recommendItems', { lists: similar });
    prepare(world);
  });

test('[PG-13 CM-35] reads similar items of sold-out units once, and skips unknown ones', async () => {
  const world = await opened(soldOut());
  expect(asked(world)).toEqual([{ itemNos: ['I2'], isApp: false }]);
  expect(world.state.extras.instead).toEqual(similar.slice(0, 1));
  await world.settle({ type: 'OpenCart' });
  expect(asked(world)).toHaveLength(1);
});

test('[PG-13] a unit that can be ordered, or is unavailable for another reason, sends no request', async () => {
  const restricted = await opened(soldOut({ unableOrderType: O.some('ADULT_LIMIT') }));
  const orderable = await opened(aUnit({ cartUnitId: cartUnitId(2) }));
  expect([asked(restricted), asked(orderable)]).toEqual([[], []]);
});

test('[LS-06] hides a failure and shows no news', async () => {
  const world = await opened(soldOut(), plan('recommendItems', failing()));
  expect([world.state.extras.instead, world.alerted, world.notified]).toEqual([undefined, [], []]);
});
