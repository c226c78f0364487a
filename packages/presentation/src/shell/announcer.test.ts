import { anOpenSession, withFields } from '@baguni/use-cases/sessions';
import { cartUnitId, sellerGroupKeyOf, type Language } from '@baguni/domain/internal';
import { transition, type CartEvent } from '@baguni/use-cases';
import { anInitialCart, anItem, anOption, anUnorderableUnit, aUnit } from '@baguni/domain/testing';
import { reaction } from 'mobx';
import { expect, test } from 'vitest';
import { CartStore, dispatchTo } from '../store/cart-store.ts';
import { testContext } from '../testing/context.ts';
import { TestTimers } from '../testing/timers.ts';
import { Announcer } from './announcer.ts';

const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemName: '배' }) })];
const toggle = (id: number): CartEvent => ({ type: 'UnitToggled', cartUnitId: cartUnitId(id) });

const listen = (state = anOpenSession(units), language: Language = 'ko') => {
  const timers = new TestTimers();
  const announcer = new Announcer(testContext({ language }), timers.after);
  const store = new CartStore(state);
  const dispatch = dispatchTo(store, announcer);
  const said: string[] = [];
  reaction(
    () => announcer.announcement,
    ({ text }) => said.push(text),
  );
  const happen = (...events: readonly CartEvent[]): void => {
    for (const event of events) dispatch(transition(store.state, event));
  };
  /** Reports what half a second after the events was said. */
  const saidAfter = (...events: readonly CartEvent[]): readonly string[] => {
    happen(...events);
    timers.pass(500);
    return said;
  };
  return { timers, said, happen, saidAfter };
};

test('[SE-01] announces a selection as n of m with the new total, in one message after 500 ms without events', () => {
  const { timers, said, happen } = listen();
  happen(toggle(1));
  timers.pass(400);
  happen(toggle(2));
  timers.pass(499);
  expect(said).toEqual([]);
  timers.pass(1);
  expect(said).toEqual(['2개 중 2개 선택. 결제 예상 금액 22,500원']);
  timers.pass(5000);
  expect(said).toHaveLength(1);
});

test.each([
  [1, toggle(1)],
  [2, { type: 'SellerGroupToggled', sellerGroupKey: sellerGroupKeyOf(aUnit()) }],
  [2, { type: 'TabToggled' }],
  [0, { type: 'SelectionNarrowed', cartUnitIds: [] }],
] as const)('[SE-01] announces a selection of %i with the number of orderable units: %j', (n, event) => {
  const { saidAfter } = listen(anOpenSession([...units, anUnorderableUnit({ cartUnitId: cartUnitId(3) })]));
  expect(saidAfter(event)[0]).toContain(`2개 중 ${n}개 선택`);
});

test('[SE-03] announces a new total once and is silent if prices stay the same', () => {
  const { saidAfter } = listen();
  const inputs = { selected: [], quantities: [] };
  saidAfter(toggle(1));
  const answer = { inputs, bundles: [], policies: [], discounts: [], gauges: [] };
  expect(saidAfter({ type: 'PricesAsked', inputs }, { type: 'PricesUpdated', ...answer })).toHaveLength(1);
});

test('[QT-04] announces a new quantity with its item', () => {
  const unit = aUnit({ quantity: 3, version: 2 });
  const change = { cartUnitId: cartUnitId(1), unit, cartVersion: 2, cancelledCoupons: false };
  expect(listen().saidAfter({ type: 'QuantityChanged', ...change })).toEqual(['사과 수량 3개. 결제 예상 금액 0원']);
});

test('[QT-04] [WA-01] announces the option of a new quantity if two units have the same name', () => {
  const item = anItem({ options: [anOption({ optionEntries: [{ name: '색상', value: '빨강' }] })] });
  const unit = aUnit({ cartUnitId: cartUnitId(3), quantity: 3, version: 2, item });
  const change = { cartUnitId: unit.cartUnitId, unit, cartVersion: 2, cancelledCoupons: false };
  const said = listen(anOpenSession([...units, unit])).saidAfter({ type: 'QuantityChanged', ...change });
  expect(said[0]).toMatch(/사과, .*빨강/u);
});

test('[DL-03] announces the remaining units after a deletion; the undo notice names the deleted units', () => {
  const deletion = { cartUnitIds: [cartUnitId(1)], cartVersion: 2 };
  expect(listen().saidAfter({ type: 'UnitsDeleted', ...deletion })[0]).toMatch(/^전체, 상품 1개/u);
});

test('[PG-10] announces an opened cart; failures announce themselves', () => {
  const { saidAfter } = listen();
  const opened = { initial: anInitialCart(units), autoSelected: [cartUnitId(1)] };
  const text = '장바구니에 상품 2개가 있어요. 2개 중 1개 선택. 결제 예상 금액 12,500원';
  expect(saidAfter({ type: 'CartOpened', ...opened })).toEqual([text]);
  expect(saidAfter({ type: 'UnitsDeleteStarted', cartUnitIds: [cartUnitId(1)] })).toHaveLength(1);
});

test('[WA-28] does not end a complete sentence twice', () => {
  const failed: CartEvent = { type: 'PricesFailed', inputs: { selected: [], quantities: [] } };
  expect(listen().saidAfter(toggle(1), failed)).toEqual([
    '2개 중 1개 선택. 배송비를 확인하지 못했어요. 결제하실 금액이 달라질 수 있어요. 결제 예상 금액 10,000원',
  ]);
});

test.each([
  ['ko', '배송 국가를 변경했어요: 일본'],
  ['en', 'Your cart now ships to 일본'],
  ['cn', '配送国家/地区已改为일본'],
  ['jp', '配送先を일본に変更しました'],
] as const)('[OV-01 WA-28] announces the result of a country change in %s', (language, text) => {
  const state = anOpenSession(units);
  const countries = [{ countryCode: 'JP', countryType: 'Japan', countryName: '일본' }] as const;
  const { saidAfter } = listen(
    withFields(state, { destination: { overseas: { ...state.cart.destination.overseas, countries } } }),
    language,
  );
  expect(saidAfter({ type: 'CountryChanged', countryType: 'Japan' })[0]).toContain(text);
});
