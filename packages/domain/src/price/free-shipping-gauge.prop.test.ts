import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../cart/cart-unit.ts';
import { cartUnitId } from '../cart/ids.ts';
import type { CartState } from '../cart/state.ts';
import { anItem, arbCartState, arbUnits, lawRuns } from '../testing/index.ts';
import { gaugeOf, type Gauge } from './free-shipping-gauge.ts';
import { pricedOf } from './priced-of.ts';
import { won } from './won.ts';

const gaugeAt = (state: CartState, { bundleKey }: CartUnit): Gauge => {
  const fee = pricedOf(state).bundleFees.get(bundleKey);
  return fee ? gaugeOf(fee) : { type: 'NONE' };
};
const missing = (gauge: Gauge): number => (gauge.type === 'GAUGE' ? gauge.missing : 0);

/** A cart, and the same cart with one unit more in a parcel that has selected units, under a policy of that parcel. */
const arbGrowing = fc
  .tuple(arbCartState, arbUnits, fc.nat())
  .filter(([state]) => state.selected.length > 0)
  .map(([anywhere, more, at]) => {
    // a bundle discount that the new unit earns for all makes the parcel cheaper: that is another law
    const plain = (unit: CartUnit): CartUnit => ({
      ...unit,
      // cheap enough for thresholds to be ahead
      quantity: 1,
      item: anItem({ itemSellPrice: won(unit.item.itemSellPrice % 20_000) }),
      discounts: unit.discounts.filter(({ discountType }) => discountType !== 'Bundle'),
    });
    const state: CartState = {
      ...anywhere,
      tab: 'All',
      units: anywhere.units.map(plain),
      shippingPolicies: anywhere.shippingPolicies.map((policy) => ({ ...policy, isConditionalFree: true })),
      serverPrices: { status: 'NotAsked', answer: O.none },
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
    const grown: CartState = {
      ...state,
      units: [...state.units, ...added],
      selected: [...state.selected, ...added.map((unit) => unit.cartUnitId)],
    };
    return { state, grown, like };
  });

test('[FG-01][SH-03] adding an item never lowers the gauge of its parcel, and never takes free shipping away', () => {
  let moved = 0;
  fc.assert(
    fc.property(arbGrowing, ({ state, grown, like }) => {
      if (!like) return;
      const [before, after] = [gaugeAt(state, like), gaugeAt(grown, like)];
      expect(missing(after)).toBeLessThanOrEqual(missing(before));
      if (before.type === 'FREE_SHIPPING') expect(after.type).toBe('FREE_SHIPPING');
      if (before.type === 'NONE') expect(after.type).not.toBe('GAUGE');
      if (before.type === 'GAUGE' && after.type === 'GAUGE')
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      if (missing(after) < missing(before)) moved += 1;
    }),
    { numRuns: lawRuns(500) },
  );
  expect(moved).toBeGreaterThan(10);
});

test('[FG-01] a gauge that is not free misses something, and its percent is below 100', () => {
  fc.assert(
    fc.property(arbCartState, (state) => {
      for (const fee of pricedOf(state).bundleFees.values()) {
        const gauge = gaugeOf(fee);
        if (gauge.type !== 'GAUGE') continue;
        expect(gauge.missing).toBeGreaterThan(0);
        expect(gauge.percent).toBeLessThan(100);
        expect(gauge.percent).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: lawRuns(200) },
  );
});
