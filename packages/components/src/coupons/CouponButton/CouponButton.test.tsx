import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCouponButton, aCouponPrompt } from '../../testing/coupon-views.ts';
import { CouponButton, CouponPrompt } from './CouponButton.tsx';

const html = (over: Parameters<typeof aCouponButton>[0] = {}): string =>
  renderToStaticMarkup(<CouponButton coupon={aCouponButton(over)} send={() => undefined} id="c" />);

test('[CP-11] a button named after the item opens a dialog', () => {
  expect(html()).toMatch(/^<button type="button"[^>]*id="c" aria-label="쿠폰: 유기농[^"]*" aria-haspopup="dialog"/);
  expect(html()).toMatch(/<\/svg>쿠폰<\/button>$/);
});

test('shows the discount of the coupons in use', () => {
  const markup = html({ label: '−3,000원', appliedText: '쿠폰 적용 −3,000원' });
  expect(markup).toMatch(/class="root applied".*title="쿠폰 적용 −3,000원".*−3,000원<\/button>/);
});

test('a disabled button stays focusable and gives its reason', () => {
  const markup = html({ isEnabled: false, reason: '중고 상품' });
  expect(markup).toMatch(/aria-disabled="true" aria-describedby="cwhy"/);
  expect(markup).not.toContain(' disabled=""');
});

test('[CP-13] a tip describes the button and can be closed', () => {
  expect(html({ prompt: aCouponPrompt() })).toMatch(/<button[^>]*id="c"[^>]*aria-describedby="ctip"/);
  const tip = renderToStaticMarkup(<CouponPrompt prompt={aCouponPrompt()} send={() => undefined} buttonId="c" />);
  expect(tip).toMatch(/<span id="ctip">쓸 수 있는 쿠폰이 있어요<\/span><button[^>]*aria-label="쿠폰 안내 닫기"/);
  expect(html()).not.toContain('ctip');
});
