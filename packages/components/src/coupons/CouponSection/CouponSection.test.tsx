import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCouponSection } from '../../testing/coupon-views.ts';
import { CouponSection } from './CouponSection.tsx';

test('[CP-12] is a fieldset with a legend; no coupon is its first radio, and one radio is checked', () => {
  const html = renderToStaticMarkup(<CouponSection section={aCouponSection()} send={() => undefined} />);
  const radios = [...html.matchAll(/<input [^>]*>/g)].map(String);
  expect(html).toMatch(/^<fieldset [^>]*><legend [^>]*>상품 쿠폰 <span [^>]*>이 상품에만 적용돼요<\/span><\/legend>/);
  expect(radios[0]).toContain('aria-label="적용 안 함"');
  expect(radios.filter((radio) => radio.includes('checked=""'))).toHaveLength(1);
  expect(new Set(radios.map((radio) => /name="([^"]*)"/.exec(radio)?.[1]))).toEqual(new Set(['coupons-buyer-15001']));
});

test('[CP-11] folds unusable coupons under their number, and has no fold without them', () => {
  const html = renderToStaticMarkup(<CouponSection section={aCouponSection()} send={() => undefined} />);
  const [before = '', folded = ''] = html.split('<details ');
  expect(folded).toMatch(/<summary>지금 쓸 수 없는 쿠폰 6장<.*data-state="Unusable"/);
  expect(before).not.toContain('data-state="Unusable"');
  const all = renderToStaticMarkup(<CouponSection section={aCouponSection({ unusable: [] })} send={() => undefined} />);
  expect(all).not.toContain('<details');
});
