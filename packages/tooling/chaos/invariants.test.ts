import { expect, test } from 'vitest';
import type { Cart, FailedRequest, History, Line, PageNow, PaidOrder, Rows, Write } from './history.ts';
import { invariants, violationsIn } from './invariants.ts';

const apples: Line = { id: 1, itemNo: 'A', quantity: 2, version: 3 };
const cart: Cart = { version: 7, lines: [apples], coupons: [] };
const rows: Rows = { stock: { 'item/A': 5 }, paid: [], coupons: [], policies: [] };
const page: PageNow = { shopper: 'kim', tab: 'kim 1', isAlone: true, cart, running: [], overlays: [], reopened: cart };

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
  quantity({ path: '/cart/addCart', body: { itemNo: 'P', quantity: 1 }, data: { cartUnitId: 9 }, ...over });
const removal = (over: Partial<Write> = {}): Write =>
  quantity({
    path: '/cart/removeCartUnits',
    body: { cartUnitIds: [4] },
    data: { removedCartUnitIds: [4] },
    key: 'K2',
    ...over,
  });
const unapplying = quantity({ path: '/cart/unapplyCoupons', body: { cartUnitIds: [1] }, outcome: 'Unknown' });
const toSix = { cartUnitId: 1, quantity: 6, unitVersion: 2 };
const lost = quantity({ outcome: 'Unknown', body: toSix });

const calm: History = {
  writes: [quantity(), removal()],
  told: [],
  shown: [],
  traces: [],
  before: { kim: { ...cart, lines: [] } },
  after: { kim: cart },
  pages: [page],
  rowsBefore: rows,
  rowsAfter: rows,
  addedItem: 'P',
  failed: [],
  restarts: [{ begunAt: 40, endedAt: 60 }],
  broken: [],
};

test('a correct round has no violation', () => {
  expect(violationsIn(calm)).toEqual([]);
});

/** The cart on the server and on the page. */
const now = (over: Partial<Cart>): Partial<History> => {
  const shown = { ...cart, ...over };
  return { after: { kim: shown }, pages: [{ ...page, cart: shown, reopened: shown }] };
};
/** The cart on the server, which no page shows. */
const server = (over: Partial<Cart>): Partial<History> => ({ after: { kim: { ...cart, ...over } }, pages: [] });
const sold = (over: Partial<Rows>): Partial<History> => ({ rowsAfter: { ...rows, ...over } });
const shows = (over: Partial<PageNow>): Partial<History> => ({ pages: [{ ...page, ...over }] });
const apart = (over: Partial<Line>): Partial<History> =>
  shows({ isAlone: false, cart: { ...cart, lines: [{ ...apples, ...over }] } });

const printer: Line = { id: 9, itemNo: 'P', quantity: 1, version: 1 };
const couponsInUse = [{ no: 'C1', unitIds: [1] }];
const spent = { no: 'C1', shopper: 'kim', policy: 'welcome', unitIds: [], isSpent: true };
const policy = { no: 'welcome', perBuyer: 1, limit: 10, issued: 3 };
const older = { ...apples, quantity: 1, version: 2 };
const paid = (over: Partial<PaidOrder>): PaidOrder => ({
  key: 'T1',
  shopper: 'kim',
  lines: [],
  needs: [],
  coupons: [],
  ...over,
});
const said = (tab: string, at: number) => ({ tab, type: 'Said', at, what: 'Alert' }) as const;
const left = (at: number) => ({ tab: 'kim 1', type: 'Left', at, what: 'home' }) as const;
const paying = quantity({ path: '/order/payOrder', body: { txKey: 'T1' }, data: {} });

const failed = (over: Partial<FailedRequest> = {}): FailedRequest => ({
  path: '/cart/getCart',
  begunAt: 40,
  endedAt: 60,
  status: 503,
  text: '',
  ...over,
});

const broken: readonly (readonly [invariant: string, what: string, history: Partial<History>])[] = [
  ['no acknowledged change lost', 'is at version 2', server({ lines: [older] })],
  ['no acknowledged change lost', 'and is 5', server({ lines: [{ ...apples, quantity: 5 }] })],
  ['no acknowledged change lost', 'and is gone', server({ lines: [] })],
  ['no acknowledged change lost', 'the cart is at 6', server({ version: 6 })],
  ['no acknowledged change lost', 'as removed and is there', now({ lines: [apples, { ...apples, id: 4 }] })],
  ['no acknowledged change lost', 'as added and is gone', { writes: [addition()], before: { kim: cart } }],
  ['no acknowledged change lost', 'as paid and is not', { writes: [paying] }],
  ['no change overwritten', 'both were acknowledged', { writes: [quantity(), quantity({ key: 'K3' })] }],
  [
    'no change made twice',
    'asked for at least 1 and at most 1',
    { writes: [addition()], ...now({ lines: [apples, { ...printer, quantity: 2 }] }) },
  ],
  [
    'no change made twice',
    '1 pieces of P, asked for at least 2',
    { writes: [addition(), addition({ key: 'K3' })], ...now({ lines: [apples, printer] }) },
  ],
  [
    'at most one paid order per cart state',
    'unit 1 was paid twice',
    sold({ paid: [paid({ lines: [apples] }), paid({ key: 'T2', lines: [apples] })] }),
  ],
  [
    'stock within bounds',
    '-1 pieces are left',
    sold({ stock: { 'item/A': -1 }, paid: [paid({ needs: [{ key: 'item/A', pieces: 6 }] })] }),
  ],
  ['stock within bounds', '1 pieces went, 0 were paid', sold({ stock: { 'item/A': 4 } })],
  [
    'coupons within bounds',
    'spent twice',
    sold({ paid: [paid({ coupons: ['C1'] }), paid({ key: 'T2', coupons: ['C1'] })] }),
  ],
  ['coupons within bounds', '11 issued of 10', sold({ policies: [{ ...policy, issued: 11 }] })],
  ['coupons within bounds', 'has 2 coupons', sold({ policies: [policy], coupons: [spent, { ...spent, no: 'C2' }] })],
  ['coupons within bounds', 'which is gone', sold({ coupons: [{ ...spent, isSpent: false, unitIds: [77] }] })],
  ['page = server', 'the page shows', shows({ cart: { ...cart, coupons: couponsInUse } })],
  ['page = server', 'unit 1 is 9', apart({ quantity: 9 })],
  ['page = server', 'is newer', apart({ version: 9 })],
  ['page = server', 'reloaded the page shows', shows({ isAlone: false, reopened: { ...cart, lines: [older] } })],
  ['no overlay left', 'still saving 1', shows({ running: ['saving 1'] })],
  ['no overlay left', 'Alert was left open', shows({ overlays: ['Alert'] })],
  ['every loss reported', 'ended as Unknown without a word', { writes: [lost] }],
  [
    'every loss reported',
    'ended as Refused without a word',
    // messages before the request or on another page do not count
    { writes: [addition({ outcome: 'Refused' })], told: [said('kim 1', 9), said('kim 2', 12), left(5_021)] },
  ],
  ['every loss reported', 'unapplyCoupons', { ...now({ coupons: couponsInUse }), writes: [unapplying] }],
  ['no request failed by a rolling restart', '503 of /cart/getCart', { failed: [failed()] }],
  ['no request failed by a rolling restart', 'no answer', { failed: [failed({ status: null })] }],
  ['nothing broke', 'ended with 1', { broken: ['a server ended with 1'] }],
  ['nothing broke', '500 of /cart/getCart', { failed: [failed({ status: 500, begunAt: 10 })] }],
];

test.each(broken)('detects a violation of %s: %s', (invariant, what, over) => {
  const found = violationsIn({ ...calm, ...over });
  expect(found.filter((one) => one.invariant === invariant && one.what.includes(what))).not.toEqual([]);
});

test('covers every invariant', () => {
  expect(new Set(broken.map(([name]) => name))).toEqual(new Set(Object.keys(invariants)));
});

const unknownAddition = [addition({ outcome: 'Unknown' })];

test.each<readonly [string, Partial<History>]>([
  ['a lost change if a message was shown', { writes: [lost], told: [said('kim 1', 35)] }],
  ['a lost change if the page was left meanwhile', { writes: [lost], told: [left(15)] }],
  ['a lost change if the change was made', { writes: [{ ...lost, body: { ...toSix, quantity: 2 } }] }],
  ['a lost change if a newer change replaced it', { writes: [lost, quantity({ key: 'K3', begunAt: 30 })] }],
  ['a lost change if there was no coupon to remove', { writes: [unapplying] }],
  ['a lost change of the page itself', { writes: [quantity({ path: '/recommend/imp', outcome: 'Unknown' })] }],
  [
    'a missing unit if it was removed meanwhile',
    {
      writes: [quantity(), removal({ body: { cartUnitIds: [1] }, data: {}, outcome: 'Unknown' })],
      ...now({ lines: [] }),
    },
  ],
  ['a missing unit if it was paid', { ...sold({ paid: [paid({ lines: [apples] })] }), ...now({ lines: [] }) }],
  ['a failed request that began before a rolling restart', { failed: [failed({ begunAt: 39 })] }],
  ['a failed request that ended after a rolling restart', { failed: [failed({ endedAt: 61 })] }],
  ['a lost addition that was not made', { writes: unknownAddition, told: [said('kim 1', 15)] }],
  [
    'a lost addition that was made',
    { writes: unknownAddition, told: [said('kim 1', 15)], ...now({ lines: [apples, printer] }) },
  ],
])('accepts %s', (_, over) => {
  expect(violationsIn({ ...calm, ...over })).toEqual([]);
});

const refused = quantity({ key: 'K4', body: toSix, outcome: 'Refused', begunAt: 16, endedAt: 25 });
const same = quantity({ tab: 'kim 2', key: 'K5', body: toSix, endedAt: 15 });
const other = quantity({ tab: 'kim 2', key: 'K6', endedAt: 20 });
const six = { id: 1, quantity: 6, version: 3 };
const shown = (over: Partial<History['shown'][number]>): Partial<History> => ({
  writes: [lost],
  shown: [{ tab: 'kim 1', at: 30, lines: [six], ...over }],
});

test.each<readonly [string, Partial<History>, losses: number]>([
  ['another tab made the same change last', { writes: [same, refused] }, 0],
  ['another tab changed it only later', { writes: [same, refused, { ...other, endedAt: 30 }] }, 0],
  ['another tab changed it in between', { writes: [same, other, refused] }, 1],
  ['the same change came later', { writes: [{ ...same, endedAt: 26 }, refused] }, 1],
  ['another shopper made it', { writes: [{ ...same, shopper: 'lee' }, refused] }, 1],
  ['the same change was refused as well', { writes: [{ ...same, outcome: 'Refused' }, refused] }, 2],
  ['its page showed the result', shown({}), 0],
  ['its page showed it before', shown({ at: 9 }), 1],
  ['another page showed it', shown({ tab: 'kim 2' }), 1],
  ['its page showed it for another unit', shown({ lines: [{ ...six, id: 2 }] }), 1],
  ['its page showed another quantity', shown({ lines: [{ ...six, quantity: 5 }] }), 1],
  ['its page showed it optimistically, without a later version', shown({ lines: [{ ...six, version: 2 }] }), 1],
])('a quantity that failed if %s', (_, over, losses) => {
  const history = { ...calm, after: { kim: { ...cart, lines: [] } }, ...over };
  expect(violationsIn(history).filter(({ invariant }) => invariant === 'every loss reported')).toHaveLength(losses);
});
