import { expect, test } from 'vitest';
import { sameOriginPath } from './links.ts';

test.each(['/', '/ko/pc/cart', '/shop/양반?x=1#y', '/a//b'])('accepts a path of the same origin: %s', (href) => {
  expect(sameOriginPath(href)).toBe(href);
});

test.each([
  undefined,
  '',
  'shop',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  ' /shop',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'intent://x',
])('anything else is refused: %j', (href) => {
  expect(sameOriginPath(href)).toBeUndefined();
});
