import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { evolveCart, pricesUpdated } from '../../testing/cart-events.ts';
import { cartUnitId } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { anOpenCart, aPolicy, aUnit } from '../../testing/index.ts';
import { bundleFee } from './bundle-fee.ts';
import { gaugeOf, sellerGauge, type Gauge } from './free-shipping-gauge.ts';
import { pricedInputsOf, pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';

const id = cartUnitId(1);
const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
const cart = (quantity: number): Cart =>
  anOpenCart([aUnit({ cartUnitId: id, quantity, shippingPolicyKey: policy.shippingPolicyKey })], {
    shipping: { policies: [policy] },
  });
const answered = (state: Cart): Cart =>
  evolveCart(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles: [], policies: [], discounts: [] }));
const gauges = (state: Cart): readonly Gauge[] =>
  O.isSome(state.serverPrices.answer) ? state.serverPrices.answer.value.gauges.map(({ gauge }) => gauge) : [];

test('[FG-01] shows an exact percentage unchanged: 8,700 of 30,000 won is 29 %', () => {
  const [known] = pricedOf({ ...cart(1), selected: [id] }).bundleFees.values();
  const percentAt = (subtotal: number) => known && gaugeOf({ ...known, subtotal: won(subtotal) });
  for (let percent = 1; percent < 100; percent += 1) expect(percentAt(percent * 300)).toMatchObject({ percent });
  expect(percentAt(8699)).toMatchObject({ percent: 28 });
});

test.each<readonly [quantity: number, Gauge]>([
  [1, { type: 'GAUGE', missing: won(20_000), percent: 33 }],
  [2, { type: 'GAUGE', missing: won(10_000), percent: 66 }],
  [3, { type: 'FREE_SHIPPING' }],
])('[FG-01] %d selected pieces of 10,000 won of 30,000 have the gauge %j', (quantity, gauge) => {
  expect(gauges(answered({ ...cart(quantity), selected: [id] }))).toEqual([gauge]);
  // without selection there is none
  expect(sellerGauge(gauges(answered(cart(quantity))))).toEqual({ type: 'NONE' });
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

const isSpecialShipping = true;
const isDisplayShippingFee = false;
const onArrival = { shippingChargePayType: 'PaymentOnArrival' } as const;

const parcels: readonly (readonly [string, Gauge['type'], ...Partial<ShippingPolicy>[]])[] = [
  ['SH-02] a fee on arrival', 'NONE', onArrival],
  ['SH-02] never free', 'NONE', {}],
  ['SH-02] free', 'FREE_SHIPPING', free],
  ['SH-02] free, but for a fee on arrival', 'NONE', free, onArrival],
  ['SH-02] below its threshold', 'GAUGE', from(1001)],
  ['SH-02] below its threshold with a fee on arrival', 'NONE', from(1001), onArrival],
  ['FG-01] free special shipping', 'NONE', { ...free, isSpecialShipping }],
  ['FG-01] special shipping with a fee', 'NONE', { isSpecialShipping }],
  ['FG-01] special shipping below its threshold', 'NONE', { ...from(1001), isSpecialShipping }],
  ['FG-01] special shipping at its threshold', 'NONE', { ...from(1000), isSpecialShipping }],
  ['FG-01] special and ordinary shipping, both free', 'FREE_SHIPPING', { ...free, isSpecialShipping }, free],
  ['FG-01] missing terms', 'NONE'],
  ['FG-01] a hidden fee of 0', 'NONE', { ...free, isDisplayShippingFee }],
  ['FG-01] a hidden fee below its threshold', 'NONE', { ...from(1001), isDisplayShippingFee }],
  ['FG-01] a hidden and a shown fee of 0', 'FREE_SHIPPING', { ...free, isDisplayShippingFee }, free],
];

test.each(parcels.map(([title, type, ...policies]) => ({ title, type, policies })))(
  '[$title: the gauge of a parcel of 1,000 won is $type',
  ({ type, policies }) => expect(parcelOf(...policies).type).toBe(type),
);

test('[FG-01] a parcel that costs something although its threshold is reached has no gauge', () => {
  const [known] = pricedOf({ ...cart(3), selected: [id] }).bundleFees.values();
  const at = (subtotal: number): Gauge | undefined =>
    known && gaugeOf({ ...known, fee: won(700), subtotal: won(subtotal) });
  const below = { type: 'GAUGE', missing: 1, percent: 99 };
  expect([30_001, 30_000, 29_999].map(at)).toEqual([{ type: 'NONE' }, { type: 'NONE' }, below]);
});

const none = { type: 'NONE' } as const;
const isFree = { type: 'FREE_SHIPPING' } as const;
const missing = (n: number) => ({ type: 'GAUGE', missing: won(n), percent: 1 }) as const;

test.each<readonly [string, readonly Gauge[], ReturnType<typeof sellerGauge>]>([
  ['the parcel nearest to free', [missing(3), isFree, missing(2), none], { ...missing(2), free: 2, parcels: 4 }],
  ['the last one', [isFree, missing(2)], { ...missing(2), free: 2, parcels: 2 }],
  ['one of two', [missing(2), missing(3)], { ...missing(2), free: 1, parcels: 2 }],
  ['one beside a parcel that is never free', [none, missing(5)], { ...missing(5), free: 1, parcels: 2 }],
  ['a single parcel', [missing(5)], { ...missing(5), free: 1, parcels: 1 }],
  ['free', [isFree], isFree],
  ['all free', [isFree, isFree], isFree],
  ['one free', [none, isFree], { type: 'PARTLY_FREE', free: 1, parcels: 2 }],
  ['two free', [isFree, none, isFree], { type: 'PARTLY_FREE', free: 2, parcels: 3 }],
  ['none free', [none, none], none],
  ['no parcels', [], none],
])('[FG-01] the gauge of a seller shows %s', (_, gauges, shown) => expect(sellerGauge(gauges)).toEqual(shown));
