import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { isBroughtByExpress, storeChainOf } from './store-chain.ts';

test.each([
  ['gsMapo', 'GSFresh'],
  ['lotteSeogyo', 'LotteSuper'],
  ['lotteSeoul', 'LotteMart'],
  ['homeHapjeong', 'HomePlus'],
])('[XT-05] the seller %s belongs to %s', (seller, chain) => {
  expect(storeChainOf(seller)).toEqual(O.some(chain));
});

test.each(['S1', '', 'gsmapo', 'toString'])('[XT-05] the seller %j belongs to no store chain', (seller) => {
  expect(storeChainOf(seller)).toEqual(O.none);
});

test.each([
  ['100000003', true],
  ['100000012', false],
  ['100000042', false],
  ['', true],
])('[XT-05] the large category %s can be delivered by express: %s', (category, isBrought) => {
  expect(isBroughtByExpress(category)).toBe(isBrought);
});
