import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { evolveCart, pricesUpdated } from '../../testing/cart-events.ts';
import { cartUnitId, type BundleKey } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { anOpenCart, aPolicy, aUnit, anItem, arbCartState, arbUnits, lawRuns } from '../../testing/index.ts';
import { bundleFee, feeDisplay, type FeeDisplay, gaugeOf, sellerGauge, type Gauge } from './bundle-fee.ts';
import { pricedInputsOf, pricedOf, chosenUnits } from '../../selectors/priced-of.ts';
import { won, noWon } from '../../money/won.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { treeOf, type SellerGroup } from '../../entities/cart/tree.ts';
import { sellerGaugeOf } from '../../selectors/spend-more.ts';
import { laws } from '../../testing/laws.ts';

const id = cartUnitId(1);
const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
const cart = (quantity: number): Cart =>
  anOpenCart([aUnit({ cartUnitId: id, quantity, shippingPolicyKey: policy.shippingPolicyKey })], {
    shipping: { policies: [policy] },
  });
const answered = (state: Cart): Cart =>
  evolveCart(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles: [], policies: [], discounts: [] }));
const gauges = (state: Cart): readonly Gauge[] => state.serverPrices.answer?.gauges.map(({ gauge }) => gauge) ?? [];

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

const { law } = laws(200);

const gaugeAt = (state: Cart, { bundleKey }: CartUnit): Gauge => {
  const fee = pricedOf(state).bundleFees.get(bundleKey);
  return fee ? gaugeOf(fee) : { type: 'NONE' };
};
const anyMissing = (gauge: Gauge): number => (gauge.type === 'GAUGE' ? gauge.missing : 0);

const arbGrowing = fc
  .tuple(arbCartState, arbUnits, fc.nat())
  .filter(([state]) => state.selected.length > 0)
  .map(([anywhere, more, at]) => {
    // Without bundle discounts, because the new unit could make the parcel cheaper.
    const plain = (unit: CartUnit): CartUnit => ({
      ...unit,
      // Cheap enough to stay below thresholds.
      quantity: 1,
      item: anItem({ itemSellPrice: won(unit.item.itemSellPrice % 20_000) }),
      discounts: unit.discounts.filter(({ discountType }) => discountType !== 'Bundle'),
    });
    const state: Cart = {
      ...anywhere,
      tab: 'All',
      units: anywhere.units.map(plain),
      shipping: {
        ...anywhere.shipping,
        policies: anywhere.shipping.policies.map((policy) => ({ ...policy, isConditionalFree: true })),
      },
      serverPrices: { status: 'NotAsked', answer: undefined },
      // Domestic, because unknown overseas fees hide the gauge.
      destination: { ...anywhere.destination, country: 'SouthKorea' },
    };
    const chosen = state.units.filter((unit) => state.selected.includes(unit.cartUnitId));
    const like = chosen[at % chosen.length];
    const added = more.slice(0, 2).map((unit, i) => ({
      ...plain(unit),
      cartUnitId: cartUnitId(2_000_000 + i),
      shippingPolicyKey: like?.shippingPolicyKey ?? unit.shippingPolicyKey,
      bundleKey: like?.bundleKey ?? unit.bundleKey,
      isBuyAvailable: true,
    }));
    const grown: Cart = {
      ...state,
      units: [...state.units, ...added],
      selected: [...state.selected, ...added.map((unit) => unit.cartUnitId)],
    };
    return { state, grown, like };
  });

/** Minimum number of matching cases; 0 for short runs, such as mutation tests. */
const atLeast = (times: number): number => (lawRuns(500) < 300 ? 0 : times);

test('[FG-01]adding an item never lowers the gauge of its parcel or removes free shipping', () => {
  let moved = 0;
  laws(500).forAll([arbGrowing], ({ state, grown, like }) => {
    if (!like) return;
    const [before, after] = [gaugeAt(state, like), gaugeAt(grown, like)];
    expect(anyMissing(after)).toBeLessThanOrEqual(anyMissing(before));
    if (before.type === 'FREE_SHIPPING') expect(after.type).toBe('FREE_SHIPPING');
    if (before.type === 'NONE') expect(after.type).not.toBe('GAUGE');
    if (before.type === 'GAUGE' && after.type === 'GAUGE') expect(after.percent).toBeGreaterThanOrEqual(before.percent);
    if (anyMissing(after) < anyMissing(before)) moved += 1;
  });
  expect(moved).toBeGreaterThanOrEqual(atLeast(3));
});

law('[FG-01] a gauge that is not free misses something, and its percent is below 100', [arbCartState], (state) => {
  for (const fee of pricedOf(state).bundleFees.values()) {
    const gauge = gaugeOf(fee);
    if (gauge.type !== 'GAUGE') continue;
    expect(gauge.missing).toBeGreaterThan(0);
    expect(gauge.percent).toBeLessThan(100);
    expect(gauge.percent).toBeGreaterThanOrEqual(0);
  }
});

const arbTerms = fc.record({
  shippingFee: fc.constantFrom(won(0), won(0), won(3000)),
  isSpecialShipping: fc.constantFrom(false, false, true),
  isDisplayShippingFee: fc.constantFrom(true, true, false),
  shippingChargePayType: fc.constantFrom('PaymentInAdvance', 'PaymentInAdvance', 'PaymentOnArrival'),
  isConditionalFree: fc.boolean(),
  conditionalFreeBasisCost: fc.constantFrom(won(10_000), won(100_000_000)),
});

const arbTermsOfAll = fc.array(arbTerms, { minLength: 12, maxLength: 12 });

/**
 * A fully selected cart with frequent free shipping and server fees. In half of the cases one unit was toggled
 * afterwards.
 */
const arbTold = fc
  .tuple(arbCartState, arbTermsOfAll, fc.boolean(), fc.option(fc.nat(), { freq: 2 }))
  .map(([state, terms, isAnswered, at]) => {
    const shippingPolicies = state.shipping.policies.map((policy, i) => ({ ...policy, ...terms[i] }));
    const selected = state.units.filter(isOrderable).map((unit) => unit.cartUnitId);
    const often: Cart = { ...state, tab: 'All', shipping: { ...state.shipping, policies: shippingPolicies }, selected };
    const told = isAnswered ? answered(often) : often;
    return at === null ? told : toggled(told, told.units[at % told.units.length]);
  });

const toggled = (state: Cart, unit: CartUnit | undefined): Cart =>
  unit && isOrderable(unit) ? evolveCart(state, { type: 'UnitToggled', cartUnitId: unit.cartUnitId }) : state;

const rowsOf = (state: Cart, { cartUnitIdList }: SellerGroup): ReadonlyMap<BundleKey, FeeDisplay> => {
  const { bundleFees, shippingKnown } = pricedOf(state);
  const units = chosenUnits(state).filter((unit) => cartUnitIdList.includes(unit.cartUnitId));
  const keysIn = (key: BundleKey) => units.flatMap((unit) => (unit.bundleKey === key ? [unit.shippingPolicyKey] : []));
  const nothing = { fee: noWon, onArrival: undefined, isSpecial: false };
  return new Map(
    units.map(({ bundleKey: key }) => {
      const policies = state.shipping.policies.filter(({ shippingPolicyKey }) =>
        keysIn(key).includes(shippingPolicyKey),
      );
      return [key, feeDisplay(bundleFees.get(key) ?? nothing, policies, shippingKnown && policies.length > 0)];
    }),
  );
};

test('[FG-01]a seller ships free only if the row of each selected parcel is free; partial counts match the rows', () => {
  const told = new Map<string, number>();
  laws(500).forAll([arbTold], (state) => {
    for (const seller of treeOf(state.units)) {
      const rows = rowsOf(state, seller);
      const gauge = sellerGaugeOf(state, [...rows.keys()]);
      const freeRows = [...rows.values()].filter(({ type }) => type === 'FREE').length;
      if (gauge.type === 'FREE_SHIPPING') expect(freeRows).toBe(rows.size);
      if (gauge.type === 'PARTLY_FREE') {
        expect([gauge.free, gauge.parcels]).toEqual([freeRows, rows.size]);
        expect(freeRows).toBeLessThan(rows.size);
      }
      told.set(gauge.type, (told.get(gauge.type) ?? 0) + 1);
    }
  });
  const counts = ['NONE', 'GAUGE', 'PARTLY_FREE', 'FREE_SHIPPING'].map((type) => told.get(type) ?? 0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(atLeast(1));
});
