import { expect, test } from 'vitest';
import { evolveCart, pricesUpdated } from '../testing/cart-events.ts';
import { bundleKey, cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import { anOpenCart, aPolicy, aUnit } from '../testing/index.ts';
import { pricedInputsOf } from './priced-of.ts';
import { sellerGaugeOf } from './spend-more.ts';
import { won } from '../money/won.ts';

const ids = [1, 2].map(cartUnitId);
const keys = ['B1', 'B2'].map(bundleKey);

/** Two selected units of a seller, each in a separate parcel with its own policy. */
const cart = (...policies: readonly Partial<ShippingPolicy>[]): Cart =>
  anOpenCart(
    policies.map((_, i) =>
      aUnit({
        cartUnitId: ids[i] ?? cartUnitId(9),
        bundleKey: keys[i] ?? bundleKey('B9'),
        shippingPolicyKey: shippingPolicyKey(`P${i}`),
      }),
    ),
    {
      selected: ids.slice(0, policies.length),
      shipping: {
        policies: policies.map((over, i) => aPolicy({ shippingPolicyKey: shippingPolicyKey(`P${i}`), ...over })),
      },
    },
  );
const answered = (state: Cart): Cart =>
  evolveCart(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles: [], policies: [], discounts: [] }));

const free = { shippingFee: won(0) };
const charged = { shippingFee: won(3000) };
/** A unit costs 10,000 won. Its parcel ships free only with that amount. */
const reached = { isConditionalFree: true, conditionalFreeBasisCost: won(20_000) };
const of = (state: Cart) => sellerGaugeOf(state, keys.slice(0, state.selected.length));

test('[FG-01] one free parcel of two is free for some', () => {
  expect(of(answered(cart(free, charged)))).toEqual({ type: 'PARTLY_FREE', free: 1, parcels: 2 });
  expect(of(answered(cart(free, free)))).toEqual({ type: 'FREE_SHIPPING' });
  expect(of(answered(cart(charged, charged)))).toEqual({ type: 'NONE' });
});

test('[FG-01][SH-05] no shipping is free while fees are unknown, even if it was before', () => {
  const known = answered(cart(free));
  const failed = evolveCart(known, { type: 'PricesFailed', inputs: pricedInputsOf(known) });
  expect([of(known).type, of(failed).type]).toEqual(['FREE_SHIPPING', 'NONE']);
});

test('[FG-02] is pending before the first answer, if one is expected', () => {
  expect(of(cart(free))).toEqual({ type: 'PENDING' });
  expect(of(cart(charged))).toEqual({ type: 'NONE' });
  expect(sellerGaugeOf(cart(free), [])).toEqual({ type: 'NONE' });
});

test('[FG-01][FG-02] a parcel that is no longer free asks for no amount until the next answer', () => {
  const state = cart(reached);
  const two = answered({ ...state, units: state.units.map((unit) => ({ ...unit, quantity: 2 })) });
  const one = { ...two, units: state.units };
  const asking = evolveCart(one, { type: 'PricesAsked', inputs: pricedInputsOf(one) });
  expect([two, one, asking, answered(asking)].map((its) => of(its).type)).toEqual([
    'FREE_SHIPPING',
    'PENDING',
    'PENDING',
    'GAUGE',
  ]);
});

test('[FG-01][FG-02] another selected parcel changes free for all to free for some immediately, never the reverse', () => {
  const first = answered({ ...cart(free, charged), selected: ids.slice(0, 1) });
  const both = evolveCart(first, { type: 'UnitToggled', cartUnitId: cartUnitId(2) });
  expect(sellerGaugeOf(first, keys.slice(0, 1))).toEqual({ type: 'FREE_SHIPPING' });
  expect(of(both)).toEqual({ type: 'PARTLY_FREE', free: 1, parcels: 2 });
  const one = answered({ ...cart(free, free), selected: ids.slice(0, 1) });
  const two = evolveCart(one, { type: 'UnitToggled', cartUnitId: cartUnitId(2) });
  expect([of(two).type, of(answered(two)).type]).toEqual(['PENDING', 'FREE_SHIPPING']);
});

test('[FG-02] a gauge that is not free keeps the last answer', () => {
  const state = answered(cart({ ...reached, conditionalFreeBasisCost: won(30_000) }));
  const more = { ...state, units: state.units.map((unit) => ({ ...unit, quantity: 2 })) };
  const asking = evolveCart(more, { type: 'PricesAsked', inputs: pricedInputsOf(more) });
  expect([of(more), of(asking)]).toEqual([of(state), of(state)]);
  expect(of(answered(asking))).toMatchObject({ missing: 10_000 });
});

test('[FG-02] a gauge stays, even if the next answer will be free shipping', () => {
  const state = answered(cart(reached));
  const more = { ...state, units: state.units.map((unit) => ({ ...unit, quantity: 2 })) };
  const asking = evolveCart(more, { type: 'PricesAsked', inputs: pricedInputsOf(more) });
  expect(of(state)).toMatchObject({ type: 'GAUGE', missing: 10_000 });
  expect([of(more), of(asking)]).toEqual([of(state), of(state)]);
  expect(of(answered(asking))).toEqual({ type: 'FREE_SHIPPING' });
});

test('[FG-01] without a new request, terms changed since the answer use current fees', () => {
  const state = answered(cart(free));
  const dearer = { ...state, shipping: { ...state.shipping, policies: cart(charged).shipping.policies } };
  expect(dearer.serverPrices.answer).toBeDefined();
  expect(of(dearer)).toEqual({ type: 'NONE' });
});
