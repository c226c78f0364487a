import { expect, test } from 'vitest';
import type { DiscountPolicy, DiscountType } from '../../entities/discount/discount.ts';
import { won } from '../../money/won.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import {
  anAddition,
  anExpressShopBranch,
  anOpenCart,
  anItem,
  anOption,
  aDiscount,
  aDiscountPolicy,
  aFundingDiscount,
  aUnit,
  withAllSelected,
} from '../../testing/index.ts';
import { priceTogether, unitSteps } from '../price-steps.ts';
import { additionsTotal, branchPrice, piecePrice, piecesLeft, unitItemPrice } from './line.ts';

const off = (
  discountPrice: number,
  pieces?: number,
  type: DiscountType = 'Seller',
  over: Partial<DiscountPolicy> = {},
) =>
  aDiscount({
    discountNo: type,
    discountType: type,
    policy: aDiscountPolicy({
      calcType: 'Amount',
      discountPrice: won(discountPrice),
      maxAppliedQuantity: pieces,
      ...over,
    }),
  });
const once = { calcTypeSub: 'Total' as const };

test.each([
  ['each piece', [off(100)], 0, [900, 900, 900]],
  ['one piece', [off(400, 1)], 0, [1000, 1000, 600]],
  ['one piece of a bundle', [off(400, 1, 'Bundle')], 0, [1000, 1000, 600]],
  ['two pieces', [off(400, 2)], 0, [1000, 600, 600]],
  ['the same piece twice', [off(400, 1), off(300, 1, 'Member')], 0, [1000, 1000, 300]],
  ['another one for what this one does not cost', [off(700, 1), off(500, 1, 'Member')], 0, [1000, 800]],
  ['all pieces once', [off(100, undefined, 'Seller', once)], 0, [967, 967, 966]],
  ['all pieces, as a card does', [off(900, 1)], 301, [900, 899]],
])('[DC-01 EN-09] a discount stays on its pieces: %s', (_, discounts, card, left) => {
  const unit = aUnit({ quantity: 3, discounts, item: anItem({ itemSellPrice: won(1000) }) });
  const funding = card > 0 ? [aFundingDiscount({ discountPrice: won(card), cartUnitIds: [unit.cartUnitId] })] : [];
  const input = pricingInput(withAllSelected(anOpenCart([unit], { discounts: { funding } })));
  const [line] = priceTogether(unitSteps, input.units, [], input).lines;
  expect(line && piecesLeft(line)).toEqual(left);
});

test('[PR-01] before any step a price has only the item prices of its lines', () => {
  const unit = aUnit({ quantity: 2 });
  const pricing = priceTogether([], [unit], [], pricingInput(withAllSelected(anOpenCart([unit]))));
  expect(pricing).toMatchObject({ lines: [{ unit, left: 20_000 }], fees: [], shippingCoupons: [], overseas: [] });
});

const pieceUnit = aUnit({
  quantity: 3,
  item: anItem({
    itemSellPrice: won(10_000),
    options: [anOption({ optionPrice: won(500) }), anOption({ optionNo: 'O2', optionPrice: won(-200) })],
    additions: [anAddition({ price: won(1000), quantity: 2 }), anAddition({ additionNo: 'A2', price: won(300) })],
  }),
});

test('[PR-01] additions total is the sum of price times quantity of the additions', () => {
  expect([additionsTotal(pieceUnit), additionsTotal(aUnit({ item: anItem({ additions: [] }) }))]).toEqual([2300, 0]);
});

test('[PR-01] unit item price is (sell price + options + branch) × quantity + additions', () => {
  expect(piecePrice(pieceUnit)).toBe(10_300);
  expect(unitItemPrice(pieceUnit)).toBe(10_300 * 3 + 2300);
});

test('[PR-01] the branch of a unit adds to the price of each piece', () => {
  const express = aUnit({
    ...pieceUnit,
    cartUnitType: 'ExpressShop',
    expressShopBranch: anExpressShopBranch({ branchAdditionalPrice: won(150) }),
  });
  expect(branchPrice(express)).toBe(150);
  expect(unitItemPrice(express)).toBe((10_300 + 150) * 3 + 2300);
});
