import { aSession, anOpenSession } from '../testing/sessions.ts';
import { emptySession, type Session } from './session.ts';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import {
  aCartRead,
  aCoupon,
  aDiscount,
  aHeldCoupon,
  anApiError,
  anInitialCart,
  aPolicy,
  arbCartRead,
  arbCartState,
  aStorefront,
  aUnit,
} from '@baguni/domain/testing';
import type { CartEvent } from './event.ts';
import { cartUnitId, couponPolicyNo, won, type CartUnit, type Finding, type ShippingPolicy } from '@baguni/domain';
import { evolve, pricesUpdated, replay } from './evolve.ts';

const id = cartUnitId;
const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n) }));
const finding: Finding = { code: 'CART-BR3-16', params: {}, units: [id(1)], fixes: [] };

test('[LS-05] NotLoaded becomes Loaded or LoadFailed; a later failure keeps a loaded cart', () => {
  const start = emptySession(aStorefront());
  const opened = evolve(start, { type: 'CartOpened', initial: anInitialCart(units), autoSelected: [id(1)] });
  expect([start.load, opened.load, opened.cart.selected]).toEqual(['NotLoaded', 'Loaded', [1]]);
  expect(evolve(start, { type: 'CartLoadFailed', error: anApiError() }).load).toBe('LoadFailed');
  expect(evolve(opened, { type: 'CartLoadFailed', error: anApiError() }).load).toBe('Loaded');
});

test('[CK-08 SE-04] an agreement is valid for the order of its tab only', () => {
  const yes = anOpenSession(units, { selected: [id(1)], agreed: ['CART-BR7-09'] });
  expect(evolve(yes, { type: 'TabSwitched', tab: 'SmileFresh' }).cart.agreed).toEqual([]);
  expect(evolve(yes, { type: 'TabSwitched', tab: yes.cart.tab }).cart.agreed).toEqual(['CART-BR7-09']);
  expect(evolve(yes, { type: 'UnitToggled', cartUnitId: id(2) }).cart.agreed).toEqual([]);
});

test('[QT-05] marks a unit while a change runs; a failure ends it, a refusal of a newer change does not', () => {
  const started = evolve(anOpenSession(units), { type: 'QuantityChangeStarted', cartUnitId: id(1), quantity: 7 });
  expect(started.cart.saving).toEqual([{ cartUnitId: 1, quantity: 7 }]);
  const refused = evolve(started, { type: 'QuantityRefused', cartUnitId: id(1), finding });
  expect([refused.cart.saving, refused.refusals]).toEqual([started.cart.saving, [{ cartUnitId: 1, finding }]]);
  const failed = evolve(started, { type: 'QuantityChangeFailed', cartUnitId: id(1), error: anApiError() });
  expect([failed.cart.saving, failed.cart.units]).toEqual([[], started.cart.units]);
});

test('[SE-03] an equal price answer keeps its reference, a different one replaces it', () => {
  const start = anOpenSession(units, { shippingPolicies: [aPolicy()] });
  const answer = (policy: ShippingPolicy, discounts: CartUnit['discounts']): CartEvent => ({
    type: 'PricesUpdated',
    inputs: { selected: [], quantities: [] },
    bundles: [],
    policies: [policy],
    discounts: [{ cartUnitId: id(1), discounts }],
    gauges: [],
  });
  const same = evolve(start, answer(aPolicy(), []));
  expect(same.cart.units).toBe(start.cart.units);
  expect(same.cart.shippingPolicies).toBe(start.cart.shippingPolicies);
  expect(same.cart.missing).toBe(start.cart.missing);
  const other = evolve(start, answer(aPolicy({ shippingFee: won(1) }), [aDiscount()]));
  expect(other.cart.units[0]?.discounts).toHaveLength(1);
  expect(other.cart.units[1]).toBe(start.cart.units[1]);
  expect(other.cart.shippingPolicies).toMatchObject([{ shippingFee: 1 }]);
});

test('[QT-06] an older answer about a unit never overwrites a newer one', () => {
  const at = (version: number, quantity: number): CartEvent => ({
    type: 'QuantityChanged',
    cartUnitId: id(1),
    unit: aUnit({ cartUnitId: id(1), version, quantity }),
    cartVersion: version,
    cancelledCoupons: false,
  });
  const state = replay(anOpenSession(units), [at(5, 5), at(4, 4)]);
  expect(state.cart.units[0]).toMatchObject({ version: 5, quantity: 5 });
  expect(state.cartVersion).toBe(5);
});

test('[QT-04 QT-08] a change that cancels coupons removes them from the unit and sets the flag', () => {
  const coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] }), aCoupon({ cartUnitIds: [id(3)] })];
  const changed = (cancelledCoupons: boolean): Session =>
    evolve(anOpenSession(units, { appliedCoupons: coupons }), {
      type: 'QuantityChanged',
      cartUnitId: id(1),
      unit: aUnit({ cartUnitId: id(1), quantity: 2 }),
      cartVersion: 2,
      cancelledCoupons,
    });
  expect(changed(true).cart.appliedCoupons).toEqual([coupons[1]]);
  expect(changed(true).isAppliedCouponQuantityChanged).toBe(true);
  expect(changed(false).cart.appliedCoupons).toBe(coupons);
  expect(changed(false).isAppliedCouponQuantityChanged).toBe(false);
});

test('[DL-03] deleted units leave the cart, the selection and their coupons', () => {
  const coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] }), aCoupon({ cartUnitIds: [id(1)] })];
  const state = anOpenSession(units, { selected: [id(1), id(3)], appliedCoupons: coupons });
  const gone = replay(state, [
    { type: 'UnitsDeleteStarted', cartUnitIds: [id(1)] },
    { type: 'UnitsDeleted', cartUnitIds: [id(1)], cartVersion: 9 },
  ]);
  expect(gone.cart.units.map((unit) => unit.cartUnitId)).toEqual([2, 3]);
  expect([gone.cart.selected, gone.deleting, gone.cartVersion]).toEqual([[3], [], 9]);
  expect(gone.cart.appliedCoupons.map((coupon) => coupon.cartUnitIds)).toEqual([[2]]);
});

test('[DL-04] a failed delete keeps the units', () => {
  const state = evolve(anOpenSession(units), { type: 'UnitsDeleteStarted', cartUnitIds: [id(1)] });
  expect(state.deleting).toEqual([1]);
  const failed = evolve(state, { type: 'UnitsDeleteFailed', cartUnitIds: [id(1)], error: anApiError() });
  expect([failed.cart.units, failed.deleting]).toEqual([units, []]);
});

test('[QT-06] a slow reload for one unit neither overwrites a newer quantity of another nor restores deleted units', () => {
  const state = anOpenSession([aUnit({ cartUnitId: id(1), version: 3, quantity: 9 })], { cartVersion: 5 });
  const reload = (cartVersion: number): Session =>
    evolve(state, { type: 'CartReloaded', content: aCartRead(units.slice(0, 2), { cartVersion }) });
  expect(reload(4)).toBe(state);
  expect(reload(5).cart.units.map((unit) => [unit.cartUnitId, unit.quantity])).toEqual([
    [1, 9],
    [2, 1],
  ]);
});

test('[SE-01 SE-02] toggles one unit, a seller group or the whole tab; an unorderable unit stays deselected', () => {
  const mixed = [...units, aUnit({ cartUnitId: id(4), isBuyAvailable: false })];
  const state = anOpenSession(mixed);
  const unit = (n: number): CartEvent => ({ type: 'UnitToggled', cartUnitId: id(n) });
  expect(replay(state, [unit(1), unit(4)]).cart.selected).toEqual([1]);
  expect(evolve(state, { type: 'TabToggled' }).cart.selected).toEqual([1, 2, 3]);
  expect(replay(state, [{ type: 'TabToggled' }, { type: 'TabToggled' }]).cart.selected).toEqual([]);
  expect(replay(state, [unit(2), { type: 'SellerGroupToggled', sellerGroupKey: 'Seller/S1' }]).cart.selected).toEqual([
    2, 1, 3,
  ]);
});

test('[CK-13] the busy flag is set by a checkout and cleared by every failure', () => {
  const started = evolve(anOpenSession(units), { type: 'CheckoutStarted', cartUnitIds: [id(1)] });
  expect(started.isOrdering).toBe(true);
  expect(evolve(started, { type: 'CheckoutFailed', error: anApiError() }).isOrdering).toBe(false);
  expect(evolve(started, { type: 'CheckoutRefused', finding }).isOrdering).toBe(false);
});

test('[SE-03] prices are requested, known with their inputs, or failed; discounts change only their units', () => {
  const inputs = { selected: [id(1)], quantities: [1] };
  const discounts = [{ cartUnitId: id(1), discounts: [] }];
  const state = anOpenSession(units, { selected: [id(1)] });
  const known = evolve(state, pricesUpdated(state, { inputs, bundles: [], policies: [], discounts }));
  expect(evolve(state, { type: 'PricesAsked', inputs }).cart.serverPrices.status).toBe('Asking');
  expect(evolve(state, { type: 'PricesFailed', inputs }).cart.serverPrices).toEqual({
    status: 'Failed',
    answer: O.none,
  });
  expect(known.cart.serverPrices.status).toBe('Known');
  expect(known.cart.units[1]).toBe(state.cart.units[1]);
});

test('selected units are always orderable units of the cart, whatever is reloaded or deleted', () => {
  fc.assert(
    fc.property(arbCartState, arbCartRead, (cart, content) => {
      const state = aSession(cart);
      const after = evolve(state, { type: 'CartReloaded', content: { ...content, cartVersion: state.cartVersion } });
      const orderable = new Set(after.cart.units.filter((unit) => unit.isBuyAvailable).map((unit) => unit.cartUnitId));
      expect(after.cart.selected.every((selected) => orderable.has(selected))).toBe(true);
    }),
  );
});

test('[QT-06] a unit more than one version ahead is not adopted, because its quantity may differ', () => {
  const before = anOpenSession([aUnit({ cartUnitId: id(1), version: 3, quantity: 2 })], { cartVersion: 3 });
  const applied = [aCoupon({ cartUnitIds: [id(1)] })];
  const after = (version: number) =>
    evolve(before, {
      type: 'CouponsApplied',
      appliedCoupons: applied,
      cartVersion: 5,
      units: [{ cartUnitId: id(1), version }],
    }).cart.units[0];
  expect([2, 3, 4, 5].map((version) => after(version)?.version)).toEqual([3, 3, 4, 3]);
  expect(after(5)).toMatchObject({ quantity: 2, appliedCouponIssueNoes: ['C1'] });
});

test('[CP-17] writes applied coupons with new versions to their units; other units stay unchanged', () => {
  const before = anOpenSession(units, { cartVersion: 3 });
  const applied = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
  const versions = before.cart.units
    .slice(0, 2)
    .map((unit) => ({ cartUnitId: unit.cartUnitId, version: unit.version + 1 }));
  const state = evolve(before, { type: 'CouponsApplied', appliedCoupons: applied, cartVersion: 4, units: versions });
  expect([state.cart.appliedCoupons, state.cartVersion]).toEqual([applied, 4]);
  expect(state.cart.units.map(({ appliedCouponIssueNoes: on, version }) => [on, version])).toEqual([
    [['C1'], versions[0]?.version],
    [['C1'], versions[1]?.version],
    [[], units[2]?.version],
  ]);
  expect(state.cart.units[2]).toBe(before.cart.units[2]);
  expect(evolve(state, { type: 'CouponsApplied', appliedCoupons: [], cartVersion: 3, units: [] })).toBe(state);
  const taken = evolve(state, { type: 'CouponsApplied', appliedCoupons: [], cartVersion: 5, units: [] });
  expect(taken.cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([[], [], []]);
});

test('[CP-14] a downloaded coupon is owned, and its policy is no longer issuable', () => {
  const open = aHeldCoupon({ issueNo: O.none, issuable: true });
  const other = aHeldCoupon({ issueNo: O.none, issuable: true, policyNo: couponPolicyNo('P2') });
  const read = replay(anOpenSession(units), [
    { type: 'CouponsAsked' },
    { type: 'CouponsRead', coupons: [open, other] },
  ]);
  expect(read.cart.coupons).toEqual({ status: 'Known', offered: [open, other] });
  const issued = evolve(read, { type: 'CouponIssued', coupon: aHeldCoupon() });
  expect(issued.cart.coupons.offered).toEqual([other, aHeldCoupon()]);
  expect(evolve(issued, { type: 'CouponIssued', coupon: aHeldCoupon() })).toEqual(issued);
});

test('[CP-18] keeps known coupons if coupons could not be read', () => {
  const read = evolve(anOpenSession(units), { type: 'CouponsRead', coupons: [aHeldCoupon()] });
  const failed = evolve(read, { type: 'CouponsFailed', error: anApiError() });
  expect(failed.cart.coupons).toEqual({ status: 'Failed', offered: [aHeldCoupon()] });
});
