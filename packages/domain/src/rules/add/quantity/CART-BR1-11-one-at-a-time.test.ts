import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { oneDepartmentPiece } from './CART-BR1-11-one-at-a-time.ts';

test('[CM-06] accepts one piece of a department-store item and refuses two', () => {
  expect(isBroken(oneDepartmentPiece, adding({ flags: ['isDepartmentStore'], quantity: 1 }))).toBe(false);
  expect(isBroken(oneDepartmentPiece, adding({ flags: ['isDepartmentStore'], quantity: 2 }))).toBe(true);
  expect(isBroken(oneDepartmentPiece, adding({ quantity: 2 }))).toBe(false);
});

test('[CM-06] CART-BR1-11 has a message in every language', () => {
  expect(saidIn(findingOf(oneDepartmentPiece, adding({ flags: ['isDepartmentStore'], quantity: 2 })))).toEqual({
    ko: '‘사과’ 상품은 백화점 상품이므로 한 번에 1개씩만 주문할 수 있습니다.',
    en: '‘사과’ is a department store item and can be ordered only one at a time.',
    cn: '“사과”为百货商店商品，每次只能订购1件。',
    jp: '「사과」は百貨店の商品のため、一度に1点のみ注文できます。',
  });
});
