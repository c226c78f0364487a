import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, couponIssueNo, languages, won, type Language, type VisitNews } from '@baguni/domain/internal';
import { anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { breakable, testContext } from '../testing/context.ts';
import { priceSignalsView, newsView } from './visit-views.ts';

const units = ['<b>사과</b>', '배', '감'].map((itemName, i) =>
  aUnit({ cartUnitId: cartUnitId(i + 1), item: anItem({ itemName, itemImageUrl: `/pictures/${i}.webp` }) }),
);
const all: VisitNews = {
  units: [
    { type: 'PriceChanged', cartUnitId: cartUnitId(1), before: won(10_000), now: won(9_000) },
    { type: 'PriceChanged', cartUnitId: cartUnitId(2), before: won(9_000), now: won(10_500) },
    { type: 'SoldOut', cartUnitId: cartUnitId(3) },
  ],
  coupons: [
    {
      couponIssueNo: couponIssueNo('C1'),
      couponName: '10% 쿠폰',
      expiredDate: '2026-11-25T14:59:59.999Z',
      cartUnitId: cartUnitId(2),
    },
  ],
};
const shown = (news: VisitNews | null, language: Language = 'ko', of = units) =>
  newsView(testContext({ language }), anOpenSession(of, { extras: { news } }));

test('[RC-03] one line counts the changes; each shows both prices or the day and links to its row', () => {
  const view = breakable(shown(all));
  expect(view?.text).toBe('지난 방문 이후 4가지가 달라졌어요');
  expect(view?.rows.map(({ name, text, amounts, isGood }) => [name, text, amounts, isGood])).toEqual([
    ['<b>사과</b>', '1,000원 내렸어요', '10,000원 → 9,000원', true],
    ['배', '1,500원 올랐어요', '9,000원 → 10,500원', false],
    ['감', '품절됐어요', undefined, false],
    ['10% 쿠폰', '쿠폰 사용 기한 2026년 11월 25일까지', undefined, false],
  ]);
  expect(view?.rows.map(({ visit }) => visit?.command)).toEqual(
    [1, 2, 3, 2].map((n) => ({ type: 'VisitUnit', cartUnitId: n, reason: 'News' })),
  );
  expect(view?.close.command).toEqual({ type: 'DismissNews' });
});

test.each(languages)('[RC-03] every accessible name contains its label and its subject: %s', (language) => {
  for (const { visit, name } of shown(all, language)?.rows ?? []) {
    expect(visit?.accessibleName).toContain(visit?.label);
    expect(visit?.accessibleName).toContain(name);
  }
  const one = shown({ ...all, units: [], coupons: all.coupons.slice(0, 1) }, language);
  expect(one?.text).toMatch(/1/u);
  expect(one?.text).not.toMatch(/[{}]/u);
});

test.each(languages)('[RC-03] [WA-01] names the options of two units with the same name: %s', (language) => {
  const twins = ['빨강', '파랑', '노랑'].map((value, i) =>
    aUnit({
      cartUnitId: cartUnitId(i + 1),
      item: anItem({ options: [anOption({ optionEntries: [{ name: '색상', value }] })] }),
    }),
  );
  const visits = shown(all, language, twins)?.rows.map(({ visit }) => visit?.accessibleName);
  expect(new Set(visits).size).toBe(4);
  expect(visits?.[3]).toContain('파랑');
});

test('[RC-03] omits changes of units that left the cart, but keeps a coupon without a unit', () => {
  expect(shown(all, 'ko', [])?.rows).toMatchObject([{ name: '10% 쿠폰', visit: undefined }]);
  expect(shown({ ...all, coupons: [] }, 'ko', [])).toBeUndefined();
  expect(shown(null)).toBeUndefined();
  expect(newsView(testContext(), anOpenSession(units))).toBeUndefined();
});

test('[GM-4] counts, names and marks merged units, without repeating them', () => {
  const merged = {
    added: [{ cartUnitId: cartUnitId(1), quantity: 2 }],
    addedUp: [{ cartUnitId: cartUnitId(2), quantity: 3 }],
  };
  const view = newsView(testContext(), anOpenSession(units, { extras: { merged } }));
  expect(view).toMatchObject({ text: '로그인 전에 담은 상품 2개를 합쳤어요', said: '', marked: ['unit-1', 'unit-2'] });
  expect(view?.rows.map(({ name, text }) => [name, text])).toEqual([
    ['<b>사과</b>', '로그인 전에 담은 상품이에요'],
    ['배', '로그인 전에 담은 3개를 더했어요'],
  ]);
  const both = newsView(testContext(), anOpenSession(units, { extras: { merged, news: all } }));
  expect(both?.text).toBe('로그인 전에 담은 상품 2개를 합쳤어요 · 지난 방문 이후 4가지가 달라졌어요');
  expect(both?.said).toBe('지난 방문 이후 4가지가 달라졌어요');
  expect(newsView(testContext(), anOpenSession([], { extras: { merged } }))).toBeUndefined();
});

test('[RC-03] a merged unit is not reported again as a change since the last visit', () => {
  const signals = [1, 2].map((n) => ({ cartUnitId: cartUnitId(n), before: won(11_000), now: won(9_000) }));
  const keys = (news: VisitNews | null) =>
    priceSignalsView(testContext(), anOpenSession(units, { extras: { signals, news } }))?.rows.map(({ key }) => key);
  expect(keys(null)).toEqual(['1', '2']);
  expect(keys({ units: all.units.slice(0, 1), coupons: [] })).toEqual(['2']);
  expect(keys(all)).toBeUndefined();
  const extras = { signals, cheaper: signals.slice(1) };
  expect(priceSignalsView(testContext(), anOpenSession(units, { extras }))?.rows.map(({ key }) => key)).toEqual(['1']);
});
