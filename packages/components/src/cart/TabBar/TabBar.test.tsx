import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aTabBar } from '../../testing/frame-views.ts';
import { TabBar } from './TabBar.tsx';

const html = (over: Parameters<typeof aTabBar>[0] = {}, isCounted = true): string =>
  renderToStaticMarkup(<TabBar tabBar={aTabBar(over)} send={() => undefined} isCounted={isCounted} />);

test('[PG-02] a named nav has four links with counts, exactly one of them current', () => {
  expect(html()).toMatch(/^<nav [^>]*id="cart-tabs"[^>]*aria-label="장바구니 탭"/);
  expect(html().match(/<a /g)).toHaveLength(4);
  expect(html().match(/aria-current="page"/g)).toHaveLength(1);
  expect(html()).toMatch(/href="\/ko\/pc\/cart\/emartmall">.*>스마일프레시, 상품 3개<\/span><\/a>/);
});

test('[PG-02] renders no tab bar if it is hidden', () => {
  expect(html({ isShown: false })).toBe('');
});

test('shows no counts before the cart is loaded', () => {
  expect(html({}, false)).not.toMatch(/상품 \d+개|>\d+</);
});
