import { expect, test } from 'vitest';
import fc from 'fast-check';
import { aBuyer } from '../testing/builders/buyer.ts';
import { bundleKey, cartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { aCoupon, aDiscount, aDiscountPolicy, aSmileDeliveryPolicy } from '../testing/builders/price.ts';
import { anAddition, anItem, anOpenCart, anOption, aUnit, withAllSelected, arbCartState } from '../testing/index.ts';
import { type PriceRule, totalOf, totalOfKind } from './ledger/ledger.ts';
import { pricedOf, chosenUnits, payableOf } from '../selectors/priced-of.ts';
import { cartSummary, itemGroupSummary, sellerGroupSummary, type PricedCart, unitSummary } from './priced-cart.ts';
import { won, type Won } from '../money/won.ts';
import { treeOf } from '../entities/cart/tree.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import { featuresOf } from '../storefront/features.ts';
import { unitItemPrice } from './ledger/line.ts';
import { laws } from '../testing/laws.ts';

const id = cartUnitId;
const amountsOf = (state: Cart, rule: PriceRule): readonly Won[] =>
  pricedOf(state)
    .entries.filter((entry) => entry.rule === rule)
    .map((entry) => entry.amount);
const one = (over: Parameters<typeof aUnit>[0] = {}): Cart =>
  withAllSelected(anOpenCart([aUnit({ cartUnitId: id(1), ...over })]));

test('[PR-02] a rate applies to the pieces without additions, rounded down to the won', () => {
  const item = anItem({ itemSellPrice: won(999), additions: [anAddition({ price: won(5000) })] });
  expect(amountsOf(one({ item, discounts: [aDiscount()] }), 'SellerDiscount')).toEqual([-99]);
});

test('[PR-06 DC-02] if two bundle discounts together exceed a price, the same one is cut in any order of units', () => {
  const bundle = (discountNo: string, rate: number) =>
    aDiscount({ discountNo, discountType: 'Bundle', policy: aDiscountPolicy({ discountRate: rate }) });
  const [small, large] = [bundle('B1', 20), bundle('B2', 90)];
  const both = aUnit({ cartUnitId: id(1), discounts: [large, small] });
  const one = aUnit({ cartUnitId: id(2), discounts: [small] });
  for (const units of [
    [both, one],
    [one, both],
  ]) {
    const entries = pricedOf(withAllSelected(anOpenCart(units))).unitEntries.get(id(1)) ?? [];
    expect(entries.map(({ amount }) => amount)).toEqual([10_000, -2000, -8000]);
  }
});

test('[PR-03] a buyer coupon replaces the option discount of its unit only', () => {
  const discounts = [aDiscount({ discountType: 'Ebay' }), aDiscount({ discountNo: 'D2' })];
  const units = [1, 2].map((n) => aUnit({ cartUnitId: id(n), discounts }));
  const state = withAllSelected(anOpenCart(units, { coupons: { applied: [aCoupon({ cartUnitIds: [id(1)] })] } }));
  expect([amountsOf(state, 'EbayDiscount'), amountsOf(state, 'SellerDiscount')]).toEqual([[-1000], [-1000, -1000]]);
  expect(amountsOf(state, 'BuyerCoupon')).toEqual([-900]);
  const withSeller = { ...state, coupons: { ...state.coupons, applied: [aCoupon({ couponType: 'SellerDupCoupon' })] } };
  expect(amountsOf(withSeller, 'EbayDiscount')).toEqual([-1000, -1000]);
});

test('[PR-04 PR-05] groups total their selected units; negative is discount plus coupon', () => {
  const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n), discounts: [aDiscount()] }));
  const state = anOpenCart(units, {
    selected: [id(1), id(2)],
    coupons: { applied: [aCoupon({ cartUnitIds: [id(2)] })] },
  });
  const goods = { itemTotal: 20_000, discountTotal: 2000, couponTotal: 900, negativeTotal: 2900 };
  expect(itemGroupSummary(pricedOf(state), [id(1), id(2), id(3)])).toMatchObject(goods);
  const seller = { ...goods, shippingTotal: 2500, price: 19_600, cartUnitCount: 2 };
  expect(sellerGroupSummary(pricedOf(state), 'Seller/S1')).toMatchObject(seller);
});

test('[PR-07] a unit that its options make negative is listed, even without discounts', () => {
  const cheapened = (optionPrice: number) =>
    pricedOf(
      one({ item: anItem({ options: [anOption({ optionPrice: won(optionPrice) })], itemSellPrice: won(3000) }) }),
    );
  expect([cheapened(-3000).zeroWonUnits, cheapened(-3001).zeroWonUnits]).toEqual([[], [1]]);
});

test('[PR-08] each entry has its rule, inputs and amount, and the total is the sum of the entries', () => {
  const state = one({ quantity: 2, discounts: [aDiscount()] });
  expect(pricedOf(state).entries.map(({ rule, amount, inputs }) => ({ rule, amount, inputs }))).toEqual([
    { rule: 'ItemPrice', amount: 20_000, inputs: { price: 10_000, quantity: 2 } },
    { rule: 'SellerDiscount', amount: -2000, inputs: { name: '판매자 할인', rate: 10, basis: 20_000, quantity: 2 } },
    { rule: 'ShippingFee', amount: 2500, inputs: { subtotal: 18_000, policies: 1 } },
  ]);
  expect(cartSummary(pricedOf(state)).price).toBe(20_500);
});

test('[SE-04] totals cover the selected, orderable units of the current tab', () => {
  const units = [
    aUnit({ cartUnitId: id(1) }),
    aUnit({ cartUnitId: id(2), cartUnitType: 'SmileFresh' }),
    aUnit({ cartUnitId: id(3), isBuyAvailable: false }),
    aUnit({ cartUnitId: id(4) }),
  ];
  const state = anOpenCart(units, { selected: [id(1), id(2), id(3)] });
  const priced = (tab: Cart['tab']): number => cartSummary(pricedOf({ ...state, tab })).cartUnitCount;
  expect([priced('All'), priced('SmileFresh'), priced('SmileDelivery')]).toEqual([2, 1, 0]);
});

test('[SH-05] while shipping is unknown, no fee is included and the total is marked', () => {
  const failed = pricedOf({ ...one(), serverPrices: { status: 'Failed', answer: undefined } });
  expect([failed.shippingKnown, cartSummary(failed).shippingTotal]).toEqual([false, 0]);
  expect(cartSummary(pricedOf(one())).shippingTotal).toBe(2500);
});

test('[SE-03] uses the server fees only while the response matches these units', () => {
  const state = one();
  const inputs = { selected: [id(1)], quantities: [1] };
  const bundles = [
    { bundleKey: state.shipping.bundleTerms[0]?.bundleKey ?? bundleKey(''), isMaxCharge: true, shippingFee: won(700) },
  ];
  const answered = (quantities: readonly number[]): Cart => ({
    ...state,
    serverPrices: { status: 'Known', answer: { inputs: { ...inputs, quantities }, bundles, gauges: [] } },
  });
  expect(cartSummary(pricedOf(answered([1]))).shippingTotal).toBe(700);
  expect(cartSummary(pricedOf(answered([2]))).shippingTotal).toBe(2500);
});

test('SmileDelivery uses the threshold of the buyer', () => {
  const unit = aUnit({ cartUnitType: 'SmileDelivery' });
  const shippingPolicies = [aSmileDeliveryPolicy({ shippingPolicyKey: unit.shippingPolicyKey })];
  const thresholds = { ordinary: won(10_001), club: won(10_000), universeClub: won(0) };
  const fee = (isSmileClub: boolean): number =>
    cartSummary(
      pricedOf(
        withAllSelected(
          anOpenCart([unit], { shipping: { policies: shippingPolicies, thresholds }, buyer: aBuyer({ isSmileClub }) }),
        ),
      ),
    ).shippingTotal;
  expect([fee(false), fee(true)]).toEqual([2500, 0]);
});

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
      serverPrices: { status: 'NotAsked', answer: undefined },
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
