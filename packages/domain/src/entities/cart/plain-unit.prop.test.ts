import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setQuantity } from '../../engine/cart-verbs.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { bestOffers } from '../../engine/find-best-offers.ts';
import { marketplace } from '../../engine/marketplace.ts';
import { KRW } from '../../money/currency.ts';
import { arbOrderState, arbSmallOrder, lawRuns } from '../../testing/index.ts';
import { marketplaceUnit, withoutDefaults } from './plain-unit.ts';

const engines = [marketplace, createEngine({ currency: KRW })];
const now = Date.parse('2026-11-28T00:00:00Z');

test('[EN-14] units without fields of the marketplace have the price, reasons and offers of their default values', () => {
  let dropped = 0;
  fc.assert(
    fc.property(fc.oneof(arbOrderState, arbSmallOrder), (state) => {
      const units = state.units.map(marketplaceUnit).map((unit) => ({
        ...unit,
        item: { ...unit.item, shippingWeight: unit.cartUnitId % 2 === 0 ? 0 : unit.item.shippingWeight },
      }));
      const complete = Object.freeze({ ...state, units });
      const small = Object.freeze({ ...state, units: units.map(withoutDefaults) });
      expect(small.units.map(marketplaceUnit)).toEqual(complete.units);
      dropped += small.units.filter((unit) => Object.keys(unit).length < 14 && !('flags' in unit.item)).length;
      for (const engine of engines) {
        const of = (cart: typeof complete | typeof small) => [
          engine.priceOfCart(cart, now),
          engine.checkOrder(cart, now),
          { ...bestOffers(engine, cart, now, { nodeLimit: 5 }), cart: undefined },
          cart.units.slice(0, 2).map(({ cartUnitId }) => {
            const changed = setQuantity(engine, cart, cartUnitId, 2);
            return changed.ok ? changed.cart.units.map(marketplaceUnit) : changed;
          }),
        ];
        expect(of(small)).toEqual(of(complete));
      }
    }),
    { numRuns: lawRuns(150) },
  );
  expect(dropped).toBeGreaterThan(20);
});
