import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbLedgerEntry, arbCart } from '../../testing/index.ts';
import {
  kindOfRule,
  priceRules,
  totalOf,
  totalOfKind,
  type EntryKind,
  entryOf,
  type EntryHome,
  isShare,
} from './ledger.ts';
import { sum, won } from '../../money/won.ts';
import { law, forAll, laws } from '../../testing/laws.ts';
import { KRW } from '../../money/currency.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { marketplace } from '../../engine/marketplace.ts';
import { isAmountInput } from './ledger-inputs.ts';
import { bundleKey, cartUnitId } from '../../money/ids.ts';

const kinds: readonly EntryKind[] = ['Item', 'Discount', 'Coupon', 'Shipping', 'OverseaShipping', 'Tax'];

law('[PR-08] the totals of all kinds add up to the total of the ledger', [fc.array(arbLedgerEntry)], (entries) => {
  expect(sum(kinds.map((kind) => totalOfKind(entries, kind)))).toBe(totalOf(entries));
});

test('[PR-08] a total counts each entry once, in any order', () => {
  forAll([fc.array(arbLedgerEntry), arbLedgerEntry], (entries, entry) => {
    expect(totalOf([entry, ...entries])).toBe(totalOf(entries) + entry.amount);
    expect(totalOf(entries.toReversed())).toBe(totalOf(entries));
  });
});

test('[PR-08] each rule has its kind', () => {
  const rulesOf = (kind: EntryKind) => priceRules.filter((rule) => kindOfRule[rule] === kind);
  expect(Object.fromEntries(kinds.map((kind) => [kind, rulesOf(kind)]))).toEqual({
    Item: ['ItemPrice', 'OptionPrice', 'BranchPrice', 'AdditionPrice'],
    Discount: [
      'EbayDiscount',
      'SellerDiscount',
      'BundleDiscount',
      'MemberDiscount',
      'PartnershipDiscount',
      'FundingDiscount',
      'Promotion',
      'ExtraDiscount',
    ],
    Coupon: ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'ShippingCoupon'],
    Shipping: ['ShippingFee'],
    OverseaShipping: ['OverseaShippingFee'],
    Tax: ['Tax'],
  });
});

test('[PR-08 EN-09] reports for every ledger input if it is an amount', () => {
  expect(['price', 'basis', 'freeFrom', 'worth', 'onArrival'].every(isAmountInput)).toBe(true);
  expect(['quantity', 'rate', 'kg', 'policies', 'name', 'constructor', ''].some(isAmountInput)).toBe(false);
});

test('[PR-08 EN-09] every amount is an integer, in any cart', () => {
  const engine = createEngine<string>({ ...marketplace.terms, currency: KRW });
  laws(50).forAll([arbCart({})], (cart) => {
    const { entries } = engine.priceOfCart(cart, 0);
    for (const { inputs } of entries)
      for (const [name, value] of Object.entries(inputs))
        if (isAmountInput(name)) expect([name, Number.isSafeInteger(value)]).toEqual([name, true]);
  });
});

const home: EntryHome = { sellerGroupKey: 'Seller/S1', place: { type: 'Unit', cartUnitId: cartUnitId(1) } };
const parcel: EntryHome = { ...home, place: { type: 'Bundle', bundleKey: bundleKey('B') } };

const pieces = { basis: won(2997), quantity: 3, name: '' };
const discountRules = ['Bundle', 'Ebay', 'Seller', 'Member', 'Partnership'].map((type) => `${type}Discount`);
const couponRules = ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'ShippingCoupon'];

test.each<readonly [string, readonly string[], object, number]>([
  ['DC-02] a rate of all', discountRules, { name: '', rate: 10, basis: won(20_009), quantity: 3 }, 2000],
  ['DC-02] a rate of each', discountRules, { ...pieces, rate: 10, perPiece: won(297) }, 297],
  ['DC-02] won off each', discountRules, { ...pieces, each: won(100) }, 300],
  ['DC-01] won off once', discountRules, { ...pieces, once: won(700) }, 700],
  ['DC-02] a limit', discountRules, { name: '', rate: 10, basis: won(20_000), quantity: 3, limit: won(999) }, 999],
  ['CP-17] a coupon of a rate', couponRules, { name: '', rate: 5, basis: won(26_263) }, 1313],
  ['CP-17] a coupon of won', couponRules, { name: '', each: won(1000), basis: won(33_278) }, 1000],
  ['CP-17] a coupon beyond the price', couponRules, { name: '', each: won(1000), basis: won(800) }, 800],
  ['CP-17] a coupon at its limit', couponRules, { name: '', rate: 50, basis: won(26_263), limit: won(300) }, 300],
  ['DC-04] an extra rate', ['ExtraDiscount'], { rate: 5, basis: won(10_002), from: won(10_000) }, 500],
  ['DC-04] extra won', ['ExtraDiscount'], { once: won(700), basis: won(10_002) }, 700],
  ['DC-04] an extra limit', ['ExtraDiscount'], { rate: 5, basis: won(10_002), limit: won(300) }, 300],
])('[%s: a share is less than the whole', (_, rules, inputs, whole) => {
  for (const rule of rules) {
    const at = (amount: number) =>
      isShare(entryOf(rule === 'ShippingCoupon' ? parcel : home, rule as never, won(-amount), inputs as never));
    expect([rule, at(whole - 1), at(whole)]).toEqual([rule, true, false]);
  }
});

test.each<readonly [string, readonly string[], object]>([
  ['a discount', discountRules, { name: '', rate: 10, basis: won(991), quantity: 1 }],
  ['a coupon', couponRules, { name: '', rate: 10, basis: won(991) }],
  ['an extra discount', ['ExtraDiscount'], { rate: 10, basis: won(991) }],
])('[EN-09] a share of %s that is rounded up is less than the rounded saving', (_, rules, inputs) => {
  for (const rule of rules) {
    const at = (amount: number) => isShare(entryOf(home, rule as never, won(-amount), inputs as never), 'Up');
    expect([rule, at(99), at(100)]).toEqual([rule, true, false]);
  }
});

test('[PR-07 PR-08] prices, fees, cut discounts and savings on a single unit are not shares', () => {
  const alone = [
    entryOf(home, 'SellerDiscount', won(-900), { ...pieces, each: won(500), basis: won(900), cutTo: won(900) }),
    entryOf(home, 'ItemPrice', won(10_000), { price: won(10_000), quantity: 1 }),
    entryOf(home, 'OptionPrice', won(500), { name: '', price: won(500), quantity: 1 }),
    entryOf(home, 'BranchPrice', won(-300), { price: won(-300), quantity: 1 }),
    entryOf(home, 'AdditionPrice', won(200), { name: '', price: won(200), quantity: 1 }),
    entryOf(home, 'FundingDiscount', won(-500), { name: '', once: won(9000) }),
    entryOf(parcel, 'ShippingFee', won(0), { subtotal: won(10_000), policies: 1 }),
    entryOf(home, 'OverseaShippingFee', won(0), { company: 'EMS', kg: 1, subtotal: won(10_000) }),
  ];
  expect(alone.filter((entry) => isShare(entry))).toEqual([]);
});
