import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notAMultipleToAdd } from './CART-BR1-55-not-a-multiple-put-in.ts';

test('[CM-06] accepts multiples and refuses other quantities', () => {
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 10, limits: { multiple: 5 } }))).toBe(false);
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 11, limits: { multiple: 5 } }))).toBe(true);
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 4, limits: { multiple: 5 } }, { piecesInCart: 1 }))).toBe(
    false,
  );
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 7 }))).toBe(false);
});

test('[CM-06] a multiple of 0 means no restriction, as for quantity changes', () => {
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 7, limits: { multiple: 0 } }))).toBe(false);
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 7, limits: { multiple: 1 } }))).toBe(false);
  expect(isBroken(notAMultipleToAdd, adding({ quantity: 7, limits: { multiple: 2 } }))).toBe(true);
});

test('[CM-06] CART-BR1-55 has a message in every language', () => {
  expect(saidIn(findingOf(notAMultipleToAdd, adding({ quantity: 11, limits: { multiple: 5 } })))).toEqual({
    ko: '수량은 5개 단위로 입력해 주십시오.',
    en: 'Please enter a quantity in multiples of 5.',
    cn: '请输入5的倍数作为数量。',
    jp: '数量は5点単位で入力してください。',
  });
});
