import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressBar } from '../delivery/AddressBar/AddressBar.tsx';
import { CountryBar } from '../overseas/CountryBar/CountryBar.tsx';
import { aTabBar, aToolbar, anEstimateAction } from '../testing/frame-views.ts';
import { aCountryBar } from '../testing/overseas-views.ts';
import { TabBar } from './TabBar/TabBar.tsx';
import { Toolbar } from './Toolbar/Toolbar.tsx';

const htmlTabBar = (over: Parameters<typeof aTabBar>[0] = {}, isCounted = true): string =>
  renderToStaticMarkup(<TabBar tabBar={aTabBar(over)} send={() => undefined} isCounted={isCounted} />);

test('[PG-02] a named nav has four links with counts, exactly one of them current', () => {
  expect(htmlTabBar()).toMatch(/^<nav [^>]*id="cart-tabs"[^>]*aria-label="장바구니 탭"/);
  expect(htmlTabBar().match(/<a /g)).toHaveLength(4);
  expect(htmlTabBar().match(/aria-current="page"/g)).toHaveLength(1);
  expect(htmlTabBar()).toMatch(/href="\/ko\/pc\/cart\/emartmall">.*>스마일프레시, 상품 3개<\/span><\/a>/);
});

test('[PG-02] renders no tab bar if it is hidden', () => {
  expect(htmlTabBar({ isShown: false })).toBe('');
});

test('shows no counts before the cart is loaded', () => {
  expect(htmlTabBar({}, false)).not.toMatch(/상품 \d+개|>\d+</);
});

const htmlToolbar = (over: Parameters<typeof aToolbar>[0] = {}): string =>
  renderToStaticMarkup(<Toolbar toolbar={aToolbar(over)} send={() => undefined} />);

test('[PG-07] has select all, the number of selected units, and delete', () => {
  expect(htmlToolbar()).toMatch(/^<fieldset [^>]*aria-label="목록 도구"/);
  expect(htmlToolbar()).toContain('aria-label="전체 선택, 16개 중 9개 선택"');
  expect(htmlToolbar()).toMatch(/<button [^>]*aria-label="선택 삭제, 상품 9개">선택 삭제<\/button>/);
});

test('[PG-07] draws the estimate button for a domestic business buyer only', () => {
  expect(htmlToolbar()).not.toContain('견적서');
  expect(htmlToolbar({ estimate: anEstimateAction() })).toMatch(/<button [^>]*>견적서 출력<\/button>/u);
});

test('[PG-07] next to the tabs, the toolbar has figures and icons; the names keep the words', () => {
  const toolbar = aToolbar({ estimate: anEstimateAction() });
  const short = renderToStaticMarkup(<Toolbar toolbar={toolbar} send={() => undefined} isShort />);
  expect(short).toContain('>9/16</span>');
  expect(short).toContain('aria-label="전체 선택, 16개 중 9개 선택"');
  for (const name of ['선택 삭제, 상품 9개', '견적서 출력'])
    expect(short).toMatch(new RegExp(`<button [^>]*(?:aria-label="${name}"[^>]*>|>${name}<)`, 'u'));
});

test('[OV-01] shows the destination as a term with a value, and the button names the change', () => {
  const page = renderToStaticMarkup(<CountryBar countryBar={aCountryBar({ name: '일본' })} send={() => undefined} />);
  expect(page).toMatch(/<dt [^>]*>.*배송 국가<\/dt><dd [^>]*>일본<\/dd>/);
  expect(page).toMatch(/<button [^>]*aria-label="배송 국가 변경"[^>]*>변경<\/button>/);
});

test('[PG-06] shows the address with its label and escapes text', () => {
  const html = renderToStaticMarkup(
    <AddressBar addressBar={{ label: '배송지', text: '(06236) 서울 강남구 <b>1</b>' }} send={() => undefined} />,
  );
  expect(html).toMatch(/<dt[^>]*>.*배송지<\/dt><dd[^>]*>\(06236\) 서울 강남구 &lt;b&gt;1&lt;\/b&gt;<\/dd>/);
});
