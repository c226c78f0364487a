import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { evolveCart, pricesUpdated } from '../../testing/cart-events.ts';
import { cartUnitId, type BundleKey } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { treeOf, type SellerGroup } from '../../entities/cart/tree.ts';
import { feeDisplay, type FeeDisplay } from './bundle-fee.ts';
import { anItem, arbCartState, arbUnits, lawRuns } from '../../testing/index.ts';
import { gaugeOf, type Gauge } from './free-shipping-gauge.ts';
import { chosenUnits, pricedInputsOf, pricedOf } from '../../selectors/priced-of.ts';
import { sellerGaugeOf } from '../../selectors/seller-gauge.ts';
import { noWon, won } from '../../money/won.ts';
import { laws } from '../../testing/laws.ts';

const { law } = laws(200);

const gaugeAt = (state: Cart, { bundleKey }: CartUnit): Gauge => {
  const fee = pricedOf(state).bundleFees.get(bundleKey);
  return fee ? gaugeOf(fee) : { type: 'NONE' };
};
const missing = (gauge: Gauge): number => (gauge.type === 'GAUGE' ? gauge.missing : 0);

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
      serverPrices: { status: 'NotAsked', answer: O.none },
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
    expect(missing(after)).toBeLessThanOrEqual(missing(before));
    if (before.type === 'FREE_SHIPPING') expect(after.type).toBe('FREE_SHIPPING');
    if (before.type === 'NONE') expect(after.type).not.toBe('GAUGE');
    if (before.type === 'GAUGE' && after.type === 'GAUGE') expect(after.percent).toBeGreaterThanOrEqual(before.percent);
    if (missing(after) < missing(before)) moved += 1;
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

const answered = (state: Cart): Cart =>
  evolveCart(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles: [], policies: [], discounts: [] }));

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
  const nothing = { fee: noWon, onArrival: O.none, isSpecial: false };
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
