import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { discountAgreement } from './CART-BR3-07-discount-agreement.ts';

const agreed = (asked: number) => asking(asked, {}, { quantity: 3, isItemDiscountAgreement: true });

test('[QT-03] a unit under a discount agreement keeps its quantity', () => {
  expect(isBroken(discountAgreement, agreed(3))).toBe(false);
  expect(isBroken(discountAgreement, agreed(2))).toBe(true);
  expect(isBroken(discountAgreement, agreed(4))).toBe(true);
});

test('[QT-03] refuses any change with an agreement, none without; there is no fix', () => {
  fc.assert(fc.property(arbPieces, (pieces) => isBroken(discountAgreement, agreed(pieces)) === (pieces !== 3)));
  fc.assert(fc.property(arbPieces, (pieces) => !isBroken(discountAgreement, asking(pieces))));
  expect(findingOf(discountAgreement, agreed(4)).fixes).toEqual([]);
});

test('[QT-03] has a message in every language', () => {
  expect(saidIn(findingOf(discountAgreement, agreed(4)))).toEqual({
    ko: '쿠폰이나 할인이 적용된 상품은 수량을 변경할 수 없습니다.',
    en: 'The quantity of an item with a coupon or discount applied cannot be changed.',
    cn: '已使用优惠券或已享受折扣的商品无法更改数量。',
    jp: 'クーポンまたは割引が適用されている商品は、数量を変更できません。',
  });
});
