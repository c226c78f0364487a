import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterLeavingOut,
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { refundableWithOthers } from './CART-BR7-44-refundable-with-others.ts';

const apart = flaggedUnit(2, ['isPaymentMoneyCategory']);
const other = flaggedUnit(1);

test('[CK-04] items of a money category go alone, not with others', () => {
  expect(isBroken(refundableWithOthers, ordering([other, apart]))).toBe(true);
  expect(isBroken(refundableWithOthers, ordering([apart]))).toBe(false);
  expect(isBroken(refundableWithOthers, ordering([other]))).toBe(false);
});

test('[CK-04 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(refundableWithOthers, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
});

test('[CK-04] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.item.flags.isPaymentMoneyCategory);
      const others = facts.chosen.filter((unit) => !alone.includes(unit));
      expect(isBroken(refundableWithOthers, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(refundableWithOthers, facts)))
        expect([left.chosen.length > 0, isBroken(refundableWithOthers, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-04] says so in every language', () => {
  expect(saidIn(findingOf(refundableWithOthers, ordering([other, apart])))).toEqual({
    ko: '환금성 상품은 다른 상품과 따로 주문하셔야 합니다.',
    en: 'Items that can be refunded in cash must be ordered separately from other items.',
    cn: '可兑现商品需与其他商品分开下单。',
    jp: '換金性のある商品は、ほかの商品と別々にご注文ください。',
  });
});
