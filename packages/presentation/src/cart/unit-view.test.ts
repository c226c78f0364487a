import { anOpenSession, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import type { UnitFacts } from '../common/unit-types.ts';
import { type UnitView, unitView } from './unit-view.ts';
import {
  cartUnitId,
  itemNo,
  languages,
  noFlags,
  unableOrderTypes,
  unreadableUnit,
  won,
  type CartUnit,
  type Language,
  type ShippingPolicy,
  type ShippingPolicyKey,
} from '@baguni/domain/internal';
import {
  aDiscount,
  anAddition,
  anExpressShopUnit,
  anItem,
  anOption,
  aPolicy,
  anUnorderableUnit,
  aSmileDeliveryUnit,
  aSmileFreshUnit,
  aUnit,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { cartViews, factsOf } from '../testing/printed.ts';

const viewOf = (unit: CartUnit, over: Partial<UnitFacts> = {}): UnitView =>
  unitView(testContext(), { ...factsOf(unit), ...over });

test('[PG-21] options are in one line, with each unit beside its number; without options it shows the main item text', () => {
  const measured = anOption({
    optionType: 'Calculation',
    optionEntries: [
      { name: '가로', value: '120' },
      { name: '세로', value: '200' },
    ],
    calculationUnit: 'cm',
  });
  expect(viewOf(aUnit({ item: anItem({ options: [measured] }) })).optionText).toBe(
    '가로 (120\u{A0}cm) × 세로 (200\u{A0}cm)',
  );
  expect(viewOf(aUnit()).optionText).toBe('기본 상품');
});

test.each(['cn', 'jp'] as const)('[PG-21] options and additions have full-width colons: %s', (language) => {
  const item = anItem({ options: [anOption()], additions: [anAddition()] });
  const { optionText, additions } = unitView(testContext({ language }), factsOf(aUnit({ item })));
  expect([optionText, additions[0]?.text]).toEqual([
    expect.stringMatching(/^[^:：]+：[^:]+$/u),
    expect.stringContaining('포장：선물 상자'),
  ]);
});

test('[PG-13] an unorderable unit shows the reason and a delete button and cannot be selected', () => {
  for (const type of unableOrderTypes)
    expect(viewOf(anUnorderableUnit({ unableOrderType: type })), type).toMatchObject({
      unorderable: {
        reason: expect.stringMatching(/어요|주세요/u) as unknown,
        deleteUnit: { command: { type: 'DeleteUnits', cartUnitIds: [1], place: 'Unorderable' } },
      },
      canSelect: false,
      box: { isEnabled: false },
      image: { isStruck: true },
      quantity: { isEditable: false, disabledReason: '주문할 수 없는 상품이라 수량을 바꿀 수 없어요' },
    });
  expect(viewOf(aUnit()).unorderable).toBeUndefined();
});

test('[PG-14] an item without a picture has the placeholder next to its name', () => {
  const { image } = viewOf(aUnit({ item: anItem({ itemImageUrl: '' }) }));
  expect(image).toEqual({ src: undefined, alt: '', isStruck: false });
});

test('[PG-18] price before, percent rounded down, price after', () => {
  const { price } = viewOf(aUnit({ item: anItem({ itemSellPrice: won(29_990) }), discounts: [aDiscount()] }));
  const accessibleText = '할인 전 29,990원, 10% 할인, 판매가 26,991원';
  expect(price).toMatchObject({ oldPrice: '29,990원', percent: '10%', price: '26,991원', accessibleText });
  const plain = { oldPrice: undefined, percent: undefined, accessibleText: '판매가 10,000원' };
  expect(viewOf(aUnit()).price).toMatchObject(plain);
});

test('[PR-01] the price of a line includes pieces, options and additions; each addition shows its amount', () => {
  const unit = aUnit({
    quantity: 3,
    item: anItem({ options: [anOption({ optionPrice: won(700) })], additions: [anAddition({ quantity: 2 })] }),
  });
  const view = viewOf(unit);
  expect(view.price.price).toBe('34,100원');
  expect(view.additions).toEqual([{ key: 'A1', text: '포장: 선물 상자 × 2개', amount: '2,000원' }]);
});

test('[PR-03] a coupon shows its saving', () => {
  const { totals } = factsOf(aUnit());
  const { price, coupon } = viewOf(aUnit(), {
    totals: { ...totals, couponTotal: won(3000), negativeTotal: won(3000), price: won(totals.price - 3000) },
  });
  expect(price.price).toBe('7,000원');
  expect([coupon?.label, coupon?.appliedText]).toEqual(['−3,000원', '쿠폰 적용 −3,000원']);
  const none = viewOf(aUnit()).coupon;
  expect([none?.label, none?.appliedText]).toEqual(['쿠폰', undefined]);
});

test('[QT-05] a line being saved or deleted shows that and is otherwise unchanged', () => {
  const [idle, saving] = [viewOf(aUnit()), viewOf(aUnit(), { requested: 5, isSaving: true })];
  const updatingText = '수량을 저장하고 있어요';
  expect(saving).toMatchObject({ isUpdating: true, updatingText, quantity: { value: '5', isSaving: true } });
  expect(viewOf(aUnit(), { isDeleting: true }).updatingText).toBe('목록에서 빼고 있어요');
  expect(idle.isUpdating).toBe(false);
  expect({ ...saving, quantity: idle.quantity, isUpdating: false, updatingText: undefined }).toEqual(idle);
});

test('shows the delivery service and the item type', () => {
  expect(viewOf(aSmileFreshUnit()).deliveryText).toBe('성수점에서 원하는 시간에 배송해요');
  expect(viewOf(anExpressShopUnit()).deliveryText).toBe('결제 후 3시간 안에 역삼점에서 배송해요');
  expect(viewOf(aSmileDeliveryUnit()).deliveryText).toBe('스마일배송 상품은 한 번에 모아 배송해요');
  expect(viewOf(aUnit()).deliveryText).toBeUndefined();
  const flags = { ...noFlags, isAdult: true, isUsedItem: true };
  const labels = viewOf(aUnit({ item: anItem({ flags, stock: 3 }) })).labels;
  expect(labels.map(({ text }) => text)).toEqual(['19세 이상', '중고', '3개 남았어요']);
});

const noFee = (shippingPolicyKey: ShippingPolicyKey, over: Partial<ShippingPolicy> = {}) =>
  aPolicy({ shippingPolicyKey, shippingFee: won(0), ...over });
const freeAlone = (over: Partial<SessionFields> = {}): Session =>
  anOpenSession([aUnit(), aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2') }) })], {
    defaultItemShippingFeeIsFreeList: [
      { itemNo: itemNo('I1'), isFreeShipping: true },
      { itemNo: itemNo('I2'), isFreeShipping: false },
    ],
    shipping: { policies: [noFee(aUnit().shippingPolicyKey)] },
    ...over,
  });
const labelsIn = (state: Session, language: Language = 'ko'): readonly (readonly string[])[] => {
  const views = cartViews(state, { language });
  return state.cart.units.map(({ cartUnitId: id }) => views.unit(id)?.labels.map(({ text }) => text) ?? []);
};

test.each([
  ['ko', '무료배송'],
  ['en', 'Free shipping'],
  ['cn', '免运费'],
  ['jp', '送料無料'],
] as const)('[SH-07] in %s an item that ships free alone shows it before selection: %s', (language, text) => {
  expect(labelsIn(freeAlone(), language)).toEqual([[text], []]);
});

test('[SH-07] hides the free label if a unit of its parcel is selected, also while shipping is unknown', () => {
  const failed = { status: 'Failed', answer: undefined } as const;
  expect(labelsIn(freeAlone({ selected: [cartUnitId(2)] }))).toEqual([[], []]);
  expect(labelsIn(freeAlone({ selected: [cartUnitId(2)], serverPrices: failed }))).toEqual([[], []]);
  expect(labelsIn(freeAlone({ serverPrices: failed }))).toEqual([[], []]);
});

test('[SH-07] hides the free label if the fee is hidden, or if it would be charged', () => {
  const { shippingPolicyKey: key } = aUnit();
  for (const over of [{ isDisplayShippingFee: false }, { shippingFee: won(1) }])
    expect(labelsIn(freeAlone({ shipping: { policies: [noFee(key, over)] } }))).toEqual([[], []]);
});

test('accessible names contain the item, and external texts are unchanged', () => {
  const itemName = '<b>{name}</b> $& {0}';
  const view = viewOf(aUnit({ item: anItem({ itemName }) }));
  expect(view.name).toBe(itemName);
  for (const name of [
    view.box.accessibleName,
    view.deleteUnit.accessibleName,
    view.quantity.accessibleName,
    view.quantity.increase.accessibleName,
    view.quantity.decrease.accessibleName,
  ])
    expect(name).toContain(itemName);
});

test('a unit without a name has a default text in each language', () => {
  for (const language of languages) {
    const view = unitView(testContext({ language }), factsOf(aUnit({ item: anItem({ itemName: ' ' }) })));
    expect(view.name.trim()).not.toBe('');
  }
});

test.each([
  ['ko', '장바구니에 중복된 상품', '결제 후 3시간 안에 역삼점에서 배송해요'],
  ['en', 'Also in your cart on another line', 'Delivered from 역삼점 within 3 hours of payment'],
  ['cn', '购物车内有重复商品', '付款后3小时内由역삼점送达'],
  ['jp', 'カートに同じ商品があります', 'お支払い後3時間以内に역삼점からお届けします'],
] as const)(
  '[XT-02 XT-05] %s: shows duplicates, and that ExpressShop delivers within 3 hours of payment',
  (language, told, soon) => {
    const context = testContext({ language });
    const view = (unit: CartUnit, duplicates: number) => unitView(context, { ...factsOf(unit, context), duplicates });
    const texts = (n: number) => view(aUnit(), n).labels.map(({ text }) => text);
    expect([texts(0), texts(1)]).toEqual([[], [told]]);
    expect(view(anExpressShopUnit(), 0).deliveryText).toBe(soon);
  },
);

test('[XT-02] hides the duplicate label after the duplicate is deleted', () => {
  const [one, other] = [1, 2].map((n) =>
    aUnit({ cartUnitId: cartUnitId(n), hasDuplicates: true, duplicateCartUnitIds: [cartUnitId(3 - n)] }),
  );
  const labels = (units: readonly CartUnit[]) =>
    cartViews(anOpenSession(units))
      .unit(cartUnitId(1))
      ?.labels.map(({ kind }) => kind);
  expect([labels([one!, other!]), labels([one!])]).toEqual([['Duplicate'], []]);
});

test('[XT-01] the name links to the item page; a missing item and a standalone cart have no link', () => {
  const unit = aUnit({ item: anItem({ itemNo: itemNo('a/b?c') }) });
  expect(viewOf(unit).link).toBe('/item/a%2Fb%3Fc');
  expect(viewOf(unreadableUnit(cartUnitId(1))).link).toBeUndefined();
  expect(unitView(testContext({}, { item: undefined }), factsOf(unit)).link).toBeUndefined();
});

test.each(languages)(
  '[PG-21] the option label of a unit opens its options; an item without options has no button: %s',
  (language) => {
    const view = (item: Partial<CartUnit['item']>) => {
      const unit = aUnit({ item: anItem({ itemName: 'T', ...item }) });
      return unitView(testContext({ language }), factsOf(unit));
    };
    expect(view({ options: [] }).changeOptions).toBeUndefined();
    const { changeOptions, optionLabel } = view({ options: [anOption()] });
    expect(changeOptions).toMatchObject({ label: optionLabel, command: { type: 'OpenOptions' } });
    expect(changeOptions?.accessibleName).toContain('T');
    // Speech input uses the visible label (WA-16).
    expect(changeOptions?.accessibleName).toContain(optionLabel);
  },
);
