import { couponIssueNo as no, type FoundCombination, won } from '@baguni/domain/internal';
import { aHeldCoupon, aUnit } from '@baguni/domain/testing';
import { anOpenSession, withFields } from '@baguni/use-cases/testing';
import { expect, test } from 'vitest';
import { testWords } from '../testing/context.ts';
import { bestPriceText } from './best-price-text.ts';

const card = aHeldCoupon({ issueNo: no('C1'), paymentCouponName: 'Card A' });
const textOf = (over: Partial<FoundCombination> | null, language: 'ko' | 'en' | 'cn' | 'jp' = 'en') => {
  const plain = {
    cartVersion: 1,
    selected: [],
    lines: [],
    before: won(50_000),
    after: won(50_000),
    gap: won(0),
    unused: [],
  };
  const session = withFields(anOpenSession([aUnit()]), { coupons: { offered: [card] } });
  const extras = { ...session.extras, bestPrice: over && { ...plain, ...over } };
  return bestPriceText({ words: testWords(language) }, { ...session, extras });
};
const byCard = { lines: [{ couponKey: no('C1'), cartUnitIds: [] }] };
const cheaper = { after: won(26_960) };

test.each([
  ['ko', '쿠폰으로 23,040원 더 할인', '23,040원 더 할인 · Card A 결제', '✓ 최저가', '✓ 최저가 · Card A 결제'],
  [
    'en',
    'Coupons can save ₩23,040 more',
    'Save ₩23,040 more with Card A',
    '✓ Lowest price',
    '✓ Lowest price with Card A',
  ],
  ['cn', '用券可再省₩23,040', '可再省₩23,040 · 须用Card A付款', '✓ 已是最低价', '✓ 已是最低价 · 须用Card A付款'],
  ['jp', 'クーポンでさらに₩23,040お得', 'さらに₩23,040お得 · Card A払い', '✓ 最安値です', '✓ 最安値です · Card A払い'],
] as const)(
  '[CP-06 CP-19] in %s the button has the saving or the lowest price, and the payment method',
  (language, ...texts) => {
    expect([
      textOf(cheaper, language),
      textOf({ ...cheaper, ...byCard }, language),
      textOf({}, language),
      textOf(byCard, language),
    ]).toEqual(texts);
  },
);

test('[CP-19] keeps the usual text until an answer is known, and if a better combination may exist', () => {
  expect([textOf(null), textOf({ gap: won(1) })]).toEqual(['Find the best coupons', 'Find the best coupons']);
  expect(textOf({ ...cheaper, gap: won(1) })).toBe('Coupons can save ₩23,040 more');
});
