import {
  type Cart,
  type CartUnit,
  cartUnitId as id,
  formatWon,
  itemNo,
  type Language,
  marketplaceCheck,
  noFlags,
  won,
} from '@baguni/domain/internal';
import { aBuyer, aDiscount, anItem, aUnit } from '@baguni/domain/testing';
import { anOpenSession } from '@baguni/use-cases/sessions';
import { expect, test } from 'vitest';
import { cartViewsOf } from '../page/cart-views.ts';
import { deferredViewsWith } from '../page/deferred-views.ts';
import { CartStore } from '../store/cart-store.ts';
import { testContext } from '../testing/context.ts';

const units = Array.from({ length: 73 }, (_, i) =>
  aUnit({
    cartUnitId: id(i + 1),
    item: anItem({ itemNo: itemNo(`I${i}`), flags: { ...noFlags, isAdult: i === 30 } }),
  }),
);

const plan = [0, 30, 60].map((from) => {
  const cartUnitIds = units.slice(from, from + 30).map(({ cartUnitId }) => cartUnitId);
  return { cartUnitIds, total: won(2500 + 10_000 * cartUnitIds.length) };
});

const viewsOf = (left: readonly CartUnit[], language: Language = 'en', over: Partial<Cart> = {}, orders = plan) => {
  const selected = left.map(({ cartUnitId }) => cartUnitId);
  const session = anOpenSession(left);
  const store = new CartStore({ ...session, cart: { ...session.cart, selected, ...over } });
  return cartViewsOf(
    store,
    testContext({ language }),
    deferredViewsWith(marketplaceCheck, () => orders),
  );
};

test.each([
  [
    'ko',
    '3번 중 2번째 주문하기',
    '3번 중 2번째 주문을 할 차례예요. 상품 30개, 302,500원이에요.',
    ['이번 주문 결제 금액', '302,500원'],
    ['선택한 상품 전체', '432,500원'],
  ],
  [
    'en',
    'Place order 2 of 3',
    'Next is order 2 of 3: 30 items, ₩302,500.',
    ['You pay for this order', '₩302,500'],
    ['All selected items', '₩432,500'],
  ],
  [
    'cn',
    '下第2单（共3单）',
    '共3单，接下来是第2单：30件商品，₩302,500。',
    ['本单应付', '₩302,500'],
    ['所选商品合计', '₩432,500'],
  ],
  [
    'jp',
    '3回中2回目を注文する',
    '次は3回中2回目のご注文です：商品30点、₩302,500。',
    ['今回のお支払い', '₩302,500'],
    ['選択した商品の合計', '₩432,500'],
  ],
] as const)(
  '[CK-01] in %s the cart announces and totals the next order of a split after a payment',
  (language, order, title, payable, whole) => {
    const { summary, orderBar } = viewsOf(units.slice(30), language);
    expect(summary.blockers).toMatchObject({ title, isInvitation: true, reasons: [], fixAll: undefined });
    for (const view of [summary, orderBar])
      expect([view.order.label, [view.payableLabel, view.payable]]).toEqual([order, payable]);
    const row = summary.rows.at(-1);
    expect([row?.label, row?.amount]).toEqual(whole);
  },
);

test('[CK-01 PG-09] the order bar shows no discount of the whole selection next to the total of the next order', () => {
  const discounted = units.map((unit) => ({ ...unit, discounts: [aDiscount()] }));
  const cheaper = plan.map(({ cartUnitIds, total }) => ({
    cartUnitIds,
    total: won(total - 1000 * cartUnitIds.length),
  }));
  expect(viewsOf(discounted.slice(60), 'en', {}, cheaper).orderBar.discountText).toBeDefined();
  expect(viewsOf(discounted.slice(30), 'en', {}, cheaper).orderBar).toMatchObject({
    payable: cheaper[1] && formatWon(cheaper[1].total, 'en'),
    discountText: undefined,
  });
});

test.each<readonly [string, readonly CartUnit[], Partial<Cart>, string, string | undefined]>([
  ['before the first payment', units, {}, 'Order 73 items', '1 thing to check'],
  ['with fewer selected units', units.slice(30), { selected: [id(40)] }, 'Order 1 item', undefined],
  ['for the last order', units.slice(60), {}, 'Order 13 items', undefined],
])('[CK-01] %s the cart shows an ordinary order', (_, left, over, label, title) => {
  const { summary } = viewsOf(left, 'en', over);
  expect([summary.order.label, summary.blockers?.title]).toEqual([label, title]);
});

test('[CK-01 CK-18] lists only reasons of the next order, without one fix for the whole selection', () => {
  const buyer = aBuyer({ isCertificatedAdult: false, standing: 'Restricted' });
  const { blockers, order } = viewsOf(units.slice(30), 'en', { buyer }).summary;
  expect([order.label, blockers?.title, blockers?.fixAll]).toEqual([
    'Place order 2 of 3',
    '2 things to check',
    undefined,
  ]);
  expect(blockers?.reasons.flatMap(({ fixes }) => fixes).map(({ label }) => label)).toContain('Verify age');
});
