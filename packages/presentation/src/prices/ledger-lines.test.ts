import {
  cartUnitId,
  couponIssueNo,
  entryOf,
  priceCart,
  priceRules,
  summaryOf,
  won,
  type AppliedCoupon,
  type CartUnit,
  type Language,
  type LedgerEntry,
  type PricingInput,
  formatMessage,
  languages,
  noCashback,
  noWon,
  type CashbackType,
  type OfferedPromotion,
  type UnitCashback,
} from '@baguni/domain/internal';
import {
  aCartContent,
  aCoupon,
  aDiscount,
  aDiscountPolicy,
  aFundingDiscount,
  aHeldCoupon,
  aStorefront,
  anAddition,
  anExtraDiscount,
  anItem,
  anOption,
  aUnit,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { breakable, testContext } from '../testing/context.ts';
import { ledgerLines, ledgerText } from './ledger-lines.ts';
import { anOpenSession, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import { offersView } from './offers-view.ts';
import { cartViews } from '../testing/printed.ts';

const pricedEntries = (
  units: readonly CartUnit[],
  appliedCoupons: readonly AppliedCoupon[] = [],
  offers: Pick<PricingInput, 'fundingDiscounts' | 'extraDiscounts'> = {},
): readonly LedgerEntry[] => {
  const priced = priceCart({
    ...aCartContent(units, { appliedCoupons }),
    selected: new Set(units.map((one) => one.cartUnitId)),
    buyer: { isSmileClub: false, isUniverseClub: false },
    thresholds: { ordinary: won(15_000), club: won(15_000), universeClub: won(15_000) },
    serverBundles: undefined,
    shippingKnown: true,
    ...offers,
  });
  return priced.entries;
};

const entriesOf = (unit: CartUnit, coupons: readonly AppliedCoupon[] = []): readonly LedgerEntry[] =>
  pricedEntries([unit], coupons);

const texts = (language: Language, entries: readonly LedgerEntry[]): readonly string[] =>
  ledgerLines(testContext({ language }), entries).map(({ text, amount }) => `${text} = ${amount}`);

const capped = aDiscount({
  displayName: '가을 특가',
  policy: aDiscountPolicy({ maxDiscountPrice: won(3000) }),
});
const unit = aUnit({
  quantity: 4,
  item: anItem({ options: [anOption({ optionPrice: won(500) })], additions: [anAddition({ quantity: 2 })] }),
  discounts: [capped],
});

test('[PR-08] each step shows its provider, basis and cap', () => {
  expect(texts('ko', entriesOf(unit))).toEqual([
    '상품 가격 · 10,000원 × 4개 = 40,000원',
    '옵션 추가 금액 ‘빨강’ · 500원 × 4개 = 2,000원',
    '추가 구성 ‘포장 선물 상자’ · 1,000원 × 2개 = 2,000원',
    '판매자 할인 ‘가을 특가’ 10% · 4개에 적용 · 기준 42,000원 · 최대 3,000원 = −3,000원',
    '배송비 · 할인 후 상품 금액 41,000원 = 2,500원',
  ]);
});

test('[PR-08] a coupon shows its name, value and basis', () => {
  const coupons = [aCoupon({ couponName: '첫 구매', limitPrice: won(800) })];
  expect(texts('ko', entriesOf(aUnit(), coupons))[1]).toBe(
    '상품 쿠폰 ‘첫 구매’ 10% · 기준 10,000원 · 최대 800원 = −800원',
  );
  const fixed = [aCoupon({ couponIssueNo: couponIssueNo('C2'), discountUnitType: 'Amount', discountValue: 1200 })];
  expect(texts('en', entriesOf(aUnit(), fixed))[1]).toBe('Item coupon ‘10% 쿠폰’ · ₩1,200 off · on ₩10,000 = −₩1,200');
});

test('[PR-08] a discount shared by several units is marked as a share', () => {
  const bundle = aDiscount({ discountType: 'Bundle', displayName: '둘이서 10%' });
  const [first, second] = [aUnit({ discounts: [bundle] }), aUnit({ cartUnitId: cartUnitId(2), discounts: [bundle] })];
  const shares = pricedEntries([first, second]).filter(({ rule }) => rule === 'BundleDiscount');
  expect(texts('ko', shares)).toEqual(
    shares.map(() => '묶음 할인 ‘둘이서 10%’ 10% · 2개에 적용 · 기준 20,000원 · 이 상품에 배분된 금액 = −1,000원'),
  );
  expect(shares).toHaveLength(2);
});

test('[PR-08] in each language', () => {
  const discountOf = (language: Language): string | undefined => texts(language, entriesOf(unit))[3];
  expect(discountOf('en')).toBe('Seller discount ‘가을 특가’ 10% · on 4 items · on ₩42,000 · up to ₩3,000 = −₩3,000');
  expect(discountOf('cn')).toBe('卖家优惠“가을 특가” 10% · 适用4件 · 基准 ₩42,000 · 最多 ₩3,000 = −₩3,000');
  expect(discountOf('jp')).toBe('販売者割引「가을 특가」 10% · 4点に適用 · 対象 ₩42,000 · 上限 ₩3,000 = −₩3,000');
});

test('[DC-03]funding and extra discounts show name, amount, basis and base amount', () => {
  const fundingDiscounts = [aFundingDiscount()];
  const extraDiscounts = { candidates: [anExtraDiscount({ baseAmount: won(9000) })], now: 0 };
  const [, funding, extra] = pricedEntries([aUnit()], [], { fundingDiscounts, extraDiscounts });
  const said = (language: Language): readonly string[] =>
    texts(
      language,
      [funding, extra].flatMap((e) => e ?? []),
    );
  expect(said('ko')).toEqual([
    '지원 할인 ‘카드사 할인’ · 500원 할인 = −500원',
    '추가 할인 5% · 기준 9,500원 · 9,000원 이상 구매 시 = −475원',
  ]);
  expect(said('en')[1]).toBe('Extra discount 5% · on ₩9,500 · from ₩9,000 = −₩475');
  expect(said('cn')[1]).toBe('额外优惠 5% · 基准 ₩9,500 · 满₩9,000起 = −₩475');
  expect(said('jp')[1]).toBe('追加割引 5% · 対象 ₩9,500 · ₩9,000以上の購入で = −₩475');
});

test('[DC-04] an extra discount over several units is marked as a share', () => {
  const extraDiscounts = { candidates: [anExtraDiscount()], now: 0 };
  const shares = pricedEntries([aUnit(), aUnit({ cartUnitId: cartUnitId(2) })], [], { extraDiscounts });
  expect(
    texts(
      'ko',
      shares.filter(({ rule }) => rule === 'ExtraDiscount'),
    ),
  ).toEqual([1, 2].map(() => '추가 할인 5% · 기준 20,000원 · 10,000원 이상 구매 시 · 이 상품에 배분된 금액 = −500원'));
});

test('[DC-01] a rate per piece and a single amount are shown as such, and not as a share', () => {
  const sub = (policy: Parameters<typeof aDiscountPolicy>[0]): string | undefined =>
    texts('ko', entriesOf(aUnit({ quantity: 3, discounts: [aDiscount({ policy: aDiscountPolicy(policy) })] })))[1];
  expect(sub({ calcTypeSub: 'Each' })).toBe('판매자 할인 10% · 3개에 적용 · 1개씩 계산 · 기준 30,000원 = −3,000원');
  expect(sub({ calcType: 'Amount', discountPrice: won(700), calcTypeSub: 'Total' })).toBe(
    '판매자 할인 · 700원 할인 · 3개에 적용 · 기준 30,000원 = −700원',
  );
});

const home = { sellerGroupKey: 'Seller/S1', place: { type: 'Unit', cartUnitId: cartUnitId(1) } } as const;
const discounts = [
  'EbayDiscount',
  'SellerDiscount',
  'BundleDiscount',
  'MemberDiscount',
  'PartnershipDiscount',
] as const;
const coupons = ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'ExtraDiscount', 'ShippingCoupon'] as const;
const fee = { subtotal: won(1), policies: 1 };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of a group have the same inputs
const entryOfEach = [
  ...(['ItemPrice', 'OptionPrice', 'BranchPrice', 'AdditionPrice'] as const).map((rule) =>
    entryOf(home, rule, won(1), { name: '', price: won(1), quantity: 1 }),
  ),
  ...discounts.map((rule) => entryOf(home, rule, won(-1), { name: '', rate: 1, basis: won(100), quantity: 1 })),
  ...coupons.map((rule) => entryOf(home, rule, won(-1), { name: '', rate: 1, basis: won(100) })),
  entryOf(home, 'FundingDiscount', won(-1), { name: '', once: won(1) }),
  entryOf(home, 'Promotion', won(-1), {
    promotion: 'a',
    code: 'A',
    name: '',
    params: {},
    basis: won(100),
    worth: won(1),
  }),
  entryOf(home, 'ShippingFee', won(1), fee),
  entryOf(home, 'OverseaShippingFee', won(1), { ...fee, company: 'EMS', kg: 1 }),
  entryOf(home, 'Tax', won(1), { rate: 1, basis: won(100), tax: won(1) }),
] as readonly LedgerEntry[];

test('[PR-08] every rule has a unique text', () => {
  expect(entryOfEach.map(({ rule }) => rule).toSorted()).toEqual(priceRules.toSorted());
  const said = entryOfEach.map((entry) => ledgerText(testContext(), entry).split(' · ')[0]);
  expect(new Set(said).size).toBe(priceRules.length);
  expect(said).not.toContain('');
});

test('[EN-09 PR-08] the text of a share depends on the rounding of the shop', () => {
  const coupon = entryOf(home, 'SuperCoupon', won(-99), { name: '', rate: 10, basis: won(991) });
  const textFor = (rounding: 'Down' | 'Up') =>
    ledgerText({ ...testContext(), storefront: { ...testContext().storefront, rounding } }, coupon);
  expect(textFor('Up')).toBe(`${textFor('Down')} · 이 상품에 배분된 금액`);
});

test('[PR-08] the lines of a ledger keep its order and have unique keys', () => {
  const entries = entriesOf(unit);
  const lines = ledgerLines(testContext(), entries, () => '사과');
  expect(lines.map(({ rule }) => rule)).toEqual(entries.map(({ rule }) => rule));
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(lines[0]?.place).toBe('사과');
  expect(summaryOf(entries).price).toBe(43_500);
});

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
  cart({ cashback: { cartUnitCashbacks, useEnableDate: undefined } });
const off = anExtraDiscount({
  unit: 'Amount',
  discountAmount: won(5000),
  baseAmount: won(32_000),
  maxDiscountAmount: undefined,
  endDate: '2027-01-01T00:00:00Z',
});

test.each([
  ['ko', '12,000원 더 선택하면 5,000원 할인돼요.'],
  ['en', 'Select ₩12,000 more to get ₩5,000 off.'],
  ['cn', '再选购₩12,000，即可优惠₩5,000。'],
  ['jp', 'あと₩12,000分の商品を選ぶと₩5,000割引になります。'],
] as const)('[DC-05] in %s the nudge shows the missing amount and the resulting discount', (language, text) => {
  const state = cart({ discounts: { extra: [off] } });
  expect(offersView(testContext({ language }), state).nudges).toEqual([text]);
});

test.each([
  ['ko', 'marketplace', false],
  ['en', 'marketplace', true],
  ['cn', 'marketplace', true],
  ['jp', 'marketplace', true],
  ['en', 'outlet', false],
] as const)(
  '[DC-04] in %s on %s explains that only the Korean total has extra discounts: %s',
  (language, tenant, is) => {
    const nudgesOf = (over: Partial<SessionFields>) =>
      offersView(testContext({ language }), cart({ storefront: aStorefront({ language, tenant }), ...over })).nudges;
    expect(nudgesOf({})).toHaveLength(is ? 1 : 0);
    expect(nudgesOf({ selected: [] })).toEqual([]);
  },
);

test.each([
  [20_000, undefined],
  [20_001, '1원 더 선택하면 5,000원 할인돼요.'],
  [40_000, '20,000원 더 선택하면 5,000원 할인돼요.'],
  [40_001, undefined],
])('[DC-04 DC-05] nudges only from the total to the selectable amount: from %d %s', (baseAmount, text) => {
  const state = cart({ discounts: { extra: [{ ...off, baseAmount: won(baseAmount) }] } });
  expect(offersView(testContext(), state).nudges[0]).toBe(text);
});

test('[DC-04] the extra discount has a separate row, and its lines add up to it', () => {
  const state = cart({ discounts: { extra: [{ ...off, baseAmount: won(0) }] } });
  const { rows } = cartViews(state).summary;
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
  expect(breakable(cashbackDates)).toEqual([
    '캐시백은 2026년 12월 6일부터 쓸 수 있어요.',
    '포인트는 2027년 1월 1일부터 쓸 수 있어요.',
  ]);
});

test.each([
  ['Asking', [], true],
  ['Asking', [aHeldCoupon()], false],
  ['Known', [], false],
  ['NotAsked', [], false],
] as const)('[PG-10] offers wait for the first coupons: %s with %j', (status, offered, isAwaited) => {
  const opened = cart();
  const state = { ...opened, cart: { ...opened.cart, coupons: { status, offered, applied: [] } } };
  expect(offersView(testContext(), state).isAwaited).toBe(isAwaited);
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
  const views = cartViews(withFields(state, { selected: [cartUnitId(1)] }), { language });
  const texts = [1, 2].map((n) => views.unit(cartUnitId(n))?.price.cashbackText);
  expect(texts).toEqual([expect.stringContaining('120'), undefined]);
  expect(views.offers?.cashback?.lines).toHaveLength(2);
});

test('[EN-09] shows what promotions lack after the extra discount: at most three, only for selected units', () => {
  const lacking = (n: number, units = [cartUnitId(1)]): OfferedPromotion => ({
    promotion: `p${n}`,
    name: `Promotion ${n}`,
    worth: noWon,
    lacks: { code: 'CART-BR7-33', params: { max: n }, units, fixes: [] },
  });
  const inUse: OfferedPromotion = { promotion: 'used', name: 'Used', worth: won(500), lacks: undefined };
  const offered = [inUse, lacking(7, []), ...[1, 2, 3, 4].map((n) => lacking(n))];
  const context = testContext({ language: 'en' });
  const said = (promotions: readonly OfferedPromotion[]) => offersView(context, cart(), promotions).nudges;
  expect(said([inUse])).toEqual([]);
  expect(said(offered)).toEqual(
    [1, 2, 3].map((max) => formatMessage(context.words.messages.table!, 'CART-BR7-33', { max })),
  );
  const both = offersView(testContext(), cart({ discounts: { extra: [off] } }), offered).nudges;
  expect([both.length, both[0]]).toEqual([4, expect.stringContaining('5,000원')]);
});
