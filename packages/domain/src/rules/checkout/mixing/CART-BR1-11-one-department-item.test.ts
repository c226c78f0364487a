import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, leavingOut, ordering, saidIn } from '../../../testing/rules.ts';
import { oneDepartmentItem } from './CART-BR1-11-one-department-item.ts';

const [first, second, third] = [1, 2, 3].map((id) => flaggedUnit(id, ['isDepartmentStore']));
const asked = ordering([flaggedUnit(9), ...[first, second, third].flatMap((unit) => unit ?? [])]);

test('[CK-10] accepts one department-store unit with any number of pieces, and refuses a second unit', () => {
  expect(isBroken(oneDepartmentItem, ordering([flaggedUnit(9)]))).toBe(false);
  expect(
    isBroken(oneDepartmentItem, ordering([flaggedUnit(9), flaggedUnit(1, ['isDepartmentStore'], { quantity: 3 })])),
  ).toBe(false);
  expect(isBroken(oneDepartmentItem, asked)).toBe(true);
});

test('[CK-10] keeps the first unit of the cart', () => {
  const found = findingOf(oneDepartmentItem, asked);
  expect(found).toMatchObject({ units: [2, 3], fixes: [{ type: 'Deselect', cartUnitIds: [2, 3] }] });
  expect(isBroken(oneDepartmentItem, leavingOut(asked, found.units))).toBe(false);
});

test('[CK-10] has a message in every language', () => {
  expect(saidIn(findingOf(oneDepartmentItem, asked))).toEqual({
    ko: '‘사과’ 상품은 백화점 상품이므로 한 번에 1개씩만 주문할 수 있습니다.',
    en: '‘사과’ is a department store item and can be ordered only one at a time.',
    cn: '“사과”为百货商店商品，每次只能订购1件。',
    jp: '「사과」は百貨店の商品のため、一度に1点のみ注文できます。',
  });
});
