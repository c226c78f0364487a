import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCouponBox } from '../../testing/coupon-views.ts';
import { CouponBox } from './CouponBox.tsx';

const html = (over: Parameters<typeof aCouponBox>[0] = {}): string =>
  renderToStaticMarkup(<CouponBox box={aCouponBox(over)} isTop send={() => undefined} />);

test('[CP-12] sections are fieldsets and the running total is one spoken sentence', () => {
  expect(html().match(/<fieldset /g)).toHaveLength(4);
  expect(html()).toContain(
    '<output class="visually-hidden">쿠폰 할인 −2,502원, 결제 예상 금액 252,558원에서 250,056원</output>',
  );
  expect(html()).toMatch(/<s [^>]*>252,558원<\/s><strong [^>]*>250,056원<\/strong>/);
});

test('[CP-18] reports no coupons or a failed list, and has no apply button', () => {
  expect(html({ body: 'Empty' })).toContain('사용할 수 있는 쿠폰이 없어요');
  expect(html({ body: 'Failure' })).toMatch(/<p role="alert">쿠폰 목록을 불러오지 못했습니다/);
  for (const body of ['Empty', 'Failure', 'Loading'] as const) expect(html({ body })).not.toContain('>적용하기<');
});

test('blocks input and stays open while applying', () => {
  const markup = html({ isApplying: true });
  expect(markup).toContain('class="body" inert=""');
  expect(markup).not.toContain('aria-label="닫기"');
  expect(markup).toContain('쿠폰을 적용하고 있어요');
});

test('each id is unique', () => {
  const ids = [...html().matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);
  expect(new Set(ids).size).toBe(ids.length);
});
