import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testWords } from '../testing/context.ts';
import type { CartWords } from '../cart/cart-words-ko.ts';
import { filled, wordOf } from './word.ts';

test('fills placeholders and adds thousands separators to numbers', () => {
  expect(filled('{n}개, {name}', { n: 1234, name: '김' })).toBe('1,234개, 김');
});

test('chooses one or many by n', () => {
  expect(filled('{n} item||{n} items', { n: 1 })).toBe('1 item');
  expect(filled('{n} item||{n} items', { n: 0 })).toBe('0 items');
  expect(filled('{n}개', { n: 1 })).toBe('1개');
});

test('[XS-2] keeps the text of a seller unchanged', () => {
  const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('{n}', '$&', '$1', '{name}||{n}', '__proto__'));
  fc.assert(
    fc.property(odd, (name) => {
      expect(wordOf<CartWords>()(testWords('ko'), 'deleteName', { name })).toBe(`${name} 삭제`);
      expect(wordOf<CartWords>()(testWords('en'), 'deleteName', { name })).toBe(`Delete ${name}`);
    }),
  );
});
