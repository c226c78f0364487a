import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { belowMinimumToAdd } from './CART-BR1-34-below-minimum.ts';

test('[CM-06] accepts the minimum and refuses one piece fewer', () => {
  expect(isBroken(belowMinimumToAdd, adding({ quantity: 3, limits: { min: 4 } }))).toBe(true);
  expect(isBroken(belowMinimumToAdd, adding({ quantity: 4, limits: { min: 4 } }))).toBe(false);
  expect(isBroken(belowMinimumToAdd, adding({ quantity: 1, limits: { min: 4 } }, { piecesInCart: 3 }))).toBe(false);
});

test('[CM-06] CART-BR1-34 has a message in every language', () => {
  expect(saidIn(findingOf(belowMinimumToAdd, adding({ quantity: 3, limits: { min: 4 } })))).toEqual({
    ko: '4개 이상 구매하셔야 합니다.',
    en: 'You need to buy at least 4.',
    cn: '至少需购买4件。',
    jp: '4点以上ご購入ください。',
  });
});
