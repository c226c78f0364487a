import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { aboveMaximumToAdd } from './CART-BR1-31-above-maximum.ts';

test('[CM-06] accepts the maximum and refuses one more', () => {
  expect(isBroken(aboveMaximumToAdd, adding({ quantity: 5, limits: { max: O.some(5) } }))).toBe(false);
  expect(isBroken(aboveMaximumToAdd, adding({ quantity: 6, limits: { max: O.some(5) } }))).toBe(true);
  expect(isBroken(aboveMaximumToAdd, adding({ quantity: 998 }))).toBe(false);
});

test('[CM-06] CART-BR1-31 has a message in every language', () => {
  expect(saidIn(findingOf(aboveMaximumToAdd, adding({ quantity: 6, limits: { max: O.some(5) } })))).toEqual({
    ko: '최대 5개까지 구매할 수 있습니다.',
    en: 'You can buy up to 5.',
    cn: '最多可购买5件。',
    jp: '最大5点まで購入できます。',
  });
});
