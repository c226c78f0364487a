import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCouponCard, aDownload } from '../../testing/coupon-views.ts';
import { CouponCard } from './CouponCard.tsx';

const html = (over: Parameters<typeof aCouponCard>[0] = {}): string =>
  renderToStaticMarkup(<CouponCard coupon={aCouponCard(over)} name="buyer" send={() => undefined} />);

test('[CP-11] is a native radio with value, resulting price and conditions', () => {
  expect(html()).toMatch(/<input [^>]*type="radio" id="coupons-buyer-15001-1"[^>]*name="buyer"/);
  expect(html()).toContain('aria-label="3,000원 할인, 적용가 22,026원, 첫 구매 3,000원 쿠폰"');
  expect(html()).toMatch(/>적용가 22,026원<.*>1만원 이상 구매 시<.*>2036년 12월 31일까지</);
});

test('[CP-10] the radio contains its state in words', () => {
  const markup = html({ state: 'InUse', stateText: '사용 중', isChosen: true });
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${id}"><span class="badge InUse">사용 중</span>`);
  expect(markup).toContain('checked=""');
});

test('an unusable coupon is focusable, aria-disabled and gives its reason', () => {
  const markup = html({ state: 'Unusable', isEnabled: false, reason: '100,000원부터', priceAfterText: undefined });
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled=""');
  expect(markup).toContain('>100,000원부터</span>');
});

test('[CP-14] a coupon not yet downloaded has a download button instead of the radio, busy during the download', () => {
  expect(html({ download: aDownload() })).not.toContain('type="radio"');
  expect(html({ download: aDownload() })).toMatch(/<button [^>]*aria-label="쿠폰 받기: [^"]*">쿠폰 받기<\/button>/);
  expect(html({ download: aDownload({ isBusy: true }) })).toMatch(
    /aria-busy="true".*<output [^>]*>쿠폰을 받고 있어요<\/output>/,
  );
});

test('escapes texts from data', () => {
  expect(html({ name: '<img src=x>' })).toContain('&lt;img src=x&gt;');
});

test('[CP-11] labels the coupon with the largest saving', () => {
  expect(html({ bestLabel: '최대 할인' })).toContain('>최대 할인</span>');
  expect(html()).not.toContain('최대 할인');
});
