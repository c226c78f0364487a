import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aUnit } from '../../../testing/builders/unit.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { noneSelected } from './CART-BR7-01-none-selected.ts';

test('[CK-01] refuses an empty selection; one unit is enough', () => {
  expect(isBroken(noneSelected, ordering([]))).toBe(true);
  expect(isBroken(noneSelected, ordering([aUnit()]))).toBe(false);
});

test('[CK-01] applies only to an empty order; the fix selects all orderable units', () => {
  fc.assert(fc.property(arbCheckoutFacts, (facts) => isBroken(noneSelected, facts) === (facts.chosen.length === 0)));
  expect(findingOf(noneSelected, ordering([]))).toMatchObject({ units: [], fixes: [{ type: 'SelectAll' }] });
  expect(findingOf(noneSelected, ordering([], { canSelect: false })).fixes).toEqual([]);
});

test('[CK-01] has a message in every language', () => {
  expect(saidIn(findingOf(noneSelected, ordering([])))).toEqual({
    ko: '주문할 상품을 선택해 주십시오.',
    en: 'Please select the items to order.',
    cn: '请选择要订购的商品。',
    jp: '注文する商品を選択してください。',
  });
});
