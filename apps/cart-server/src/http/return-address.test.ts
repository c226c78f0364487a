import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnAddressOf } from '../pages/outdated-browser.ts';

test.each([
  ['/en/m/cart#x', '/en/m/cart#x', 'en'],
  ['/ko/pc/cart/emartmall?fromPC=true&a=b?c#unit-3', '/ko/pc/cart/emartmall?fromPC=true&a=b?c#unit-3', 'ko'],
  ['/cn/cart?#', '/cn/cart', 'cn'],
  ['/jp/m/cart#"><b>가', '/jp/m/cart#%22%3E%3Cb%3E%EA%B0%80', 'jp'],
  ['/ko/cart?a=\r\nset-cookie: b#\r\nc', '/ko/cart?a=set-cookie:%20b#c', 'ko'],
  ['/ko/pc/order/7f3a', '/ko/pc/order/7f3a', 'ko'],
  ['/en/order/a%2F..%2Fb?from=mail#top', '/en/order/a%2F..%2Fb?from=mail#top', 'en'],
])('[RT-12] returns from %j to %j', (asked, path, language) => {
  expect(returnAddressOf(asked)).toEqual({ path, language, isOrder: path.includes('/order/') });
});

test.each([null, '', '/', '/demo#/ko/cart', '#/ko/cart', '?/ko/cart', '/ko/order', '/ko/order/a/b', '//ko/cart#x'])(
  '[RT-12 RD-1] sends %j to the buyer’s own entry page',
  (asked) => {
    expect(returnAddressOf(asked)).toEqual({ path: '/', isOrder: false });
  },
);

test('[RT-12 RD-1] returns only to a path of this site in plain ASCII; the result is stable', () => {
  const arbTail = fc.string({ unit: 'binary' });
  const arbAsked = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('/ko/cart', '/en/m/cart', '/jp/order/', '//', '/\\'), arbTail)
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(arbAsked, (asked) => {
      const { path } = returnAddressOf(asked);
      expect(path).toMatch(/^\/(?:$|(?:ko|en|cn|jp)\/)[!-~]*$/u);
      expect(returnAddressOf(path).path).toBe(path);
    }),
  );
});
