import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { noFlags, type Item } from '../../../entities/cart/item.ts';
import { anAddition, anItem, anOption } from '../../../testing/builders/item.ts';
import { outOfStock, unableForBuyer } from './why-unable.ts';

const why = (item: Partial<Item>) => O.toNullable(outOfStock(anItem(item)));
const inFives = { limits: { min: 5, max: O.none, multiple: 5 } };

test('[CK-02] an item is out of stock if its minimum quantity is not available', () => {
  expect([why({ stock: O.some(1) }), why({ stock: O.some(0) })]).toEqual([null, 'ITEM_OUT_OF_STOCK']);
  expect([why({ ...inFives, stock: O.some(5) }), why({ ...inFives, stock: O.some(4) })]).toEqual([
    null,
    'ITEM_OUT_OF_STOCK',
  ]);
  expect(why({ stock: O.none })).toBe(null);
});

test('[CK-02] next its option decides, then an addition with its own pieces', () => {
  const options = (left: number) => [anOption({ stock: O.some(left) })];
  expect([why({ options: options(1) }), why({ options: options(0) })]).toEqual([null, 'OPTION_OUT_OF_STOCK']);
  const additions = (left: number) => [anAddition({ quantity: 2, stock: O.some(left) })];
  expect([why({ additions: additions(2) }), why({ additions: additions(1) })]).toEqual([null, 'ADDITION_OUT_OF_STOCK']);
  expect(why({ options: options(0), additions: additions(1) })).toBe('OPTION_OUT_OF_STOCK');
});

test('[CK-02 RL-01] a deal for business buyers is not available to others', () => {
  const deal = { flags: { ...noFlags, isSmileClubBizDeal: true } };
  expect(unableForBuyer(deal, { isDomesticBusinessman: true })).toEqual(O.none);
  expect(unableForBuyer(deal, { isDomesticBusinessman: false })).toEqual(O.some('ONLY_SMILE_CLUB_BIZ'));
  expect(unableForBuyer({ flags: noFlags }, { isDomesticBusinessman: false })).toEqual(O.none);
});
