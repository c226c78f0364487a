import { cartUnitId as id, payableOf, won, type CartUnit } from '@baguni/domain';
import { aCoupon, anApiError, anItem, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { aBusyError, aStaleError, aTimeOut } from '../testing/shop-server.ts';
import { anOpenWorld, apples, quantityOf, type World } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

const asked = (world: World) => world.server.network.requests('setQuantity');
const held = { type: 'Held' } as const;
const withCoupon = (world: World) => {
  world.server.coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
};

test('[QT-04 QT-05] a change is sent once, marks the unit while it runs, and shows the unit as the server answers it', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5));
  expect(world.state.cart.saving).toEqual([{ cartUnitId: 1, quantity: 5 }]);
  expect(world.quantity(1)).toBe(1);
  await world.release(0);
  expect(world.state.cart.saving).toEqual([]);
  expect(world.quantity(1)).toBe(5);
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

test('[QT-05 PR-06] the total of a quantity on its way is there before any answer; the save alone is sent', async () => {
  const world = await anOpenWorld();
  await world.settle({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  const before = payableOf(world.state.cart);
  world.server.network.plan('setQuantity', held);
  const sent = world.server.network.sent.length;
  await world.settle(quantityOf(1, 5));
  const shown = payableOf(world.state.cart);
  expect(shown).toBeGreaterThan(before);
  expect(world.server.network.sent.slice(sent).map(({ name }) => name)).toEqual(['setQuantity']);
  await world.release(0);
  await world.settle();
  expect([payableOf(world.state.cart), world.notified]).toEqual([shown, []]);
});

const costlier = (unit: CartUnit): CartUnit => ({
  ...unit,
  item: { ...unit.item, itemSellPrice: won(unit.item.itemSellPrice + 100) },
});

test('[QT-05 PR-06] where the saved unit costs other than was shown, the shopper is told', async () => {
  const world = await anOpenWorld();
  await world.settle({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  world.server.network.plan('setQuantity', held);
  world.server.alter('setQuantity', (reply) => ({ ...reply, unit: costlier(reply.unit) }));
  await world.after(0, quantityOf(1, 5));
  await world.release(0);
  expect(world.notified).toEqual(['PRICE-CHANGED']);
});

test('[QT-01 QT-05] what the rules refuse is not sent, and the refusal stands beside the field until it is put right', async () => {
  const world = await anOpenWorld();
  await world.settle(quantityOf(1, 'many'));
  expect(world.eventsOf('QuantityRefused').map(({ finding }) => finding.code)).toEqual(['CART-BR3-16']);
  expect(world.state.refusals).toHaveLength(1);
  await world.settle(quantityOf(1, 1));
  expect(world.state.refusals).toEqual([]);
  expect(asked(world)).toEqual([]);
});

test('[QT-04] the quantity that the cart holds already is not sent, nor that of a unit that is not there', async () => {
  const world = await anOpenWorld();
  await world.settle(quantityOf(1, 1), quantityOf(9, 2));
  expect(asked(world)).toEqual([]);
  expect(world.eventsOf('QuantityChangeStarted')).toEqual([]);
});

test('[QT-04] Enter and the blur after it are one change', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'After', ms: 100 });
  await world.settle(quantityOf(1, 5), quantityOf(1, 5));
  expect(asked(world)).toHaveLength(1);
});

test('[QT-03 QT-04 QT-08] with a coupon the shopper is asked; yes cancels it everywhere, and they are told', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  await world.settle(quantityOf(1, 5));
  expect(world.shopper.questions).toEqual([{ type: 'CancelCoupons', cartUnitId: 1 }]);
  expect(asked(world)).toMatchObject([{ quantity: 5, cancelCoupons: true }]);
  expect(world.notified).toEqual(['COUPON-CANCELLED']);
  expect(world.state.cart.appliedCoupons).toEqual([]);
  expect(world.state.cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([[], [], []]);
  expect(world.state.isAppliedCouponQuantityChanged).toBe(true);
});

test('[QT-03] no keeps the coupon and the quantity', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.shopper.replies.push('No');
  await world.settle(quantityOf(1, 5));
  expect(asked(world)).toEqual([]);
  expect(world.state.refusals.map(({ finding }) => finding.code)).toEqual(['CART-BR3-07']);
  expect(world.state.cart.appliedCoupons).toHaveLength(1);
});

test('[QT-03] under a discount agreement nobody is asked', async () => {
  const world = await anOpenWorld([aUnit({ isItemDiscountAgreement: true })]);
  await world.settle(quantityOf(1, 5));
  expect(world.shopper.questions).toEqual([]);
  expect(world.state.refusals.map(({ finding }) => finding.code)).toEqual(['CART-BR3-07']);
});

test('[QT-03] while the question stands open the same request is not asked again; one that is never answered sends nothing', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.shopper.replies.push('Later');
  await world.settle(quantityOf(1, 5), quantityOf(1, 5), quantityOf(3, 2));
  expect(world.shopper.questions).toHaveLength(1);
  expect(world.quantity(3)).toBe(2);
  expect(asked(world)).toHaveLength(1);
  world.shopper.later[0]?.(true);
  await world.settle();
  expect(world.quantity(1)).toBe(5);
});

test('[QT-03] a unit that was deleted while the question stood open is left alone', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.shopper.replies.push('Later');
  await world.settle(quantityOf(1, 5));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  world.shopper.later[0]?.(true);
  await world.settle();
  expect(asked(world)).toEqual([]);
  expect(world.state.cart.saving).toEqual([]);
});

test('[QT-05] the server says no: the field returns to the cart’s value and its words show', async () => {
  const world = await anOpenWorld();
  const error = anApiError({ domain: 'stock-api', message: '재고가 3개뿐입니다.' });
  world.server.network.plan('setQuantity', { type: 'Fails', error });
  await world.settle(quantityOf(1, 5));
  expect(world.eventsOf('QuantityChangeFailed')).toHaveLength(1);
  expect([world.quantity(1), world.state.cart.saving]).toEqual([1, []]);
  expect(world.alerted).toEqual(['재고가 3개뿐입니다.']);
  expect(world.server.network.requests('getCart')).toEqual([]);
});

test('[QT-06] a newer request waits for the running save, takes its version, and is the only one shown', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(1, 6), quantityOf(1, 7));
  expect(world.state.cart.saving).toEqual([{ cartUnitId: 1, quantity: 7 }]);
  await world.release(0);
  await world.settle();
  expect(asked(world)).toMatchObject([
    { quantity: 5, unitVersion: 1 },
    { quantity: 7, unitVersion: 2 },
  ]);
  expect(world.eventsOf('QuantityChanged').map(({ unit }) => unit.quantity)).toEqual([7]);
  expect([world.quantity(1), world.server.quantityOf(id(1))]).toEqual([7, 7]);
  expect([world.alerted, world.notified]).toEqual([[], []]);
});

test('[QT-06] back to where the running save leads: nothing more is sent', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7), quantityOf(1, 5));
  await world.release(0);
  await world.settle();
  expect(asked(world)).toHaveLength(1);
  expect([world.quantity(1), world.state.cart.saving]).toEqual([5, []]);
});

test('[QT-06] back to the cart’s own value while a save runs: it is put back', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 1));
  await world.release(0);
  await world.settle();
  expect(asked(world)).toHaveLength(2);
  expect([world.quantity(1), world.server.quantityOf(id(1))]).toEqual([1, 1]);
});

test('[QT-06] units are saved one after the other, each with its own answer; both are shown and priced meanwhile', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held, held);
  const before = payableOf(world.state.cart);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect(asked(world)).toHaveLength(1);
  expect(world.state.cart.saving.map(({ quantity }) => quantity)).toEqual([5, 7]);
  const shown = payableOf(world.state.cart);
  expect(shown).toBeGreaterThan(before);
  await world.release(0);
  expect([world.quantity(1), world.quantity(2)]).toEqual([5, 1]);
  await world.release(1);
  expect([world.quantity(1), world.quantity(2)]).toEqual([5, 7]);
  expect([payableOf(world.state.cart), world.notified]).toEqual([shown, []]);
  expect(world.state.cartVersion).toBe(world.server.version);
});

test('[QT-06] an answer that is lost holds up the other units until it counts as lost, and no longer', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Lost', error: aTimeOut() });
  world.server.network.plan('getCart', held);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect(world.state.cart.saving).toEqual([{ cartUnitId: 1, quantity: 5 }]);
  expect(world.quantity(2)).toBe(7);
});

test('[QT-05 QT-06] the overtaken save is refused: nobody hears of it; the newer one counts', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Fails', error: anApiError({ message: 'no' }) });
  await world.settle(quantityOf(1, 5), quantityOf(1, 7));
  expect(world.quantity(1)).toBe(7);
  expect(world.alerted).toEqual([]);
});

test('[QT-05 QT-06] the newer save is refused: the field returns to what the overtaken one has set', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held, { type: 'Fails', error: anApiError({ message: 'no' }) });
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7));
  await world.release(0);
  await world.settle();
  expect([world.quantity(1), world.server.quantityOf(id(1))]).toEqual([5, 5]);
  expect(world.state.cart.saving).toEqual([]);
  expect(world.alerted).toHaveLength(1);
});

test('[QT-04 QT-06] coupons that were given up for one request are not asked about for the next', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(1, 7));
  await world.release(0);
  await world.settle();
  expect(world.shopper.questions).toHaveLength(1);
  expect(asked(world)).toMatchObject([{ cancelCoupons: true }, { cancelCoupons: true }]);
  expect(world.notified).toEqual(['COUPON-CANCELLED']);
});

test('[QT-05] somebody else was faster: the cart is read again and the shopper is told', async () => {
  const world = await anOpenWorld();
  world.server.changeElsewhere(id(1), { quantity: 3 });
  await world.settle(quantityOf(1, 5));
  expect([world.quantity(1), world.state.cart.saving]).toEqual([3, []]);
  expect([world.notified, world.alerted]).toEqual([['CART-CHANGED'], []]);
});

test('[QT-05] the unit was deleted elsewhere: it leaves the page too', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Fails', error: aStaleError() });
  world.server.deleteElsewhere(id(1));
  await world.settle(quantityOf(1, 5));
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([2, 3]);
  expect(world.state.cart.saving).toEqual([]);
  expect(world.notified).toEqual(['CART-CHANGED']);
});

test('[QT-05] a lost answer of a save that did not happen: still marked until the cart is read again, then told', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Fails', error: aTimeOut() });
  world.server.network.plan('getCart', held);
  await world.after(0, quantityOf(1, 5));
  expect(world.state.cart.saving).toHaveLength(1);
  await world.release(0);
  expect(world.state.cart.saving).toEqual([]);
  expect([world.quantity(1), world.notified]).toEqual([1, ['QUANTITY-UNKNOWN']]);
});

test('[QT-05] a lost answer of a save that did happen: the new read shows it, and all is well', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Lost', error: aTimeOut() });
  await world.settle(quantityOf(1, 5));
  expect([world.quantity(1), world.state.cart.saving]).toEqual([5, []]);
  expect(world.notified).toEqual([]);
});

test.each([
  ['Lost', 5, []],
  ['Fails', 1, ['QUANTITY-UNKNOWN']],
] as const)(
  '[QT-05 SV-04] a server that cannot serve now may have saved or not (%s): the new read tells',
  async (type, quantity, told) => {
    const world = await anOpenWorld();
    world.server.network.plan('setQuantity', { type, error: aBusyError() });
    await world.settle(quantityOf(1, 5));
    expect([world.quantity(1), world.state.cart.saving, world.notified, world.alerted]).toEqual([
      quantity,
      [],
      told,
      [],
    ]);
  },
);

test('[QT-05] neither the save nor the new read is answered: the mark goes, and nothing is said to be loaded again', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Lost', error: aTimeOut() });
  world.server.network.plan('getCart', { type: 'Fails', error: aTimeOut() });
  await world.settle(quantityOf(1, 5));
  expect([world.state.cart.saving, world.notified]).toEqual([[], ['CART-NOT-RELOADED']]);
});

test('[QT-06] a newer request after a lost answer is sent on the version of the new read', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Lost', error: aTimeOut() });
  await world.settle(quantityOf(1, 5), quantityOf(1, 7));
  expect(asked(world)).toMatchObject([{ unitVersion: 1 }, { unitVersion: 2 }]);
  expect([world.quantity(1), world.notified]).toEqual([7, []]);
});

test('[QT-06] a slow read asked for by one unit never overwrites the newer quantity of another', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Fails', error: aTimeOut() });
  world.server.network.plan('getCart', held);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(2, 7));
  await world.release(0);
  await world.settle();
  expect([world.quantity(1), world.quantity(2)]).toEqual([1, 7]);
  expect(world.server.network.requests('getCart')).toHaveLength(2);
  expect(world.state.cartVersion).toBe(world.server.version);
});

test('[QT-06] two units that must be read again wait for the newest read', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', { type: 'Lost', error: aTimeOut() }, { type: 'Lost', error: aTimeOut() });
  world.server.network.plan('getCart', held);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect([world.quantity(1), world.quantity(2)]).toEqual([5, 7]);
  await world.release(0);
  await world.settle();
  expect(world.state.cart.saving).toEqual([]);
  expect(world.eventsOf('CartReloaded')).toHaveLength(1);
});

test('[QT-07] the step of a department-store item counts from the quantity that is being saved', async () => {
  const { flags } = anItem();
  const world = await anOpenWorld([aUnit({ item: anItem({ flags: { ...flags, isDepartmentStore: true } }) })]);
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 2));
  await world.after(0, quantityOf(1, 3));
  await world.release(0);
  await world.settle();
  expect(world.quantity(1)).toBe(3);
  expect(world.eventsOf('QuantityRefused')).toEqual([]);
});

test('[QT-05] something impossible is typed while a save runs: refused, and the save goes on', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 0));
  expect(world.state.refusals).toHaveLength(1);
  expect(world.state.cart.saving).toEqual([{ cartUnitId: 1, quantity: 5 }]);
  await world.release(0);
  expect([world.quantity(1), world.state.cart.saving]).toEqual([5, []]);
});

test('[QT-05] a unit that is deleted while its quantity is being saved: nobody hears of the save', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.release(0);
  await world.settle();
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([2, 3]);
  expect([world.state.cart.saving, world.alerted, world.notified]).toEqual([[], [], []]);
});

test('[QT-05] a port that breaks instead of answering counts as a lost answer', async () => {
  const world = await anOpenWorld();
  vi.spyOn(world.server.network, 'carry').mockReturnValueOnce(() => Promise.reject(new Error('broken')));
  await world.settle(quantityOf(1, 5));
  expect([world.state.cart.saving, world.notified]).toEqual([[], ['QUANTITY-UNKNOWN']]);
  await world.settle(quantityOf(1, 6));
  expect(world.quantity(1)).toBe(6);
});

test('[QT-04 QT-06] back to the cart’s value after a save that was refused: nothing is sent, and the coupons stay', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  world.server.network.plan('setQuantity', { type: 'Fails', error: anApiError() });
  await world.after(0, quantityOf(1, 5), quantityOf(1, 1));
  await world.after(0, quantityOf(1, 1));
  await world.settle();
  expect(asked(world)).toHaveLength(1);
  expect([world.state.cart.saving, world.state.cart.appliedCoupons.length]).toEqual([[], 1]);
});

test('[QT-03] coupons given up once do not speak for coupons that came later', async () => {
  const world = await anOpenWorld(apples(3), withCoupon);
  await world.settle(quantityOf(1, 5));
  withCoupon(world);
  await world.settle({ type: 'OpenCart' }, quantityOf(3, 2));
  await world.settle(quantityOf(1, 6));
  expect(world.shopper.questions).toHaveLength(2);
});

test('[QT-04] a unit that is being deleted is not changed', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('removeCartUnits', held);
  await world.after(0, { type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.settle(quantityOf(1, 5));
  expect(asked(world)).toEqual([]);
});

test('[QT-06] the newer save’s answer is lost though it happened: the new read counts, not the overtaken answer', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held, { type: 'Lost', error: aTimeOut() });
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7));
  await world.release(0);
  await world.settle();
  expect([world.quantity(1), world.notified]).toEqual([7, []]);
});

test('[QT-05] a unit that is deleted while a newer request waits: nothing is sent and nobody hears of it', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.release(0);
  await world.settle();
  expect(asked(world)).toHaveLength(1);
  expect([world.state.cart.saving, world.alerted, world.notified]).toEqual([[], [], []]);
});

test('[QT-02] stock is judged before anything is sent', async () => {
  const world = await anOpenWorld([aUnit({ item: anItem({ stock: O.some(3) }) })]);
  await world.settle(quantityOf(1, 4));
  expect(world.state.refusals.map(({ finding }) => finding.code)).toEqual(['CART-BR3-03']);
  expect(asked(world)).toEqual([]);
});

test('[QT-05 QT-06] what is under way or waits when the session stops is shown as being saved, and never as done', async () => {
  const world = await anOpenWorld();
  world.server.network.plan('setQuantity', held);
  await world.after(0, quantityOf(1, 5), quantityOf(1, 7), quantityOf(2, 3));
  const seen = world.events.length;
  world.session.stop();
  await world.release(0);
  await world.settle();
  expect(world.events.slice(seen)).toEqual([]);
  expect(world.state.cart.saving).toEqual([
    { cartUnitId: 1, quantity: 7 },
    { cartUnitId: 2, quantity: 3 },
  ]);
  expect([world.quantity(1), world.quantity(2)]).toEqual([1, 1]);
  // the write of another unit was next: it is sent as its turn comes; of one unit only what was under way
  expect(asked(world)).toMatchObject([
    { cartUnitId: 1, quantity: 5 },
    { cartUnitId: 2, quantity: 3 },
  ]);
});
