import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aFailure, aTabBar, anEmpty, someSkipLinks } from '../testing/frame-views.ts';
import { someOverlays } from '../testing/page-views.ts';
import { EmptyView } from './EmptyView/EmptyView.tsx';
import { FailureView } from './FailureView/FailureView.tsx';
import { LiveRegion } from '../cart/Layers/Layers.tsx';
import { Overlay } from './Overlay/Overlay.tsx';
import { ListSkeleton, SummarySkeleton } from './Skeleton/Skeleton.tsx';
import { SkipLinks } from './SkipLinks/SkipLinks.tsx';
import { Toasts } from './Toasts/Toasts.tsx';
import { Waiting } from './Waiting/Waiting.tsx';

test('[PG-01] each page section has a skip link, in order', () => {
  const html = renderToStaticMarkup(<SkipLinks links={someSkipLinks()} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#cart-list',
    '#order-summary',
    '#cart-tabs',
  ]);
});

const htmlEmptyView = (over: Parameters<typeof anEmpty>[0] = {}): string =>
  renderToStaticMarkup(<EmptyView empty={anEmpty(over)} send={() => undefined} />);

test('[PG-05] an empty cart has a message, a shortcut and a focusable heading', () => {
  expect(htmlEmptyView()).toMatch(/<h2 [^>]*id="cart-list" tabindex="-1">장바구니에 담긴 상품이 없어요.<\/h2>/);
  expect(htmlEmptyView()).toMatch(/<a [^>]*href="\/home">쇼핑하러 가기<\/a>/);
  expect(htmlEmptyView().match(/<a /g)).toHaveLength(1);
});

test('[PG-05] an empty tab also links to all units', () => {
  const [showAll] = aTabBar().tabs;
  expect(htmlEmptyView({ showAll })).toMatch(/<a [^>]*href="\/ko\/pc\/cart">전체, 상품 16개<\/a>/);
});

test('[PG-04] a failed load is announced, with a retry and a link home', () => {
  const html = renderToStaticMarkup(<FailureView failure={aFailure()} send={() => undefined} />);
  expect(html).toMatch(/^<div [^>]*role="alert"/);
  expect(html).toMatch(/<h2 [^>]*id="cart-list" tabindex="-1">장바구니를 불러오지 못했어요<\/h2>/);
  expect(html).toMatch(/<a [^>]*href="\/home">홈으로 가기<\/a>/);
  expect(html).toMatch(/<button [^>]*>다시 시도<\/button>/);
});

test('the live region has one polite message that is visually hidden', () => {
  const announcer = { announcement: { key: 2, text: '12개 중 7개 선택. 결제 예상 금액 56,820원' } };
  expect(renderToStaticMarkup(<LiveRegion announcer={announcer} />)).toMatch(
    /^<output class="visually-hidden"[^>]*><span>12개 중 7개 선택. 결제 예상 금액 56,820원<\/span><\/output>$/,
  );
});

test('[PG-10] announces both overlays in a permanent live region', () => {
  const html = (type: 'Cart' | 'Order' | 'None', text: string): string =>
    renderToStaticMarkup(<Overlay loading={{ type, text }} />);
  expect(html('Cart', '장바구니를 불러오고 있어요')).toMatch(/^<output .*장바구니를 불러오고 있어요/);
  expect(html('Order', '주문을 준비하고 있어요')).toMatch(/^<output class="veil" .*주문을 준비하고 있어요/);
  expect(html('None', '')).toMatch(/^<output [^>]*><\/output>$/);
});

test('hides the skeleton from screen readers, because the overlay announces the loading', () => {
  for (const part of [<ListSkeleton key="list" />, <SummarySkeleton key="summary" />]) {
    const html = renderToStaticMarkup(part);
    expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('');
  }
});

test('toasts are in a permanent polite region; their texts are escaped and contain no controls', () => {
  const html = (toasts: readonly { readonly key: string; readonly text: string }[]): string =>
    renderToStaticMarkup(<Toasts overlays={someOverlays({ toasts })} />);
  expect(html([])).toMatch(/^<output><\/output>$/);
  expect(html([{ key: 'toast-1', text: '<b>쿠폰</b>이 취소됐어요.' }])).toContain(
    '>&lt;b&gt;쿠폰&lt;/b&gt;이 취소됐어요.<',
  );
  expect(html([{ key: 'toast-1', text: 'x' }])).not.toMatch(/<button|<a |tabindex/);
});

test('[LY-04] a placeholder layer is hidden from screen readers and takes no focus', () => {
  const html = renderToStaticMarkup(<Waiting isTop onLeave={() => undefined} />);
  expect(html).toMatch(/^<div class="root" aria-hidden="true">/);
  expect(html).not.toMatch(/<button|<a |<input|tabindex/);
});
