import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { pendingCondition } from './CART-BR7-43-PENDING-pending-condition.ts';

test('[CK-04] refuses a unit with a pending condition only', () => {
  expect(isBroken(pendingCondition, ordering([flaggedUnit(1, ['isPending'])]))).toBe(true);
  expect(isBroken(pendingCondition, ordering([flaggedUnit(1)]))).toBe(false);
});

bars('[CK-04 CK-18] what waits for a condition is barred', pendingCondition, {
  isBarred: (unit) => unit.item.flags.isPending,
  unit: flagged('isPending'),
});

test('[CK-04] has a message in every language', () => {
  expect(saidIn(findingOf(pendingCondition, ordering([flaggedUnit(1), flaggedUnit(2, ['isPending'])])))).toEqual({
    ko: '‘사과’ 상품은 처리 중인 사항이 있어 아직 주문할 수 없습니다.',
    en: '‘사과’ cannot be ordered yet because something about it is still pending.',
    cn: '“사과”有待处理事项，暂时无法订购。',
    jp: '「사과」は処理中の事項があるため、まだ注文できません。',
  });
});
