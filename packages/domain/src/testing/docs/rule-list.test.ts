import { expect, test } from 'vitest';
import { isMessageKey } from '../../messages/keys.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { ruleList } from './rule-list.ts';

const list = ruleList();

/** Codes of section 8 of the specification; ranges include every number. */
const specified: Readonly<Record<string, string>> = {
  'CART-BR-': '100-101',
  'CART-BR1-': '01-09 11 14-15 20-23 25-39 43 45 50-53 55',
  'CART-BR2-': '139',
  'CHECKOUT-BR2-': '200',
  'CART-BR3-': '01-09 16-18',
  'CART-BR4-': '09',
  'CART-BR5-': '01-02 04-14 16-17 20-23',
  'CART-BR7-': '01-11 13-29 31-34 36 39 41-49 51-55',
};

const numbersIn = (text: string): readonly string[] =>
  text.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
      String(Number(first) + i).padStart(first.length, '0'),
    );
  });

const codes = Object.entries(specified).flatMap(([family, text]) => numbersIn(text).map((n) => `${family}${n}`));

test('[ER-09] expands ranges of codes', () => {
  expect([numbersIn('01-03 43'), codes.length]).toEqual([['01', '02', '03', '43'], 122]);
});

test.each(codes)('[ER-09] %s has a message and a line in the list', (code) => {
  expect(isMessageKey(code)).toBe(true);
  expect(list).toContain(`| \`${code}\` |`);
});

test.each(catalogue)('[ER-09] $family/$code is listed with its requirement', ({ code, requirement }) => {
  const line = list.split('\n').find((text) => text.startsWith(`| \`${code}\` |`)) ?? '';
  expect(line).toContain(requirement);
});
