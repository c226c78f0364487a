import { cartUnitId as id, payableOf, won, type CartUnit } from '@baguni/domain';
import { aCoupon, anApiError, anItem, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { aBusyError, aStaleError, aTimeOut } from '../testing/shop-server.ts';
import { anOpenWorld, apples, failing, heldBack, losing, planned, quantityOf, type World } from '../testing/world.ts';

const asked = (world: World) => world.requests('setQuantity');
const withCoupon = (world: World) => {
  world.server.coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
};

test('[QT-04 QT-05] sends a change once, marks the unit meanwhile, and shows the unit of the answer', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5));
  expect([world.state.cart.saving, world.quantity(1)]).toEqual([[{ cartUnitId: 1, quantity: 5 }], 1]);
  await world.release(0);
  expect([world.state.cart.saving, world.quantity(1)]).toEqual([[], 5]);
  const requests = [1, 2, 3].map((n) => ({ cartUnitId: n, quantity: n === 1 ? 5 : 1 }));
  expect(asked(world)).toEqual([
    {
      cartUnitId: 1,
      quantity: 5,
      branchServiceType: 'Reserve',
      unitVersion: 1,
      cancelCoupons: false,
      refresh: { countryCode: 'SouthKorea', requests },
    },
  ]);
});

test('[QT-05 PR-06] shows the total of a pending quantity at once, and sends the save only', async () => {
  const world = await anOpenWorld();
  await world.settle({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  const before = payableOf(world.state.cart);
  world.plan('setQuantity', heldBack);
  const sent = world.server.network.sent.length;
  await world.settle(quantityOf(1, 5));
  const shown = payableOf(world.state.cart);
  expect(shown).toBeGreaterThan(before);
  expect(world.server.network.sent.slice(sent).map(({ name }) => name)).toEqual(['setQuantity']);
  await world.arrive();
  expect([payableOf(world.state.cart), world.notified]).toEqual([shown, []]);
});

const costlier = (unit: CartUnit): CartUnit => ({
  ...unit,
  item: { ...unit.item, itemSellPrice: won(unit.item.itemSellPrice + 100) },
});

test('[QT-05 PR-06] notifies the shopper if the saved price differs from the visible one', async () => {
  const world = await anOpenWorld();
  await world.settle({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  world.plan('setQuantity', heldBack);
  world.server.alter('setQuantity', (reply) => ({ ...reply, unit: costlier(reply.unit) }));
  await world.after(0, quantityOf(1, 5));
  await world.release(0);
  expect(world.notified).toEqual(['PRICE-CHANGED']);
});

test('[QT-01 QT-05] does not send a quantity that violates a rule, and shows the violation next to the field until it is fixed', async () => {
  const world = await anOpenWorld();
  await world.settle(quantityOf(1, 'many'));
  expect(world.eventsOf('QuantityRefused').map(({ finding }) => finding.code)).toEqual(['CART-BR3-16']);
  expect(world.state.refusals).toHaveLength(1);
  await world.settle(quantityOf(1, 1));
  expect([world.state.refusals, asked(world)]).toEqual([[], []]);
});

test('[QT-04] does not send the current quantity or that of a missing unit', async () => {
  const world = await anOpenWorld();
  await world.settle(quantityOf(1, 1), quantityOf(9, 2));
  expect([asked(world), world.eventsOf('QuantityChangeStarted')]).toEqual([[], []]);
});

test('[QT-04] Enter and the following blur count as one change', async () => {
  const world = await planned('setQuantity', { type: 'After', ms: 100 });
  await world.settle(quantityOf(1, 5), quantityOf(1, 5));
  expect(asked(world)).toHaveLength(1);
});

test('[QT-03 QT-04 QT-08] asks before a coupon is cancelled; a yes cancels it everywhere with a message', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  await world.settle(quantityOf(1, 5));
  expect(world.shopper.questions).toEqual([{ type: 'CancelCoupons', cartUnitId: 1 }]);
  expect(asked(world)).toMatchObject([{ quantity: 5, cancelCoupons: true }]);
  expect([world.notified, world.state.cart.appliedCoupons]).toEqual([['COUPON-CANCELLED'], []]);
  expect(world.state.cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([[], [], []]);
  expect(world.state.isAppliedCouponQuantityChanged).toBe(true);
});

test('[QT-03] a no keeps the coupon and the quantity', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.shopper.replies.push('No');
  await world.settle(quantityOf(1, 5));
  expect([asked(world), world.state.refusals.map(({ finding }) => finding.code)]).toEqual([[], ['CART-BR3-07']]);
  expect(world.state.cart.appliedCoupons).toHaveLength(1);
});

test('[QT-03] asks no question under a discount agreement', async () => {
  const world = await anOpenWorld([aUnit({ isItemDiscountAgreement: true })]);
  await world.settle(quantityOf(1, 5));
  expect(world.shopper.questions).toEqual([]);
  expect(world.state.refusals.map(({ finding }) => finding.code)).toEqual(['CART-BR3-07']);
});

test('[QT-03] does not repeat an open question, and sends no request without an answer', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.shopper.replies.push('Later');
  await world.settle(quantityOf(1, 5), quantityOf(1, 5), quantityOf(3, 2));
  expect([world.shopper.questions.length, world.quantity(3), asked(world).length]).toEqual([1, 2, 1]);
  world.shopper.later[0]?.(true);
  await world.settle();
  expect(world.quantity(1)).toBe(5);
});

test('[QT-03] ignores a unit that was deleted during the question', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.shopper.replies.push('Later');
  await world.settle(quantityOf(1, 5));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  world.shopper.later[0]?.(true);
  await world.settle();
  expect([asked(world), world.state.cart.saving]).toEqual([[], []]);
});

test('[QT-05] a refusal resets the field and shows its message', async () => {
  const world = await anOpenWorld();
  const error = anApiError({ domain: 'stock-api', message: '재고가 3개뿐입니다.' });
  world.plan('setQuantity', { type: 'Fails', error });
  await world.settle(quantityOf(1, 5));
  expect(world.eventsOf('QuantityChangeFailed')).toHaveLength(1);
  expect([world.quantity(1), world.state.cart.saving, world.alerted]).toEqual([1, [], ['재고가 3개뿐입니다.']]);
  expect(world.requests('getCart')).toEqual([]);
});

test('[QT-06] a newer request waits for the running save, uses its version, and is the only one shown', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(1, 6), quantityOf(1, 7));
  expect(world.state.cart.saving).toEqual([{ cartUnitId: 1, quantity: 7 }]);
  await world.arrive();
  expect(asked(world)).toMatchObject([
    { quantity: 5, unitVersion: 1 },
    { quantity: 7, unitVersion: 2 },
  ]);
  expect(world.eventsOf('QuantityChanged').map(({ unit }) => unit.quantity)).toEqual([7]);
  expect([world.quantity(1), world.server.quantityOf(id(1)), world.alerted, world.notified]).toEqual([7, 7, [], []]);
});

test('[QT-06] sends no request for the quantity that the running save already sets', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7), quantityOf(1, 5));
  await world.arrive();
  expect([asked(world).length, world.quantity(1), world.state.cart.saving]).toEqual([1, 5, []]);
});

test('[QT-06] restores the original quantity if it is requested during a save', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 1));
  await world.arrive();
  expect([asked(world).length, world.quantity(1), world.server.quantityOf(id(1))]).toEqual([2, 1, 1]);
});

test('[QT-06] saves units in sequence, each with its own answer, and shows and prices both meanwhile', async () => {
  const world = await planned('setQuantity', heldBack, heldBack);
  const before = payableOf(world.state.cart);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect([asked(world).length, world.state.cart.saving.map(({ quantity }) => quantity)]).toEqual([1, [5, 7]]);
  const shown = payableOf(world.state.cart);
  expect(shown).toBeGreaterThan(before);
  await world.release(0);
  expect([world.quantity(1), world.quantity(2)]).toEqual([5, 1]);
  await world.release(1);
  expect([world.quantity(1), world.quantity(2)]).toEqual([5, 7]);
  expect([payableOf(world.state.cart), world.notified]).toEqual([shown, []]);
  expect(world.state.cartVersion).toBe(world.server.version);
});

test('[QT-06] a lost answer blocks other units only until its timeout', async () => {
  const world = await planned('setQuantity', losing());
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect([world.state.cart.saving, world.quantity(2)]).toEqual([[{ cartUnitId: 1, quantity: 5 }], 7]);
});

test('[QT-05 QT-06] hides a refusal of an overtaken save; the newer one counts', async () => {
  const world = await planned('setQuantity', failing(anApiError({ message: 'no' })));
  await world.settle(quantityOf(1, 5), quantityOf(1, 7));
  expect([world.quantity(1), world.alerted]).toEqual([7, []]);
});

test('[QT-05 QT-06] a refusal of the newer save resets the field to the overtaken one', async () => {
  const world = await planned('setQuantity', heldBack, failing(anApiError({ message: 'no' })));
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7));
  await world.arrive();
  expect([world.quantity(1), world.server.quantityOf(id(1)), world.state.cart.saving]).toEqual([5, 5, []]);
  expect(world.alerted).toHaveLength(1);
});

test('[QT-04 QT-06] asks about coupons only once for consecutive requests', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.plan('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(1, 7));
  await world.arrive();
  expect(world.shopper.questions).toHaveLength(1);
  expect(asked(world)).toMatchObject([{ cancelCoupons: true }, { cancelCoupons: true }]);
  expect(world.notified).toEqual(['COUPON-CANCELLED']);
});

test('[QT-05] reloads the cart and notifies the shopper after a conflict', async () => {
  const world = await anOpenWorld();
  world.server.changeElsewhere(id(1), { quantity: 3 });
  await world.settle(quantityOf(1, 5));
  expect([world.quantity(1), world.state.cart.saving]).toEqual([3, []]);
  expect([world.notified, world.alerted]).toEqual([['CART-CHANGED'], []]);
});

test('[QT-05] removes a unit that was deleted elsewhere', async () => {
  const world = await planned('setQuantity', failing(aStaleError()));
  world.server.deleteElsewhere(id(1));
  await world.settle(quantityOf(1, 5));
  expect([world.state.cart.units.map((unit) => unit.cartUnitId), world.state.cart.saving]).toEqual([[2, 3], []]);
  expect(world.notified).toEqual(['CART-CHANGED']);
});

test('[QT-05] keeps the mark after a lost save until the cart is reloaded, then shows a message', async () => {
  const world = await planned('setQuantity', failing(aTimeOut()));
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5));
  expect(world.state.cart.saving).toHaveLength(1);
  await world.release(0);
  expect([world.state.cart.saving, world.quantity(1), world.notified]).toEqual([[], 1, ['QUANTITY-UNKNOWN']]);
});

test('[QT-05] a lost answer of a successful save is resolved by the reload', async () => {
  const world = await planned('setQuantity', losing());
  await world.settle(quantityOf(1, 5));
  expect([world.quantity(1), world.state.cart.saving, world.notified]).toEqual([5, [], []]);
});

test.each([
  ['Lost', 5, []],
  ['Fails', 1, ['QUANTITY-UNKNOWN']],
] as const)(
  '[QT-05 SV-04] an unavailable server may have saved or not (%s), which the reload shows',
  async (type, quantity, told) => {
    const world = await anOpenWorld();
    world.plan('setQuantity', { type, error: aBusyError() });
    await world.settle(quantityOf(1, 5));
    expect([world.quantity(1), world.state.cart.saving, world.notified, world.alerted]).toEqual([
      quantity,
      [],
      told,
      [],
    ]);
  },
);

test('[QT-05] removes the mark if neither save nor reload is answered, and claims no reload', async () => {
  const world = await planned('setQuantity', losing());
  world.plan('getCart', failing(aTimeOut()));
  await world.settle(quantityOf(1, 5));
  expect([world.state.cart.saving, world.notified]).toEqual([[], ['CART-NOT-RELOADED']]);
});

test('[QT-06] sends a newer request after a lost answer with the version of the reload', async () => {
  const world = await planned('setQuantity', losing());
  await world.settle(quantityOf(1, 5), quantityOf(1, 7));
  expect(asked(world)).toMatchObject([{ unitVersion: 1 }, { unitVersion: 2 }]);
  expect([world.quantity(1), world.notified]).toEqual([7, []]);
});

test('[QT-06] a slow reload for one unit never overwrites the newer quantity of another', async () => {
  const world = await planned('setQuantity', failing(aTimeOut()));
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(2, 7));
  await world.arrive();
  expect([world.quantity(1), world.quantity(2), world.requests('getCart').length]).toEqual([1, 7, 2]);
  expect(world.state.cartVersion).toBe(world.server.version);
});

test('[QT-06] two units that need a reload wait for the newest one', async () => {
  const world = await planned('setQuantity', losing(), losing());
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect([world.quantity(1), world.quantity(2)]).toEqual([5, 7]);
  await world.arrive();
  expect([world.state.cart.saving, world.eventsOf('CartReloaded').length]).toEqual([[], 1]);
});

test('[QT-07] the step of a department-store item starts at the pending quantity', async () => {
  const { flags } = anItem();
  const world = await anOpenWorld([aUnit({ item: anItem({ flags: { ...flags, isDepartmentStore: true } }) })]);
  world.plan('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 2));
  await world.after(0, quantityOf(1, 3));
  await world.arrive();
  expect([world.quantity(1), world.eventsOf('QuantityRefused')]).toEqual([3, []]);
});

test('[QT-05] refuses an impossible value during a save, which continues', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 0));
  expect([world.state.refusals.length, world.state.cart.saving]).toEqual([1, [{ cartUnitId: 1, quantity: 5 }]]);
  await world.release(0);
  expect([world.quantity(1), world.state.cart.saving]).toEqual([5, []]);
});

test('[QT-05] hides the save of a unit that is deleted meanwhile', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.arrive();
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([2, 3]);
  expect([world.state.cart.saving, world.alerted, world.notified]).toEqual([[], [], []]);
});

test('[QT-05] a port that throws counts as a lost answer', async () => {
  const world = await anOpenWorld();
  vi.spyOn(world.server.network, 'carry').mockReturnValueOnce(() => Promise.reject(new Error('broken')));
  await world.settle(quantityOf(1, 5));
  expect([world.state.cart.saving, world.notified]).toEqual([[], ['QUANTITY-UNKNOWN']]);
  await world.settle(quantityOf(1, 6));
  expect(world.quantity(1)).toBe(6);
});

test('[QT-04 QT-06] after a refused save, returning to the current quantity sends no request and keeps the coupons', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.plan('setQuantity', failing());
  await world.after(0, quantityOf(1, 5), quantityOf(1, 1));
  await world.after(0, quantityOf(1, 1));
  await world.settle();
  expect([asked(world).length, world.state.cart.saving, world.state.cart.appliedCoupons.length]).toEqual([1, [], 1]);
});

test('[QT-03] consent for earlier coupons does not cover later ones', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  await world.settle(quantityOf(1, 5));
  withCoupon(world);
  await world.settle({ type: 'OpenCart' }, quantityOf(3, 2));
  await world.settle(quantityOf(1, 6));
  expect(world.shopper.questions).toHaveLength(2);
});

test('[QT-04] does not change a unit that is being deleted', async () => {
  const world = await planned('removeCartUnits', heldBack);
  await world.after(0, { type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.settle(quantityOf(1, 5));
  expect(asked(world)).toEqual([]);
});

test('[QT-06] if the answer of the newer save is lost, the reload counts, not the overtaken answer', async () => {
  const world = await planned('setQuantity', heldBack, losing());
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7));
  await world.arrive();
  expect([world.quantity(1), world.notified]).toEqual([7, []]);
});

test('[QT-05] a unit deleted while a newer request waits sends no request and shows no message', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.arrive();
  expect([asked(world).length, world.state.cart.saving, world.alerted, world.notified]).toEqual([1, [], [], []]);
});

test('[QT-02] checks stock before a request is sent', async () => {
  const world = await anOpenWorld([aUnit({ item: anItem({ stock: O.some(3) }) })]);
  await world.settle(quantityOf(1, 4));
  expect([world.state.refusals.map(({ finding }) => finding.code), asked(world)]).toEqual([['CART-BR3-03'], []]);
});

test('[QT-05 QT-06] running and waiting changes stay pending when the session stops', async () => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7), quantityOf(2, 3));
  const seen = world.events.length;
  world.session.stop();
  await world.arrive();
  expect(world.events.slice(seen)).toEqual([]);
  expect(world.state.cart.saving).toEqual([
    { cartUnitId: 1, quantity: 7 },
    { cartUnitId: 2, quantity: 3 },
  ]);
  expect([world.quantity(1), world.quantity(2)]).toEqual([1, 1]);
  // the write of another unit follows in turn; waiting values of the same unit are dropped
  expect(asked(world)).toMatchObject([
    { cartUnitId: 1, quantity: 5 },
    { cartUnitId: 2, quantity: 3 },
  ]);
});
