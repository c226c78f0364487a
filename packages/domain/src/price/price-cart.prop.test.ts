import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { type PricedCart, cartSummary, itemGroupSummary, sellerGroupSummary, unitSummary } from './priced/summary.ts';
import { treeOf } from '../entities/cart/tree.ts';
import { arbCartState } from '../testing/index.ts';
import { totalOf, totalOfKind } from './ledger/ledger.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import { featuresOf } from '../storefront/features.ts';
import { chosenUnits, payableOf, pricedOf } from '../selectors/priced-of.ts';
import { unitItemPrice } from './unit-price.ts';
import type { Cart } from '../cart/cart.ts';
import { laws } from '../testing/laws.ts';

const { forAll, law } = laws(500);

test('[PR-08 PR-06 OV-03] totals on every level equal the sum of their ledgers, and levels add up to the won', () => {
  forAll([arbCartState], (state) => {
    const priced = pricedOf(state);
    const groups = treeOf(state.units);
    const sellers = groups.map((group) => sellerGroupSummary(priced, group.key));
    const whole = cartSummary(priced);
    for (const summary of [...sellers, whole]) {
      expect(summary.price).toBe(totalOf(summary.entries));
      expect(summary.price).toBe(
        summary.itemTotal - summary.negativeTotal + summary.shippingTotal + summary.overseaShippingTotal,
      );
    }
    expect(sellers.reduce((sum, { price }) => sum + price, 0) + whole.overseaShippingTotal).toBe(whole.price);
    expect(sellers.reduce((sum, { cartUnitCount }) => sum + cartUnitCount, 0)).toBe(whole.cartUnitCount);
    expect(whole.price).toBe(payableOf(state));
    expect(whole.overseaShippingTotal).toBe(totalOfKind(priced.entries, 'OverseaShipping'));
    if (!isOverseaCountry(state.destination.country) || !featuresOf(state.storefront).overseaShipping)
      expect(whole.overseaShippingTotal).toBe(0);
    expect(priced.payable).toBe(totalOf(priced.entries));
    for (const group of groups) {
      const items = group.shippingGroups.flatMap(({ itemGroups }) => itemGroups);
      const goods = items.reduce((sum, item) => sum + itemGroupSummary(priced, item.cartUnitIdList).price, 0);
      const seller = sellerGroupSummary(priced, group.key);
      expect([goods, seller.overseaShippingTotal]).toEqual([
        totalOf(seller.entries.filter(({ place }) => place.type === 'Unit')),
        0,
      ]);
    }
  });
});

law('[PR-01] the item entries of a unit add up to its item price', [arbCartState], (state) => {
  const priced = pricedOf(state);
  for (const unit of state.units) expect(unitSummary(priced, unit.cartUnitId).itemTotal).toBe(unitItemPrice(unit));
});

law('[PR-07] no unit has a negative price, and no discount or coupon is negative', [arbCartState], (state) => {
  const priced = pricedOf(state);
  for (const unit of state.units) {
    const summary = unitSummary(priced, unit.cartUnitId);
    if (unitItemPrice(unit) >= 0) expect(summary.price).toBeGreaterThanOrEqual(0);
    expect(summary.discountTotal).toBeGreaterThanOrEqual(0);
    expect(summary.couponTotal).toBeGreaterThanOrEqual(0);
  }
});

const amounts = (priced: PricedCart): readonly string[] =>
  [...priced.entries]
    .map(({ rule, place, amount, inputs }) => JSON.stringify([rule, place, amount, inputs]))
    .toSorted();

test('[PR-06] the order of units changes nothing', () => {
  const arbTurned = arbCartState.chain((state) =>
    fc.tuple(fc.constant(state), fc.shuffledSubarray([...state.units], { minLength: state.units.length })),
  );
  forAll([arbTurned], ([state, units]) => {
    expect(amounts(pricedOf({ ...state, units }))).toEqual(amounts(pricedOf(state)));
  });
});

test('[PR-06] regrouping changes nothing: a cart costs the sum of its bundles, apart from shared discounts', () => {
  forAll([arbCartState], (state) => {
    const alone: Cart = {
      ...state,
      units: state.units.map((unit) => ({ ...unit, discounts: [] })),
      coupons: { ...state.coupons, applied: [] },
      discounts: { ...state.discounts, extra: [] },
      // Domestic, because overseas free shipping depends on the whole order (OV-11).
      destination: { ...state.destination, country: 'SouthKorea' },
      serverPrices: { status: 'NotAsked', answer: O.none },
    };
    const bundles = new Set(alone.units.map((unit) => unit.bundleKey));
    const apart = [...bundles].map((key) =>
      payableOf({ ...alone, units: alone.units.filter((unit) => unit.bundleKey === key) }),
    );
    expect(apart.reduce((sum, price) => sum + price, 0)).toBe(payableOf(alone));
  });
});

law('[PR-08] a copy of a cart has the same price and ledger', [arbCartState], (state) => {
  const copy = JSON.parse(JSON.stringify(state)) as Cart;
  expect(pricedOf(copy).entries).toEqual(pricedOf(state).entries);
});

law('[SE-04] only selected orderable units of the tab are in the ledger', [arbCartState], (state) => {
  const chosen = new Set(chosenUnits(state).map((unit) => unit.cartUnitId));
  const inLedger = new Set(
    pricedOf(state).entries.flatMap(({ place }) => (place.type === 'Unit' ? [place.cartUnitId] : [])),
  );
  expect(inLedger).toEqual(chosen);
});

law('an empty cart costs nothing', [arbCartState], (state) => {
  expect(payableOf({ ...state, selected: [] })).toBe(0);
});
