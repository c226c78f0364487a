import { featuresOf } from '../../../storefront/features.ts';
import { aStorefront } from '../../../testing/builders/cart.ts';
import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { incomeDutyWithOthers } from './CART-BR7-09-income-duty-with-others.ts';

const apart = flaggedUnit(2, ['isIncomeDuty']);
const other = flaggedUnit(1);

ordersApart(
  '[CK-08 CK-17] income-duty items go alone, not with others, unless the shopper chose so',
  incomeDutyWithOthers,
  { apart: flagged('isIncomeDuty'), lifting: [{ type: 'Agree', code: 'CART-BR7-09' }] },
);

test('[CK-08] the agreement to order together lifts it; another agreement does not', () => {
  expect(isBroken(incomeDutyWithOthers, ordering([other, apart], { agreed: ['CART-BR7-09'] }))).toBe(false);
  expect(isBroken(incomeDutyWithOthers, ordering([other, apart], { agreed: ['ASK-OVERSEA-CONSENT'] }))).toBe(true);
});

test('[CK-08] offers the choice in Korean only', () => {
  const inLanguage = (language: 'ko' | 'en' | 'cn' | 'jp') =>
    ordering([other, apart], { features: featuresOf(aStorefront({ language })) });
  expect((['ko', 'en', 'cn', 'jp'] as const).map((one) => isBroken(incomeDutyWithOthers, inLanguage(one)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[CK-08] has a message in every language', () => {
  expect(saidIn(findingOf(incomeDutyWithOthers, ordering([other, apart])))).toEqual({
    ko: '소득공제 상품은 다른 상품과 따로 주문하셔야 합니다.',
    en: 'Tax-deductible items must be ordered separately from other items.',
    cn: '可抵税商品需与其他商品分开下单。',
    jp: '所得控除の対象商品は、ほかの商品と別々にご注文ください。',
  });
});
