import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anAddition, anExpressShopBranch, anItem, anOption, aUnit } from '../testing/index.ts';
import { additionsTotal, branchPrice, piecePrice, unitItemPrice } from './unit-price.ts';
import { won } from '../money/won.ts';

const unit = aUnit({
  quantity: 3,
  item: anItem({
    itemSellPrice: won(10_000),
    options: [anOption({ optionPrice: won(500) }), anOption({ optionNo: 'O2', optionPrice: won(-200) })],
    additions: [anAddition({ price: won(1000), quantity: 2 }), anAddition({ additionNo: 'A2', price: won(300) })],
  }),
});

test('[PR-01] additions total is the sum of price times quantity of the additions', () => {
  expect(additionsTotal(unit)).toBe(2300);
  expect(additionsTotal(aUnit({ item: anItem({ additions: [] }) }))).toBe(0);
});

test('[PR-01] unit item price is (sell price + options + branch) × quantity + additions', () => {
  expect(piecePrice(unit)).toBe(10_300);
  expect(unitItemPrice(unit)).toBe(10_300 * 3 + 2300);
});

test('[PR-01] the branch of a unit adds to the price of each piece', () => {
  const express = aUnit({
    ...unit,
    cartUnitType: 'ExpressShop',
    expressShopBranch: O.some(anExpressShopBranch({ branchAdditionalPrice: won(150) })),
  });
  expect(branchPrice(express)).toBe(150);
  expect(unitItemPrice(express)).toBe((10_300 + 150) * 3 + 2300);
});
