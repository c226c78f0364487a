import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCouponBox, aCouponButton, aCouponCard, aCouponSection } from '../testing/coupon-views.ts';
import { CouponBox } from './CouponBox/CouponBox.tsx';
import { CouponButton } from './CouponButton/CouponButton.tsx';
import { CouponCard } from './CouponCard/CouponCard.tsx';
import { CouponSection } from './CouponSection/CouponSection.tsx';

const htmlCouponBox = (over: Parameters<typeof aCouponBox>[0] = {}): string =>
  renderToStaticMarkup(<CouponBox box={aCouponBox(over)} isTop send={() => undefined} />);

test('[CP-12] sections are fieldsets and the running total is one spoken sentence', () => {
  expect(htmlCouponBox().match(/<fieldset /g)).toHaveLength(4);
  expect(htmlCouponBox()).toContain(
    '<output class="visually-hidden">쿠폰 할인 −2,502원, 결제 예상 금액 252,558원에서 250,056원</output>',
  );
  expect(htmlCouponBox()).toMatch(/<s [^>]*>252,558원<\/s><strong [^>]*>250,056원<\/strong>/);
});

test('[CP-18] reports no coupons or a failed list, and has no apply button', () => {
  expect(htmlCouponBox({ body: 'Empty' })).toContain('사용할 수 있는 쿠폰이 없어요');
  expect(htmlCouponBox({ body: 'Failure' })).toMatch(/<p role="alert">이 상품의 쿠폰을 불러오지 못했어요/);
  for (const body of ['Empty', 'Failure', 'Loading'] as const)
    expect(htmlCouponBox({ body })).not.toContain('>적용하기<');
});

test('the box blocks input and stays open while applying', () => {
  const markup = htmlCouponBox({ isApplying: true });
  expect(markup).toContain('class="body" inert=""');
  expect(markup).not.toContain('aria-label="닫기"');
  expect(markup).toContain('쿠폰을 적용하고 있어요.');
});

test('each id of the box is unique', () => {
  const ids = [...htmlCouponBox().matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[CP-12] a section is a fieldset with a legend; no coupon is its first radio, and one radio is checked', () => {
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

const htmlCouponCard = (over: Parameters<typeof aCouponCard>[0] = {}): string =>
  renderToStaticMarkup(<CouponCard coupon={aCouponCard(over)} name="buyer" send={() => undefined} />);

test('[CP-11] a card is a native radio with value, resulting price and conditions', () => {
  expect(htmlCouponCard()).toMatch(/<input [^>]*type="radio" id="coupons-buyer-15001-1"[^>]*name="buyer"/);
  expect(htmlCouponCard()).toContain('aria-label="3,000원 할인, 적용가 22,026원, 첫 구매 3,000원 쿠폰"');
  expect(htmlCouponCard()).toMatch(/>적용가 22,026원<.*>1만원 이상 구매 시<.*>2036년\u{A0}12월\u{A0}31일까지</u);
});

test('[CP-10] the radio contains its state in words', () => {
  const markup = htmlCouponCard({ state: 'InUse', stateText: '사용 중', isChosen: true });
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${id}"><span class="badge InUse">사용 중</span>`);
  expect(markup).toContain('checked=""');
});

test('a card escapes its texts', () => {
  expect(htmlCouponCard({ name: '<img src=x>' })).toContain('&lt;img src=x&gt;');
});

test('[CP-11] labels the coupon with the largest saving', () => {
  expect(htmlCouponCard({ bestLabel: '최대 할인' })).toContain('>최대 할인</span>');
  expect(htmlCouponCard()).not.toContain('최대 할인');
});

const htmlCouponButton = (over: Parameters<typeof aCouponButton>[0] = {}): string =>
  renderToStaticMarkup(<CouponButton coupon={aCouponButton(over)} send={() => undefined} id="c" />);

test('[CP-11] a button named after the item opens a dialog', () => {
  expect(htmlCouponButton()).toMatch(
    /^<button type="button"[^>]*id="c" aria-label="쿠폰: 유기농[^"]*" aria-haspopup="dialog"/,
  );
  expect(htmlCouponButton()).toMatch(/<\/svg>쿠폰<\/button>$/);
});

test('the coupon button shows the discount of the coupons in use', () => {
  const markup = htmlCouponButton({ label: '−3,000원', appliedText: '쿠폰 적용 −3,000원' });
  expect(markup).toMatch(/class="root applied".*title="쿠폰 적용 −3,000원".*−3,000원<\/button>/);
});
