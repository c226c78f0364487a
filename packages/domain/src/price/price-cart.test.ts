import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, itemNo } from '../money/ids.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Cart } from '../cart/cart.ts';
import { treeOf } from '../entities/cart/tree.ts';
import { aCoupon, aDiscount, aDiscountPolicy, aPolicy, aSmileDeliveryPolicy } from '../testing/builders/price.ts';
import { anAddition, anItem, anOpenCart, anOption, aUnit, withAllSelected } from '../testing/index.ts';
import type { PriceRule } from './ledger/ledger.ts';
import { pricedOf } from '../selectors/priced-of.ts';
import { cartSummary, itemGroupSummary, sellerGroupSummary, unitSummary } from './priced/summary.ts';
import { won, type Won } from '../money/won.ts';

const id = cartUnitId;
const amountsOf = (state: Cart, rule: PriceRule): readonly Won[] =>
  pricedOf(state)
    .entries.filter((entry) => entry.rule === rule)
    .map((entry) => entry.amount);
const one = (over: Parameters<typeof aUnit>[0] = {}): Cart =>
  withAllSelected(anOpenCart([aUnit({ cartUnitId: id(1), ...over })]));

test('[PR-02] a unit without coupons costs its item price minus its discounts', () => {
  const state = one({ quantity: 2, discounts: [aDiscount()] });
  const summary = unitSummary(pricedOf(state), id(1));
  expect([summary.itemTotal, summary.discountTotal, summary.couponTotal, summary.price]).toEqual([
    20_000, 2000, 0, 18_000,
  ]);
});

test('[PR-02] a rate applies to the pieces without additions, rounded down to the won', () => {
  const item = anItem({ itemSellPrice: won(999), additions: [anAddition({ price: won(5000) })] });
  expect(amountsOf(one({ item, discounts: [aDiscount()] }), 'SellerDiscount')).toEqual([-99]);
});

test('[PR-02] a discount starts at its minimum, in pieces or in won', () => {
  const from = (basisKind: 'Quantity' | 'Amount', minApplyCondition: number, quantity: number): readonly Won[] =>
    amountsOf(
      one({ quantity, discounts: [aDiscount({ policy: aDiscountPolicy({ basisKind, minApplyCondition }) })] }),
      'SellerDiscount',
    );
  expect([from('Quantity', 3, 2), from('Quantity', 3, 3), from('Amount', 20_001, 2)]).toEqual([[], [-3000], []]);
  expect(from('Amount', 20_000, 2)).toEqual([-2000]);
});

test('[PR-02] a discount stops at its maximum amount and its maximum quantity', () => {
  const policy = aDiscountPolicy({ calcType: 'Amount', discountPrice: won(700), maxAppliedQuantity: O.some(2) });
  expect(amountsOf(one({ quantity: 5, discounts: [aDiscount({ policy })] }), 'SellerDiscount')).toEqual([-1400]);
  const capped = aDiscountPolicy({ maxDiscountPrice: O.some(won(1500)) });
  const [entry] = pricedOf(one({ quantity: 5, discounts: [aDiscount({ policy: capped })] })).entries.filter(
    ({ rule }) => rule === 'SellerDiscount',
  );
  expect(entry?.amount).toBe(-1500);
  expect(entry?.inputs).toEqual({ name: '판매자 할인', rate: 10, basis: 50_000, quantity: 5, limit: 1500 });
});

test('[PR-02 PR-04] a bundle discount needs its units together and splits without losing a won', () => {
  const policy = aDiscountPolicy({ calcType: 'Amount', discountPrice: won(500), minApplyCondition: 3 });
  const discounts = [aDiscount({ discountNo: 'B1', discountType: 'Bundle', policy })];
  const units = [1, 2, 3].map((n) =>
    aUnit({ cartUnitId: id(n), discounts, item: anItem({ itemNo: itemNo(`I${n}`) }) }),
  );
  const all = withAllSelected(anOpenCart(units));
  expect(amountsOf(all, 'BundleDiscount')).toEqual([-500, -500, -500]);
  expect(amountsOf({ ...all, selected: [id(1), id(2)] }, 'BundleDiscount')).toEqual([]);
});

test('[PR-06 DC-02] if two bundle discounts together exceed a price, the same one is cut in any order of units', () => {
  const bundle = (discountNo: string, rate: number) =>
    aDiscount({ discountNo, discountType: 'Bundle', policy: aDiscountPolicy({ discountRate: rate }) });
  const [small, large] = [bundle('B1', 20), bundle('B2', 90)];
  const both = aUnit({ cartUnitId: id(1), discounts: [large, small] });
  const one = aUnit({ cartUnitId: id(2), discounts: [small] });
  const off = (units: readonly CartUnit[]): readonly number[] =>
    pricedOf(withAllSelected(anOpenCart(units)))
      .entries.filter(({ rule, place }) => rule === 'BundleDiscount' && place.type === 'Unit' && place.cartUnitId === 1)
      .map(({ amount }) => amount);
  expect([off([both, one]), off([one, both])]).toEqual([
    [-2000, -8000],
    [-2000, -8000],
  ]);
});

test('[PR-03] a buyer coupon replaces the option discount of its unit only', () => {
  const discounts = [aDiscount({ discountType: 'Ebay' }), aDiscount({ discountNo: 'D2' })];
  const units = [1, 2].map((n) => aUnit({ cartUnitId: id(n), discounts }));
  const state = withAllSelected(anOpenCart(units, { appliedCoupons: [aCoupon({ cartUnitIds: [id(1)] })] }));
  expect([amountsOf(state, 'EbayDiscount'), amountsOf(state, 'SellerDiscount')]).toEqual([[-1000], [-1000, -1000]]);
  expect(amountsOf(state, 'BuyerCoupon')).toEqual([-900]);
  const withSeller = { ...state, appliedCoupons: [aCoupon({ couponType: 'SellerDupCoupon' })] };
  expect(amountsOf(withSeller, 'EbayDiscount')).toEqual([-1000, -1000]);
});

test('[PR-04] an item group totals its selected units; negative is discount plus coupon', () => {
  const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n), discounts: [aDiscount()] }));
  const state = anOpenCart(units, { selected: [id(1), id(2)], appliedCoupons: [aCoupon({ cartUnitIds: [id(2)] })] });
  const summary = itemGroupSummary(pricedOf(state), [id(1), id(2), id(3)]);
  expect([summary.itemTotal, summary.discountTotal, summary.couponTotal]).toEqual([20_000, 2000, 900]);
  expect(summary.negativeTotal).toBe(2900);
});

test('[PR-05] a seller group is items minus negative plus shipping, with its count and shipping types', () => {
  const units = [1, 2].map((n) => aUnit({ cartUnitId: id(n), discounts: [aDiscount()] }));
  const state = withAllSelected(anOpenCart(units));
  const [group] = treeOf(units);
  const summary = sellerGroupSummary(pricedOf(state), group?.key ?? '');
  expect(summary).toMatchObject({
    itemTotal: 20_000,
    negativeTotal: 2000,
    shippingTotal: 2500,
    price: 20_500,
    cartUnitCount: 2,
    isAllSpecialShipping: false,
    isBundleShipping: true,
  });
  const special = { ...state, shippingPolicies: [aPolicy({ isSpecialShipping: true })], selected: [id(1)] };
  const alone = sellerGroupSummary(pricedOf(special), group?.key ?? '');
  expect([alone.isAllSpecialShipping, alone.isBundleShipping]).toEqual([true, false]);
});

test('[PR-06] the cart is the sum of its seller groups', () => {
  const units = [
    aUnit({ cartUnitId: id(1) }),
    aUnit({ cartUnitId: id(2), cartUnitType: 'SmileDelivery', bundleKey: bundleKey('B/SmileDelivery') }),
  ];
  const state = withAllSelected(anOpenCart(units));
  const groups = treeOf(units).map((group) => sellerGroupSummary(pricedOf(state), group.key));
  const whole = cartSummary(pricedOf(state));
  expect(groups).toHaveLength(2);
  expect(whole.price).toBe(groups.reduce((total, group) => total + group.price, 0));
  expect(whole.cartUnitCount).toBe(2);
});

test('[PR-07] a unit that discounts would make negative costs 0 and is listed', () => {
  const off = (discountPrice: number): Cart =>
    one({
      discounts: [aDiscount({ policy: aDiscountPolicy({ calcType: 'Amount', discountPrice: won(discountPrice) }) })],
    });
  expect([pricedOf(off(10_000)).zeroWonUnits, pricedOf(off(10_001)).zeroWonUnits]).toEqual([[], [id(1)]]);
  expect(unitSummary(pricedOf(off(10_001)), id(1)).price).toBe(0);
});

test('[PR-07] a unit that its options make negative is listed too, even without discounts', () => {
  const cheapened = (optionPrice: number): Cart =>
    one({ item: anItem({ options: [anOption({ optionPrice: won(optionPrice) })], itemSellPrice: won(3000) }) });
  expect([pricedOf(cheapened(-3000)).zeroWonUnits, pricedOf(cheapened(-3001)).zeroWonUnits]).toEqual([[], [id(1)]]);
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
  const state = one();
  const failed: Cart = { ...state, serverPrices: { status: 'Failed', answer: O.none } };
  expect([pricedOf(failed).shippingKnown, cartSummary(pricedOf(failed)).shippingTotal]).toEqual([false, 0]);
  expect(cartSummary(pricedOf(state)).shippingTotal).toBe(2500);
});

test('[SE-03] uses the server fees only while the response matches these units', () => {
  const state = one();
  const inputs = { selected: [id(1)], quantities: [1] };
  const bundles = [
    { bundleKey: state.bundleTerms[0]?.bundleKey ?? bundleKey(''), isMaxCharge: true, shippingFee: won(700) },
  ];
  const answered = (quantities: readonly number[]): Cart => ({
    ...state,
    serverPrices: { status: 'Known', answer: O.some({ inputs: { ...inputs, quantities }, bundles, gauges: [] }) },
  });
  expect(cartSummary(pricedOf(answered([1]))).shippingTotal).toBe(700);
  expect(cartSummary(pricedOf(answered([2]))).shippingTotal).toBe(2500);
});

test('[CP-17] splits a group coupon over its units by their remaining prices', () => {
  const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n) }));
  const coupon = aCoupon({
    couponIssueNo: couponIssueNo('G1'),
    couponType: 'SellerDupCoupon',
    discountUnitType: 'Amount',
    discountValue: 1000,
    cartUnitIds: [id(3), id(1), id(2)],
  });
  const state = withAllSelected(anOpenCart(units, { appliedCoupons: [coupon] }));
  expect(amountsOf(state, 'SellerDupCoupon')).toEqual([-334, -333, -333]);
});

test('SmileDelivery uses the threshold of the buyer', () => {
  const units = [aUnit({ cartUnitId: id(1), cartUnitType: 'SmileDelivery' })];
  const state = withAllSelected(
    anOpenCart(units, { shippingPolicies: [aSmileDeliveryPolicy({ shippingPolicyKey: units[0]!.shippingPolicyKey })] }),
  );
  const thresholds = { ordinary: won(10_001), club: won(10_000), universeClub: won(0) };
  const fee = (isSmileClub: boolean): number =>
    cartSummary(
      pricedOf({
        ...state,
        thresholds,
        buyer: { ...state.buyer, isSmileClub },
      }),
    ).shippingTotal;
  expect([fee(false), fee(true)]).toEqual([2500, 0]);
});
