import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { noFlags } from '../../../entities/cart/item.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { domesticOnly } from './CART-BR7-39-domestic-only.ts';

const stays = (id: number, itemName = '한우') => parcel(id, { itemName, flags: { ...noFlags, isDomesticOnly: true } });
const abroad = shipping('Japan', 'EMS', [parcel(1), stays(2), stays(3, '막걸리')]);

test('[OV-15] refuses a domestic-only item overseas, not at home; accepts others', () => {
  expect(isBroken(domesticOnly, abroad)).toBe(true);
  expect(isBroken(domesticOnly, { ...abroad, oversea: O.none })).toBe(false);
  expect(isBroken(domesticOnly, shipping('Japan', 'EMS', [parcel(1)]))).toBe(false);
});

test('[OV-15 CK-18] names the first unit, and the fixes concern all', () => {
  const cartUnitIds = [2, 3].map(cartUnitId);
  expect(findingOf(domesticOnly, abroad)).toEqual({
    code: 'CART-BR7-39',
    params: { product: '한우' },
    units: cartUnitIds,
    fixes: [{ type: 'Deselect', cartUnitIds }, { type: 'Delete', cartUnitIds }, { type: 'ShipDomestic' }],
  });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(domesticOnly, abroad))).toEqual({
    ko: '‘한우’ 상품은 국내배송만 할 수 있으므로 해외로 보내실 수 없습니다.',
    en: '‘한우’ is delivered within Korea only and cannot be shipped overseas.',
    cn: '“한우”仅限韩国国内配送，不能寄往海外。',
    jp: '「한우」は韓国国内への配送のみのため、海外へお送りになれません。',
  });
});
