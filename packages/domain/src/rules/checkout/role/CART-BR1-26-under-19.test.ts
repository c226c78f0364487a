import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { under19 } from './CART-BR1-26-under-19.ts';

const asked = (isUnder19: boolean, isCertificatedAdult = false) =>
  ordering([flaggedUnit(1, ['isAdult'])], { buyer: aBuyer({ isUnder19, isCertificatedAdult }) });

test('[CK-11] refuses buyers under 19 despite a certificate; from 19 on the rule does not apply', () => {
  expect(isBroken(under19, asked(true))).toBe(true);
  expect(isBroken(under19, asked(true, true))).toBe(true);
  expect(isBroken(under19, asked(false))).toBe(false);
  expect(isBroken(under19, ordering([flaggedUnit(1)], { buyer: aBuyer({ isUnder19: true }) }))).toBe(false);
});

bars('[CK-11 CK-18] adult items are barred to who is under 19', under19, {
  isBarred: (unit, { isUnder19 }) => unit.item.flags.isAdult && isUnder19,
  unit: flagged('isAdult'),
  buyer: { isUnder19: true },
});

test('[CK-11] has a message in every language', () => {
  expect(saidIn(findingOf(under19, asked(true)))).toEqual({
    ko: '‘사과’ 상품은 만 19세 미만이면 구매할 수 없습니다.',
    en: 'You must be 19 or older to buy ‘사과’.',
    cn: '未满19周岁不能购买“사과”。',
    jp: '「사과」は19歳未満の方は購入できません。',
  });
});
