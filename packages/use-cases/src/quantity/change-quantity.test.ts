import { cartUnitId as id, payableOf, won, type CartUnit } from '@baguni/domain/internal';
import { aCoupon, anApiError, anItem, aUnit } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import type { SetQuantityRequest } from '@baguni/contract';
import { type Delivery, aBusyError, aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, planned, quantityOf, settled, type World } from '../testing/world.ts';

const asked = (world: World) => world.requests('setQuantity');
const withCoupon = (world: World) => {
  world.server.applied = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
};

interface Outcome {
  readonly pieces: number;
  /** The unit versions that were sent with the quantity. */
  readonly versions: readonly number[];
  readonly told?: readonly string[];
  /** The pieces in the server's cart, if they differ from those of the page. */
  readonly there?: number;
}

const no = anApiError({ domain: 'stock-api', message: '재고가 3개뿐이에요.' });
const saves: readonly (readonly [string, readonly Delivery[], readonly number[], Outcome])[] = [
  ['[QT-04] the current quantity is not sent', [], [1], { pieces: 1, versions: [] }],
  ['[QT-04] Enter and the following blur are one change', [heldBack], [5, 5], { pieces: 5, versions: [1] }],
  ['[QT-06] the quantity of a running save is not sent again', [heldBack], [5, 7, 5], { pieces: 5, versions: [1] }],
  ['[QT-06] the original quantity is restored during a save', [heldBack], [5, 1], { pieces: 1, versions: [1, 2] }],
  ['[QT-05] a refusal resets the field', [failing(no)], [5], { pieces: 1, versions: [1], told: [no.message] }],
  ['[QT-05 QT-06] a refusal of an overtaken save is hidden', [failing(no)], [5, 7], { pieces: 7, versions: [1, 1] }],
  [
    '[QT-05 QT-06] a refusal of the newer save resets the field to the overtaken one',
    [heldBack, failing(no)],
    [5, 7],
    { pieces: 5, versions: [1, 2], told: ['PRICE-CHANGED', no.message] },
  ],
  ['[QT-05] a lost save counts if the reload shows it', [losing()], [5], { pieces: 5, versions: [1] }],
  ['[QT-05 SV-04] so does one of a busy server', [losing(aBusyError())], [5], { pieces: 5, versions: [1] }],
  [
    '[QT-05 SV-04] a busy server that saved nothing resets the field',
    [failing(aBusyError())],
    [5],
    { pieces: 1, versions: [1], told: ['QUANTITY-UNKNOWN'] },
  ],
  ['[QT-06] a lost save gives its version to the newer one', [losing()], [5, 7], { pieces: 7, versions: [1, 2] }],
  ['[QT-06] a lost newer save counts if it is read', [heldBack, losing()], [5, 7], { pieces: 7, versions: [1, 2] }],
];

const outcomeOf = (world: World): Required<Outcome> & { readonly saving: number } => ({
  pieces: world.quantity(1) ?? 0,
  versions: asked(world).map((request) => (request as SetQuantityRequest).unitVersion),
  told: [...world.notified, ...world.alerted],
  there: world.server.quantityOf(id(1)) ?? 0,
  saving: world.state.cart.saving.length,
});

test.each(saves)('%s', async (_, deliveries, quantities, outcome) => {
  const world = await planned('setQuantity', ...deliveries);
  await world.after(0, ...quantities.map((quantity) => quantityOf(1, quantity)));
  await world.arrive();
  expect(outcomeOf(world)).toEqual({ told: [], there: outcome.pieces, saving: 0, ...outcome });
});

test('[QT-05] removes the mark if neither save nor reload is answered, and claims no reload', async () => {
  const world = await planned('setQuantity', losing());
  world.plan('getCart', failing(aTimeOut()));
  await world.settle(quantityOf(1, 5));
  expect(outcomeOf(world)).toMatchObject({ pieces: 1, there: 5, told: ['CART-NOT-RELOADED'], saving: 0 });
});

test('[QT-05] reads no cart after a refusal', async () => {
  const world = await settled(plan('setQuantity', failing(no)), quantityOf(1, 5));
  expect([world.eventsOf('QuantityChangeFailed').length, world.requests('getCart')]).toEqual([1, []]);
});

test.each([
  ['[QT-01 QT-05] no number', 'many', {}, [], 'CART-BR3-16'],
  ['[QT-02] more than the stock', 4, { item: anItem({ stock: 3 }) }, [], 'CART-BR3-03'],
  ['[QT-03] a no to giving up the coupon', 5, {}, ['CancelCoupons'], 'CART-BR3-07'],
  ['[QT-03] a discount agreement, without a question', 5, { isItemDiscountAgreement: true }, [], 'CART-BR3-07'],
] as const)('%s refuses a change beside its field, until it is fixed', async (_, text, over, questions, code) => {
  const world = await anOpenWorld(apples(2, over), (one) => questions.length > 0 && withCoupon(one));
  world.shopper.replies.push('No');
  await world.settle(quantityOf(1, text));
  const codes = () => world.state.refusals.map(({ finding }) => finding.code);
  expect([codes(), world.shopper.questions.map(({ type }) => type)]).toEqual([[code], questions]);
  expect(world.state.cart.coupons.applied).toHaveLength(questions.length);
  await world.settle(quantityOf(1, 1));
  expect([codes(), asked(world), world.state.isAppliedCouponQuantityChanged]).toEqual([[], [], false]);
});

test('[QT-04] starts no change to the current quantity or of a missing unit', async () => {
  const world = await settled(quantityOf(1, 1), quantityOf(9, 2));
  expect([asked(world), world.eventsOf('QuantityChangeStarted')]).toEqual([[], []]);
});

test.each([[[5]], [[5, 7]]])('[QT-05] hides the save of a unit that is deleted meanwhile (%j)', async (quantities) => {
  const world = await planned('setQuantity', heldBack);
  await world.after(0, ...quantities.map((quantity) => quantityOf(1, quantity)));
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await world.arrive();
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([2, 3]);
  expect(outcomeOf(world)).toMatchObject({ versions: [1], told: [], saving: 0 });
});

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
  const world = await settled({ type: 'ToggleTab' }, { type: 'ToggleTab' });
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
  const world = await settled({ type: 'ToggleTab' }, { type: 'ToggleTab' });
  world.plan('setQuantity', heldBack);
  world.server.alter('setQuantity', (reply) => ({ ...reply, unit: costlier(reply.unit) }));
  await world.after(0, quantityOf(1, 5));
  await world.release(0);
  expect(world.notified).toEqual(['PRICE-CHANGED']);
});

test('[QT-03 QT-04 QT-08] asks before a coupon is cancelled; a yes cancels it everywhere with a message', async () => {
  const world = await settled(apples(3), withCoupon, quantityOf(1, 5));
  expect(world.shopper.questions).toEqual([{ type: 'CancelCoupons', cartUnitId: 1 }]);
  expect(asked(world)).toMatchObject([{ quantity: 5, cancelCoupons: true }]);
  expect([world.notified, world.state.cart.coupons.applied]).toEqual([['COUPON-CANCELLED'], []]);
  expect(world.state.cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([[], [], []]);
  expect(world.state.isAppliedCouponQuantityChanged).toBe(true);
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
  expect(world.state.cartVersion).toBe(world.server.cart.version);
});

test('[QT-06] a lost answer blocks other units only until its timeout', async () => {
  const world = await planned('setQuantity', losing());
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5), quantityOf(2, 7));
  expect([world.state.cart.saving, world.quantity(2)]).toEqual([[{ cartUnitId: 1, quantity: 5 }], 7]);
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

test('[QT-05] keeps the mark after a lost save until the cart is reloaded, then shows a message', async () => {
  const world = await planned('setQuantity', failing(aTimeOut()));
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5));
  expect(world.state.cart.saving).toHaveLength(1);
  await world.release(0);
  expect([world.state.cart.saving, world.quantity(1), world.notified]).toEqual([[], 1, ['QUANTITY-UNKNOWN']]);
});

test('[QT-06] a slow reload for one unit never overwrites the newer quantity of another', async () => {
  const world = await planned('setQuantity', failing(aTimeOut()));
  world.plan('getCart', heldBack);
  await world.after(0, quantityOf(1, 5));
  await world.after(0, quantityOf(2, 7));
  await world.arrive();
  expect([world.quantity(1), world.quantity(2), world.requests('getCart').length]).toEqual([1, 7, 2]);
  expect(world.state.cartVersion).toBe(world.server.cart.version);
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
  expect([asked(world).length, world.state.cart.saving, world.state.cart.coupons.applied.length]).toEqual([1, [], 1]);
});

test('[QT-03] consent for earlier coupons does not cover later ones', async () => {
  const world = await settled(apples(3), withCoupon, quantityOf(1, 5));
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
