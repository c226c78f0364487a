import { expect, test } from 'vitest';
import { padEnd, padStart, printable, widthOf } from './printable.ts';

test.each([
  ['', 0],
  ['cart.json', 9],
  ['장바구니', 8],
  ['장바구니'.normalize('NFD'), 8],
  ['购物车', 6],
  ['カート', 6],
  ['ｶｰﾄ', 3],
  ['ﾊﾞｹｯﾄ', 5],
  ['ﾊ'.normalize('NFKC'), 2],
  ['（ａ）', 6],
  ['café'.normalize('NFD'), 4],
  ['🧺', 2],
  ['👩‍👩‍👧', 2],
  ['👍🏽', 2],
  ['🇰🇷', 2],
  ['❤️', 2],
  ['❤', 1],
  ['1️⃣', 2],
  ['𠮷', 2],
  ['₩5,350 · ‘x’ …', 14],
] as const)('[EN-03] %s has %d columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
  expect(padEnd(text, 20)).toBe(text + ' '.repeat(20 - width));
  expect(padStart(text, 20)).toBe(' '.repeat(20 - width) + text);
});

test('[EN-03] escapes control characters once', () => {
  expect(printable('a\u001b[2Jb\nc\u2028d\u202ee')).toBe(String.raw`a\u001b[2Jb\u000ac\u2028d\u202ee`);
  expect(printable(printable('\u0007'))).toBe(String.raw`\u0007`);
  expect(printable('장바구니 🧺 カート')).toBe('장바구니 🧺 カート');
});
