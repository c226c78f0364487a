import type { CallName } from '@baguni/contract';
import { type ApiError, cartUnitId as id, itemNo, type LeftPieces, nothingMerged } from '@baguni/domain/internal';
import { NotLoaded } from '../flow/late.ts';
import { shownLoad } from '../session/session.ts';
import { anApiError, anEnvironment, anItem, anUnorderableUnit, aUnit } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, apples, World } from '../testing/world.ts';

const open = { type: 'OpenCart' } as const;
const names = (world: World): readonly string[] => world.server.network.sent.map((call) => call.name);
const failures = (world: World) => world.reports.filter((report) => report.type === 'CallFailed');

test('[LS-01] loads environment and cart, merges, reloads, deletes flagged units and opens the cart', async () => {
  const world = await anOpenWorld(apples(3), ({ server }) => {
    server.initial = { isNeedMerge: true, removeCartUnitIds: [id(2)] };
  });
  expect(names(world).slice(0, 5)).toEqual([
    'getEnvironment',
    'getInitialCart',
    'mergeCart',
    'getInitialCart',
    'removeCartUnits',
  ]);
  expect(world.events.slice(0, 2).map((event) => event.type)).toEqual(['EnvironmentRead', 'CartOpened']);
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([1, 3]);
  expect(world.state.cartVersion).toBe(world.server.cart.version);
  expect(world.reports).toContainEqual({ type: 'UnitsRemoved', count: 1 });
});

test.each([
  ['FirstGroup', 'Loaded'],
  ['All', 'NotLoaded'],
] as const)(
  '[PG-20 LS-04] the page that shows after %s is %s until the third group has answered',
  async (after, shown) => {
    const world = await anOpenWorld(apples(1), (one) => {
      one.server.environment = anEnvironment({ showsPageAfter: after });
      one.plan('getExhibitExtraDiscountForNudge', heldBack);
    });
    expect([world.state.load, shownLoad(world.state)]).toEqual(['Loaded', shown]);
    await world.arrive();
    expect(shownLoad(world.state)).toBe('Loaded');
  },
);

const leftOver: LeftPieces = {
  itemName: '사과',
  itemImageUrl: '',
  options: [],
  additions: [],
  quantity: 2,
  code: 'CART-BR1-43',
  params: { max: 100 },
};

const some = [{ cartUnitId: id(1), quantity: 3 }];
const fitted = { ...nothingMerged, added: some, addedUp: [...some, ...some] };
const onlyNew = { ...nothingMerged, added: some };
const onlyMore = { ...nothingMerged, addedUp: some };
const left = { ...nothingMerged, left: [leftOver] };
const marks = { added: some, addedUp: [...some, ...some] };
const merges = { isNeedMerge: true };

test.each([
  ['a toast if all fitted', merges, fitted, ['CARTS-MERGED'], [], marks],
  ['a toast of new units only', merges, onlyNew, ['CARTS-MERGED-NEW'], [], { added: some, addedUp: [] }],
  ['a toast of increased units only', merges, onlyMore, ['CARTS-MERGED-MORE'], [], { added: [], addedUp: some }],
  [
    'an alert of what did not fit',
    merges,
    left,
    [],
    [{ type: 'Merged', merge: { cartVersion: 1, ...left } }],
    undefined,
  ],
  ['no message if nothing was merged', merges, nothingMerged, [], [], undefined],
  ['no message if no merge was needed', {}, fitted, [], [], undefined],
] as const)('[GM-4] once the cart is open a merge shows %s', async (_, initial, merge, notified, alerts, merged) => {
  const world = await anOpenWorld(apples(1), ({ server }) => {
    server.initial = initial;
    server.alter('mergeCart', (reply) => ({ ...reply, ...merge }));
  });
  expect([world.notified, world.shopper.alerts, world.state.extras.merged]).toEqual([notified, alerts, merged]);
  const params = { added: merge.added.length, addedUp: merge.addedUp.length };
  if (notified.length > 0) expect(world.shopper.notices).toMatchObject([{ params }]);
  // no alert blocks the page
  await world.settle({ type: 'ToggleTab' });
  expect([world.state.load, world.eventsOf('TabToggled').length]).toEqual(['Loaded', 1]);
});

test('[LS-01 LS-03] reads once without a merge or deletion, then reads coupons', async () => {
  const world = new World(apples(1));
  await world.after(0, open);
  expect(names(world).slice(0, 3)).toEqual(['getEnvironment', 'getInitialCart', 'getCouponBox']);
  expect([world.requests('getInitialCart').length, world.state.load]).toEqual([1, 'Loaded']);
});

test('[LS-01 GM-4] reports a failed merge or deletion and opens the cart without a message', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.initial = { isNeedMerge: true, removeCartUnitIds: [id(2)] };
    server.network.plan('mergeCart', failing());
    server.network.plan('removeCartUnits', failing());
  });
  expect([world.state.load, world.state.cart.units.length, failures(world).length]).toEqual(['Loaded', 2, 2]);
});

test('[LS-01] reloads the cart if the answer of a merge or deletion was lost', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.putGuestCart(aUnit({ cartUnitId: id(3), item: anItem({ itemNo: itemNo('I9') }) }));
    server.network.plan('mergeCart', losing());
  });
  expect([world.state.cartVersion, world.state.cart.units.length]).toEqual([2, 3]);
  expect(world.requests('getInitialCart')).toHaveLength(2);
  const other = await anOpenWorld(apples(2), ({ server }) => {
    server.initial = { removeCartUnitIds: [id(2)] };
    server.network.plan('removeCartUnits', losing());
  });
  expect(other.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([1]);
});

test('[LS-02] selects units of the last day and the selection before a reload', async () => {
  const old = '2026-11-18T00:00:00.000Z';
  const units = [
    aUnit({ cartUnitId: id(1) }),
    aUnit({ cartUnitId: id(2), insertDateISO: old }),
    anUnorderableUnit({ cartUnitId: id(3) }),
    aUnit({ cartUnitId: id(4) }),
    aUnit({ cartUnitId: id(5), insertDateISO: old }),
  ];
  const world = await anOpenWorld(units, ({ remembered }) => {
    remembered.push({ known: [id(4), id(5)], selected: [id(5)] });
  });
  expect(world.state.cart.selected).toEqual([1, 5]);
});

test.each(['getEnvironment', 'getInitialCart'] as const)(
  '[LS-05] %s fails: reported once over all retries; a later opening recovers',
  async (call) => {
    const world = new World(apples(1));
    world.plan(call, failing(aTimeOut()), failing(aTimeOut()));
    await world.settle(open);
    expect([world.state.load, failures(world).length]).toEqual(['LoadFailed', 1]);
    await world.settle(open);
    expect([world.eventsOf('CartLoadFailed').length, failures(world).length]).toEqual([2, 1]);
    await world.settle(open);
    expect(world.state.load).toBe('Loaded');
  },
);

test('[LS-05] the load error is shown without the code that follows failures; a later opening recovers', async () => {
  const world = new World(apples(1));
  world.chunks.more = () => Promise.reject(new NotLoaded('offline'));
  world.plan('getInitialCart', failing(anApiError({ kind: 'Network' })));
  await world.settle(open);
  expect([world.state.load, world.alerted]).toEqual(['LoadFailed', []]);
  expect(world.reports.filter(({ type }) => type === 'Unhandled')).toMatchObject([{ message: 'offline' }]);
  await world.settle(open);
  expect(world.state.load).toBe('Loaded');
});

test('[LS-05] drops openings until the first read arrives', async () => {
  const world = new World(apples(1));
  world.plan('getInitialCart', heldBack);
  await world.settle(open, open);
  await world.settle(open);
  expect(world.state.load).toBe('NotLoaded');
  await world.release(0);
  expect([world.eventsOf('CartOpened').length, world.requests('getInitialCart').length]).toEqual([1, 1]);
});

const essential: readonly CallName[] = ['getEnvironment', 'getInitialCart'];

const openWorld = async (prepare?: (world: World) => void): Promise<World> => {
  const world = await anOpenWorld(apples(2), prepare);
  await vi.advanceTimersByTimeAsync(2000);
  return world;
};
const callsOf = ({ server }: World): readonly CallName[] => [...new Set(server.network.sent.map(({ name }) => name))];

test.each<Partial<ApiError>>([
  {},
  { kind: 'Network' },
  { kind: 'TimedOut' },
  { kind: 'Unreadable' },
  { message: '점검 중', domain: 'ex-api' },
  { nextAction: 'ALERT', message: '점검 중' },
  { nextAction: 'ALERT_AND_REFRESH' },
  { redirectUrl: '/ko/pc/order/1' },
  { redirectUrl: 'https://evil.example/' },
  { resultCode: 'CART-BR2-139' },
  { resultCode: 'CHECKOUT-BR2-200' },
  { domain: 'cart-fe', resultCode: 'CART-BR-100' },
  { domain: 'cart-fe', resultCode: 'CART-BR-101' },
  { status: 409, message: '이미 변경됨' },
])('[ER-08 LS-06] the cart opens without a message if all information fails: %o', async (over) => {
  const asked = callsOf(await openWorld()).filter((name) => !essential.includes(name));
  expect(asked.length).toBeGreaterThanOrEqual(5);
  const world = await openWorld(({ server }) => {
    for (const name of asked) server.network.plan(name, ...Array.from({ length: 9 }, () => failing(anApiError(over))));
  });
  expect([world.state.load, world.state.cart.units.length]).toEqual(['Loaded', 2]);
  expect([world.alerted, world.notified, world.exits, world.verifications]).toEqual([[], [], [], 0]);
  expect(world.reports.every(({ type }) => type === 'CallFailed')).toBe(true);
});
