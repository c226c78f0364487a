import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { pendingCondition } from './CART-BR7-43-PENDING-pending-condition.ts';

test('[CK-04] a unit that waits for a condition is refused, another is not', () => {
  expect(isBroken(pendingCondition, ordering([flaggedUnit(1, ['isPending'])]))).toBe(true);
  expect(isBroken(pendingCondition, ordering([flaggedUnit(1)]))).toBe(false);
});

test('[CK-04] holds for exactly those units, in whichever order, and no longer once they are left out', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen.filter((unit) => unit.item.flags.isPending).map((unit) => unit.cartUnitId);
      expect(isBroken(pendingCondition, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const found = findingOf(pendingCondition, facts);
      expect(found.units).toEqual(ids);
      expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: ids }]);
      expect(isBroken(pendingCondition, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[CK-04] says so in every language', () => {
  expect(saidIn(findingOf(pendingCondition, ordering([flaggedUnit(1), flaggedUnit(2, ['isPending'])])))).toEqual({
    ko: '‘사과’ 상품은 처리 중인 사항이 있어 아직 주문할 수 없습니다.',
    en: '‘사과’ cannot be ordered yet because something about it is still pending.',
    cn: '“사과”有待处理事项，暂时无法订购。',
    jp: '「사과」は処理中の事項があるため、まだ注文できません。',
  });
});
