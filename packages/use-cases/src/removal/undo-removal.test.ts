import {
  cartUnitId as id,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  pricedInputsOf,
  type CartUnit,
} from '@baguni/domain/internal';
import type { Command } from '../session/command.ts';
import { aCoupon, aHeldCoupon, anAddition, anApiError, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, quantityOf, type World } from '../testing/world.ts';

const units = (): readonly CartUnit[] =>
  [1, 2, 3].map((n) =>
    aUnit({ cartUnitId: id(n), quantity: n, item: anItem({ itemNo: itemNo(`I${n}`), itemName: `사과 ${n}` }) }),
  );
/** Two choices of one item, which a group coupon goes on together, and another item. */
const twoChoices = (): readonly CartUnit[] =>
  units().map((unit, i) =>
    i < 2 ? { ...unit, item: anItem({ itemNo: itemNo('I1'), options: [anOption({ optionNo: `O${i + 1}` })] }) } : unit,
  );
const remove = (...numbers: readonly number[]): Command => ({
  type: 'DeleteUnits',
  cartUnitIds: numbers.map(id),
  place: 'Unit',
});
const undo: Command = { type: 'UndoRemoval' };
const added = (world: World) => world.requests('addCart');
const items = (world: World) => world.state.cart.units.map(({ item, quantity }) => [item.itemNo, quantity]);
const offered = (world: World) => world.state.extras.removal?.units.map(({ cartUnitId }) => cartUnitId);

const aWorld = async (
  gone: readonly number[] = [1],
  prepare: (world: World) => void = () => undefined,
  of: readonly CartUnit[] = units(),
) => {
  const world = await anOpenWorld(of, prepare);
  await world.settle(remove(...gone));
  return world;
};

test('[DL-03 CM-06] restores a unit at its position with quantity, options, custom texts and additions', async () => {
  const options = [
    anOption({ optionNo: 'O7' }),
    anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: '각인', value: 'Tori' }] }),
  ];
  const additions = [anAddition({ additionNo: 'A1', quantity: 2 })];
  const item = anItem({ itemNo: itemNo('I1'), options, additions });
  const world = await aWorld([1], undefined, [aUnit({ cartUnitId: id(1), quantity: 4, item }), ...units().slice(1)]);
  expect(offered(world)).toEqual([1]);
  await world.settle(undo);
  const entered = [{ optionNo: 'T', values: ['Tori'] }];
  expect(added(world)).toMatchObject([
    {
      itemNo: 'I1',
      quantity: 4,
      optionNos: ['O7'],
      additions: [{ additionNo: 'A1', quantity: 2 }],
      entered,
      before: 2,
    },
  ]);
  expect(items(world).map(String)).toEqual(['I1,4', 'I2,2', 'I3,3']);
  expect([world.notified.at(-1), world.alerted, world.state.extras.removal]).toEqual(['REMOVAL-UNDONE', [], null]);
});

/** The names of the calls after a command. */
const callsOf = async (world: World, command: Command): Promise<readonly string[]> => {
  const { sent } = world.server.network;
  const before = sent.length;
  await world.after(500, command);
  return sent.slice(before).map(({ name }) => name);
};

test('[SE-03 DL-03] undoing is one request that brings cart and prices; a later reload reads the cart', async () => {
  const world = await aWorld();
  expect(await callsOf(world, undo)).toEqual(['addCart']);
  const { cart } = world.state;
  expect([cart.units.length, cart.selected.length]).toEqual([3, 3]);
  expect(cart.serverPrices).toMatchObject({ status: 'Known', answer: { inputs: pricedInputsOf(cart) } });
  world.plan('setQuantity', losing());
  expect(await callsOf(world, quantityOf(2, 5))).toEqual(['setQuantity', 'getCart', 'getPrices']);
});

test('[SE-03 DL-03] undoing without an answer that brings them reads cart and prices', async () => {
  const world = await aWorld();
  world.server.leaveOutPrices();
  expect(await callsOf(world, undo)).toEqual(['addCart', 'getCart', 'getPrices']);
  expect(world.state.cart.selected).toHaveLength(3);
});

test('[DL-03] several units keep their order, and the last unit returns as the last', async () => {
  const world = await aWorld([1, 2]);
  await world.settle(undo);
  expect(items(world).map(([item]) => item)).toEqual(['I1', 'I2', 'I3']);
  await world.settle(remove(3));
  await world.settle(undo);
  expect(items(world).map(([item]) => item)).toEqual(['I1', 'I2', 'I3']);
  expect(added(world)).toMatchObject([{ before: 3 }, { before: 3 }, { itemNo: 'I3' }]);
});

test('[LS-02] restores the previous selection', async () => {
  const world = await anOpenWorld(units());
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(2) });
  await world.settle(remove(1, 2));
  await world.settle(undo);
  const selected = world.state.cart.units.filter(({ cartUnitId }) => world.state.cart.selected.includes(cartUnitId));
  expect(selected.map(({ item }) => item.itemNo)).toEqual(['I1', 'I3']);
});

test('[CM-07] restores a unit coupon, and adds the unit back to a group coupon', async () => {
  const own = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [id(1)] });
  const couponType = 'SellerDupCoupon';
  const group = aCoupon({ couponIssueNo: couponIssueNo('C2'), couponType, cartUnitIds: [id(1), id(2)] });
  const world = await aWorld(
    [1],
    ({ server }) => {
      server.applied = [own, group];
      server.offered = [
        aHeldCoupon(),
        aHeldCoupon({ issueNo: couponIssueNo('C2'), policyNo: couponPolicyNo('P2'), couponType }),
      ];
    },
    twoChoices(),
  );
  expect(world.state.cart.coupons.applied).toMatchObject([{ couponIssueNo: 'C2', cartUnitIds: [2] }]);
  await world.settle(undo);
  const back = world.state.cart.units.find(({ item }) => item.options[0]?.optionNo === 'O1')?.cartUnitId;
  expect(new Map(world.state.cart.coupons.applied.map((one) => [one.couponIssueNo, one.cartUnitIds]))).toEqual(
    new Map([
      ['C1', [back]],
      ['C2', [2, back]],
    ]),
  );
  expect([world.alerted, world.notified.at(-1)]).toEqual([[], 'REMOVAL-UNDONE']);
});

test('[CM-07] names a coupon that is no longer valid and restores its unit', async () => {
  const world = await aWorld([1], ({ server }) => {
    server.applied = [aCoupon({ couponName: '5천원 쿠폰', cartUnitIds: [id(1)] })];
  });
  world.plan('applyCoupons', failing(anApiError({ resultCode: 'CART-BR5-01' })));
  await world.settle(undo);
  expect(items(world)).toContainEqual(['I1', 1]);
  expect(world.shopper.alerts).toEqual([
    { type: 'Message', code: 'REMOVAL-LEFT-COUPONS', params: { coupons: '5천원 쿠폰' } },
  ]);
});

test('[CM-07] keeps a coupon where the shopper uses it now', async () => {
  const world = await aWorld([1], ({ server }) => void (server.applied = [aCoupon({ cartUnitIds: [id(1)] })]));
  world.server.applied = [aCoupon({ cartUnitIds: [id(3)] })];
  await world.settle(undo);
  expect(world.state.cart.coupons.applied).toMatchObject([{ cartUnitIds: [3] }]);
  expect(world.alerted).toEqual(['REMOVAL-LEFT-COUPONS']);
});

test.each([
  ['en', '사과 1, 사과 2', '5천원, 10%'],
  ['cn', '사과 1、사과 2', '5천원、10%'],
  ['jp', '사과 1、사과 2', '5천원、10%'],
] as const)('[CM-06 CM-07] in %s lists units and coupons with the separator of the language', async (...expected) => {
  const [language, products, coupons] = expected;
  const prepare = ({ server }: World) => {
    server.applied = [
      aCoupon({ couponName: '5천원', cartUnitIds: [id(1)] }),
      aCoupon({ couponName: '10%', couponIssueNo: couponIssueNo('C2'), cartUnitIds: [id(2)] }),
    ];
  };
  const paramsAfter = async (call: 'addCart' | 'applyCoupons') => {
    const world = await anOpenWorld(units(), prepare, { language });
    await world.settle(remove(1, 2));
    const refused = failing(anApiError({ resultCode: 'CART-BR1-20' }));
    world.plan(call, refused, refused);
    await world.settle(undo);
    return world.shopper.alerts.map((one) => 'params' in one && one.params);
  };
  expect([await paramsAfter('addCart'), await paramsAfter('applyCoupons')]).toEqual([[{ products }], [{ coupons }]]);
});

test('[CM-06] names refused units, for example sold-out ones, and restores the others', async () => {
  const world = await aWorld([1, 2]);
  world.plan('addCart', failing(anApiError({ resultCode: 'CART-BR1-20' })));
  await world.settle(undo);
  expect(items(world)).toEqual([
    ['I2', 2],
    ['I3', 3],
  ]);
  expect(world.shopper.alerts).toEqual([{ type: 'Message', code: 'REMOVAL-LEFT', params: { products: '사과 1' } }]);
  expect([world.notified, world.state.extras.removal]).toEqual([[], null]);
});

test('[ER-03] reports an unreachable server and offers the remaining units again', async () => {
  const world = await aWorld([1, 2]);
  world.plan('addCart', { type: 'Now' }, failing(aTimeOut()));
  await world.settle(undo);
  expect(items(world)).toEqual([
    ['I1', 1],
    ['I3', 3],
  ]);
  expect([offered(world), world.alerted]).toEqual([[2], ['REMOVAL-UNDO-FAILED']]);
  await world.settle(undo);
  expect([items(world)[1], world.state.extras.removal]).toEqual([['I2', 2], null]);
});

test('[CM-07] a group coupon covers units that return later and earlier ones', async () => {
  const group = aCoupon({ couponType: 'SuperCoupon', cartUnitIds: [id(1), id(2)] });
  const world = await aWorld(
    [1, 2],
    ({ server }) => {
      server.applied = [group];
      server.offered = [aHeldCoupon({ couponType: 'SuperCoupon' })];
    },
    twoChoices(),
  );
  world.plan('addCart', { type: 'Now' }, failing(aTimeOut()));
  await world.settle(undo);
  await world.settle(undo);
  const ids = world.state.cart.units.filter(({ item }) => item.itemNo !== 'I3').map(({ cartUnitId }) => cartUnitId);
  expect(world.state.cart.coupons.applied).toMatchObject([{ cartUnitIds: ids }]);
});

test('[CM-06] a lost answer may be a success, so no unit is added twice', async () => {
  const world = await aWorld([1]);
  world.plan('addCart', losing());
  await world.settle(undo);
  expect([items(world)[0], added(world).length, world.alerted]).toEqual([['I1', 1], 1, []]);
});

test('[GM-2] adds up the pieces if another tab added the same unit', async () => {
  const world = await aWorld([3]);
  world.server.addElsewhere({ ...units()[2]!, cartUnitId: id(50), quantity: 1 });
  await world.settle(undo);
  expect([items(world).at(-1), world.alerted]).toEqual([['I3', 4], []]);
});

test('[WA-11] the offer ends 6 s after the shopper has left it, and restores nothing then', async () => {
  const world = await aWorld([1]);
  await world.after(60_000, { type: 'HoldRemoval', isHeld: true });
  await world.after(5990, { type: 'HoldRemoval', isHeld: false });
  expect(offered(world)).toEqual([1]);
  await world.after(20);
  expect(world.state.extras.removal).toBeNull();
  await world.settle(undo);
  expect(added(world)).toEqual([]);
});

test('[WA-11] ends after 6 s without the shopper, or when it is closed', async () => {
  const world = await anOpenWorld(units());
  await world.after(0, remove(1));
  await world.after(5990);
  expect(offered(world)).toEqual([1]);
  await world.after(20);
  expect(world.state.extras.removal).toBeNull();
  await world.settle(remove(2));
  expect(offered(world)).toEqual([2]);
  await world.settle({ type: 'DismissRemoval' });
  expect(world.state.extras.removal).toBeNull();
});

test('[DL-03] a new deletion joins the previous one, gets 6 s, and one undo restores both', async () => {
  const world = await anOpenWorld(units());
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(3) });
  await world.after(0, remove(2));
  await world.after(4000);
  await world.after(0, remove(1));
  await world.after(5990);
  expect(offered(world)).toEqual([1, 2]);
  await world.settle(undo);
  expect(items(world).map(String)).toEqual(['I1,1', 'I2,2', 'I3,3']);
  const { units: all, selected } = world.state.cart;
  expect(all.map(({ cartUnitId }) => selected.includes(cartUnitId))).toEqual([true, true, false]);
  expect(world.state.extras.removal).toBeNull();
});

test('[DL-03] a deletion after the offer has ended is undone alone', async () => {
  const world = await aWorld([1]);
  await world.after(6100);
  await world.settle(remove(2));
  await world.settle(undo);
  expect(items(world).map(([item]) => item)).toEqual(['I2', 'I3']);
});

test('[DL-03] a deletion does not join a unit that was saved for later', async () => {
  const world = await anOpenWorld(units());
  await world.settle({ type: 'SaveForLater', cartUnitIds: [id(1)] });
  expect(offered(world)).toEqual([1]);
  await world.after(0, remove(2));
  expect(offered(world)).toEqual([2]);
  await world.settle(undo);
  expect(items(world).map(([item]) => item)).toEqual(['I2', 'I3']);
});

test('[CM-07] a group coupon that lost its units one after the other covers them again', async () => {
  const group = aCoupon({ couponType: 'SuperCoupon', cartUnitIds: [id(1), id(2)] });
  const world = await aWorld(
    [1],
    ({ server }) => {
      server.applied = [group];
      server.offered = [aHeldCoupon({ couponType: 'SuperCoupon' })];
    },
    twoChoices(),
  );
  await world.settle(remove(2));
  await world.settle(undo);
  const ids = world.state.cart.units.filter(({ item }) => item.itemNo !== 'I3').map(({ cartUnitId }) => cartUnitId);
  expect(ids).toHaveLength(2);
  expect(world.state.cart.coupons.applied).toMatchObject([{ cartUnitIds: ids }]);
  expect(world.alerted).toEqual([]);
});

test('[DL-03] a deletion during an undo can be undone as well', async () => {
  const world = await aWorld([1]);
  world.plan('addCart', heldBack);
  await world.settle(undo, undo);
  expect([added(world).length, world.state.extras.removal?.isUndoing]).toEqual([1, true]);
  await world.settle(remove(2));
  await world.arrive();
  expect(offered(world)).toEqual([2]);
  await world.settle(undo);
  expect(items(world).map(([item]) => item)).toEqual(['I1', 'I2', 'I3']);
});

test('[DL-04] does not offer units that the server kept', async () => {
  const world = await aWorld([1, 2], ({ server }) => server.removeOnly(id(1)));
  expect(offered(world)).toEqual([1]);
});
