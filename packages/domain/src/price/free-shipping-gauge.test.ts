import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { evolve } from '../cart/evolve.ts';
import { cartUnitId } from '../cart/ids.ts';
import type { CartState } from '../cart/state.ts';
import { anOpenCart, aPolicy, arbWonIn, aUnit } from '../testing/index.ts';
import { bundleFee } from '../shipping/bundle-fee.ts';
import { gaugeOf, nearestGauge, type Gauge } from './free-shipping-gauge.ts';
import { pricedInputsOf, pricedOf } from './priced-of.ts';
import { won } from './won.ts';

const id = cartUnitId(1);
const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
const cart = (quantity: number): CartState =>
  anOpenCart([aUnit({ cartUnitId: id, quantity, shippingPolicyKey: policy.shippingPolicyKey })], {
    shippingPolicies: [policy],
  });
const answered = (state: CartState): CartState =>
  evolve(state, { type: 'PricesUpdated', inputs: pricedInputsOf(state), bundles: [], policies: [], discounts: [] });
const gauges = (state: CartState): readonly Gauge[] =>
  O.isSome(state.serverPrices.answer) ? state.serverPrices.answer.value.gauges.map(({ gauge }) => gauge) : [];

test('[FG-01] NONE with no unit selected', () => {
  expect(nearestGauge(gauges(answered(cart(1))))).toEqual({ type: 'NONE' });
});

test('[FG-01] GAUGE when selected and not free, with the missing amount and the percent', () => {
  expect(gauges(answered({ ...cart(1), selected: [id] }))).toEqual([{ type: 'GAUGE', missing: 20_000, percent: 33 }]);
  expect(gauges(answered({ ...cart(2), selected: [id] }))).toEqual([{ type: 'GAUGE', missing: 10_000, percent: 66 }]);
});

test('[FG-01] a whole percent shows as it is: 8,700 of 30,000 won are 29 %', () => {
  const [known] = pricedOf({ ...cart(1), selected: [id] }).bundleFees.values();
  const percentAt = (subtotal: number) => known && gaugeOf({ ...known, subtotal: won(subtotal) });
  for (let percent = 1; percent < 100; percent += 1) expect(percentAt(percent * 300)).toMatchObject({ percent });
  expect(percentAt(8699)).toMatchObject({ percent: 28 });
});

test('[FG-01] FREE_SHIPPING when free', () => {
  expect(gauges(answered({ ...cart(3), selected: [id] }))).toEqual([{ type: 'FREE_SHIPPING' }]);
});

test('[FG-02] it changes only after the shipping fee has loaded', () => {
  const one = answered({ ...cart(1), selected: [id] });
  const toggled = evolve(one, { type: 'UnitToggled', cartUnitId: id });
  const asking = evolve(toggled, { type: 'PricesAsked', inputs: pricedInputsOf(toggled) });
  expect(gauges(toggled)).toEqual(gauges(one));
  expect(gauges(asking)).toEqual(gauges(one));
  expect(gauges(evolve(asking, { type: 'PricesFailed', inputs: pricedInputsOf(asking) }))).toEqual(gauges(one));
  expect(gauges(answered(asking))).toEqual([]);
});

test('a fee on arrival is not free shipping, and a parcel that is never free has no gauge', () => {
  const fee = (over: Parameters<typeof aPolicy>[0]): Gauge =>
    gaugeOf(
      bundleFee(
        {
          bundleKey: aUnit().bundleKey,
          sellerGroupKey: '',
          isMaxCharge: true,
          uses: [{ policy: aPolicy(over), quantity: 1 }],
          subtotal: won(1),
          unitCount: 1,
        },
        { isSmileClub: false, isUniverseClub: false },
        { ordinary: won(1), club: won(1), universeClub: won(1) },
      ),
    );
  expect(fee({ shippingChargePayType: 'PaymentOnArrival' })).toEqual({ type: 'NONE' });
  expect(fee({})).toEqual({ type: 'NONE' });
  expect(fee({ shippingFee: won(0) })).toEqual({ type: 'FREE_SHIPPING' });
});

test('[FG-01] a parcel that costs something although its threshold is reached has no gauge', () => {
  const [known] = pricedOf({ ...cart(3), selected: [id] }).bundleFees.values();
  const at = (subtotal: number): Gauge | undefined =>
    known && gaugeOf({ ...known, fee: won(700), subtotal: won(subtotal) });
  expect(at(30_001)).toEqual({ type: 'NONE' });
  expect(at(30_000)).toEqual({ type: 'NONE' });
  expect(at(29_999)).toEqual({ type: 'GAUGE', missing: 1, percent: 99 });
});

test('[FG-01] adding goods never lowers the gauge', () => {
  const score = (gauge: Gauge): number =>
    gauge.type === 'FREE_SHIPPING' ? 100 : gauge.type === 'GAUGE' ? gauge.percent : -1;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 20 }),
      arbWonIn(1, 500_000),
      (quantity, more, basis) => {
        const at = (pieces: number): Gauge =>
          nearestGauge(
            gauges(
              answered({
                ...cart(pieces),
                selected: [id],
                shippingPolicies: [{ ...policy, conditionalFreeBasisCost: basis }],
              }),
            ),
          );
        expect(score(at(quantity + more))).toBeGreaterThanOrEqual(score(at(quantity)));
      },
    ),
  );
});

test('of several parcels the one nearest to free shows; free when none is missing anything', () => {
  const missing = (n: number): Gauge => ({ type: 'GAUGE', missing: won(n), percent: 1 });
  expect(nearestGauge([missing(3), { type: 'FREE_SHIPPING' }, missing(2), { type: 'NONE' }])).toEqual(missing(2));
  expect(nearestGauge([{ type: 'FREE_SHIPPING' }, missing(2)])).toEqual(missing(2));
  expect(nearestGauge([{ type: 'NONE' }, { type: 'FREE_SHIPPING' }])).toEqual({ type: 'FREE_SHIPPING' });
  expect(nearestGauge([missing(2), missing(3)])).toEqual(missing(2));
  expect(nearestGauge([{ type: 'NONE' }, missing(5)])).toEqual(missing(5));
  expect(nearestGauge([])).toEqual({ type: 'NONE' });
});
