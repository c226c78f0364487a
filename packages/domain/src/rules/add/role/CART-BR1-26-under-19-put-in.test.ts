import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { under19ToAdd } from './CART-BR1-26-under-19-put-in.ts';

test('[CM-06] refuses adult items under 19 and accepts them from 19 on', () => {
  expect(isBroken(under19ToAdd, adding({ flags: ['isAdult'] }, { buyer: { isUnder19: true } }))).toBe(true);
  expect(isBroken(under19ToAdd, adding({ flags: ['isAdult'] }, { buyer: { isUnder19: false } }))).toBe(false);
  expect(isBroken(under19ToAdd, adding({}, { buyer: { isUnder19: true } }))).toBe(false);
});

test('[CM-06] CART-BR1-26 has a message in every language', () => {
  expect(saidIn(findingOf(under19ToAdd, adding({ flags: ['isAdult'] }, { buyer: { isUnder19: true } })))).toEqual({
    ko: '‘사과’ 상품은 만 19세 미만이면 구매할 수 없습니다.',
    en: 'You must be 19 or older to buy ‘사과’.',
    cn: '未满19周岁不能购买“사과”。',
    jp: '「사과」は19歳未満の方は購入できません。',
  });
});
