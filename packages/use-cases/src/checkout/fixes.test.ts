import type { CheckoutRequest } from '@baguni/contract';
import {
  asApplied,
  type CartUnit,
  cartUnitId as id,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  noFlags,
  won,
  type Storefront,
} from '@baguni/domain/internal';
import { aBuyer, aCoupon, aHeldCoupon, anApiError, anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, type Delivery, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, plan, settled, type World } from '../testing/world.ts';

const flagged = (n: number, flags: Partial<typeof noFlags> = {}): CartUnit =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemNo: itemNo(`I${n}`), flags: { ...noFlags, ...flags } }) });
const apple = flagged(1);
const boiler = flagged(2, { isInstall: true });
const duty = flagged(3, { isIncomeDuty: true });
const asked = (world: World): readonly unknown[] =>
  world.requests('addCheckoutByCart').map((request) => (request as CheckoutRequest).cartUnitIds);

test('[CK-17 CK-06] a yes to «order first» orders that part only and keeps the selection', async () => {
  const world = await settled([apple, boiler], { type: 'Order' });
  expect(world.shopper.questions).toMatchObject([
    { type: 'OrderFirst', code: 'ASK-INSTALL-FIRST', ordered: [{ cartUnitId: 2 }], excepted: [{ cartUnitId: 1 }] },
  ]);
  expect([asked(world), world.orders, world.state.cart.selected]).toEqual([[[2]], ['T1'], [1, 2]]);
  const [question] = world.shopper.questions;
  const [request] = world.requests('addCheckoutByCart');
  expect(question).toMatchObject({ payable: (request as CheckoutRequest).payableSeen });
});

test('[CK-17 SH-05] asks without an amount if shipping is unknown', async () => {
  const world = await anOpenWorld([apple, boiler], plan('getPrices', failing()));
  await world.settle({ type: 'Order' });
  expect(world.shopper.questions[0]).toMatchObject({ code: 'ASK-INSTALL-FIRST', payable: undefined });
});

test('[CK-17] a no changes no state; a press leaves the part that is ordered first', async () => {
  const world = await anOpenWorld([apple, boiler]);
  world.shopper.replies.push('No');
  await world.settle({ type: 'Order' });
  const { cart, isOrdering } = world.state;
  expect([asked(world), world.alerted, cart.selected, isOrdering]).toEqual([[], [], [1, 2], false]);
  await world.settle({ type: 'SelectOnly', cartUnitIds: [id(2), id(9)] });
  expect(world.state.cart.selected).toEqual([2]);
});

test('[CK-17 CK-18] several reasons are listed, without a question about the first', async () => {
  const world = await settled([apple, boiler, duty], { type: 'Order' });
  expect([world.shopper.questions, world.alerted, asked(world)]).toEqual([[], [], []]);
  expect(world.state.refusedOrders).toBe(1);
});

test('[CK-18] sign-in and verification leave the page', async () => {
  const world = await settled({ type: 'SignIn' }, { type: 'VerifyIdentity' });
  expect([world.signIns, world.verifications]).toEqual([1, 1]);
});

test('[CK-08] orders income-duty items alone, together, or not at all', async () => {
  const order = async (...answers: World['shopper']['incomeDutyAnswers']) => {
    const world = await anOpenWorld([apple, duty]);
    world.shopper.incomeDutyAnswers.push(...answers);
    await world.settle({ type: 'Order' });
    expect(world.shopper.incomeDutyQuestions).toMatchObject([
      { ordered: [{ cartUnitId: 3 }], excepted: [{ cartUnitId: 1 }] },
    ]);
    return asked(world);
  };
  expect(await order('OnlyIncomeDutyItem')).toEqual([[3]]);
  expect(await order('OrderTogether')).toEqual([[1, 3]]);
  expect(await order()).toEqual([]);
});

test('[CK-08] does not repeat a question that was agreed to on the page until the selection changes', async () => {
  const world = await settled([apple, duty], { type: 'Agree', code: 'CART-BR7-09' });
  expect(world.state.agreed).toEqual(['CART-BR7-09']);
  await world.settle({ type: 'Order' });
  expect([world.shopper.incomeDutyQuestions, asked(world)]).toEqual([[], [[1, 3]]]);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) });
  expect(world.state.agreed).toEqual([]);
});

test('[CK-11] a yes to verification opens it and sends no order', async () => {
  const world = await anOpenWorld([{ ...apple, isNeedAuthentication: true }], ({ server }) => {
    server.initial = { buyer: aBuyer({ memberType: 'SimpleMember' }) };
  });
  await world.settle({ type: 'Order' });
  expect(world.shopper.questions.map(({ type }) => type)).toEqual(['VerifyIdentity']);
  expect([world.verifications, asked(world), world.state.isOrdering]).toEqual([1, [], false]);
  world.shopper.replies.push('No');
  await world.settle({ type: 'Order' });
  expect(world.verifications).toBe(1);
});

const stillUsed = failing(anApiError({ resultCode: 'CART-BR5-09' }));

test.each<readonly [string, Delivery, readonly string[], readonly string[], reads: number]>([
  ['removes them', { type: 'Now' }, ['C2'], [], 0],
  ['is refused', stillUsed, ['C1', 'C2'], ['CART-BR5-09'], 0],
  ['is lost, but took effect', losing(), ['C2'], [], 1],
  ['is not received', failing(aTimeOut()), ['C1', 'C2'], ['TEMPORARY-PROBLEM'], 1],
])('[CK-18] a press on some coupons %s; other coupons stay', async (_, delivery, left, told, reads) => {
  const world = await anOpenWorld([apple], ({ server }) => {
    server.applied = ['C1', 'C2'].map((no) => aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: [id(1)] }));
  });
  world.plan('unapplyCoupons', delivery);
  await world.settle({ type: 'RemoveCoupons', cartUnitIds: [id(1)], couponIssueNoes: [couponIssueNo('C1')] });
  expect(world.state.cart.coupons.applied.map(({ couponIssueNo: no }) => no)).toEqual(left);
  expect([world.alerted, world.eventsOf('CartReloaded').length]).toEqual([told, reads]);
  await world.settle({ type: 'RemoveCoupons', cartUnitIds: [id(1)] });
  expect(world.state.cart.coupons.applied).toEqual([]);
});

test('[CK-18] removes coupons of another unit during a call, and counts a repeated press once', async () => {
  const world = await anOpenWorld([apple, boiler], ({ server }) => {
    server.applied = ['C1', 'C2'].map((no, i) =>
      aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: [id(i + 1)] }),
    );
  });
  world.plan('unapplyCoupons', heldBack);
  await world.settle({ type: 'RemoveCoupons', cartUnitIds: [id(1)] }, { type: 'RemoveCoupons', cartUnitIds: [id(2)] });
  await world.settle({ type: 'RemoveCoupons', cartUnitIds: [id(1)] });
  expect(world.requests('unapplyCoupons')).toMatchObject([{ cartUnitIds: [1] }, { cartUnitIds: [2] }]);
  await world.arrive();
  expect([world.state.cart.coupons.applied, world.alerted]).toEqual([[], []]);
});

const books = aUnit({
  cartUnitId: id(4),
  item: anItem({ itemNo: itemNo('I4'), mall: 'Book', itemSellPrice: won(3_000) }),
});
const dearBoiler = aUnit({
  cartUnitId: id(5),
  item: anItem({ itemNo: itemNo('I5'), itemSellPrice: won(90_000), flags: { ...noFlags, isInstall: true } }),
});

test('[CK-18] one press finds, shows and applies the smallest change', async () => {
  const world = await settled([apple, books, dearBoiler], { type: 'FixAll' });
  expect(world.shopper.questions).toMatchObject([
    {
      type: 'OrderFirst',
      code: 'ASK-SMALLEST-CHANGE',
      params: { all: 3, out: 2, lost: 13_000 },
      ordered: [{ cartUnitId: 5 }],
      excepted: [{ cartUnitId: 1 }, { cartUnitId: 4 }],
    },
  ]);
  expect([world.state.cart.selected, asked(world)]).toEqual([[5], []]);
});

test('[CK-18] a no changes no state, and an orderable selection asks no question', async () => {
  const world = await anOpenWorld([apple, books]);
  world.shopper.replies.push('No');
  await world.settle({ type: 'FixAll' });
  expect(world.state.cart.selected).toEqual([1, 4]);
  await world.settle({ type: 'Deselect', cartUnitIds: [id(4)] });
  await world.settle({ type: 'FixAll' });
  expect(world.shopper.questions).toHaveLength(1);
});

test('[CK-18] shows a message if no change helps', async () => {
  const world = await anOpenWorld([apple], ({ server }) => {
    server.initial = { buyer: aBuyer({ standing: 'Restricted' }) };
  });
  await world.settle({ type: 'FixAll' });
  expect([world.shopper.questions, world.alerted]).toEqual([[], ['NO-CHANGE-HELPS']]);
});

test('[CK-18] a change that needs proof of identity opens verification', async () => {
  const world = await anOpenWorld([{ ...apple, isNeedAuthentication: true }, books], ({ server }) => {
    server.initial = { buyer: aBuyer({ memberType: 'SimpleMember' }) };
  });
  await world.settle({ type: 'FixAll' });
  expect([world.state.cart.selected, world.verifications]).toEqual([[1], 1]);
});

/** Two incompatible coupons, a duty item among others, and an adult item of an unverified buyer. */
const entangled = async () => {
  const held = (no: string, method: string) =>
    aHeldCoupon({
      issueNo: couponIssueNo(no),
      policyNo: couponPolicyNo(no),
      paymentCouponName: method,
    });
  const [small, large] = [held('C1', 'A'), held('C2', 'B')];
  const units = [flagged(1, { isAdult: true }), duty];
  const world = await anOpenWorld(units, ({ server }) => {
    server.offered = [small, large];
    server.applied = [asApplied(small, [id(1)]), asApplied(large, [id(3)])];
    server.initial = { buyer: aBuyer({ isCertificatedAdult: false }) };
  });
  return world;
};
const outcomeOf = ({ state, verifications, alerted }: World) => [
  state.cart.coupons.applied.length,
  state.agreed,
  verifications,
  alerted,
];

test('[CK-18] applies a change of several steps in order, and continues after a lost answer that was a success', async () => {
  for (const type of ['Now', 'Lost'] as const) {
    const world = await entangled();
    world.plan('unapplyCoupons', { type, error: aTimeOut() });
    await world.settle({ type: 'FixAll' });
    expect(outcomeOf(world)).toEqual([1, ['CART-BR7-09'], 1, []]);
    // no units are removed, so the message has no count
    expect(world.shopper.questions).toMatchObject([{ code: 'ASK-CHANGE-KEEPS-ALL', params: {}, excepted: [] }]);
  }
});

test.each([aTimeOut(), anApiError({ resultCode: 'CART-BR5-09' })])(
  '[CK-18] a failed step ends the change, and the page stays (%o)',
  async (error) => {
    const world = await entangled();
    world.plan('unapplyCoupons', { type: 'Fails', error });
    await world.settle({ type: 'FixAll' });
    expect(outcomeOf(world)).toEqual([2, [], 0, [error.kind === 'TimedOut' ? 'TEMPORARY-PROBLEM' : 'CART-BR5-09']]);
  },
);

/** Three pieces of which two may be ordered, an adult item of an unverified buyer, and a coupon on the pieces. */
const tooMany = async (more: readonly CartUnit[] = [], storefront: Partial<Storefront> = {}) => {
  const item = anItem({
    itemNo: itemNo('I6'),
    itemSellPrice: won(4990),
    limits: { min: 1, max: 2, multiple: 1 },
  });
  const units = [aUnit({ cartUnitId: id(6), quantity: 3, item }), ...more, flagged(1, { isAdult: true })];
  const coupon = aHeldCoupon({ issueNo: couponIssueNo('C1'), discountUnitType: 'Amount', discountValue: 1000 });
  return anOpenWorld(
    units,
    ({ server }) => {
      server.offered = [coupon];
      server.applied = [asApplied(coupon, [id(6)])];
      server.initial = { buyer: aBuyer({ isCertificatedAdult: false }) };
    },
    storefront,
  );
};

const quantityOf6 = ({ state }: World) => state.cart.units.find((unit) => unit.cartUnitId === 6)?.quantity;

test('[CK-18 QT-04] lowers a quantity instead of removing its unit, after its coupon', async () => {
  const world = await tooMany();
  await world.settle({ type: 'FixAll' });
  expect(world.shopper.questions).toMatchObject([
    { code: 'ASK-CHANGE-PIECES', params: { list: '사과 × 2', lost: 5990 }, excepted: [] },
  ]);
  expect(world.requests('setQuantity')).toMatchObject([{ cartUnitId: 6, quantity: 2, cancelCoupons: false }]);
  expect([world.state.cart.selected, world.state.cart.saving, world.verifications]).toEqual([[1, 6], [], 1]);
  expect(quantityOf6(world)).toBe(2);
});

test('[CK-18] in Japanese lists several new quantities as other names', async () => {
  const item = anItem({ itemNo: itemNo('I7'), itemName: '배', limits: { min: 1, max: 2, multiple: 1 } });
  const world = await tooMany([aUnit({ cartUnitId: id(7), quantity: 3, item })], { language: 'jp' });
  await world.settle({ type: 'FixAll' });
  expect(world.shopper.questions).toMatchObject([{ params: { list: '사과 × 2、배 × 2' } }]);
});

test('[CK-18] a refused quantity ends the change', async () => {
  const world = await tooMany();
  world.plan('setQuantity', failing(anApiError({ resultCode: 'CART-BR3-03' })));
  await world.settle({ type: 'FixAll' });
  expect([quantityOf6(world), world.state.cart.saving, world.verifications]).toEqual([3, [], 0]);
});
