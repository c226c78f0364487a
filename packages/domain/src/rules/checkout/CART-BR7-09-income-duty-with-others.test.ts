import { featuresOf } from '../../storefront/features.ts';
import { aStorefront } from '../../testing/builders/cart.ts';
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
import { incomeDutyWithOthers } from './CART-BR7-09-income-duty-with-others.ts';

const apart = flaggedUnit(2, ['isIncomeDuty']);
const other = flaggedUnit(1);

test('[CK-08] income-duty items go alone, not with others, unless the shopper chose so', () => {
  expect(isBroken(incomeDutyWithOthers, ordering([other, apart]))).toBe(true);
  expect(isBroken(incomeDutyWithOthers, ordering([apart]))).toBe(false);
  expect(isBroken(incomeDutyWithOthers, ordering([other]))).toBe(false);
});

test('[CK-08] ordering together, once chosen, lifts it; another agreement does not', () => {
  expect(isBroken(incomeDutyWithOthers, ordering([other, apart], { agreed: ['CART-BR7-09'] }))).toBe(false);
  expect(isBroken(incomeDutyWithOthers, ordering([other, apart], { agreed: ['ASK-OVERSEA-CONSENT'] }))).toBe(true);
});

test('[CK-08] the choice is offered in Korean only', () => {
  const inLanguage = (language: 'ko' | 'en' | 'cn' | 'jp') =>
    ordering([other, apart], { features: featuresOf(aStorefront({ language })) });
  expect((['ko', 'en', 'cn', 'jp'] as const).map((one) => isBroken(incomeDutyWithOthers, inLanguage(one)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[CK-08 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(incomeDutyWithOthers, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Agree', code: 'CART-BR7-09' },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
});

test('[CK-08] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.item.flags.isIncomeDuty);
      const others = facts.chosen.filter((unit) => !alone.includes(unit));
      expect(isBroken(incomeDutyWithOthers, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(incomeDutyWithOthers, facts)))
        expect([left.chosen.length > 0, isBroken(incomeDutyWithOthers, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-08] says so in every language', () => {
  expect(saidIn(findingOf(incomeDutyWithOthers, ordering([other, apart])))).toEqual({
    ko: '소득공제 상품은 다른 상품과 따로 주문하셔야 합니다.',
    en: 'Income-deduction items must be ordered separately from other items.',
    cn: '所得扣除商品需与其他商品分开下单。',
    jp: '所得控除の対象商品は、ほかの商品と別々にご注文ください。',
  });
});
