import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { piecesAsked } from './facts.ts';
import { notANumber } from './CART-BR3-16-not-a-number.ts';

test.each([
  '',
  ' ',
  '-',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '−1',
  '1,000',
  '1 0',
  '٣',
  '三',
  'NaN',
  'Infinity',
  '＋１',
  '－１',
  '１．５',
  '①',
  'Ａ',
])('[QT-01] %j is not a number', (asked) => expect(isBroken(notANumber, asking(asked))).toBe(true));

test.each(['1', '0', '-1', '007', ' 12 ', '999', '1000', '9'.repeat(400), '１２', ' ０ ', '1２', '-１'])(
  '[QT-01] %j is a number',
  (asked) => expect(isBroken(notANumber, asking(asked))).toBe(false),
);

test('[QT-01] full-width digits of Japanese and Chinese keyboards are the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (pieces) => {
      const typed = String(pieces).replaceAll(/\d/gu, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
      expect(piecesAsked({ asked: typed })).toEqual(O.some(pieces));
    }),
  );
});

test('[QT-01] accepts every whole number and refuses any text with a letter', () => {
  fc.assert(
    fc.property(fc.integer(), fc.string(), fc.string(), (n, before, after) => {
      expect(isBroken(notANumber, asking(n))).toBe(false);
      expect(isBroken(notANumber, asking(`${before}e${after}`))).toBe(true);
    }),
  );
});

test('[QT-01] has a message in every language', () => {
  expect(saidIn(findingOf(notANumber, asking('abc')))).toEqual({
    ko: '수량은 숫자로 입력해 주십시오.',
    en: 'Please enter the quantity as a number.',
    cn: '请输入数字作为数量。',
    jp: '数量は数字で入力してください。',
  });
});
