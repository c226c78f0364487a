import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMemo, MAX_MEMO_BYTES, memoBytes, memoOf } from './memo.ts';
import { law, forAll } from '../../testing/laws.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['~', 1],
  ['é', 1],
  ['\u00ff', 1],
  ['\u0100', 2],
  ['가', 2],
  ['注', 2],
  ['ｱ', 2],
  // one character, two UTF-16 units
  ['😀', 2],
  // a letter with a combining mark
  ['e\u0301', 3],
  // four people and their joiners
  ['👨‍👩‍👧‍👦', 14],
  ['\ud800', 2],
  ['\udc00a', 3],
])('[LY-08] %j has %i bytes', (text, bytes) => expect(memoBytes(text)).toBe(bytes));

test.each([
  ['half width', 'a'.repeat(100), 'a'.repeat(101)],
  ['wide', '가'.repeat(50), `${'가'.repeat(50)}a`],
  ['both', `${'가'.repeat(49)}ab`, `${'가'.repeat(49)}abc`],
  ['beyond the first plane', '😀'.repeat(50), '😀'.repeat(51)],
])('[LY-08] 100 bytes of %s are a memo, one more is none', (_, fits, tooLong) => {
  expect([
    [MAX_MEMO_BYTES, memoBytes(fits)],
    [isMemo(fits), isMemo(tooLong)],
  ]).toEqual([
    [100, 100],
    [true, false],
  ]);
});

test.each([
  ['문 앞에\n두세요', '문 앞에 두세요'],
  ['a \r\n\r\n b\u2028c\u0085d', 'a b c d'],
  ['a\tb', 'a b'],
  ['a\u0000b\u001bc\u007fd\u009fe', 'abcde'],
  ['a\u202eb\u2066c', 'abc'],
  ['a\ud800b', 'ab'],
  ['  a  b  ', 'a  b'],
  ['<b>=1+1</b>', '<b>=1+1</b>'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['\n', ''],
])('[LY-08] %j is normalized to %j', (text, kept) => expect(memoOf(text)).toBe(kept));

test.each(['a\nb', 'a\tb', '\u0000', '\u0085', '\u2028', '\u202e', '\ud800'])(
  '[LY-08] %j is not a valid memo',
  (text) => {
    expect(isMemo(text)).toBe(false);
  },
);

const characters = fc.string({ unit: 'binary', maxLength: 120 });

law('[LY-08] bytes add up: at least one and at most two per character', [characters, characters], (a, b) => {
  expect(memoBytes(a + b)).toBe(memoBytes(a) + memoBytes(b));
  expect(memoBytes(a)).toBeGreaterThanOrEqual(Array.from(a).length);
  expect(memoBytes(a)).toBeLessThanOrEqual(2 * Array.from(a).length);
});

test('[LY-08] a normalized text is a valid memo if it is short enough, is never longer, and is unchanged by normalizing again', () => {
  const anyText = fc.string({ unit: fc.integer({ max: 0xff_ff }).map((code) => String.fromCharCode(code)) });
  forAll([anyText], (text) => {
    const kept = memoOf(text);
    expect(isMemo(kept)).toBe(memoBytes(kept) <= MAX_MEMO_BYTES);
    expect(memoOf(kept)).toBe(kept);
  });
});
