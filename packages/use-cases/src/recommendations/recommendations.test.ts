import { type CartUnit, cartUnitId, itemNo, won } from '@baguni/domain/internal';
import { anItem, anUnorderableUnit, aRecommendedList, aStorefront, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { failing } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, World } from '../testing/world.ts';

const asked = (world: World, call: Parameters<World['server']['network']['requests']>[0]) => world.requests(call);
const together = [aRecommendedList(1, 4), aRecommendedList(2, 3), aRecommendedList(3, 5)];
const withTogether = () => anOpenWorld(apples(2), ({ server }) => server.answer('cartBt', { lists: together }));

test('[RC-01] reads items bought together once, and hides lists of three', async () => {
  const world = await withTogether();
  expect([asked(world, 'cartBt'), asked(world, 'recommendItems')]).toEqual([[{ itemNos: ['I1'], isApp: false }], []]);
  expect(world.state.extras.recommendations).toMatchObject({
    kind: 'BoughtTogether',
    lists: [{ seedItemNo: 'I1' }, { seedItemNo: 'I3' }],
    at: 0,
  });
  await world.settle({ type: 'OpenCart' });
  expect(asked(world, 'cartBt')).toHaveLength(1);
});

test('[CM-34] the request says that an app shows the page', async () => {
  const app = { appType: 'MG', appVersion: '8.0.1', isAndroid: true };
  const world = new World(apples(2), aStorefront({ app }));
  await world.settle({ type: 'OpenCart' });
  await world.settle();
  expect(asked(world, 'cartBt')).toEqual([{ itemNos: ['I1'], isApp: true }]);
});

test('[RC-01] falls back to similar items if too few were bought together, or shows none', async () => {
  const similar = await anOpenWorld(apples(1), ({ server }) => {
    server.answer('cartBt', { lists: [aRecommendedList(2, 3)] });
    server.answer('recommendItems', { lists: [aRecommendedList(4, 4)] });
  });
  expect(similar.state.extras.recommendations).toMatchObject({ kind: 'Similar', lists: [{ seedItemNo: 'I4' }] });
  const little = await anOpenWorld(apples(1));
  expect(little.state.extras.recommendations).toBeUndefined();
});

test('[RC-01] an empty cart shows items bought before, or none', async () => {
  const nothing = await anOpenWorld([]);
  expect(nothing.state.extras.recommendations).toBeUndefined();
  expect(asked(nothing, 'cartBt')).toEqual([{ itemNos: [], isApp: false }]);
  expect([asked(nothing, 'recommendItems'), asked(nothing, 'postSignalItems')]).toEqual([[], []]);
  const bought = [aRecommendedList(1, 1)];
  const again = await anOpenWorld([], ({ server }) => server.answer('cartBt', { lists: bought }));
  expect(again.state.extras.recommendations).toMatchObject({ kind: 'BoughtBefore', lists: bought });
});

test('[RC-01 RC-03] failures are silent', async () => {
  const world = await anOpenWorld(apples(1), (before) => {
    before.server.answer('cartBt', { lists: together });
    for (const call of ['cartBt', 'recommendItems', 'postSignalItems'] as const) before.plan(call, failing());
  });
  const { recommendations, signals } = world.state.extras;
  expect([recommendations, signals, world.alerted, world.notified]).toEqual([undefined, undefined, [], []]);
});

test('[RC-01] rotates the seed and restarts after the last', async () => {
  const world = await withTogether();
  const at = () => world.state.extras.recommendations?.at;
  const seen = [at()];
  for (let step = 0; step < 2; step += 1) {
    await world.settle({ type: 'ShowNextRecommendations' });
    seen.push(at());
  }
  expect(seen).toEqual([0, 1, 0]);
});

test('[RC-02] reports each showing once as drawn and once as seen, and again for the next showing', async () => {
  const world = await withTogether();
  const drawn = { type: 'ReportRecommendations', impression: 'Drawn' } as const;
  const seen = { type: 'ReportRecommendations', impression: 'Seen' } as const;
  await world.settle(drawn, drawn, seen, seen, drawn);
  const first = { seedItemNo: itemNo('I1'), itemNos: ['R11', 'R12', 'R13', 'R14'], isApp: false };
  expect([asked(world, 'imp'), asked(world, 'vimp')]).toEqual([[first], [first]]);
  await world.settle({ type: 'ShowNextRecommendations' }, drawn);
  expect(asked(world, 'imp')).toMatchObject([first, { seedItemNo: 'I3' }]);
  await world.settle({ type: 'ShowNextRecommendations' }, drawn, seen);
  expect([asked(world, 'imp').length, asked(world, 'vimp').length]).toEqual([3, 2]);
});

test('[RC-02] a failed report stops no later reports and is not retried', async () => {
  const world = await withTogether();
  world.plan('imp', failing());
  const drawn = { type: 'ReportRecommendations', impression: 'Drawn' } as const;
  await world.settle(drawn, drawn);
  await world.settle({ type: 'ShowNextRecommendations' });
  expect([asked(world, 'imp').length, world.alerted, world.state.extras.recommendations?.at]).toEqual([1, [], 1]);
});

test('[RC-03] requests price changes of ten units once', async () => {
  const signals = [{ cartUnitId: cartUnitId(1), before: won(2), now: won(1) }];
  const world = await anOpenWorld(apples(11), ({ server }) => server.answer('postSignalItems', { signals }));
  expect(asked(world, 'postSignalItems')).toEqual([{ cartUnitIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }]);
  expect(world.state.extras.signals).toEqual(signals);
});

test.each([{ language: 'en' }, { language: 'cn' }, { language: 'jp' }, { tenant: 'outlet' }] as const)(
  '[RC-03] sends no request without signals: %j',
  async (storefront) => {
    const world = new World(apples(1), storefront);
    await world.settle({ type: 'OpenCart' });
    expect([asked(world, 'postSignalItems').length, asked(world, 'cartBt').length]).toEqual([0, 1]);
  },
);

const soldOut = (over: Partial<CartUnit> = {}): CartUnit =>
  anUnorderableUnit({
    cartUnitId: cartUnitId(2),
    item: anItem({ itemNo: itemNo('I2') }),
    unableOrderType: 'ITEM_OUT_OF_STOCK',
    ...over,
  });
const askedInstead = (world: World) => world.requests('recommendItems');
const similar = [aRecommendedList(2, 1), aRecommendedList(3, 0)];
const opened = (unit: CartUnit, prepare: (world: World) => void = () => undefined) =>
  anOpenWorld([aUnit(), unit], (world) => {
    world.server.answer('cartBt', { lists: [aRecommendedList(1, 4)] });
    world.server.answer('recommendItems', { lists: similar });
    prepare(world);
  });

test('[PG-13 CM-35] reads similar items of sold-out units once, and skips unknown ones', async () => {
  const world = await opened(soldOut());
  expect(askedInstead(world)).toEqual([{ itemNos: ['I2'], isApp: false }]);
  expect(world.state.extras.instead).toEqual(similar.slice(0, 1));
  await world.settle({ type: 'OpenCart' });
  expect(askedInstead(world)).toHaveLength(1);
});

test('[PG-13] a unit that can be ordered, or is unavailable for another reason, sends no request', async () => {
  const restricted = await opened(soldOut({ unableOrderType: 'ADULT_LIMIT' }));
  const orderable = await opened(aUnit({ cartUnitId: cartUnitId(2) }));
  expect([askedInstead(restricted), askedInstead(orderable)]).toEqual([[], []]);
});

test('[LS-06] hides a failure and shows no news', async () => {
  const world = await opened(soldOut(), plan('recommendItems', failing()));
  expect([world.state.extras.instead, world.alerted, world.notified]).toEqual([undefined, [], []]);
});
