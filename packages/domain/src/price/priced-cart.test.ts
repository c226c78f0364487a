import { expect, test } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, couponIssueNo, bundleKey, sellerKey, shippingPolicyKey } from '../money/ids.ts';
import {
  anAddition,
  anExpressShopBranch,
  anExpressShopUnit,
  anItem,
  anOption,
  aUnit,
  aSeller,
} from '../testing/builders/unit.ts';
import { aDiscount, anOpenCart, withAllSelected, aCoupon, aPolicy } from '../testing/index.ts';
import { type LedgerEntry, totalOf } from './ledger/ledger.ts';
import { pricedOf, pricingInput } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import { discountResultsOf } from './discount/discount-results.ts';
import { priceCart } from './price-cart.ts';
import { cartSummary, itemGroupSummary, sellerGroupSummary, unitSummary } from './priced-cart.ts';

const id = cartUnitId;
const entriesOf = (unit: CartUnit): readonly LedgerEntry[] =>
  pricedOf(withAllSelected(anOpenCart([unit]))).entries.filter(({ place }) => place.type === 'Unit');
const said = (unit: CartUnit) => entriesOf(unit).map(({ rule, amount, inputs }) => [rule, amount, inputs]);

test('[PR-01 PR-08] splits the item price into sell price, options, branch, additions, in this order', () => {
  const item = anItem({
    options: [anOption({ optionPrice: won(500) }), anOption({ optionPrice: won(-200) })],
    additions: [anAddition({ quantity: 2 }), anAddition({ name: '리본', value: '', price: won(300) })],
  });
  const expressShopBranch = anExpressShopBranch({ branchAdditionalPrice: won(700) });
  expect(said(anExpressShopUnit({ quantity: 3, item, expressShopBranch }))).toEqual([
    ['ItemPrice', 30_000, { price: 10_000, quantity: 3 }],
    ['OptionPrice', 1500, { name: '빨강', price: 500, quantity: 3 }],
    ['OptionPrice', -600, { name: '빨강', price: -200, quantity: 3 }],
    ['BranchPrice', 2100, { price: 700, quantity: 3 }],
    ['AdditionPrice', 2000, { name: '포장 선물 상자', price: 1000, quantity: 2 }],
    ['AdditionPrice', 300, { name: '리본', price: 300, quantity: 1 }],
  ]);
});

test('[PR-01 PR-08] omits parts that add 0 won to the price of a piece', () => {
  expect(said(anExpressShopUnit({ item: anItem({ options: [anOption()] }) }))).toEqual([
    ['ItemPrice', 10_000, { price: 10_000, quantity: 1 }],
  ]);
});

test('[PR-08] an option name joins its values; an option without values has no name', () => {
  const nameOf = (...values: readonly string[]) => {
    const optionEntries = values.map((value) => ({ name: '색상', value }));
    const item = anItem({ options: [anOption({ optionPrice: won(500), optionEntries })] });
    const option = entriesOf(aUnit({ item }))[1];
    return option?.rule === 'OptionPrice' ? option.inputs.name : undefined;
  };
  expect([nameOf('빨강'), nameOf('빨강', '큰 것', '둥근'), nameOf()]).toEqual(['빨강', '빨강 큰 것 둥근', '']);
});

test('[PR-08] every entry has its target and kind, in order of application', () => {
  const discounts = [aDiscount({ discountType: 'Member' }), aDiscount({ discountType: 'Seller' })];
  const home = { sellerGroupKey: 'Seller/S1', place: { type: 'Unit', cartUnitId: id(7) } };
  expect(entriesOf(aUnit({ cartUnitId: id(7), discounts }))).toMatchObject([
    { ...home, rule: 'ItemPrice', kind: 'Item' },
    { ...home, rule: 'SellerDiscount', kind: 'Discount' },
    { ...home, rule: 'MemberDiscount', kind: 'Discount' },
  ]);
});

const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n), discounts: [aDiscount()] }));
const priced = () => pricedOf(anOpenCart([...units], { selected: [id(1), id(3)], coupons: { applied: [aCoupon()] } }));

test('[PR-08 SE-04] creates a ledger once, shared by cart and units; an unselected unit is priced alone and counts towards no total', () => {
  const cart = priced();
  expect(cart.entries).toBe(cart.entries);
  for (const n of [1, 2]) expect(cart.unitEntries.get(id(n))).toBe(cart.unitEntries.get(id(n)));
  const ofUnits = [1, 3].flatMap((n) => cart.unitEntries.get(id(n)) ?? []);
  expect([ofUnits.length, cart.entries.at(-1)?.rule]).toEqual([cart.entries.length - 1, 'ShippingFee']);
  for (const [i, entry] of ofUnits.entries()) expect(entry).toBe(cart.entries[i]);
  expect([totalOf(cart.unitEntries.get(id(2)) ?? []), cart.payable]).toEqual([9000, 8100 + 9000 + 2500]);
  expect([...discountResultsOf(cart.lines).keys()]).toEqual([1, 3]);
});

test('[PR-06 OV-03] the overseas fee of a unit is part of the cart ledger, not of the unit ledger', () => {
  const input = pricingInput(anOpenCart([...units], { selected: [id(1)] }));
  const shippingFees = [{ cartUnitId: id(1), shippingFee: won(12_000), shippingWeight: 1 }];
  const charge = {
    selectedCompany: 'CJ',
    fees: [{ shippingCompany: 'CJ', shippingFees }],
    unavailable: [],
    freeFrom: undefined,
  } as const;
  const cart = priceCart({ ...input, oversea: charge });
  expect(cart.entries.at(-1)).toMatchObject({ rule: 'OverseaShippingFee', amount: 12_000 });
  expect(cart.unitEntries.get(id(1))?.map(({ rule }) => rule)).toEqual(['ItemPrice', 'SellerDiscount']);
});

test('[PR-08] prices an unselected unit only once, however often its ledger is read', () => {
  const input = pricingInput(anOpenCart([...units], { selected: [id(1)] }));
  let read = 0;
  const watched = {
    ...input,
    get appliedCoupons() {
      read += 1;
      return input.appliedCoupons;
    },
  };
  const cart = priceCart(watched);
  const before = read;
  const entries = cart.unitEntries.get(id(2));
  expect(read).toBe(before + 1);
  expect(cart.unitEntries.get(id(2))).toBe(entries);
  expect(read).toBe(before + 1);
});

test('[SE-04 CP-03] prices an unselected unit with only its own coupons', () => {
  const appliedCoupons = [
    aCoupon({ couponType: 'SuperCoupon', couponIssueNo: couponIssueNo('C1'), cartUnitIds: [id(2), id(3)] }),
    aCoupon({ couponType: 'SellerDupCoupon', couponIssueNo: couponIssueNo('C2'), cartUnitIds: [id(2)] }),
  ];
  const cart = pricedOf(anOpenCart([...units], { selected: [id(1)], coupons: { applied: appliedCoupons } }));
  const rulesOf = (n: number) => cart.unitEntries.get(id(n))?.map(({ rule }) => rule);
  expect(rulesOf(2)).toEqual(['ItemPrice', 'SellerDiscount', 'SuperCoupon', 'SellerDupCoupon']);
  expect(rulesOf(3)).toEqual(['ItemPrice', 'SellerDiscount', 'SuperCoupon']);
  expect(rulesOf(1)).toEqual(['ItemPrice', 'SellerDiscount']);
});

const unitOf = (n: number, seller: string): CartUnit =>
  aUnit({
    cartUnitId: id(n),
    seller: aSeller({ sellerKey: sellerKey(seller) }),
    shippingPolicyKey: shippingPolicyKey(seller),
  });
const special = aPolicy({ shippingPolicyKey: shippingPolicyKey('Special'), isSpecialShipping: true });
const usual = aPolicy({ shippingPolicyKey: shippingPolicyKey('Usual') });
const cart = (...selected: readonly number[]) =>
  pricedOf(
    anOpenCart([unitOf(1, 'Special'), unitOf(2, 'Usual'), unitOf(3, 'Usual')], {
      shipping: { policies: [special, usual] },
      selected: selected.map(id),
    }),
  );

const group = (priced: ReturnType<typeof cart>, seller: string) => {
  const summary = sellerGroupSummary(priced, `Seller/${seller}`);
  return [summary.price, summary.cartUnitCount, summary.isAllSpecialShipping, summary.isBundleShipping];
};

test('[PR-05] a seller group has only its own entries and parcels, and costs nothing without selected units', () => {
  expect(group(cart(1, 2, 3), 'Special')).toEqual([12_500, 1, true, false]);
  expect(group(cart(1, 2, 3), 'Usual')).toEqual([22_500, 2, false, true]);
  expect(group(cart(2), 'Special')).toEqual([0, 0, false, false]);
  expect(group(cart(2), 'Usual')).toEqual([12_500, 1, false, false]);
  expect(sellerGroupSummary(cart(2), 'Seller/Special').entries).toEqual([]);
});

test('[PR-05] a seller group ships specially when all its parcels do', () => {
  const seller = aSeller({ sellerKey: sellerKey('S') });
  const parcels = (...policies: readonly string[]) => {
    const units = policies.map((policy, i) =>
      aUnit({
        cartUnitId: id(i + 1),
        seller,
        shippingPolicyKey: shippingPolicyKey(policy),
        bundleKey: bundleKey(`B${i}`),
      }),
    );
    const state = withAllSelected(anOpenCart(units, { shipping: { policies: [special, usual] } }));
    return sellerGroupSummary(pricedOf(state), 'Seller/S').isAllSpecialShipping;
  };
  expect([parcels('Special', 'Special'), parcels('Special', 'Usual'), parcels('Usual')]).toEqual([true, false, false]);
});

test.each<readonly [boolean, Partial<ShippingPolicy>]>([
  [false, {}],
  [true, { shippingFee: won(0) }],
  [false, { shippingFee: won(0), isSpecialShipping: true }],
  [false, { shippingFee: won(0), isDisplayShippingFee: false }],
  [false, { shippingChargePayType: 'PaymentOnArrival' }],
])('[SH-04] a seller group ships free (%s) if nothing is charged for its parcels: %j', (isFree, policy) => {
  const state = withAllSelected(anOpenCart([aUnit()], { shipping: { policies: [aPolicy(policy)] } }));
  expect(sellerGroupSummary(pricedOf(state), 'Seller/S1').isFreeShipping).toBe(isFree);
});

test('[PR-04] an item group excludes shipping, units of other groups, and unselected units', () => {
  const rules = (ids: readonly number[]) => itemGroupSummary(cart(1, 2), ids.map(id)).entries.map(({ rule }) => rule);
  expect([rules([2, 3]), rules([])]).toEqual([['ItemPrice'], []]);
});

test('[PR-01] a unit that is not in the cart has no ledger and a total of 0', () => {
  expect(cart(1).unitEntries.get(id(9))).toBeUndefined();
  expect(unitSummary(cart(1), id(9))).toMatchObject({ entries: [], price: 0 });
});

test('[PR-06] the cart counts its selected units across all parcels', () => {
  expect(cartSummary(cart(1, 2, 3))).toMatchObject({ price: 35_000, cartUnitCount: 3, shippingTotal: 5000 });
  expect(cartSummary(cart()).cartUnitCount).toBe(0);
});

test('[SH-05] shipping is unknown while a bought unit has an unreadable parcel, and known without it', () => {
  const parcels = ['A', 'B', 'B'].map((key, i) => aUnit({ cartUnitId: id(i + 1), bundleKey: bundleKey(key) }));
  const isKnown = (...selected: readonly number[]) => {
    const input = pricingInput(anOpenCart(parcels, { selected: selected.map(id) }));
    return priceCart({ ...input, unreadParcels: new Set([bundleKey('A')]) }).shippingKnown;
  };
  expect([isKnown(1, 2, 3), isKnown(1), isKnown(2, 3), isKnown()]).toEqual([false, false, true, true]);
});
