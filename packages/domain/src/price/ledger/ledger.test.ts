import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbLedgerEntry } from '../../testing/index.ts';
import { kindOfRule, priceRules, totalOf, totalOfKind, type EntryKind } from './ledger.ts';
import { sum, won } from '../../money/won.ts';
import { law, forAll } from '../../testing/laws.ts';

const kinds: readonly EntryKind[] = ['Item', 'Discount', 'Coupon', 'Shipping', 'OverseaShipping'];

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
  });
});

test('an empty ledger totals 0 won', () => {
  expect(totalOf([])).toBe(won(0));
});
