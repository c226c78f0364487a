import {
  cartUnitId as id,
  idsOf,
  itemNo,
  noFlags,
  type CartUnit,
  type Language,
  type OrderedCart,
  type OrderSplit,
  splitSearch,
  marketplaceCheck,
  won,
} from '@baguni/domain/internal';
import { anItem, anOpenCart, aSmileFreshUnit, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { layerView } from './layer-view.ts';
import { breakable, testWords } from '../testing/context.ts';

const unit = (n: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemNo: itemNo(`I${n}`) }), ...over });
const eCoupon = (n: number) => unit(n, { item: anItem({ flags: { ...noFlags, isECoupon: true } }) });

const selectedCart = (units: readonly CartUnit[]): OrderedCart => ({ ...anOpenCart(units), selected: idsOf(units) });

const shown = (units: readonly CartUnit[], language: Language = 'en', over: Partial<OrderSplit> = {}) => {
  const split = splitSearch(marketplaceCheck)(selectedCart(units));
  if (!split) throw new Error('the cart needs no split');
  const arrivalDays = new Map([
    [id(1), '2026-11-30'],
    [id(2), '2026-11-27'],
  ]);
  const layer = {
    type: 'ConfirmSplitOrders',
    detail: { type: 'SplitOrders', split: { ...split, ...over }, units, arrivalDays },
  } as const;
  return layerView(testWords(language), { key: 'layer-1', layer, isClosing: false }, true);
};
const many = (count: number) => Array.from({ length: count }, (_, i) => unit(i + 1));

test('[CK-01] names the sizes of orders of the same kind, and shows the amounts and the arrival of each, without a zero', () => {
  const view = shown(many(73));
  expect([view.title, view.message]).toEqual([
    'Split into 3 orders',
    'You can order everything like this: Items (30), Items (30), Items (13). The total is ₩737,500. No split is cheaper.\nYou place one order at a time. The other items stay in your cart.',
  ]);
  expect(
    breakable(view.lists?.map(({ heading, facts }) => [heading, ...(facts ?? []).map(({ value }) => value)])),
  ).toEqual([
    ['Order 1 · Items (30)', '₩302,500', '₩2,500', 'Fri, Nov 27 – Mon, Nov 30'],
    ['Order 2 · Items (30)', '₩302,500', '₩2,500'],
    ['Order 3 · Items (13)', '₩132,500', '₩2,500'],
  ]);
  expect(view.lists?.[0]?.items).toHaveLength(30);
  const { orders = [] } = splitSearch(marketplaceCheck)(selectedCart(many(73))) ?? {};
  const saved = shown(many(73), 'en', { orders: orders.map((order) => ({ ...order, couponSaving: won(4_000) })) });
  expect(saved.lists?.[2]?.facts).toContainEqual({ label: 'Coupons', value: '−₩4,000' });
});

test('[CK-01 CK-05] names orders by their difference: fresh, same-day, the rest', () => {
  const units = [unit(1), aSmileFreshUnit({ cartUnitId: id(2) }), eCoupon(3), unit(4)];
  const view = shown(units);
  expect(view.message).toContain('like this: SmileFresh (1), E-coupon (1), The rest (2).');
  expect(view.lists?.map(({ heading }) => heading)).toEqual([
    'Order 1 · SmileFresh (1)',
    'Order 2 · E-coupon (1)',
    'Order 3 · The rest (2)',
  ]);
  expect(shown([...many(31), aSmileFreshUnit({ cartUnitId: id(99) })]).message).toContain(
    'like this: SmileFresh (1), Items (30), Items (1).',
  );
});

test.each([
  ['cn', 'Smile 生鲜|1|件、商品|30|件、商品|1|件。'],
  ['jp', 'スマイルフレッシュ|1|点、商品|30|点、商品|1|点。'],
] as const)('[CK-01] lists the orders as texts in %s do, without a line break inside a count', (language, list) => {
  const { message } = shown([...many(31), aSmileFreshUnit({ cartUnitId: id(99) })], language);
  expect(message.replaceAll('\u{2060}', '|')).toContain(list);
});

test('[CK-18] calls no split the cheapest without a proof, and names lost coupons and open reasons', () => {
  const view = shown(
    [unit(1), unit(2, { item: anItem({ flags: { ...noFlags, isECoupon: true, isPending: true } }) })],
    'en',
    {
      isProved: false,
      lostCoupons: ['C1' as never],
    },
  );
  expect(view.message).not.toContain('cheaper');
  expect(view.message).toContain('1 coupon cannot be used');
  expect(view.lists?.map(({ notes }) => notes?.length)).toEqual([1, 0]);
});

test.each([
  ['ko', '3번에 나눠 주문', '주문 1 · 상품 30개', '첫 번째 주문하기'],
  ['en', 'Split into 3 orders', 'Order 1 · Items (30)', 'Place the first order'],
  ['cn', '分3单下单', '订单1 · 商品30件', '先下第一单'],
  ['jp', '3回に分けて注文', '注文1 · 商品30点', '1回目を注文'],
] as const)('[CK-01] offers the split in %s', (language, title, heading, yes) => {
  const view = shown(many(73), language);
  for (const { heading } of view.lists ?? []) expect(view.message).toContain(heading?.split(' · ')[1]);
  expect(breakable([view.title, view.lists?.[0]?.heading, view.buttons.at(-1)?.label])).toEqual([title, heading, yes]);
  expect(view.buttons.map(({ answer, hasInitialFocus }) => [answer, hasInitialFocus])).toEqual([
    [false, true],
    [true, false],
  ]);
});
