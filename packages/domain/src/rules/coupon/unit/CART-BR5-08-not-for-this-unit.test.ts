import { expect, test } from 'vitest';
import { cartUnitId, itemNo, sellerKey } from '../../../money/ids.ts';
import { aPlace, couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { anItem } from '../../../testing/builders/item.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notForThisUnit } from './CART-BR5-08-not-for-this-unit.ts';

test('[CP-02] accepts only items, sellers or categories of the coupon', () => {
  const fits = (target: Parameters<typeof couponFacts>[0]) => !isBroken(notForThisUnit, couponFacts(target));
  expect(fits({ target: { type: 'All' } })).toBe(true);
  expect(fits({ target: { type: 'Items', itemNos: [itemNo('I1')] } })).toBe(true);
  expect(fits({ target: { type: 'Items', itemNos: [itemNo('I2')] } })).toBe(false);
  expect(fits({ target: { type: 'Sellers', sellerKeys: [sellerKey('S1')] } })).toBe(true);
  expect(fits({ target: { type: 'Sellers', sellerKeys: [] } })).toBe(false);
  expect(fits({ target: { type: 'LargeCategories', codes: ['L0', 'L1'] } })).toBe(true);
  expect(fits({ target: { type: 'LargeCategories', codes: ['M1'] } })).toBe(false);
});

test('[CP-02] one matching unit of several is enough', () => {
  const units = ['I1', 'I2'].map((no, i) =>
    aUnit({ cartUnitId: cartUnitId(i + 1), item: anItem({ itemNo: itemNo(no) }) }),
  );
  const forItem = (no: string) =>
    couponFacts({ target: { type: 'Items', itemNos: [itemNo(no)] } }, { units, place: aPlace('Unit') });
  expect(['I1', 'I2', 'I3'].map((no) => isBroken(notForThisUnit, forItem(no)))).toEqual([false, false, true]);
});

test.each([
  ['BuyerCoupon', 'Unit'],
  ['SellerDupCoupon', 'ItemGroup'],
  ['SuperCoupon', 'ItemGroup'],
  ['Unknown', 'nowhere'],
] as const)('[CP-02] a %s fits a place of kind %s', (couponType, only) => {
  for (const type of ['Unit', 'ItemGroup', 'Bundle'] as const)
    expect(isBroken(notForThisUnit, couponFacts({ couponType }, { place: aPlace(type) }))).toBe(type !== only);
});

test('[CP-05] a free-shipping coupon fits a parcel whatever its type', () => {
  const shipping = { couponType: 'Unknown', flags: couponFlags('isFreeShipping') } as const;
  for (const type of ['Unit', 'ItemGroup', 'Bundle'] as const)
    expect(isBroken(notForThisUnit, couponFacts(shipping, { place: aPlace(type) }))).toBe(type !== 'Bundle');
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notForThisUnit, couponFacts({ couponType: 'Unknown' })))).toEqual({
    ko: '이 쿠폰은 선택하신 상품에 사용할 수 없습니다.',
    en: 'This coupon cannot be used on the selected item.',
    cn: '该优惠券不能用于所选商品。',
    jp: 'このクーポンは選択した商品にはご利用いただけません。',
  });
});
