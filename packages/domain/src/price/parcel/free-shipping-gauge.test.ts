import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { evolveCart, pricesUpdated } from '../../testing/cart-events.ts';
import { cartUnitId } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { anOpenCart, aPolicy, arbWonIn, aUnit } from '../../testing/index.ts';
import { bundleFee } from './bundle-fee.ts';
import { gaugeOf, sellerGauge, type Gauge, type SellerGauge } from './free-shipping-gauge.ts';
import { pricedInputsOf, pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { forAll } from '../../testing/laws.ts';

const id = cartUnitId(1);
const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
const cart = (quantity: number): Cart =>
  anOpenCart([aUnit({ cartUnitId: id, quantity, shippingPolicyKey: policy.shippingPolicyKey })], {
    shippingPolicies: [policy],
  });
const answered = (state: Cart): Cart =>
  evolveCart(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles: [], policies: [], discounts: [] }));
const gauges = (state: Cart): readonly Gauge[] =>
  O.isSome(state.serverPrices.answer) ? state.serverPrices.answer.value.gauges.map(({ gauge }) => gauge) : [];

test('[FG-01] NONE with no unit selected', () => {
  expect(sellerGauge(gauges(answered(cart(1))))).toEqual({ type: 'NONE' });
});

test('[FG-01] GAUGE when selected and not free, with the missing amount and the percent', () => {
  expect(gauges(answered({ ...cart(1), selected: [id] }))).toEqual([{ type: 'GAUGE', missing: 20_000, percent: 33 }]);
  expect(gauges(answered({ ...cart(2), selected: [id] }))).toEqual([{ type: 'GAUGE', missing: 10_000, percent: 66 }]);
});

test('[FG-01] shows an exact percentage unchanged: 8,700 of 30,000 won is 29 %', () => {
  const [known] = pricedOf({ ...cart(1), selected: [id] }).bundleFees.values();
  const percentAt = (subtotal: number) => known && gaugeOf({ ...known, subtotal: won(subtotal) });
  for (let percent = 1; percent < 100; percent += 1) expect(percentAt(percent * 300)).toMatchObject({ percent });
  expect(percentAt(8699)).toMatchObject({ percent: 28 });
});

test('[FG-01] FREE_SHIPPING when free', () => {
  expect(gauges(answered({ ...cart(3), selected: [id] }))).toEqual([{ type: 'FREE_SHIPPING' }]);
});

test('[FG-02] changes only after the shipping fee has loaded', () => {
  const one = answered({ ...cart(1), selected: [id] });
  const toggled = evolveCart(one, { type: 'UnitToggled', cartUnitId: id });
  const asking = evolveCart(toggled, { type: 'PricesAsked', inputs: pricedInputsOf(toggled) });
  expect(gauges(toggled)).toEqual(gauges(one));
  expect(gauges(asking)).toEqual(gauges(one));
  expect(gauges(evolveCart(asking, { type: 'PricesFailed', inputs: pricedInputsOf(asking) }))).toEqual(gauges(one));
  expect(gauges(answered(asking))).toEqual([]);
});

const parcelOf = (...policies: readonly Parameters<typeof aPolicy>[0][]): Gauge =>
  gaugeOf(
    bundleFee(
      {
        bundleKey: aUnit().bundleKey,
        sellerGroupKey: '',
        isMaxCharge: true,
        uses: policies.map((over) => ({ policy: aPolicy(over), quantity: 1 })),
        subtotal: won(1000),
        unitCount: 1,
      },
      { isSmileClub: false, isUniverseClub: false },
      { ordinary: won(1), club: won(1), universeClub: won(1) },
    ),
  );
const free = { shippingFee: won(0) };
const from = (basis: number) => ({ isConditionalFree: true, conditionalFreeBasisCost: won(basis) });

test('[SH-02] a fee on arrival is not free shipping, and a parcel that is never free has no gauge', () => {
  const onArrival = { shippingChargePayType: 'PaymentOnArrival' } as const;
  expect(parcelOf(onArrival)).toEqual({ type: 'NONE' });
  expect(parcelOf({})).toEqual({ type: 'NONE' });
  expect(parcelOf(free)).toEqual({ type: 'FREE_SHIPPING' });
  expect(parcelOf(free, onArrival)).toEqual({ type: 'NONE' });
  expect(parcelOf(from(1001))).toMatchObject({ type: 'GAUGE' });
  expect(parcelOf(from(1001), onArrival)).toEqual({ type: 'NONE' });
});

test('[FG-01]special shipping is never free and has no gauge, with or without a fee', () => {
  const isSpecialShipping = true;
  expect(parcelOf({ ...free, isSpecialShipping })).toEqual({ type: 'NONE' });
  expect(parcelOf({ isSpecialShipping })).toEqual({ type: 'NONE' });
  expect(parcelOf({ ...from(1001), isSpecialShipping })).toEqual({ type: 'NONE' });
  expect(parcelOf({ ...from(1000), isSpecialShipping })).toEqual({ type: 'NONE' });
  expect(parcelOf({ ...free, isSpecialShipping }, free)).toEqual({ type: 'FREE_SHIPPING' });
});

test('[FG-01]a parcel with missing terms or a hidden fee is not shown as free', () => {
  const isDisplayShippingFee = false;
  expect(parcelOf()).toEqual({ type: 'NONE' });
  expect(parcelOf({ ...free, isDisplayShippingFee })).toEqual({ type: 'NONE' });
  expect(parcelOf({ ...from(1001), isDisplayShippingFee })).toEqual({ type: 'NONE' });
  expect(parcelOf({ ...free, isDisplayShippingFee }, free)).toEqual({ type: 'FREE_SHIPPING' });
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
  const score = (gauge: SellerGauge): number =>
    gauge.type === 'FREE_SHIPPING' ? 100 : gauge.type === 'GAUGE' ? gauge.percent : -1;
  forAll(
    [fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), arbWonIn(1, 500_000)],
    (quantity, more, basis) => {
      const at = (pieces: number): SellerGauge =>
        sellerGauge(
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
  );
});

const none = { type: 'NONE' } as const;
const isFree = { type: 'FREE_SHIPPING' } as const;
const missing = (n: number) => ({ type: 'GAUGE', missing: won(n), percent: 1 }) as const;

test('[FG-01] shows the parcel nearest to free, with the number of free parcels when it becomes free', () => {
  expect(sellerGauge([missing(3), isFree, missing(2), none])).toEqual({ ...missing(2), free: 2, parcels: 4 });
  expect(sellerGauge([isFree, missing(2)])).toEqual({ ...missing(2), free: 2, parcels: 2 });
  expect(sellerGauge([missing(2), missing(3)])).toEqual({ ...missing(2), free: 1, parcels: 2 });
  expect(sellerGauge([none, missing(5)])).toEqual({ ...missing(5), free: 1, parcels: 2 });
  expect(sellerGauge([missing(5)])).toEqual({ ...missing(5), free: 1, parcels: 1 });
});

test('[FG-01] a seller ships free if all parcels do; if only some do, shows the number', () => {
  expect(sellerGauge([isFree])).toEqual(isFree);
  expect(sellerGauge([isFree, isFree])).toEqual(isFree);
  expect(sellerGauge([none, isFree])).toEqual({ type: 'PARTLY_FREE', free: 1, parcels: 2 });
  expect(sellerGauge([isFree, none, isFree])).toEqual({ type: 'PARTLY_FREE', free: 2, parcels: 3 });
  expect(sellerGauge([none, none])).toEqual(none);
  expect(sellerGauge([])).toEqual(none);
});
