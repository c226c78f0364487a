import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { findingOf, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { moreThan30 } from './CART-BR7-33-more-than-30.ts';

const unitsOf = (count: number) => Array.from({ length: count }, (_, i) => aUnit({ cartUnitId: cartUnitId(i + 1) }));

test('[CK-01] accepts 30 units and refuses 31', () => {
  expect(isBroken(moreThan30, ordering(unitsOf(30)))).toBe(false);
  expect(isBroken(moreThan30, ordering(unitsOf(31)))).toBe(true);
});

test('[CK-01] deselecting the units of the fix leaves the first 30 of the cart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 31, max: 120 }), (count) => {
      const chosen = unitsOf(count);
      const { units, fixes } = findingOf(moreThan30, ordering(chosen));
      expect(fixes).toEqual([{ type: 'Deselect', cartUnitIds: units }]);
      const kept = chosen.filter((unit) => !units.includes(unit.cartUnitId));
      expect(kept).toEqual(chosen.slice(0, 30));
    }),
  );
});

test('[CK-01] states the maximum in every language', () => {
  expect(saidIn(findingOf(moreThan30, ordering(unitsOf(31))))).toEqual({
    ko: '한 번에 30개 상품까지 주문할 수 있습니다. 일부 상품의 선택을 해제해 주십시오.',
    en: 'You can order up to 30 items at a time. Please deselect some items.',
    cn: '每次最多可订购30件商品，请取消选择部分商品。',
    jp: '一度に注文できる商品は30点までです。一部の商品の選択を解除してください。',
  });
});
