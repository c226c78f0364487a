import { anOpenSession, selectAllUnits, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import type { LinesOf, SummaryView } from './summary-view.ts';
import {
  asApplied,
  cartUnitId,
  couponIssueNo,
  languages,
  noOversea,
  type OverseaShipping,
  sellerKey,
  won,
  type Language,
  type LedgerEntry,
} from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { aCoupon, aDiscount, aHeldCoupon, anItem, aSeller, aUnit } from '@baguni/domain/testing';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { type CartViews, cartViewsOf } from '../page/cart-views.ts';
import { testContext } from '../testing/context.ts';
import type { MessageBook } from '../common/translations.ts';
import type { DeferredViews } from '../page/deferred-views.ts';
import { deferredViews } from '../testing/deferred-views.ts';
import { cartViews } from '../testing/printed.ts';

const viewsOf = (state: Session): CartViews => cartViews(state);
const summaryOf = (state: Session): SummaryView => viewsOf(state).summary;
const priced = selectAllUnits(
  anOpenSession(
    [
      aUnit({ discounts: [aDiscount()] }),
      aUnit({
        cartUnitId: cartUnitId(2),
        item: anItem({ itemName: '배' }),
        seller: aSeller({ sellerKey: sellerKey('S2') }),
      }),
    ],
    { coupons: { applied: [aCoupon({ cartUnitIds: [cartUnitId(2)] })] } },
  ),
);

test('[PG-09] rows of item total, discounts, coupons and shipping, the payable total, the order button with its count', () => {
  const view = summaryOf(priced);
  expect(view.rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    '상품 금액 20,000원',
    '상품 할인 −1,000원',
    '쿠폰 할인 −1,000원',
    '배송비 5,000원',
  ]);
  expect([view.payable, view.order.label, view.order.isEnabled]).toEqual(['23,000원', '상품 2개 주문하기', true]);
  expect(view.blockers).toBeUndefined();
});

test('[PR-08] each row expands into its ledger, with the unit or seller of each line', () => {
  const lines = summaryOf(priced).rows.map(({ lines: all }) => all.map(({ place, amount }) => [place, amount]));
  expect(lines).toEqual([
    [
      ['사과', '10,000원'],
      ['배', '10,000원'],
    ],
    [['사과', '−1,000원']],
    [['배', '−1,000원']],
    [
      ['푸른과일 가게', '2,500원'],
      ['푸른과일 가게', '2,500원'],
    ],
  ]);
});

test('[PR-08] a closed row computes and compares no ledger lines', () => {
  const worked: LedgerEntry[] = [];
  const summaryNames: DeferredViews['summaryNames'] = (...args) => {
    const names = deferredViews.summaryNames(...args);
    const linesOf: LinesOf = (entries) => {
      worked.push(...entries);
      return names.linesOf?.(entries) ?? [];
    };
    return { ...names, linesOf };
  };
  const store = new CartStore(priced);
  const views = cartViewsOf(store, testContext(), { ...deferredViews, summaryNames });
  const seen: string[] = [];
  const stop = autorun(() => void seen.push(views.summary.payable));
  store.dispatch({
    event: { type: 'CheckoutStarted', cartUnitIds: priced.cart.selected },
    state: { ...priced, isOrdering: true },
  });
  store.dispatch({ event: { type: 'TabToggled' }, state: withFields(priced, { selected: [] }) });
  store.dispatch({ event: { type: 'TabToggled' }, state: priced });
  expect(seen).toEqual(['23,000원', '23,000원', '0원', '23,000원']);
  expect(worked).toEqual([]);
  const [items] = views.summary.rows;
  expect([items?.hasLines, items?.lines.length, worked.length]).toEqual([true, 2, 2]);
  stop();
});

test.each([
  [149_999, '9,000원'],
  [150_000, '0원'],
])('[OV-11] goods of %i won to Japan: shows the overseas fee, or why it is free', (price, amount) => {
  const { rows } = summaryOf(
    selectAllUnits(
      anOpenSession([aUnit({ item: anItem({ itemSellPrice: won(price) }) })], {
        destination: {
          country: 'Japan',
          overseas: {
            ...noOversea,
            status: 'Known',
            selectedCompany: 'CJ',
            fees: [
              {
                shippingCompany: 'CJ',
                shippingFees: [{ cartUnitId: cartUnitId(1), shippingFee: won(9_000), shippingWeight: 1 }],
              },
            ],
            freeFrom: won(150_000),
          },
        },
      }),
    ),
  );
  const row = rows.find(({ key }) => key === 'OverseaShipping');
  expect(row?.amount).toBe(amount);
  expect(row?.lines).toHaveLength(1);
  expect(JSON.stringify(row?.lines)).toContain('150,000원 이상 무료');
});

test('[OV-11] a domestic cart has no such row', () => {
  expect(summaryOf(priced).rows.some(({ key }) => key === 'OverseaShipping')).toBe(false);
});

test('[SH-05] a total without shipping is marked', () => {
  const view = summaryOf(withFields(priced, { serverPrices: { status: 'Failed', answer: undefined } }));
  expect(view.rows.at(-1)?.amount).toBe('확인하지 못했어요');
  expect(view.payable).toBe('18,000원');
  expect(view.notices).toEqual(['배송비를 확인하지 못했어요. 결제하실 금액이 달라질 수 있어요.']);
});

test.each(['NotAsked', 'Asking'] as const)(
  '[OV-03 SH-05] before overseas shipping is read (%s) the total is updating without an error',
  (status) => {
    const view = summaryOf(
      withFields(priced, { destination: { country: 'Japan', overseas: { ...noOversea, status } } }),
    );
    expect([view.isUpdating, view.notices, view.payable]).toEqual([true, [], '18,000원']);
    expect(view.rows.find(({ key }) => key === 'Shipping')?.amount).toBe('확인하지 못했어요');
  },
);

test('[QT-08] the notice of a cancelled coupon stays visible', () => {
  expect(summaryOf({ ...priced, isAppliedCouponQuantityChanged: true }).notices).toHaveLength(1);
});

test('[CP-06] shows the payment method of a restricted coupon in the summary without blocking the order', () => {
  const held = aHeldCoupon({ issueNo: couponIssueNo('C1'), paymentCouponName: 'A카드' });
  const appliedCoupons = [asApplied(held, [cartUnitId(1)])];
  const coupons = { status: 'Known', offered: [held] } as const;
  const state = selectAllUnits(anOpenSession([aUnit({ appliedCouponIssueNoes: [couponIssueNo('C1')] })]));
  const view = summaryOf(withFields(state, { coupons: { applied: appliedCoupons, ...coupons } }));
  expect(view.notices.map((notice) => notice.includes('A카드'))).toEqual([true]);
  expect(view.blockers).toBeUndefined();
  expect(
    summaryOf(withFields(state, { coupons: { applied: appliedCoupons, ...coupons }, selected: [] })).notices,
  ).toEqual([]);
});

test('[CK-01] without a selection the button is enabled, and the reason with its fix is above it', () => {
  const view = summaryOf(anOpenSession());
  expect([view.order.label, view.order.isEnabled]).toEqual(['주문하기', true]);
  expect(view.blockers).toMatchObject({
    title: '주문할 상품을 선택해 주세요.',
    isInvitation: true,
    refused: 0,
    fixAll: undefined,
  });
  expect(view.blockers?.reasons[0]?.fixes.map(({ command }) => command)).toEqual([{ type: 'ToggleTab' }]);
});

test('[CK-18] shows no blockers before the checkout rules are loaded, then all of them', async () => {
  const views = cartViewsOf(new CartStore(anOpenSession()), testContext());
  expect(views.summary.blockers).toBeUndefined();
  await views.loadDeferredViews(() => Promise.resolve(deferredViews));
  expect(views.summary.blockers).toEqual(viewsOf(anOpenSession()).summary.blockers);
  expect(views.summary.blockers?.reasons).toHaveLength(1);
});

test('[CK-14] while an order is prepared the button is busy and disabled', () => {
  const { order } = summaryOf({ ...priced, isOrdering: true });
  expect([order.isEnabled, order.reason]).toEqual([false, '주문을 준비하고 있어요']);
});

test.each<[Partial<SessionFields>, boolean]>([
  [{ serverPrices: { status: 'Asking', answer: undefined } }, true],
  [{ pricesAsOf: 0 }, true],
  [{}, false],
])(
  '[SE-03 DC-04] while prices or extra discounts are requested, the summary is updating: %j %s',
  (over, isUpdating) => {
    expect(summaryOf(withFields(priced, over)).isUpdating).toBe(isUpdating);
  },
);

test('[QT-05 PR-06] shows the total of an unsaved quantity and marks it as uncertain', () => {
  const [unit] = priced.cart.units;
  const quantity = (unit?.quantity ?? 0) + 1;
  const saving = withFields(priced, { saving: [{ cartUnitId: cartUnitId(1), quantity }] });
  const summary = summaryOf(saving);
  expect([summary.isUpdating, summary.payable !== summaryOf(priced).payable]).toEqual([true, true]);
});

test('[PG-09] the mobile bar shows the payable total, all discounts and the button', () => {
  const { orderBar } = viewsOf(priced);
  expect([orderBar.payable, orderBar.discountText]).toEqual(['23,000원', '총 할인 2,000원']);
  expect(viewsOf(selectAllUnits(anOpenSession())).orderBar.discountText).toBeUndefined();
});

test('[PR-04] an item with several units shows its totals', () => {
  const two = [aUnit({ discounts: [aDiscount()] }), aUnit({ cartUnitId: cartUnitId(2), quantity: 2 })];
  const views = viewsOf(selectAllUnits(anOpenSession(two)));
  const [parcel = ''] = views.sellerGroup('Seller/S1')?.shippingGroupKeys ?? [];
  const item = views.itemGroup(views.shippingGroup(parcel)?.itemGroupKeys[0] ?? '');
  expect(item?.showsSummary).toBe(true);
  expect(item?.summary.map(({ key, amount }) => [key, amount])).toEqual([
    ['Items', '30,000원'],
    ['Discounts', '−1,000원'],
    ['Coupons', '0원'],
    ['Negative', '−1,000원'],
  ]);
});

test('[CM-53] the summary lists the unreadable kinds of the total, each once, in each language', () => {
  const said = (missing: Session['cart']['missing'], language: Language): readonly string[] =>
    cartViews(withFields(priced, { missing }), { language }).summary.notices;
  expect(said([], 'ko')).toEqual([]);
  expect(said(['Discount', 'ExtraDiscount', 'FundingDiscount', 'Coupon'], 'ko')).toEqual([
    '할인 정보 일부를 확인하지 못했어요. 결제하실 금액이 달라질 수 있어요.',
    '적용된 쿠폰 일부를 확인하지 못했어요. 결제하실 금액이 달라질 수 있어요.',
  ]);
  expect(said(['Coupon'], 'en')).toEqual([
    'Some of the coupons in use could not be confirmed. The amount to pay may change.',
  ]);
  expect(new Set(languages.flatMap((language) => said(['Discount'], language))).size).toBe(languages.length);
});

test('[CM-53 PG-10] shows no message before the messages are loaded, and the fallback text only once', () => {
  const state = withFields(priced, { missing: ['Discount', 'Coupon'] });
  const said = (messages: MessageBook): readonly string[] => {
    const context = testContext();
    const words = { ...context.words, messages };
    return cartViewsOf(new CartStore(state), { ...context, words }, deferredViews).summary.notices;
  };
  const book = { table: undefined, load: () => Promise.resolve() };
  expect(said({ ...book, isMissing: false })).toEqual([]);
  expect(said({ ...book, isMissing: true })).toHaveLength(1);
});

test('[CM-53 SH-05] a parcel with unreadable terms has an unknown fee; other fees stay in the total', () => {
  const bundleTerms = priced.cart.shipping.bundleTerms.slice(1);
  const views = viewsOf(withFields(priced, { missing: ['ShippingTerms'], shipping: { bundleTerms } }));
  expect(views.summary.rows.map(({ key, amount }) => `${key} ${amount}`)).toContain('Shipping 2,500원');
  expect(views.summary.payable).toBe('20,500원');
  expect(views.summary.notices).toEqual(['배송비를 확인하지 못했어요. 결제하실 금액이 달라질 수 있어요.']);
  const groups = views.sellerGroupKeys.flatMap((key) => views.sellerGroup(key) ?? []);
  const parcels = groups.flatMap(({ shippingGroupKeys: keys }) =>
    keys.flatMap((key) => views.shippingGroup(key) ?? []),
  );
  expect(parcels.map(({ feeText, isKnown }) => [feeText, isKnown])).toEqual([
    ['확인하지 못했어요', false],
    ['2,500원', true],
  ]);
});

test.each([
  ['ko', '약 23.00 USD'],
  ['en', 'About 23.00 USD'],
  ['cn', '约23.00 USD'],
  ['jp', '約23.00 USD'],
] as const)(
  '[OV-13] in %s each amount is also shown in the chosen currency, once its rate is known',
  (language, text) => {
    const summaryIn = (over: Partial<OverseaShipping>, country = 'Japan') => {
      const oversea = {
        ...noOversea,
        status: 'Known',
        currency: 'USD',
        exchangeRates: [{ currencyCode: 'USD', exchangeRate: 1000 }],
        ...over,
      } as const;
      const state = withFields(priced, { destination: { country, overseas: oversea } });
      return cartViews(state, { language }).summary;
    };
    const { rows, payableInCurrency } = summaryIn({});
    expect(payableInCurrency).toBe(text);
    expect(rows.map(({ key, inCurrency }) => [key, inCurrency !== undefined])).toContainEqual(['Items', true]);
    expect(rows.find(({ key }) => key === 'Discounts')?.inCurrency).toContain('−1.00 USD');
    expect(summaryIn({ currency: 'KRW' }).payableInCurrency).toBeUndefined();
    expect(summaryIn({ exchangeRates: [] }).payableInCurrency).toBeUndefined();
    expect(summaryIn({}, 'SouthKorea').payableInCurrency).toBeUndefined();
  },
);
