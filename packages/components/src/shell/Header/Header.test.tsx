import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aHeader } from '../../testing/frame-views.ts';
import { aCountryBar } from '../../testing/overseas-views.ts';
import { Footer } from './HeaderParts.tsx';
import { Header } from './Header.tsx';

const html = (over: Parameters<typeof aHeader>[0] = {}, layout: 'pc' | 'm' = 'pc', showsSteps = false): string =>
  renderToStaticMarkup(<Header header={aHeader(over)} layout={layout} showsSteps={showsSteps} />);

test('[RT-13] the only h1 names the page and its count', () => {
  for (const layout of ['pc', 'm'] as const) {
    expect(html({}, layout).match(/<h1/g)).toHaveLength(1);
    expect(html({}, layout)).toContain('<h1 class="title" aria-label="장바구니, 상품 16개">장바구니');
  }
  expect(html({ count: undefined })).not.toContain('class="count"');
});

test('marks the current step and the current language', () => {
  expect(html()).toMatch(/<li class="step" aria-current="step">장바구니<\/li>/);
  expect(html()).toMatch(/<a [^>]*lang="ko"[^>]*aria-current="true">한국어<\/a>/);
  expect(html({ environment: undefined }).match(/aria-current/g)).toHaveLength(2);
});

test('[RT-17] links back by tab and home in the top bar, both with names', () => {
  const mobile = html({ back: { label: '스마일배송 홈으로', href: '/smile-delivery' } }, 'm');
  expect(mobile).toContain('href="/smile-delivery" aria-label="스마일배송 홈으로"');
  expect(mobile).toContain('href="/home" aria-label="홈"');
  expect(mobile).not.toContain('class="steps"');
  expect(html({}, 'm', true)).toContain('class="steps"');
});

test('the arrow goes back in history only if it would go to the service’s home', () => {
  const back = { label: '스마일배송 홈으로', href: '/smile-delivery' };
  expect(html({}, 'm')).toMatch(/<a [^>]*href="\/home" [^>]*data-goes-back="true"/);
  expect(html({ back }, 'm')).toMatch(/<a [^>]*href="\/smile-delivery" [^>]*data-goes-back="false"/);
});

test('[RT-17] links a tab with a custom home there on PC, and other tabs to the service', () => {
  const back = { label: '스마일배송 홈으로', href: '/smile-delivery' };
  expect(html({ back })).toMatch(/<a [^>]*href="\/smile-delivery">스마일배송 홈으로<\/a>/);
  expect(html()).not.toContain('홈으로');
});

test('[RT-15] hides demo elements in production', () => {
  const hidden = html({ environment: undefined, demo: undefined });
  expect(hidden).not.toContain('class="environment"');
  expect(hidden).not.toContain('/demo');
});

test('the customer centre is the last site link, in the PC header and the mobile footer', () => {
  const last = /href="\/help">고객센터<\/a><\/div>/;
  expect(html()).toMatch(last);
  expect(renderToStaticMarkup(<Footer header={aHeader()} />)).toMatch(last);
});

test('[OV-01] the mobile header names the country that ships, and its name contains the visible text', () => {
  const render = (layout: 'pc' | 'm') =>
    renderToStaticMarkup(<Header header={aHeader()} layout={layout} country={aCountryBar({ name: '일본' })} />);
  expect(render('m')).toMatch(/<button [^>]*aria-label="배송 국가 변경: 일본"[^>]*><svg.*<\/svg>일본<\/button>/);
  expect(render('pc')).not.toContain('일본<');
});

const close = {
  label: '닫기',
  accessibleName: '닫기',
  isEnabled: true,
  reason: undefined,
  command: { type: 'ClosePage' },
} as const;

test('[RT-14] the close button replaces home on mobile', () => {
  for (const layout of ['pc', 'm'] as const) {
    expect(html({ close }, layout)).toMatch(/<button type="button" [^>]*aria-label="닫기"/);
    expect(html({}, layout)).not.toContain('<button');
  }
  expect(html({ close }, 'm')).not.toContain('aria-label="홈"');
});

test('[RT-14] keeps only a visually hidden heading if the app has a native header', () => {
  for (const layout of ['pc', 'm'] as const) {
    const hidden = html({ isHidden: true, close }, layout);
    expect(hidden).toMatch(/^<header class="visually-hidden"><h1 [^>]*>.*<\/h1><\/header>$/);
  }
});
