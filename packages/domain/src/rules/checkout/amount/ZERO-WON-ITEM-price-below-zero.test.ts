import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../../money/ids.ts';
import { anItem } from '../../../testing/builders/item.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { priceBelowZero } from './ZERO-WON-ITEM-price-below-zero.ts';

const apple = aUnit();
const pear = aUnit({
  cartUnitId: cartUnitId(2),
  item: anItem({ itemName: '배' }),
  appliedCouponIssueNoes: [couponIssueNo('C1')],
});

test('[PR-07] refuses a selected unit with a negative price, not an unselected one', () => {
  expect(isBroken(priceBelowZero, ordering([apple], { zeroWonUnits: [cartUnitId(1)] }))).toBe(true);
  expect(isBroken(priceBelowZero, ordering([apple], { zeroWonUnits: [cartUnitId(2)] }))).toBe(false);
  expect(isBroken(priceBelowZero, ordering([apple]))).toBe(false);
});

test('[PR-07] concerns exactly those selected units, and none remains after its fix', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      expect(isBroken(priceBelowZero, facts)).toBe(facts.zeroWonUnits.length > 0);
      if (facts.zeroWonUnits.length === 0) return;
      const { units } = findingOf(priceBelowZero, facts);
      expect(new Set(units)).toEqual(new Set(facts.zeroWonUnits));
      const chosen = facts.chosen.filter((unit) => !units.includes(unit.cartUnitId));
      expect(isBroken(priceBelowZero, { ...facts, chosen })).toBe(false);
    }),
  );
});

test('[PR-07] excludes the units; coupons stay, because they never exceed the price', () => {
  const both = ordering([apple, pear], { zeroWonUnits: [cartUnitId(2), cartUnitId(1)] });
  expect(findingOf(priceBelowZero, both).fixes).toEqual([
    { type: 'Deselect', cartUnitIds: [cartUnitId(1), cartUnitId(2)] },
  ]);
});

test('[PR-07] names the first unit in every language', () => {
  expect(saidIn(findingOf(priceBelowZero, ordering([apple, pear], { zeroWonUnits: [cartUnitId(2)] })))).toEqual({
    ko: '‘배’ 상품은 금액이 0원 이하이므로 주문할 수 없습니다.',
    en: '‘배’ cannot be ordered because its price is ₩0 or less.',
    cn: '“배”的金额为0韩元或以下，无法订购。',
    jp: '「배」は金額が0ウォン以下のため、注文できません。',
  });
});
