import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartState } from '../state/state.ts';
import { arbOrderState } from '../testing/index.ts';
import { evolveChange } from './evolve-change.ts';
import { evolve } from './evolve.ts';

type ChangeEvent = Parameters<typeof evolveChange>[1];

/** Of each kind one, about the cart that it is drawn for. */
const eventsOf = ({ units, cartVersion, appliedCoupons }: CartState): readonly ChangeEvent[] => {
  const ids = units.map(({ cartUnitId }) => cartUnitId);
  return [
    { type: 'CartResumed', selected: ids },
    { type: 'TabToggled' },
    { type: 'SelectionNarrowed', cartUnitIds: ids.slice(1) },
    { type: 'OrderAgreed', code: 'ASK-OVERSEA-CONSENT' },
    ...units.slice(0, 1).map((unit) => ({
      type: 'QuantityChanged' as const,
      cartUnitId: unit.cartUnitId,
      unit: { ...unit, quantity: unit.quantity + 1, version: unit.version + 1 },
      cartVersion: cartVersion + 1,
      cancelledCoupons: true,
    })),
    { type: 'UnitsDeleted', cartUnitIds: ids.slice(0, 1), cartVersion: cartVersion + 1 },
    { type: 'ExtrasRead', extras: {} },
    { type: 'CouponsApplied', appliedCoupons: appliedCoupons.slice(1), cartVersion, units: [] },
    { type: 'CompanyChosen', company: 'EMS' },
    { type: 'PapersGiven', papers: { isConsented: true } },
    { type: 'CountryChanged', countryType: 'Japan' },
  ];
};

test('[EN-06 CK-18] what the engine folds by itself comes to what the page folds, event after event', () => {
  fc.assert(
    fc.property(
      arbOrderState.chain((cart) => fc.tuple(fc.constant(cart), fc.shuffledSubarray([...eventsOf(cart)]))),
      ([cart, events]) => {
        expect(events.reduce<CartState>(evolveChange, cart)).toEqual(events.reduce<CartState>(evolve, cart));
      },
    ),
  );
});

test('[CK-08] what was agreed to ends with the selection that it was agreed of, and with nothing else', () => {
  fc.assert(
    fc.property(arbOrderState, (state) => {
      const cart: CartState = {
        ...state,
        agreed: ['ASK-OVERSEA-CONSENT'],
        selected: state.units.slice(0, 1).map(({ cartUnitId }) => cartUnitId),
      };
      fc.pre(cart.selected.length > 0);
      expect(evolveChange(cart, { type: 'SelectionNarrowed', cartUnitIds: [] }).agreed).toEqual([]);
      expect(evolveChange(cart, { type: 'CompanyChosen', company: 'EMS' }).agreed).toEqual(cart.agreed);
    }),
  );
});
