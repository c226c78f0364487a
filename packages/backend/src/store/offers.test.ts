import { aUnit } from '@baguni/domain/testing';
import { isTargeted, itemNo, sellerKey, type CouponTarget } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { keysOfTarget, targetsOf } from './offers.ts';

const plain = aUnit();
const unit = { ...plain, item: { ...plain.item, fields: { limited: true, shelf: 'a/b', year: 7 } } };
const field = (name: string, is: string | number | boolean): CouponTarget => ({ type: 'Field', field: name, is });

test.each<[CouponTarget, boolean]>([
  [{ type: 'All' }, true],
  [{ type: 'Items', itemNos: [unit.item.itemNo] }, true],
  [{ type: 'Items', itemNos: [itemNo('other')] }, false],
  [{ type: 'Sellers', sellerKeys: [unit.seller.sellerKey] }, true],
  [{ type: 'Sellers', sellerKeys: [sellerKey('other')] }, false],
  [{ type: 'LargeCategories', codes: [unit.item.category.large] }, true],
  [{ type: 'LargeCategories', codes: ['other'] }, false],
  [field('limited', true), true],
  [field('limited', 'true'), false],
  [field('limited', false), false],
  [field('year', 7), true],
  [field('year', '7'), false],
  [field('shelf', 'a/b'), true],
  [field('other', true), false],
])('[CP-11 EN-17] stores find the coupons for a unit by the keys of its target: %j', (target, finds) => {
  const found = keysOfTarget(target).some((key) => targetsOf([unit]).includes(key));
  expect([found, isTargeted(target, unit)]).toEqual([finds, finds]);
});
