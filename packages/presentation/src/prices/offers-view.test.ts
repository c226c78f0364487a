import { anOpenSession, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import {
  cartUnitId,
  formatMessage,
  languages,
  noCashback,
  noWon,
  won,
  type CashbackType,
  type OfferedPromotion,
  type UnitCashback,
} from '@baguni/domain';
import { anExtraDiscount, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { CartViews } from '../page/cart-views.ts';
import { deferredViews } from '../testing/deferred-views.ts';
import { testContext } from '../testing/context.ts';
import { offersView } from './offers-view.ts';

const back = (n: number, cashbackType: CashbackType, amount: number, date = '2026-12-05T15:00:00Z'): UnitCashback => ({
  cartUnitId: cartUnitId(n),
  cashbackType,
  amount: won(amount),
  rate: 0,
  date,
});
const cart = (over: Partial<SessionFields> = {}): Session =>
  withFields(
    anOpenSession([aUnit(), aUnit({ cartUnitId: cartUnitId(2) }), aUnit({ cartUnitId: cartUnitId(3), quantity: 2 })]),
    { selected: [cartUnitId(1), cartUnitId(2)], ...over },
  );
const giving = (...cartUnitCashbacks: readonly UnitCashback[]): Session =>
  cart({ cashback: { cartUnitCashbacks, useEnableDate: O.none } });
const off = anExtraDiscount({
  unit: 'Amount',
  discountAmount: won(5000),
  baseAmount: won(32_000),
  maxDiscountAmount: O.none,
  endDate: '2027-01-01T00:00:00Z',
});

test.each([
  ['ko', '12,000원 더 선택하면 5,000원 할인돼요.'],
  ['en', 'Select ₩12,000 more to get ₩5,000 off.'],
  ['cn', '再选购 ₩12,000 即可优惠 ₩5,000。'],
  ['jp', 'あと₩12,000分の商品を選ぶと₩5,000割引になります。'],
] as const)('[DC-05] in %s the nudge shows the missing amount and the resulting discount', (language, text) => {
  const state = cart({ extraDiscountCandidates: [off] });
  expect(offersView(testContext({ language }), state).nudges).toEqual([text]);
});

test('[DC-04] no nudge exactly at the base amount, after the end, or without extra discounts in the storefront', () => {
  const nudgeOf = (over: Partial<SessionFields>) => offersView(testContext(), cart(over)).nudges[0];
  expect(nudgeOf({ extraDiscountCandidates: [{ ...off, baseAmount: won(20_000) }] })).toBeUndefined();
  expect(nudgeOf({ extraDiscountCandidates: [{ ...off, baseAmount: won(20_001) }] })).toContain('1원 더');
  expect(nudgeOf({ extraDiscountCandidates: [off], pricesAsOf: Date.UTC(2027, 0, 2) })).toBeUndefined();
  const {
    cart: { storefront },
  } = cart();
  for (const other of [{ tenant: 'outlet' }, { language: 'en' }] as const)
    expect(nudgeOf({ extraDiscountCandidates: [off], storefront: { ...storefront, ...other } })).toBeUndefined();
});

test('[DC-05] no nudge exceeds the remaining selectable amount', () => {
  const nudgeAt = (baseAmount: number) =>
    offersView(testContext(), cart({ extraDiscountCandidates: [{ ...off, baseAmount: won(baseAmount) }] })).nudges[0];
  expect(nudgeAt(40_000)).toContain('20,000원 더');
  expect(nudgeAt(40_001)).toBeUndefined();
});

test('[DC-04] the extra discount has a separate row, and its lines add up to it', () => {
  const state = cart({ extraDiscountCandidates: [{ ...off, baseAmount: won(0) }] });
  const { rows } = new CartViews(new CartStore(state), testContext(), { deferred: deferredViews }).summary;
  const row = rows.find(({ key }) => key === 'ExtraDiscount');
  expect([row?.label, row?.amount, row?.lines.map(({ amount }) => amount)]).toEqual([
    '추가 할인',
    '−5,000원',
    ['−2,500원', '−2,500원'],
  ]);
  expect(rows.find(({ key }) => key === 'Discounts')?.amount).toBe('0원');
});

test('[CB-02] cashback expands into its types, each with its availability day in Korea', () => {
  const points = back(2, 'SsgPoint', 300, '2026-12-31T15:00:00Z');
  const { cashback, cashbackDates } = offersView(
    testContext(),
    giving(back(1, 'Item', 100), back(2, 'Item', 880), points),
  );
  expect([cashback?.label, cashback?.amount]).toEqual(['캐시백 예정', '1,280원']);
  expect(cashback?.lines.map(({ text, amount }) => [text, amount])).toEqual([
    ['상품 캐시백', '980원'],
    ['SSG 포인트', '300원'],
  ]);
  expect(cashbackDates).toEqual([
    '캐시백은 2026년 12월 6일부터 쓸 수 있어요.',
    '포인트는 2027년 1월 1일부터 쓸 수 있어요.',
  ]);
});

test('[CB-02] without cashback shows no text; omits an unreadable date', () => {
  expect(offersView(testContext(), cart({ cashback: noCashback }))).toMatchObject({
    cashback: undefined,
    cashbackDates: [],
  });
  expect(offersView(testContext(), giving(back(1, 'Item', 100, 'soon'))).cashbackDates).toEqual([]);
});

test.each(languages)('[CB-01] in %s a selected unit shows its cashback, an unselected one shows none', (language) => {
  const state = giving(back(1, 'Item', 100), back(1, 'Seller', 20), back(2, 'Item', 7));
  const views = new CartViews(
    new CartStore(withFields(state, { selected: [cartUnitId(1)] })),
    testContext({ language }),
    {
      deferred: deferredViews,
    },
  );
  const texts = [1, 2].map((n) => views.unit(cartUnitId(n))?.price.cashbackText);
  expect(texts).toEqual([expect.stringContaining('120'), undefined]);
  expect(views.offers?.cashback?.lines).toHaveLength(2);
});

test('[EN-09] shows what promotions lack after the extra discount: at most three, only for selected units', () => {
  const lacking = (n: number, units = [cartUnitId(1)]): OfferedPromotion => ({
    promotion: `p${n}`,
    name: `Promotion ${n}`,
    worth: noWon,
    lacks: O.some({ code: 'CART-BR7-33', params: { max: n }, units, fixes: [] }),
  });
  const inUse: OfferedPromotion = { promotion: 'used', name: 'Used', worth: won(500), lacks: O.none };
  const offered = [inUse, lacking(7, []), ...[1, 2, 3, 4].map((n) => lacking(n))];
  const context = testContext({ language: 'en' });
  const said = (promotions: readonly OfferedPromotion[]) => offersView(context, cart(), promotions).nudges;
  expect(said([inUse])).toEqual([]);
  expect(said(offered)).toEqual(
    [1, 2, 3].map((max) => formatMessage(context.words.messages.table!, 'CART-BR7-33', { max })),
  );
  const both = offersView(testContext(), cart({ extraDiscountCandidates: [off] }), offered).nudges;
  expect([both.length, both[0]]).toEqual([4, expect.stringContaining('5,000원')]);
});
