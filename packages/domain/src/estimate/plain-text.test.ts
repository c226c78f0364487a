import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { law } from '../testing/laws.ts';

test.each([
  ['=SUM(A1:A9)', '=SUM(A1:A9)'],
  ['\t=1+1', '=1+1'],
  ['\r\n@cmd', '@cmd'],
  ['a\u0000b', 'a b'],
  ['a\u001Fb', 'a b'],
  ['a b', 'a b'],
  ['a\u007Eb', 'a\u007Eb'],
  ['a\u007Fb', 'a b'],
  ['a\u009Fb', 'a b'],
  ['a\u00A0b', 'a\u00A0b'],
  ['a\u2028b', 'a b'],
  ['a\uFFFCb', 'a\uFFFCb'],
  ['a\uFFFDb', 'a b'],
  ['a\uFFFEb', 'a b'],
  ['a\uFDD0b', 'a b'],
  ['a\u{1FFFF}b', 'a b'],
  ['a\uD800b', 'a b'],
  ['😀', '😀'],
  ['<b>사과</b>', '<b>사과</b>'],
])('[ES-01] %j is written as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

law('[ES-01] removes control characters from any name, and is idempotent', [fc.string({ unit: 'binary' })], (text) => {
  const plain = plainText(text);
  expect(plain).not.toMatch(/\p{Cc}/u);
  expect(plain.isWellFormed()).toBe(true);
  expect(plainText(plain)).toBe(plain);
});
