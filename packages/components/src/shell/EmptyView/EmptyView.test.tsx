import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anEmpty, aTabBar } from '../../testing/frame-views.ts';
import { EmptyView } from './EmptyView.tsx';

const html = (over: Parameters<typeof anEmpty>[0] = {}): string =>
  renderToStaticMarkup(<EmptyView empty={anEmpty(over)} send={() => undefined} />);

test('[PG-05] has a message, a shortcut and a focusable heading', () => {
  expect(html()).toMatch(/<h2 [^>]*id="cart-list" tabindex="-1">장바구니에 담긴 상품이 없습니다.<\/h2>/);
  expect(html()).toMatch(/<a [^>]*href="\/home">쇼핑하러 가기<\/a>/);
  expect(html().match(/<a /g)).toHaveLength(1);
});

test('[PG-05] an empty tab also links to all units', () => {
  const [showAll] = aTabBar().tabs;
  expect(html({ showAll })).toMatch(/<a [^>]*href="\/ko\/pc\/cart">전체, 상품 16개<\/a>/);
});
