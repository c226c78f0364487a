import { cartUnitId, couponIssueNo, itemNo, type CartUnit, type Storefront } from '@baguni/domain/internal';
import { aCoupon, aHeldCoupon, anApiError, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { CommandOf } from '../session/command.ts';
import { aBusyError, failing, heldBack, losing, aTimeOut } from '../testing/test-network.ts';
import { anOpenWorld, plan, quantityOf, type World } from '../testing/world.ts';

const [red, blue] = [
  anOption({ optionNo: 'R' }),
  anOption({ optionNo: 'B', optionEntries: [{ name: '색상', value: '파랑' }] }),
];
const first = cartUnitId(1);
const shirt = (n: number, option = red, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemName: '티셔츠', options: [option] }), ...over });
const cap = aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2') }) });

const onSale = aUnit({ item: anItem({ itemName: '티셔츠', options: [red, blue] }) });

const opened = (
  units: readonly CartUnit[] = [shirt(1), cap],
  prepare: (world: World) => void = () => undefined,
  storefront: Partial<Storefront> = {},
) =>
  anOpenWorld(
    units,
    (world) => {
      world.server.sell(onSale);
      prepare(world);
    },
    storefront,
  );
const sent = (world: World) => world.requests('changeOptions');
const to = (optionNo: string): CommandOf<'ChangeOptions'> => ({
  type: 'ChangeOptions',
  cartUnitId: first,
  optionNos: [optionNo],
});
const open = { type: 'OpenOptions', cartUnitId: first } as const;
const change = async (world: World, optionNo = 'B'): Promise<void> => {
  await world.settle(open);
  await world.settle(to(optionNo));
};
/** The open layer, the options of the first unit, and the messages to the shopper. */
const seen = ({ state, notified, alerted }: World) => [
  state.sideLayer,
  state.cart.units.find((unit) => unit.cartUnitId === first)?.item.options.map(({ optionNo }) => optionNo),
  [...notified, ...alerted],
];

test('[PG-21] opens the layer at once, loads the options, and updates the unit with a message', async () => {
  const world = await opened();
  world.send(open);
  expect(seen(world)[0]).toBe('ItemOptions');
  await world.settle();
  expect(world.state.extras.optionChoice).toEqual({
    cartUnitId: first,
    offered: { options: [red, blue], measures: [] },
    isSaving: false,
  });
  await world.settle(to('B'));
  expect(sent(world)).toMatchObject([{ cartUnitId: first, unitVersion: 1, optionNos: ['B'] }]);
  expect(seen(world)).toEqual([undefined, ['B'], ['OPTIONS-CHANGED']]);
});

test('[PG-21] does not send unchanged options or a second press during a request', async () => {
  const world = await opened();
  await change(world, 'R');
  expect([sent(world), seen(world)]).toEqual([[], [undefined, ['R'], []]]);
  await world.settle(open);
  await world.settle(to('B'), to('B'));
  expect(sent(world)).toHaveLength(1);
});

test('[PG-21 GM-2] the message about joined units states the new quantity', async () => {
  const world = await opened([shirt(1), shirt(2, blue, { quantity: 2 })]);
  await change(world);
  expect(world.shopper.notices).toEqual([
    { type: 'Message', code: 'OPTIONS-JOINED', params: { product: '티셔츠', n: 3 } },
  ]);
  expect(world.state.cart.units.map(({ cartUnitId: id }) => id)).toEqual([1]);
});

test('[PG-21 CP-03] alerts about a coupon that ended with the change, and does not mention one that holds', async () => {
  const world = await opened([shirt(1)], ({ server }) => {
    server.offered = [aHeldCoupon({ couponName: '10%' })];
    server.applied = [aCoupon({ cartUnitIds: [first] })];
  });
  await change(world);
  expect([world.alerted, world.notified]).toEqual([[], ['OPTIONS-CHANGED']]);
  await world.settle(open);
  world.server.applied = [];
  await world.settle(to('R'));
  expect(world.shopper.alerts).toMatchObject([{ code: 'OPTIONS-LEFT-COUPONS', params: { coupons: '10%' } }]);
});

test('[PG-21 CP-03] in Chinese lists coupons that ended as other names', async () => {
  const lost = ['10%', '배송비'].map((couponName, n) =>
    aCoupon({ couponName, couponIssueNo: couponIssueNo(`C${n}`), cartUnitIds: [first] }),
  );
  const world = await opened([shirt(1)], ({ server }) => void (server.applied = lost), { language: 'cn' });
  world.server.applied = [];
  await change(world);
  expect(world.shopper.alerts).toMatchObject([{ params: { coupons: '10%、배송비' } }]);
});

const refused = anApiError({ status: 422, resultCode: 'CART-BR1-02', message: 'short' });

test.each([
  ['[PG-21] refused', failing(refused), ['ItemOptions', ['R'], ['CART-BR1-02']]],
  ['[PG-21 QT-06] lost after it took effect', losing(), [undefined, ['B'], ['OPTIONS-CHANGED']]],
  ['[PG-21 QT-06] lost before it', failing(aTimeOut()), ['ItemOptions', ['R'], ['TEMPORARY-PROBLEM']]],
])('%s: a change keeps the layer open for another choice, unless it took effect', async (_, delivery, end) => {
  const world = await opened(undefined, plan('changeOptions', delivery));
  await change(world);
  expect([seen(world), world.state.extras.optionChoice?.isSaving]).toEqual([end, end[0] === undefined]);
});

test.each([failing(aBusyError()), failing(aTimeOut())])(
  '[PG-21] stays open if options cannot be read, and another try reads them',
  async (delivery) => {
    const world = await opened(undefined, plan('getItemOptions', delivery, heldBack));
    await world.settle(open);
    expect([seen(world), world.state.extras.optionChoice?.hasFailed]).toEqual([['ItemOptions', ['R'], []], true]);
    await world.settle(open);
    expect(world.state.extras.optionChoice).toEqual({ cartUnitId: 1, offered: undefined, isSaving: false });
    await world.arrive();
    expect(world.state.extras.optionChoice?.offered?.options).toHaveLength(2);
  },
);

test('[PG-21] a refused read, because the unit is gone, closes the layer with a message and reloads the cart', async () => {
  const gone = anApiError({ status: 404, resultCode: 'CART-CHANGED' });
  const world = await opened(undefined, plan('getItemOptions', failing(gone)));
  await world.settle(open);
  expect([seen(world), world.requests('getCart').length]).toEqual([[undefined, ['R'], ['CART-CHANGED']], 1]);
});

test('[PG-21 BL-9] reloads a unit that was changed elsewhere; another try changes it', async () => {
  const world = await opened();
  await world.settle(open);
  world.server.changeElsewhere(first, { quantity: 7 });
  world.server.sell(onSale);
  await world.settle(to('B'));
  expect([seen(world), world.quantity(1)]).toEqual([['ItemOptions', ['R'], ['CART-CHANGED']], 7]);
  await world.settle(to('B'));
  expect(seen(world).slice(0, 2)).toEqual([undefined, ['B']]);
});

test('[PG-21 QT-06] a change waits for a pending quantity of its unit', async () => {
  const world = await opened();
  await world.settle(open);
  world.plan('setQuantity', { type: 'After', ms: 2000 });
  await world.after(0, quantityOf(1, 3));
  await world.after(0, to('B'));
  expect(sent(world)).toEqual([]);
  await world.after(4000);
  expect(sent(world)).toMatchObject([{ unitVersion: 2 }]);
  expect([world.quantity(1), seen(world)[1]]).toEqual([3, ['B']]);
});

test('[PG-21 CM-51] a late answer for another unit does not replace the open one', async () => {
  const second = cartUnitId(2);
  const world = await opened([shirt(1), shirt(2, blue)], plan('getItemOptions', heldBack));
  await world.settle(open, { type: 'CloseSideLayer' }, { type: 'OpenOptions', cartUnitId: second });
  await world.arrive();
  expect(world.state.extras.optionChoice?.cartUnitId).toBe(second);
});
