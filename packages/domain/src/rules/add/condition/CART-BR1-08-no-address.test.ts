import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { noAddressToAdd } from './CART-BR1-08-no-address.ts';

test('[CM-06] same-day items need an address, others do not', () => {
  expect(isBroken(noAddressToAdd, adding({ cartUnitType: 'ExpressShop' }, { hasAddress: false }))).toBe(true);
  expect(isBroken(noAddressToAdd, adding({ cartUnitType: 'ExpressShop' }, { hasAddress: true }))).toBe(false);
  expect(isBroken(noAddressToAdd, adding({ cartUnitType: 'SmileFresh' }, { hasAddress: false }))).toBe(false);
});

test('[CM-06] CART-BR1-08 has a message in every language', () => {
  expect(saidIn(findingOf(noAddressToAdd, adding({ cartUnitType: 'ExpressShop' }, { hasAddress: false })))).toEqual({
    ko: '당일배송을 받으실 배송지를 먼저 선택해 주십시오.',
    en: 'Please choose an address for same-day delivery first.',
    cn: '请先选择当日达的收货地址。',
    jp: '即日配送のお届け先を先に選択してください。',
  });
});
