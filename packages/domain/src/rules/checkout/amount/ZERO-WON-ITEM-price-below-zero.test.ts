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

test('[PR-07] a chosen unit whose price would fall below 0 is refused, one that is not chosen is not', () => {
  expect(isBroken(priceBelowZero, ordering([apple], { zeroWonUnits: [cartUnitId(1)] }))).toBe(true);
  expect(isBroken(priceBelowZero, ordering([apple], { zeroWonUnits: [cartUnitId(2)] }))).toBe(false);
  expect(isBroken(priceBelowZero, ordering([apple]))).toBe(false);
});

test('[PR-07] concerns exactly the chosen ones of those units, and none is left after its fix', () => {
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

test('[PR-07] the units stay out; coupons, which never take more than is left, stay on', () => {
  const both = ordering([apple, pear], { zeroWonUnits: [cartUnitId(2), cartUnitId(1)] });
  expect(findingOf(priceBelowZero, both).fixes).toEqual([
    { type: 'Deselect', cartUnitIds: [cartUnitId(1), cartUnitId(2)] },
  ]);
});

test('[PR-07] names the first of them in every language', () => {
  expect(saidIn(findingOf(priceBelowZero, ordering([apple, pear], { zeroWonUnits: [cartUnitId(2)] })))).toEqual({
    ko: '‘배’ 상품은 금액이 0원 이하이므로 주문할 수 없습니다.',
    en: '‘배’ cannot be ordered because its price is ₩0 or less.',
    cn: '“배”的金额为0韩元或以下，无法订购。',
    jp: '「배」は金額が0ウォン以下のため、注文できません。',
  });
});
