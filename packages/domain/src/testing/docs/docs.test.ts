import { expect, test } from 'vitest';
import { priceRules, totalOf } from '../../price/ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { domainPages } from './domain-pages.ts';
import { steps, workedCart } from './price-guide.ts';

test.each([...domainPages()])('[EN-05] %s is rendered with a title and a table', (_, text) => {
  expect(text).toMatch(/^# .+\n/u);
  expect(text).toMatch(/\n\|(?: --- \|)+\n/u);
  expect(text).not.toContain('undefined');
});

test('[PR-08] the steps of the guide name every rule once, and their entries add up to the total', () => {
  const named = steps.flatMap(({ rules }) => rules);
  expect(named.toSorted()).toEqual([...priceRules].toSorted());
  const { entries, payable } = pricedOf(workedCart);
  const perStep = steps.map(({ rules }) => totalOf(entries.filter(({ rule }) => rules.includes(rule))));
  expect(perStep.reduce((a, b) => a + b, 0)).toBe(payable);
});

test('[PR-08] the ledger of the guide’s cart equals a manual calculation', () => {
  const amountsOf = (...rules: readonly string[]): readonly number[] =>
    pricedOf(workedCart)
      .entries.filter(({ rule }) => rules.includes(rule))
      .map(({ amount }) => amount);
  expect(amountsOf('ItemPrice', 'OptionPrice', 'AdditionPrice')).toEqual([25_800, 2200, 1500, 9990]);
  expect(amountsOf('EbayDiscount')).toEqual([-300]);
  // 10 per cent of 28,000 are 2,800, cut to 2,500
  expect(amountsOf('SellerDiscount')).toEqual([-2500]);
  // 1,000 by 28,000 and 9,990: 737.03 and 262.96
  expect(amountsOf('BundleDiscount')).toEqual([-737, -263]);
  // 299.7 rounded down
  expect(amountsOf('MemberDiscount', 'PartnershipDiscount', 'FundingDiscount')).toEqual([-299, -100, -700]);
  // 5 per cent of 26,263
  expect(amountsOf('BuyerCoupon')).toEqual([-1313]);
  // 1,000 by 24,950 and 8,328: 749.74 and 250.26
  expect(amountsOf('SellerDupCoupon')).toEqual([-750, -250]);
  // 3 per cent of 32,278 are 968, by 24,200 and 8,078: 725.74 and 242.25
  expect(amountsOf('ExtraDiscount')).toEqual([-726, -242]);
  // 34,591 after discounts is below 40,000
  expect([amountsOf('ShippingFee', 'ShippingCoupon'), pricedOf(workedCart).payable]).toEqual([[2500, -1000], 32_810]);
});
