import { type AddCartRequest, cartUnitId as id, itemNo, MAX_SHARED_UNITS } from '@baguni/domain/internal';
import { anAddition, anApiError, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { SharedLink, Sharing } from '../ports/page.ts';
import { aBusyError, aTimeOut, type Delivery, failing, heldBack, losing } from '../testing/test-network.ts';
import { apples, World } from '../testing/world.ts';

const of = (no: string, quantity = 1): AddCartRequest => ({
  itemNo: itemNo(no),
  quantity,
  optionNos: [],
  additions: [],
});
const link = (...items: readonly AddCartRequest[]): SharedLink => items;

type Outcome = Awaited<ReturnType<ReturnType<Sharing['share']>>>;

/** A cart of one apple, I1, whose shop also sells I2, I3 and I4. The address may carry a link. */
const aWorld = async (first?: SharedLink, prepare: (world: World) => void = () => undefined) => {
  const world = new World([aUnit({ cartUnitId: id(1), item: anItem({ itemNo: itemNo('I1') }) })]);
  const shared: (readonly AddCartRequest[])[] = [];
  const outcomes: Outcome[] = [];
  let hear: (link: SharedLink) => void = () => undefined;
  world.provide({
    sharing: {
      share: (items) => async () => {
        shared.push(items);
        return outcomes.shift() ?? 'Copied';
      },
      links: (listen) => {
        hear = listen;
        if (first) listen(first);
        return () => undefined;
      },
    },
  });
  world.server.sell(...['I2', 'I3', 'I4'].map((no) => aUnit({ item: anItem({ itemNo: itemNo(no) }) })));
  prepare(world);
  await world.settle({ type: 'OpenCart' });
  return { world, shared, outcomes, hear: (next: SharedLink) => hear(next) };
};

const items = ({ state }: World) => state.cart.units.map(({ item, quantity }) => `${item.itemNo} ${quantity}`);
const told = ({ notified, alerted }: World) => [...notified, ...alerted];
const report = ({ shopper }: World) => shopper.alerts.find(({ type }) => type === 'AddedShared');
const codesOf = (world: World) => {
  const found = report(world);
  return found?.type === 'AddedShared'
    ? [found.added, ...found.left.map(({ notice }) => (notice.type === 'Message' ? notice.code : notice.text))]
    : undefined;
};

test('shares items, options, additions and pieces of the selected units, and no entered text', async () => {
  const { world, shared } = await aWorld();
  const options = [
    anOption({ optionNo: 'O7' }),
    anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: '각인', value: 'Tori' }] }),
  ];
  const item = anItem({ itemNo: itemNo('I2'), options, additions: [anAddition({ additionNo: 'A1', quantity: 2 })] });
  world.server.addElsewhere(aUnit({ cartUnitId: id(9), quantity: 3, item }));
  await world.settle({ type: 'OpenCart' });
  await world.settle({ type: 'SelectOnly', cartUnitIds: [id(9)] }, { type: 'ShareCart' });
  const choice = { optionNos: ['O7'], additions: [{ additionNo: 'A1', quantity: 2 }] };
  expect(shared).toEqual([[{ itemNo: 'I2', quantity: 3, ...choice }]]);
  expect(told(world)).toEqual(['SHARE-COPIED']);
});

test.each<readonly [Outcome, readonly string[]]>([
  ['Shared', []],
  ['Closed', []],
  ['Copied', ['SHARE-COPIED']],
  ['Failed', ['SHARE-FAILED']],
])('the message after sharing that was %s: %j', async (outcome, notices) => {
  const { world, outcomes } = await aWorld();
  outcomes.push(outcome);
  await world.settle({ type: 'ShareCart' });
  expect(told(world)).toEqual(notices);
});

test('shares neither nothing nor more units than a link may hold', async () => {
  const { world, shared } = await aWorld();
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) }, { type: 'ShareCart' });
  for (const unit of apples(MAX_SHARED_UNITS + 1))
    world.server.addElsewhere({ ...unit, cartUnitId: id(unit.cartUnitId + 100) });
  await world.settle({ type: 'OpenCart' });
  expect(world.state.cart.selected.length).toBeGreaterThan(MAX_SHARED_UNITS);
  await world.settle({ type: 'ShareCart' });
  expect(shared).toEqual([]);
});

test('[CM-06] asks first, then adds the items of a link one after another, selects them and reports how many', async () => {
  const { world } = await aWorld(link(of('I2', 2), of('I1'), of('I3')), ({ shopper }) => shopper.replies.push('Later'));
  expect([world.shopper.questions, world.requests('addCart')]).toEqual([[{ type: 'AddShared', n: 3 }], []]);
  world.plan('addCart', heldBack);
  world.shopper.later[0]?.(true);
  await world.settle();
  expect(world.requests('addCart')).toEqual([of('I2', 2)]);
  await world.arrive();
  expect(items(world)).toEqual(['I1 2', 'I2 2', 'I3 1']);
  expect([world.state.cart.selected.length, told(world)]).toEqual([3, ['SHARED-ADDED']]);
});

test('adds nothing without a yes, and asks again for the next link', async () => {
  const { world, hear } = await aWorld(link(of('I2')), ({ shopper }) => shopper.replies.push('No'));
  expect([items(world), told(world)]).toEqual([['I1 1'], []]);
  hear(link(of('I3')));
  await world.settle();
  expect([items(world), world.shopper.questions.length]).toEqual([['I1 1', 'I3 1'], 2]);
});

test('reports a link that it cannot read', async () => {
  const { world, hear } = await aWorld();
  hear(undefined);
  await world.after(0);
  expect([told(world), world.shopper.questions]).toEqual([['SHARED-UNREADABLE'], []]);
});

test('joins equal choices, so that nothing is added twice after a lost answer', async () => {
  const { world } = await aWorld(link(of('I2'), of('I2', 2)), (shop) => shop.plan('addCart', losing()));
  expect([world.requests('addCart'), items(world)]).toEqual([[of('I2', 3)], ['I1 1', 'I2 3']]);
});

test.each<readonly [string, Delivery, Delivery | undefined, readonly string[], ReturnType<typeof codesOf>]>([
  [
    'refused',
    failing(anApiError({ resultCode: 'CART-BR1-20' })),
    undefined,
    ['I1 1', 'I3 1', 'I4 1'],
    [2, 'CART-BR1-20'],
  ],
  ['failed by the server', failing(aBusyError()), undefined, ['I1 1', 'I3 1', 'I4 1'], [2, 'ADD-FAILED']],
  ['lost, although it succeeded', losing(), undefined, ['I1 1', 'I2 1', 'I3 1', 'I4 1'], undefined],
  ['not received', failing(aTimeOut()), undefined, ['I1 1', 'I3 1', 'I4 1'], [2, 'ADD-FAILED']],
  [
    'lost, and not read: stops',
    losing(),
    failing(aTimeOut()),
    ['I1 1'],
    [0, 'CART-NOT-RELOADED', 'CART-NOT-RELOADED', 'CART-NOT-RELOADED'],
  ],
])(
  '[CM-06] reports which items were added if the first addition was %s',
  async (_, delivery, read, expected, codes) => {
    const { world } = await aWorld(link(of('I2'), of('I3'), of('I4')), ({ shopper }) => shopper.replies.push('Later'));
    world.plan('addCart', delivery);
    if (read) world.plan('getCart', read);
    world.shopper.later[0]?.(true);
    await world.settle();
    expect([items(world), codesOf(world)]).toEqual([expected, codes]);
    expect(world.notified).toEqual(codes ? [] : ['SHARED-ADDED']);
  },
);

test('[CM-06] names an item that the server refuses to add, if the shop sells it', async () => {
  const engraving = anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: '각인', value: '' }] });
  const pen = anItem({ itemNo: itemNo('I5'), itemName: '만년필', itemImageUrl: '/pen.webp', options: [engraving] });
  const { world } = await aWorld(link(of('I5'), of('I2'), of('nothing')), ({ server }) =>
    server.sell(aUnit({ item: pen })),
  );
  expect(report(world)).toMatchObject({
    added: 1,
    left: [
      { itemNo: 'I5', itemName: '만년필', itemImageUrl: '/pen.webp' },
      { itemNo: 'nothing', itemName: '' },
    ],
  });
});

test('[CM-06] the server refuses an unknown item, and the others are added', async () => {
  const { world } = await aWorld(link(of('nothing'), of('I2')));
  expect([items(world), codesOf(world)]).toEqual([
    ['I1 1', 'I2 1'],
    [1, 'CART-BR1-45'],
  ]);
});
