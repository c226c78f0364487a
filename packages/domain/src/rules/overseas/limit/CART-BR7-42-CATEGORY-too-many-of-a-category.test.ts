import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { won } from '../../../money/won.ts';
import { parcel, shipping, type mediums } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { tooManyOfACategory } from './CART-BR7-42-CATEGORY-too-many-of-a-category.ts';

const small = (id: number, quantity: number, medium: keyof typeof mediums = 'other') =>
  parcel(id, { itemSellPrice: won(1_000), shippingWeight: 0.1 }, { quantity }, medium);
const toTaiwan = (...chosen: readonly ReturnType<typeof small>[]) => shipping('Taiwan', 'CJ', chosen);

test('[OV-08] to Taiwan accepts 12 pieces of each category and refuses 13 of one', () => {
  expect(isBroken(tooManyOfACategory, toTaiwan(small(1, 12), small(2, 12, 'hair')))).toBe(false);
  expect(isBroken(tooManyOfACategory, toTaiwan(small(1, 6), small(2, 7)))).toBe(true);
});

test('[OV-08] does not apply to other countries and companies', () => {
  expect(isBroken(tooManyOfACategory, shipping('Japan', 'CJ', [small(1, 99)]))).toBe(false);
  expect(isBroken(tooManyOfACategory, shipping('Taiwan', 'EMS', [small(1, 99)]))).toBe(false);
});

test('[OV-08 CK-18] concerns the category; one fix covers several categories', () => {
  const one = findingOf(tooManyOfACategory, toTaiwan(small(1, 12, 'hair'), small(2, 7), small(3, 7)));
  expect(one.units).toEqual([2, 3].map(cartUnitId));
  expect(one.fixes.slice(0, 2)).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(3), quantity: 5 },
    { type: 'Deselect', cartUnitIds: [cartUnitId(3)] },
  ]);
  const both = findingOf(tooManyOfACategory, toTaiwan(small(1, 13, 'hair'), small(2, 14)));
  expect(both.fixes[0]).toEqual({ type: 'Deselect', cartUnitIds: [1, 2].map(cartUnitId) });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(tooManyOfACategory, toTaiwan(small(1, 13))))).toEqual({
    ko: '이 배송사로는 같은 분류의 상품을 한 번에 12개까지 보내실 수 있습니다.',
    en: 'This carrier takes up to 12 items of the same category at a time.',
    cn: '该快递公司每次最多可寄送12件同类商品。',
    jp: 'この配送会社で一度にお送りになれる同じ分類の商品は12点までです。',
  });
});
