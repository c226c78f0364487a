import { cartUnitId, languages, payableOf, pricedOf, txKey, unitSummary, type Order } from '@baguni/domain';
import { aDiscount, anOpenCart, aUnit, withAllSelected } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { orderPageView, type OrderPageFacts } from './order-page-view.ts';

const unit = aUnit({ quantity: 2, discounts: [aDiscount()] });
const state = withAllSelected(anOpenCart([unit]));
const order: Order = {
  txKey: txKey('T1'),
  isPaid: false,
  lines: [
    {
      cartUnitId: cartUnitId(1),
      itemName: unit.item.itemName,
      options: [],
      additions: [],
      itemImageUrl: unit.item.itemImageUrl,
      quantity: 2,
      price: unitSummary(pricedOf(state), cartUnitId(1)).price,
    },
  ],
  entries: pricedOf(state).entries,
  payable: payableOf(state),
};
const facts: OrderPageFacts = {
  txKey: txKey('T1'),
  load: { order },
  isPaying: false,
  notice: undefined,
  environment: 'local',
};

test('[CK-13] the page of a checkout shows what was ordered, its ledger and the way to pay', () => {
  const view = orderPageView(testContext(), facts);
  expect([view.body, view.numberText, view.statusText]).toEqual(['Order', '주문 번호 T1', '결제를 기다리고 있어요']);
  expect(view.lines).toEqual([
    {
      key: 'line-1',
      image: { src: '/pictures/apple.svg', alt: '', isStruck: false },
      name: '사과',
      optionText: '기본 상품',
      quantityText: '수량 2개',
      price: '18,000원',
    },
  ]);
  expect(view.rows.map(({ amount }) => amount)).toEqual(['20,000원', '−2,000원', '2,500원']);
  expect([view.payable, view.pay.label, view.pay.isEnabled]).toEqual(['20,500원', '20,500원 결제하기', true]);
  expect(view.toCart.href).toBe('/ko/pc/cart');
});

test('[CK-13] a paid order cannot be paid again and is the last step', () => {
  const view = orderPageView(testContext(), { ...facts, load: { order: { ...order, isPaid: true } } });
  expect([view.isPaid, view.pay.isEnabled, view.payableLabel]).toEqual([true, false, '결제한 금액']);
  expect(view.header.steps.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
});

test('[CK-14] while it is paid the button is busy', () => {
  expect(orderPageView(testContext(), { ...facts, isPaying: true }).pay).toEqual({
    label: '결제하고 있어요',
    isEnabled: false,
    isBusy: true,
  });
});

test('it loads and fails in words of every language', () => {
  for (const language of languages) {
    const context = testContext({ language });
    expect(orderPageView(context, { ...facts, load: 'Loading' }).body).toBe('Loading');
    const failed = orderPageView(context, { ...facts, load: 'Failed' });
    expect([failed.body, failed.failureText === '']).toEqual(['Failure', false]);
  }
});
