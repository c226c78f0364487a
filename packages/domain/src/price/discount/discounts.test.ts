import { discountResultsOf } from './discount-results.ts';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { cartUnitId } from '../../money/ids.ts';
import { aCoupon, aDiscount, aDiscountPolicy, aFundingDiscount, aPolicy } from '../../testing/builders/price.ts';
import { anAddition, anItem, anOpenCart, aUnit, withAllSelected } from '../../testing/index.ts';
import {
  discountTypes,
  type DiscountPolicy,
  type DiscountType,
  type AppliedPromotion,
} from '../../entities/discount/discount.ts';
import { priceCart } from '../price-cart.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import type { DiscountInputs } from '../ledger/ledger-inputs.ts';
import { discountsFor } from './discounts.ts';
import type { Cart, CartFields } from '../../cart/cart.ts';
import { isShare } from '../ledger/ledger.ts';
import { forAll } from '../../testing/laws.ts';

const id = cartUnitId;
const off = (policy: Partial<DiscountPolicy>, price = 999, quantity = 3): number => {
  const discounts = [aDiscount({ policy: aDiscountPolicy(policy) })];
  const unit = aUnit({ quantity, discounts, item: anItem({ itemSellPrice: won(price) }) });
  return pricedOf(withAllSelected(anOpenCart([unit]))).entries[1]?.amount ?? 0;
};

test('[DC-01] applies the five types in order, each with its own rule, in any order of the unit’s list', () => {
  const discounts = discountTypes
    .map((discountType: DiscountType, i) => aDiscount({ discountNo: `D${i}`, discountType }))
    .toReversed();
  const state = withAllSelected(anOpenCart([aUnit({ discounts })]));
  const rules = pricedOf(state).entries.map(({ rule }) => rule);
  expect(rules.slice(1, 6)).toEqual(
    ['Ebay', 'Seller', 'Bundle', 'Member', 'Partnership'].map((type) => `${type}Discount`),
  );
  const withCoupon = { ...state, coupons: { ...state.coupons, applied: [aCoupon()] } };
  expect(pricedOf(withCoupon).entries.map(({ rule }) => rule)).not.toContain('EbayDiscount');
});

test.each([
  ['the cheapest paid pieces first', { maxAppliedQuantity: 1, discountRate: 100 }, [-800]],
  ['not from a minimum of four', { minApplyCondition: 4 }, []],
])('[DC-02] a free sample does not count for a bundle: %s', (_, policy, saved) => {
  const discounts = [aDiscount({ discountType: 'Bundle', policy: aDiscountPolicy(policy) })];
  const units = [1000, 900, 800, 0].map((price, i) =>
    aUnit({
      cartUnitId: id(i + 1),
      quantity: price === 0 ? 4 : 1,
      discounts,
      item: anItem({ itemSellPrice: won(price) }),
    }),
  );
  const { entries, zeroWonUnits } = pricedOf(withAllSelected(anOpenCart(units)));
  expect(entries.filter(({ rule }) => rule === 'BundleDiscount').map(({ amount }) => amount)).toEqual(saved);
  expect(zeroWonUnits).toEqual([]);
});

const amountOf300 = { calcType: 'Amount', discountPrice: won(300) } as const;
const onOne = { ...amountOf300, maxAppliedQuantity: 1 };

test.each([
  ['each of one piece', onOne, 200],
  ['once for one piece', { ...onOne, calcTypeSub: 'Total' as const }, 200],
  ['each of all pieces', amountOf300, 400],
  ['once for the whole unit', { ...amountOf300, calcTypeSub: 'Total' as const, discountPrice: won(700) }, 700],
] as const)('[DC-01] an amount of pieces takes at most their price, without add-ons: %s', (_, policy, amount) => {
  const additions = [anAddition({ price: won(500) })];
  for (const discountType of discountTypes) {
    const discounts = [aDiscount({ discountType, policy: aDiscountPolicy(policy) })];
    const unit = aUnit({ quantity: 2, discounts, item: anItem({ itemSellPrice: won(200), additions }) });
    const { entries, zeroWonUnits } = pricedOf(withAllSelected(anOpenCart([unit])));
    const taken = entries.filter(({ rule }) => rule === `${discountType}Discount`);
    expect(taken.map((entry) => entry.amount)).toEqual([-amount]);
    expect(zeroWonUnits).toEqual([]);
  }
});

test.each([
  { of: 'all pieces', quantity: 1, amounts: [150, 150], over: {}, left: 10_000 },
  { of: 'all of two pieces', quantity: 2, amounts: [120, 110], over: {}, left: 10_000 },
  { of: 'one of two pieces', quantity: 2, amounts: [90, 150], over: onOne, left: 10_110 },
])('[DC-01] several amounts take at most the price of their pieces, without add-ons: $of', (row) => {
  const [first, second] = row.amounts.map((each) => ({ ...amountOf300, discountPrice: won(each) }));
  const item = anItem({ itemSellPrice: won(200), additions: [anAddition({ price: won(10_000) })] });
  for (const discountType of ['Bundle', 'Member', 'Partnership'] as const) {
    const policy = aDiscountPolicy({ ...row.over, ...second });
    const discounts = [
      aDiscount({ policy: aDiscountPolicy(first) }),
      aDiscount({ discountNo: 'D2', discountType, policy }),
    ];
    const unit = aUnit({ quantity: row.quantity, discounts, item });
    expect(pricedOf(withAllSelected(anOpenCart([unit]))).goods).toBe(row.left);
  }
});

test.each([
  ['alone', won(0), [-36, -364], []],
  ['after another discount', won(90), [-10, -364], [id(1)]],
])('[DC-01 DC-02] a bundle takes at most the price of each piece, spread by price: %s', (_, before, taken, empty) => {
  const bundle = aDiscount({ discountType: 'Bundle', policy: aDiscountPolicy(amountOf300) });
  const first = aDiscount({ discountNo: 'D2', policy: aDiscountPolicy({ ...amountOf300, discountPrice: before }) });
  const units = [100, 1000].map((price, i) =>
    aUnit({
      cartUnitId: id(i + 1),
      discounts: i === 0 ? [first, bundle] : [bundle],
      item: anItem({ itemSellPrice: won(price) }),
    }),
  );
  const { entries, zeroWonUnits } = pricedOf(withAllSelected(anOpenCart(units)));
  expect(entries.filter(({ rule }) => rule === 'BundleDiscount').map(({ amount }) => amount)).toEqual(taken);
  expect(zeroWonUnits).toEqual(empty);
});

test.each(discountTypes)(
  '[EN-16 DC-01] a discount of the type %s counts a measured unit as one piece',
  (discountType) => {
    const item = anItem({ itemSellPrice: won(1000), measure: { unit: 'g', per: 100 } });
    const saved = (policy: Partial<DiscountPolicy>) => {
      const discounts = [aDiscount({ discountType, policy: aDiscountPolicy(policy) })];
      return 5000 - pricedOf(withAllSelected(anOpenCart([aUnit({ item, quantity: 500, discounts })]))).goods;
    };
    expect(saved({ discountRate: 10 })).toBe(500);
    expect(saved({ calcType: 'Amount', discountPrice: won(200) })).toBe(200);
    expect(saved({ minApplyCondition: 2 })).toBe(0);
  },
);

test('[DC-01] ignores the rate of an amount policy and the amount of a rate policy', () => {
  expect(off({ calcType: 'Amount', discountPrice: won(100), discountRate: Number.MAX_SAFE_INTEGER })).toBe(-300);
  expect(off({ calcTypeSub: 'Each', discountPrice: won(Number.MAX_SAFE_INTEGER) })).toBe(-297);
});

test('[DC-01] returns the discounts of a unit in terms of the specification', () => {
  const shared = { discountNo: 'B1', discountType: 'Bundle', displayName: '함께 사면 1,000원' } as const;
  const once = { calcType: 'Amount', calcTypeSub: 'Total' as const, discountPrice: won(1000) } as const;
  const bundle = aDiscount({ ...shared, policy: aDiscountPolicy({ ...once, minApplyCondition: 2 }) });
  const own = aDiscount({ policy: aDiscountPolicy({ maxAppliedQuantity: 1 }) });
  const units = [aUnit({ quantity: 2, discounts: [own, bundle] }), aUnit({ cartUnitId: id(2), discounts: [bundle] })];
  const discountResults = discountResultsOf(pricedOf(withAllSelected(anOpenCart(units))).lines);
  const share = (price: number, appliedQuantity: number) => ({
    ...shared,
    discountPrice: price,
    appliedQuantity,
    bundleDiscountPrice: price,
    totalBundleDiscountPrice: 1000,
  });
  const single = { discountNo: 'D1', discountType: 'Seller', displayName: '판매자 할인', discountPrice: 1000 };
  expect(discountResults.get(id(1))).toEqual([
    { ...single, appliedQuantity: 1, bundleDiscountPrice: 0, totalBundleDiscountPrice: 0 },
    share(667, 2),
  ]);
  expect(discountResults.get(id(2))).toEqual([share(333, 1)]);
});

test('[DC-01 PR-08] a discount of 0 won adds no entry', () => {
  const rules = (policy: Partial<DiscountPolicy>, discountType: DiscountType = 'Seller', price = 10_000) => {
    const discounts = [aDiscount({ discountType, policy: aDiscountPolicy(policy) })];
    const free = aUnit({ cartUnitId: id(2), discounts, item: anItem({ itemSellPrice: won(0) }) });
    const unit = aUnit({ discounts, item: anItem({ itemSellPrice: won(price) }) });
    return pricedOf(withAllSelected(anOpenCart([unit, free]))).entries.map(({ rule, place }) =>
      place.type === 'Unit' ? [rule, Number(place.cartUnitId)] : [rule],
    );
  };
  const plain = [['ItemPrice', 1], ['ItemPrice', 2], ['ShippingFee']];
  expect(rules({ discountRate: 0 })).toEqual(plain);
  expect(rules({}, 'Seller', 9)).toEqual(plain);
  expect(rules({}, 'Bundle')).toEqual([['ItemPrice', 1], ['BundleDiscount', 1], ['ItemPrice', 2], ['ShippingFee']]);
});

test.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]]])(
  '[DC-01 DC-02 PR-06] of equal units the lower number is first, in any order: %j',
  (numbers) => {
    const given = (policy: Partial<DiscountPolicy>) => {
      const discounts = [aDiscount({ discountNo: 'B1', discountType: 'Bundle', policy: aDiscountPolicy(policy) })];
      const { entries } = pricedOf(
        withAllSelected(anOpenCart(numbers.map((n) => aUnit({ cartUnitId: id(n), discounts })))),
      );
      return Object.fromEntries(
        entries.flatMap(({ rule, place, amount }) =>
          rule === 'BundleDiscount' && place.type === 'Unit' ? [[place.cartUnitId, amount]] : [],
        ),
      );
    };
    const once = { calcType: 'Amount', calcTypeSub: 'Total' as const, discountPrice: won(1000) } as const;
    expect([given(once), given({ maxAppliedQuantity: 1 })]).toEqual([{ 1: -334, 2: -333, 3: -333 }, { 1: -1000 }]);
  },
);

test('[DC-02] the bundle total excludes other discounts with the same number', () => {
  const policy = aDiscountPolicy({ calcType: 'Amount', calcTypeSub: 'Total', discountPrice: won(1000) });
  const discounts = [aDiscount({ policy }), aDiscount({ discountType: 'Bundle', policy })];
  const discountResults = discountResultsOf(pricedOf(withAllSelected(anOpenCart([aUnit({ discounts })]))).lines);
  expect(discountResults.get(id(1))?.map((result) => result.totalBundleDiscountPrice)).toEqual([0, 1000]);
});

test('[DC-02] a bundle applies from its minimum amount over its selected units', () => {
  const policy = aDiscountPolicy({ basisKind: 'Amount', minApplyCondition: 20_000 });
  const discounts = [aDiscount({ discountNo: 'B1', discountType: 'Bundle', policy })];
  const all = withAllSelected(anOpenCart([1, 2].map((n) => aUnit({ cartUnitId: id(n), discounts }))));
  const taken = (selected: readonly number[]): readonly number[] =>
    pricedOf({ ...all, selected: selected.map(id) })
      .entries.filter(({ rule }) => rule === 'BundleDiscount')
      .map(({ amount }) => amount);
  expect([taken([1, 2]), taken([1])]).toEqual([[-1000, -1000], []]);
});

test('[PR-07 PR-08] reports a unit with a cut discount on every pricing, including cached ones', () => {
  const discounts = [aDiscount({ policy: aDiscountPolicy({ calcType: 'Amount', discountPrice: won(20_000) }) })];
  const input = pricingInput(withAllSelected(anOpenCart([aUnit({ discounts })])));
  for (const price of [1, 2, 3]) expect([price, priceCart(input).zeroWonUnits]).toEqual([price, [id(1)]]);
});

test('[PR-08] a discount of 0 won does not keep the step of the previous discount', () => {
  const nothing = aDiscountPolicy({ calcType: 'Amount', discountPrice: won(0) });
  const discounts = [
    aDiscount({ discountNo: 'D1', discountType: 'Ebay' }),
    aDiscount({ discountNo: 'D2', discountType: 'Seller', policy: nothing }),
  ];
  const input = pricingInput(withAllSelected(anOpenCart([aUnit({ discounts })])));
  expect(priceCart(input).goods).toBe(9000);
  // A buyer coupon replaces the first discount (PR-03).
  const withCoupon = { ...input, appliedCoupons: [aCoupon({ cartUnitIds: [id(1)] })] };
  expect(priceCart(withCoupon).entries.map(({ rule }) => rule)).toEqual(['ItemPrice', 'BuyerCoupon', 'ShippingFee']);
});

const said = (...policies: readonly Partial<DiscountPolicy>[]): readonly DiscountInputs[] => {
  const discounts = policies.map((policy) => aDiscount({ displayName: '가을', policy: aDiscountPolicy(policy) }));
  const unit = aUnit({ quantity: 3, discounts, item: anItem({ itemSellPrice: won(999) }) });
  return pricedOf(withAllSelected(anOpenCart([unit]))).entries.flatMap((entry) =>
    entry.rule === 'SellerDiscount' ? [entry.inputs] : [],
  );
};

const amount = { calcType: 'Amount', discountPrice: won(100), discountRate: 7 } as const;

test('[PR-08] an entry has the rate or amount, per piece or once, and the basis', () => {
  const of = { name: '가을', basis: 2997, quantity: 3 };
  expect(said({})).toEqual([{ ...of, rate: 10 }]);
  expect(said({ calcTypeSub: 'Each' })).toEqual([{ ...of, rate: 10, perPiece: 297 }]);
  expect(said(amount)).toEqual([{ ...of, each: 100 }]);
  expect(said({ ...amount, calcTypeSub: 'Total' })).toEqual([{ ...of, once: 100 }]);
  // the discounted pieces and their price
  expect(said({ maxAppliedQuantity: 2 })).toEqual([{ ...of, rate: 10, basis: 1998, quantity: 2 }]);
});

test('[PR-08] an entry has the limit if it reduced the discount, but not if it was just reached', () => {
  const limits = (most: number) => said({ maxDiscountPrice: won(most) }).map(({ limit }) => limit);
  expect([limits(298), limits(299), limits(300)]).toEqual([[298], [undefined], [undefined]]);
});

test('[PR-07 PR-08] an entry has the remaining price if it reduced the discount', () => {
  const cuts = (second: number) =>
    said({ ...amount, discountPrice: won(900) }, { ...amount, calcTypeSub: 'Total', discountPrice: won(second) }).map(
      ({ cutTo }) => cutTo,
    );
  expect([cuts(296), cuts(297), cuts(298)]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, 297],
  ]);
});

const discounts = discountTypes.map((discountType) => aDiscount({ discountType }));
const withheld = (memberType: 'Member' | 'SimpleMember' | 'NonMember', isViaPartner: boolean) => {
  const given = discountsFor({ discounts }, { memberType }, isViaPartner);
  return discounts.filter((one) => !given.includes(one)).map(({ discountType }) => discountType);
};

test('[DC-01] member discounts require membership, partnership discounts require a partner channel', () => {
  expect([withheld('Member', true), withheld('Member', false)]).toEqual([[], ['Partnership']]);
  for (const other of ['SimpleMember', 'NonMember'] as const) expect(withheld(other, true)).toEqual(['Member']);
  expect(withheld('NonMember', false).toSorted()).toEqual(['Member', 'Partnership']);
});

const [one, other] = [cartUnitId(1), cartUnitId(2)];

const promotion = (shares: readonly (readonly [typeof one, number])[], over: Partial<AppliedPromotion> = {}) => ({
  promotion: 'three',
  code: 'BUY-N-GET-M',
  name: '3 for 2',
  params: { buy: 2, free: 1 },
  basis: won(20_000),
  shares: shares.map(([cartUnitId, amount]) => ({ cartUnitId, amount: won(amount) })),
  ...over,
});

const cart = (appliedPromotions: readonly AppliedPromotion[], over: CartFields = {}): Cart =>
  withAllSelected(
    anOpenCart(
      [one, other].map((id) => aUnit({ cartUnitId: id, item: anItem({ itemSellPrice: won(10_000) }) })),
      { appliedPromotions, ...over },
    ),
  );

test('[EN-09 PR-08] applies a promotion after funding and before coupons, with its basis in the entry', () => {
  const state = cart([promotion([[one, 3000]])], {
    discounts: { funding: [aFundingDiscount({ discountPrice: won(1000), cartUnitIds: [one] })] },
    coupons: { applied: [aCoupon({ discountUnitType: 'Rate', discountValue: 10, cartUnitIds: [one] })] },
  });
  const entries = pricedOf(state).unitEntries.get(one) ?? [];
  expect(entries.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['ItemPrice', 10_000],
    ['FundingDiscount', -1000],
    ['Promotion', -3000],
    ['BuyerCoupon', -600],
  ]);
  expect(entries.find(({ rule }) => rule === 'Promotion')?.inputs).toEqual({
    promotion: 'three',
    code: 'BUY-N-GET-M',
    name: '3 for 2',
    params: { buy: 2, free: 1 },
    basis: 20_000,
    worth: 3000,
  });
});

test('[EN-09 PR-07] caps the share at the remaining price of a unit; an unselected unit gets no share', () => {
  const shares = [
    [one, 12_000],
    [other, 500],
  ] as const;
  const state = cart([promotion(shares)]);
  expect([pricedOf(state).goods, pricedOf({ ...state, selected: [one] }).goods]).toEqual([9500, 0]);
  expect(pricedOf({ ...state, selected: [other] }).goods).toBe(9500);
  expect(pricedOf(state).entries.filter((entry) => isShare(entry)).length).toBe(2);
});

test('[EN-09 SH-03] the price with the promotion counts towards free shipping', () => {
  const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(20_000) });
  const fee = (promotions: readonly AppliedPromotion[]) =>
    pricedOf(cart(promotions, { shipping: { policies: [policy] } })).entries.find(({ rule }) => rule === 'ShippingFee');
  expect([fee([])?.amount, fee([promotion([[one, 1]])])?.amount]).toEqual([0, policy.shippingFee]);
});

test('[EN-09 PR-08] for any promotion, a ledger adds up and no unit falls below 0', () => {
  forAll([fc.array(fc.tuple(fc.constantFrom(one, other), fc.nat(30_000)), { maxLength: 4 })], (takes) => {
    const state = cart(takes.map((share) => promotion([share])));
    const priced = pricedOf(state);
    expect(priced.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.payable);
    for (const id of [one, other]) {
      const left = (priced.unitEntries.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const off = takes.reduce((sum, [unit, amount]) => sum + (unit === id ? amount : 0), 0);
      expect(left).toBe(Math.max(0, 10_000 - off));
    }
  });
});
