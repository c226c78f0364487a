import { expect, test } from 'vitest';
import type { Cart, History, PageNow, PaidOrder, Rows, Write } from './history.ts';
import { everyLossTold, invariants, violationsIn } from './invariants.ts';

const apples = { id: 1, itemNo: 'A', quantity: 2, version: 3 };
const cart: Cart = { version: 7, lines: [apples], coupons: [] };
const rows: Rows = { stock: { 'item/A': 5 }, paid: [], coupons: [], policies: [] };
const page: PageNow = {
  shopper: 'kim',
  tab: 'kim 1',
  isAlone: true,
  cart,
  running: [],
  overlays: [],
  reopened: cart,
};
const paid: PaidOrder = { key: 'T1', shopper: 'kim', lines: [], needs: [], coupons: [] };

const quantity = (over: Partial<Write> = {}): Write => ({
  shopper: 'kim',
  tab: 'kim 1',
  path: '/cart/setQuantity',
  key: 'K1',
  body: { cartUnitId: 1, quantity: 2, unitVersion: 2 },
  begunAt: 10,
  endedAt: 20,
  outcome: 'Acknowledged',
  data: { unit: { cartUnitId: 1, quantity: 2, version: 3 }, cartVersion: 7 },
  ...over,
});
const addition = (over: Partial<Write> = {}): Write =>
  quantity({
    path: '/cart/addCart',
    body: { itemNo: 'P', quantity: 1 },
    data: { cartUnitId: 9, cartVersion: 7 },
    ...over,
  });
const removal = (over: Partial<Write> = {}): Write =>
  quantity({
    path: '/cart/removeCartUnits',
    body: { cartUnitIds: [4] },
    data: { removedCartUnitIds: [4], cartVersion: 7 },
    ...over,
  });

const calm: History = {
  writes: [quantity(), removal({ key: 'K2' })],
  told: [],
  shown: [],
  traces: [],
  before: { kim: { ...cart, lines: [] } },
  after: { kim: cart },
  pages: [page],
  rowsBefore: rows,
  rowsAfter: rows,
  addedItem: 'P',
  broken: [],
};

test('a correct round has no violation', () => {
  expect(violationsIn(calm)).toEqual([]);
});

const printer = { id: 9, itemNo: 'P', quantity: 1, version: 1 };
const withLine = (line: Cart['lines'][number]): Partial<History> => {
  const now = { ...cart, lines: [apples, line] };
  return { after: { kim: now }, pages: [{ ...page, cart: now, reopened: now }] };
};
const used: Cart = { ...cart, coupons: [{ no: 'C1', unitIds: [1] }] };
const withCoupon: Partial<History> = { after: { kim: used }, pages: [{ ...page, cart: used, reopened: used }] };
const spent = { no: 'C1', shopper: 'kim', policy: 'welcome', unitIds: [], isSpent: true };
const policy = { no: 'welcome', perBuyer: 1, limit: 10, issued: 3 };
const older: Cart = { ...cart, lines: [{ ...apples, quantity: 1, version: 2 }] };

const broken: readonly (readonly [invariant: string, what: string, history: Partial<History>])[] = [
  ['no acknowledged change lost', 'is at version 2', { after: { kim: older }, pages: [] }],
  [
    'no acknowledged change lost',
    'and is 5',
    { after: { kim: { ...cart, lines: [{ ...apples, quantity: 5 }] } }, pages: [] },
  ],
  ['no acknowledged change lost', 'and is gone', { after: { kim: { ...cart, lines: [] } }, pages: [] }],
  ['no acknowledged change lost', 'the cart is at 6', { after: { kim: { ...cart, version: 6 } }, pages: [] }],
  ['no acknowledged change lost', 'as removed and is there', withLine({ ...apples, id: 4 })],
  ['no acknowledged change lost', 'as added and is gone', { writes: [addition()], before: { kim: cart } }],
  [
    'no acknowledged change lost',
    'as paid and is not',
    { writes: [quantity({ path: '/order/payOrder', body: { txKey: 'T1' }, data: {} })] },
  ],
  ['no change overwritten', 'both were acknowledged', { writes: [quantity(), quantity({ key: 'K3' })] }],
  [
    'no change made twice',
    'asked for at least 1 and at most 1',
    { writes: [addition()], ...withLine({ ...printer, quantity: 2 }) },
  ],
  [
    'no change made twice',
    '1 pieces of P, asked for at least 2',
    { writes: [addition(), addition({ key: 'K3' })], ...withLine(printer) },
  ],
  [
    'at most one paid order a cart state',
    'unit 8 was paid twice',
    {
      rowsAfter: {
        ...rows,
        paid: [
          { ...paid, lines: [{ ...apples, id: 8 }] },
          { ...paid, key: 'T2', lines: [{ ...apples, id: 8 }] },
        ],
      },
    },
  ],
  [
    'stock within bounds',
    '-1 pieces are left',
    {
      rowsAfter: { ...rows, stock: { 'item/A': -1 }, paid: [{ ...paid, needs: [{ key: 'item/A', pieces: 6 }] }] },
    },
  ],
  ['stock within bounds', '1 pieces went, 0 were paid', { rowsAfter: { ...rows, stock: { 'item/A': 4 } } }],
  [
    'coupons within bounds',
    'spent twice',
    {
      rowsAfter: {
        ...rows,
        paid: [
          { ...paid, coupons: ['C1'] },
          { ...paid, key: 'T2', coupons: ['C1'] },
        ],
      },
    },
  ],
  ['coupons within bounds', '11 issued of 10', { rowsAfter: { ...rows, policies: [{ ...policy, issued: 11 }] } }],
  [
    'coupons within bounds',
    'has 2 coupons',
    { rowsAfter: { ...rows, policies: [policy], coupons: [spent, { ...spent, no: 'C2' }] } },
  ],
  [
    'coupons within bounds',
    'which is gone',
    { rowsAfter: { ...rows, coupons: [{ ...spent, isSpent: false, unitIds: [77] }] } },
  ],
  [
    'page = server',
    'the page shows',
    { pages: [{ ...page, cart: { ...cart, coupons: [{ no: 'C1', unitIds: [1] }] } }] },
  ],
  [
    'page = server',
    'unit 1 is 9',
    { pages: [{ ...page, isAlone: false, cart: { ...cart, lines: [{ ...apples, quantity: 9 }] } }] },
  ],
  [
    'page = server',
    'is newer',
    { pages: [{ ...page, isAlone: false, cart: { ...cart, lines: [{ ...apples, version: 9 }] } }] },
  ],
  ['page = server', 'reloaded the page shows', { pages: [{ ...page, isAlone: false, reopened: older }] }],
  ['no overlay left', 'still saving 1', { pages: [{ ...page, running: ['saving 1'] }] }],
  ['no overlay left', 'Alert was left open', { pages: [{ ...page, overlays: ['Alert'] }] }],
  [
    'every loss told',
    'ended as Unknown without a word',
    { writes: [quantity({ outcome: 'Unknown', body: { cartUnitId: 1, quantity: 6, unitVersion: 2 } })] },
  ],
  [
    'every loss told',
    'ended as Refused without a word',
    {
      writes: [addition({ outcome: 'Refused' })],
      // messages before the request or on another page do not count
      told: [
        { tab: 'kim 1', type: 'Said', at: 9, what: 'Alert' },
        { tab: 'kim 2', type: 'Said', at: 12, what: 'Alert' },
        { tab: 'kim 1', type: 'Left', at: 5_021, what: 'home' },
      ],
    },
  ],
  [
    'every loss told',
    'unapplyCoupons',
    {
      ...withCoupon,
      writes: [quantity({ path: '/cart/unapplyCoupons', body: { cartUnitIds: [1] }, outcome: 'Unknown' })],
    },
  ],
  ['nothing broke', '500', { broken: ['500 of POST /cart/getCart'] }],
];

test.each(broken)('detects a violation of %s: %s', (invariant, what, over) => {
  const found = violationsIn({ ...calm, ...over });
  expect(found.filter((one) => one.invariant === invariant && one.what.includes(what))).not.toEqual([]);
});

test('covers every invariant', () => {
  expect(new Set(broken.map(([name]) => name))).toEqual(new Set(invariants.map(({ name }) => name)));
});

const lost = quantity({ outcome: 'Unknown', body: { cartUnitId: 1, quantity: 6, unitVersion: 2 } });

test.each<readonly [string, Partial<History>]>([
  ['a message was shown', { writes: [lost], told: [{ tab: 'kim 1', type: 'Said', at: 35, what: 'Alert' }] }],
  ['the page was left meanwhile', { writes: [lost], told: [{ tab: 'kim 1', type: 'Left', at: 15, what: 'home' }] }],
  ['the change was made', { writes: [{ ...lost, body: { cartUnitId: 1, quantity: 2, unitVersion: 2 } }] }],
  ['a newer change replaced it', { writes: [lost, quantity({ key: 'K3', begunAt: 30 })] }],
  [
    'there was no coupon to remove',
    { writes: [quantity({ path: '/cart/unapplyCoupons', body: { cartUnitIds: [1] }, outcome: 'Unknown' })] },
  ],
  ['the page started the call', { writes: [quantity({ path: '/recommend/imp', outcome: 'Unknown' })] }],
])('accepts a lost change if %s', (_, over) => {
  expect(violationsIn({ ...calm, ...over })).toEqual([]);
});

test('a refusal needs no message if another tab made the same change last', () => {
  const six = { cartUnitId: 1, quantity: 6, unitVersion: 2 };
  const refused = quantity({ key: 'K4', body: six, outcome: 'Refused', begunAt: 16, endedAt: 25 });
  const same = quantity({ tab: 'kim 2', key: 'K5', body: six, endedAt: 15 });
  const other = quantity({ tab: 'kim 2', key: 'K6', endedAt: 20 });
  const told = (...writes: readonly Write[]) =>
    everyLossTold.violations({ ...calm, after: { kim: { ...cart, lines: [] } }, writes });
  expect(told(same, refused)).toEqual([]);
  expect(told(same, refused, { ...other, endedAt: 30 })).toEqual([]);
  expect(told(same, other, refused)).toHaveLength(1);
  expect(told({ ...same, endedAt: 26 }, refused)).toHaveLength(1);
  expect(told({ ...same, shopper: 'lee' }, refused)).toHaveLength(1);
  expect(told({ ...same, outcome: 'Refused' }, refused)).toHaveLength(2);
});

test('a change without a response needs no message if its page showed the result', () => {
  const six = { id: 1, quantity: 6, version: 3 };
  const told = (...shown: History['shown']) =>
    everyLossTold.violations({ ...calm, after: { kim: { ...cart, lines: [] } }, writes: [lost], shown });
  expect(told({ tab: 'kim 1', at: 30, lines: [six] })).toEqual([]);
  expect(told({ tab: 'kim 1', at: 9, lines: [six] })).toHaveLength(1);
  expect(told({ tab: 'kim 2', at: 30, lines: [six] })).toHaveLength(1);
  expect(told({ tab: 'kim 1', at: 30, lines: [{ ...six, id: 2 }] })).toHaveLength(1);
  expect(told({ tab: 'kim 1', at: 30, lines: [{ ...six, quantity: 5 }] })).toHaveLength(1);
  // an optimistic update shows no later version
  expect(told({ tab: 'kim 1', at: 30, lines: [{ ...six, version: 2 }] })).toHaveLength(1);
});

test.each<readonly [string, Partial<History>]>([
  ['it was removed meanwhile', { writes: [quantity(), removal({ body: { cartUnitIds: [1] }, outcome: 'Unknown' })] }],
  ['it was paid', { rowsAfter: { ...rows, paid: [{ ...paid, lines: [apples] }] } }],
])('accepts a missing unit if %s', (_, over) => {
  const empty: Cart = { ...cart, lines: [] };
  const pages = [{ ...page, cart: empty, reopened: empty }];
  expect(violationsIn({ ...calm, after: { kim: empty }, pages, ...over })).toEqual([]);
});

test('accepts both outcomes of a change without a response', () => {
  const unknown = [addition({ outcome: 'Unknown' })];
  const told = [{ tab: 'kim 1', type: 'Said', at: 15, what: 'Alert' } as const];
  expect(violationsIn({ ...calm, writes: unknown, told })).toEqual([]);
  expect(violationsIn({ ...calm, writes: unknown, told, ...withLine(printer) })).toEqual([]);
});
