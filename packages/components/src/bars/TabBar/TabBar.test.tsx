import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aTabBar } from '../../testing/frame-views.ts';
import { TabBar } from './TabBar.tsx';

const html = (over: Parameters<typeof aTabBar>[0] = {}, isCounted = true): string =>
  renderToStaticMarkup(<TabBar tabBar={aTabBar(over)} send={() => undefined} isCounted={isCounted} />);

test('[PG-02] four links with counts in a named nav; exactly one is the current page', () => {
  expect(html()).toMatch(/^<nav [^>]*id="cart-tabs"[^>]*aria-label="장바구니 탭"/);
  expect(html().match(/<a /g)).toHaveLength(4);
  expect(html().match(/aria-current="page"/g)).toHaveLength(1);
  expect(html()).toMatch(/href="\/ko\/pc\/cart\/emartmall">.*>스마일프레시, 상품 3개<\/span><\/a>/);
});

test('[PG-02] where it is not shown there is nothing', () => {
  expect(html({ isShown: false })).toBe('');
});

test('before the cart is there no count is claimed', () => {
  expect(html({}, false)).not.toMatch(/상품 \d+개|>\d+</);
});
