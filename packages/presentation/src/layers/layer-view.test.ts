import type { Layer, LayerView } from './layer-types.ts';
import {
  cartUnitId,
  formatMessage,
  languages,
  noFlags,
  won,
  type Language,
  type MessageKey,
  nothingMerged,
  type LeftPieces,
  type MergeReport,
  itemNo,
  type Notice,
} from '@baguni/domain/internal';
import type { AddedShared, DeletePlace, OrderFirst } from '@baguni/use-cases';
import { messages } from '@baguni/domain/messages/en';
import { anItem, aUnit, anOption } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { layerViewsOf, layerView } from './layer-view.ts';
import { testWords } from '../testing/context.ts';
import { TestTimers } from '../testing/timers.ts';
import { LayerStore } from './layer-store.ts';
import { leftLines, mergeText } from './merged-carts.ts';

const shown = (layer: Layer, language: Language = 'en'): LayerView =>
  layerView(testWords(language), { key: 'layer-1', layer, isClosing: false }, true);
type Plain = Extract<Layer, { type: 'Confirm' }>['detail'];
const asked = (detail: Plain, language?: Language): LayerView => shown({ type: 'Confirm', detail }, language);

const deletion = (place: DeletePlace): Plain => ({ type: 'Delete', place, units: [aUnit()] });

test('[DL-02] the delete confirmation depends on its location', () => {
  const places: readonly DeletePlace[] = ['Toolbar', 'Unit', 'Unorderable', 'BeforeOrder'];
  expect(places.map((place) => asked(deletion(place)).message)).toEqual([
    'Do you want to delete the selected items?',
    'Do you want to delete this item?',
    'Do you want to delete this item?',
    'Do you want to delete the selected items and move on?',
  ]);
});

test.each([
  ['ko', '그대로 주문'],
  ['en', 'Order anyway'],
  ['cn', '仍要下单'],
  ['jp', 'このまま注文'],
] as const)('[OV-12] in %s an order without consent is not labelled as a consent', (language, label) => {
  const { buttons } = asked({ type: 'Agree', code: 'ASK-OVERSEA-CONSENT', params: {} }, language);
  expect(buttons.map((button) => [button.label, button.answer])).toEqual([
    [expect.any(String), false],
    [label, true],
  ]);
});

test('[LY-03] a question dims the page', () => {
  expect(asked(deletion('Unit')).isDimmed).toBe(true);
});

test('asks before the viewed items are cleared', () => {
  expect(asked({ type: 'ClearViewed' }).message).toBe(messages['VIEWED-CLEAR-CONFIRM']);
});

test.each(languages)('[DL-02] shows units to delete with picture, name and options: %s', (language) => {
  const item = anItem({ itemName: '<b>Apples</b>', itemImageUrl: '/pictures/apple.webp' });
  const detail = { type: 'Delete', place: 'Toolbar', units: [aUnit({ item }), aUnit()] } as const;
  const [list, ...others] = asked(detail, language).lists ?? [];
  expect(others).toEqual([]);
  expect(list?.heading).toContain('2');
  expect(list?.items).toMatchObject([{ name: '<b>Apples</b>', image: { src: '/pictures/apple.webp' } }, {}]);
});

test.each(languages)(
  '[ER-07] an error outside production offers close and save session; close is focused: %s',
  (language) => {
    const params = { code: 'x is not a function' };
    const view = asked({ type: 'SaveSession', code: 'TEMPORARY-PROBLEM-CODE', params }, language);
    expect(view.message).toContain('x is not a function');
    expect(view.buttons.map(({ answer, hasInitialFocus }) => [answer, hasInitialFocus])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(new Set(view.buttons.map(({ label }) => label)).size).toBe(2);
  },
);

test.each([
  ['ko', '사과', '본인 인증하기'],
  ['en', '사과', 'Verify identity'],
  ['cn', '사과', '进行身份验证'],
  ['jp', '사과', '本人認証する'],
] as const)('[LY-07] in %s the layer names the item and offers the verification', (language, product, label) => {
  const detail = { type: 'VerifyIdentity', code: 'UNABLE-SELF_LIMIT', params: { product } } as const;
  const view = shown({ type: 'ConfirmAuthentication', detail }, language);
  expect(view.message).toContain(product);
  expect(view.buttons.find(({ answer }) => answer === true)?.label).toBe(label);
});

test('the least destructive button is focused, and Escape means no', () => {
  for (const question of [deletion('Unit'), { type: 'CancelCoupons', cartUnitId: cartUnitId(1) } as const]) {
    const view = asked(question);
    expect(view.buttons.filter(({ hasInitialFocus }) => hasInitialFocus).map(({ answer }) => answer)).toEqual([false]);
    expect(view.closeAnswer).toBe(false);
  }
});

test('an alert has one focused button; server text is unchanged', () => {
  const text = '<b>{product}</b> $&';
  const layer = { type: 'Alert', detail: { type: 'ServerText', text } } as const;
  for (const language of languages) {
    const view = shown(layer, language);
    expect(view.message).toBe(text);
    expect(view.buttons.map(({ hasInitialFocus }) => hasInitialFocus)).toEqual([true]);
  }
});

const leftItem = (notice: Notice, itemName = ''): AddedShared['left'][number] => ({
  itemNo: itemNo('I/5'),
  itemName,
  itemImageUrl: '/pen.webp',
  notice,
});

test('[CM-06] names the items of a shared cart that were not added, with links to their pages', () => {
  const failed = { type: 'Message', code: 'ADD-FAILED', params: {} } as const;
  const left = [leftItem(failed, '<b>pen</b>'), leftItem(failed)];
  const layer = { type: 'Alert', detail: { type: 'AddedShared', added: 1, left } } as const;
  const itemsIn = (links?: { readonly item: string }) =>
    layerView(testWords('en'), { key: 'layer-1', layer, isClosing: false }, true, links).lists?.flatMap(
      ({ items }) => items,
    );
  const item = { name: '<b>pen</b>', image: { src: '/pen.webp' } };
  expect(itemsIn({ item: '/item/' })).toMatchObject([{ ...item, href: '/item/I%2F5' }]);
  expect(itemsIn()).toMatchObject([{ ...item, href: undefined }]);
});

test.each([
  ['ko', '상품 3개를', '담지 못한 상품 2개: 판매가 중지된 상품이에요.'],
  ['en', 'Add 3 items', '2 items were not added: No longer on sale.'],
  ['cn', '3件商品', '未能加入的商品2件：商品已停止销售。'],
  ['jp', '商品3点', '入れられなかった商品2点：販売が終了した商品です。'],
] as const)('[CM-06] a shared cart is counted, and each reason is shown once: %s', (language, asks, reason) => {
  expect(asked({ type: 'AddShared', n: 3 }, language).message).toContain(asks);
  const sold = { type: 'Message', code: 'CART-BR1-20', params: {} } as const;
  const left = [sold, { type: 'ServerText', text: '<b>{n}</b>' } as const, sold].map((notice) => leftItem(notice));
  const { message, lists } = shown({ type: 'Alert', detail: { type: 'AddedShared', added: 4, left } }, language);
  expect([message, ...(lists ?? []).map(({ heading }) => heading)]).toEqual([
    expect.stringMatching(/4.*7|7.*4/u),
    reason,
    expect.stringContaining('<b>{n}</b>'),
  ]);
});

test('[CM-06] a partly added shared cart shows the number of added items: en', () => {
  const left = [leftItem({ type: 'Message', code: 'ADD-FAILED', params: {} })];
  const { message } = shown({ type: 'Alert', detail: { type: 'AddedShared', added: 1, left } }, 'en');
  expect(message).toBe('Added 1 of 2 shared items.');
});

test.each([
  ['ko', '공유받은 상품 2개를 담지 못했어요. 다시 담으시려면 링크를 다시 열어 주세요.'],
  ['en', 'None of the 2 shared items was added. To try again, open the link again.'],
  ['cn', '分享的2件商品未能加入。如需重试，请重新打开链接。'],
  ['jp', '共有された商品2点をカートに入れられませんでした。もう一度お試しになるには、リンクを開き直してください。'],
] as const)('[CM-06] a shared cart without added items explains how to try again: %s', (language, says) => {
  const left = [1, 2].map(() => leftItem({ type: 'Message', code: 'ADD-FAILED', params: {} }));
  const { message, lists } = shown({ type: 'Alert', detail: { type: 'AddedShared', added: 0, left } }, language);
  expect([message, lists?.length]).toEqual([says, 1]);
});

test('[LY-03] only the top layer reacts, and a fading layer is never the top', () => {
  const timers = new TestTimers();
  const layers = new LayerStore(timers.after);
  const views = layerViewsOf(layers, testWords('ko'));
  const detail = { type: 'Message', code: 'CART-BR4-09', params: {} } as const;
  layers.add({ type: 'Alert', detail });
  const top = layers.add({ type: 'Alert', detail });
  const tops = (): readonly boolean[] => views.layers.map(({ isTop }) => isTop);
  expect(tops()).toEqual([false, true]);
  layers.close(top);
  expect(tops()).toEqual([true, false]);
  timers.pass(500);
  expect(tops()).toEqual([true]);
});

const order = (language: Language, payable: OrderFirst['payable']): LayerView => {
  const flags = { ...noFlags, isIncomeDuty: true };
  const detail: OrderFirst = {
    code: 'ASK-INCOME-DUTY',
    params: {},
    ordered: [aUnit({ item: anItem({ itemName: '<i>책</i>', flags }) })],
    excepted: [aUnit({ cartUnitId: cartUnitId(2) }), aUnit({ cartUnitId: cartUnitId(3) })],
    payable,
  };
  return shown({ type: 'ConfirmIncomeDutyItemOrderType', detail }, language);
};

test('[LY-06 CK-08] a partial order shows ordered and remaining items, the partial total, and three choices', () => {
  const view = order('en', won(12_300));
  expect(view.message.split('\n')).toHaveLength(2);
  expect(view.message).toContain('12,300');
  expect(view.lists?.map(({ heading }) => heading)).toEqual(['1 item to order now', '2 items stay in the cart']);
  expect(view.lists?.[0]?.items).toMatchObject([{ name: '<i>책</i>', labels: [{ kind: 'IncomeDuty' }] }]);
  expect(view.buttons.map(({ answer }) => answer)).toEqual([false, 'OrderTogether', 'OnlyIncomeDutyItem']);
  expect(view.buttons.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  expect([view.closeAnswer, view.isDimmed]).toEqual([false, false]);
});

test('[LY-06] while shipping is unknown, shows no total; without remaining items, shows no list of them', () => {
  expect(order('en', undefined).message.split('\n')).toHaveLength(1);
});

test.each([
  ['ko', ['계속 선택되는 상품 1개', '선택이 해제되는 상품 2개']],
  ['en', ['1 item stays selected', '2 items are deselected']],
  ['cn', ['保持选中的商品 1件', '取消选择的商品 2件']],
  ['jp', ['選択したままの商品 1点', '選択を解除する商品 2点']],
] as const)('[CK-18] in %s the smallest change shows what stays selected and orders nothing', (language, headings) => {
  const detail: OrderFirst = {
    code: 'ASK-SMALLEST-CHANGE',
    params: { all: 3, out: 2, lost: won(5000) },
    ordered: [aUnit()],
    excepted: [aUnit({ cartUnitId: cartUnitId(2) }), aUnit({ cartUnitId: cartUnitId(3) })],
    payable: undefined,
  };
  const view = shown({ type: 'ConfirmOrderExceptSomeItems', detail }, language);
  expect(view.lists?.map(({ heading }) => heading)).toEqual(headings);
  expect(view.message).toMatch(/3.*2.*5,000|2.*3.*5,000/u);
  const all = { ...detail, code: 'ASK-CHANGE-KEEPS-ALL', params: {}, excepted: [] } as const;
  const fewer = { ...all, code: 'ASK-CHANGE-PIECES', params: { list: '사과 × 2', lost: won(4990) } } as const;
  for (const one of [all, fewer]) {
    const kept = shown({ type: 'ConfirmOrderExceptSomeItems', detail: one }, language);
    expect(kept.lists?.map(({ heading }) => heading)).toEqual([headings[0]]);
    expect(kept.message.includes('사과 × 2')).toBe(one === fewer);
  }
});

test.each(languages)('[LY-06 ER-09] the order questions are complete in %s', (language) => {
  const view = order(language, won(1000));
  expect([view.title, view.message, ...view.buttons.map(({ label }) => label)].join('')).not.toMatch(/[{}…]/);
});

test.each(languages)('[CP-10] in %s leaving the coupon box offers to apply or to leave; Escape stays', (language) => {
  const view = shown({ type: 'ConfirmLeaveCouponBox', detail: true }, language);
  expect(view.buttons.map(({ answer }) => answer)).toEqual(['LeaveChoice', 'ApplyChoice']);
  expect(view.buttons.filter(({ hasInitialFocus }) => hasInitialFocus)).toHaveLength(1);
  expect(view.closeAnswer).toBe(false);
});

test.each<readonly [MessageKey, Layer]>([
  ['CART-BR5-13', { type: 'ConfirmLeaveCouponBox', detail: true }],
  ['COUPON-CANCEL-CONFIRM', { type: 'Confirm', detail: { type: 'CancelCoupons', cartUnitId: cartUnitId(1) } }],
  ['ORDER-AT-TOTAL', { type: 'Confirm', detail: { type: 'OrderAtTotal', payable: won(1234) } }],
])('[ER-09] asks with the text of %s', (code, layer) => {
  expect(shown(layer).message).toBe(formatMessage(messages, code, { payable: 1234 }));
});

test('[LY-01 CM-06] after an item is added, the shopper sees the cart or continues shopping', () => {
  const unit = aUnit({ item: anItem({ itemName: '<b>{product}</b>' }) });
  const view = asked({ type: 'AddedToCart', unit });
  expect(view.message).toBe('‘<b>{product}</b>’ is in your cart. Continue shopping?');
  expect(view.buttons.map(({ label, answer }) => [label, answer])).toEqual([
    ['See the cart', false],
    ['Continue shopping', true],
  ]);
  expect(view.closeAnswer).toBe(false);
});

const left = (over: Partial<LeftPieces> = {}): LeftPieces => ({
  itemName: '<b>{max}</b>',
  itemImageUrl: '',
  options: [],
  additions: [],
  quantity: 2,
  code: 'CART-BR1-43',
  params: { max: 100 },
  ...over,
});
const some = [{ cartUnitId: cartUnitId(1), quantity: 3 }];

const merged = (language: Language, detail: MergeReport) => shown({ type: 'CartsMerged', detail }, language);

test.each([
  [
    'ko',
    '새로 담은 상품은 1개, 수량을 더한 상품은 2개예요.',
    '새로 담은 상품은 1개예요.',
    '수량을 더한 상품은 2개예요.',
  ],
  ['en', 'New: 1. Added to items that were there: 2.', 'New: 1.', 'Added to items that were there: 2.'],
  ['cn', '新加入的商品1件，增加数量的商品2件。', '新加入的商品1件。', '增加数量的商品2件。'],
  [
    'jp',
    '新しく入れた商品は1点、数量を足した商品は2点です。',
    '新しく入れた商品は1点です。',
    '数量を足した商品は2点です。',
  ],
] as const)(
  '[GM-4] in %s a merge names new units and increased quantities, without a zero',
  (language, both, added, more) => {
    const text = (over: Partial<MergeReport>) => mergeText(testWords(language), { ...nothingMerged, ...over });
    const two = [...some, ...some];
    const ends = [text({ added: some, addedUp: two }), text({ added: some }), text({ addedUp: two })].map((said) =>
      said.replace(/^.*?[.。] ?/u, ''),
    );
    expect(ends).toEqual([both, added, more]);
  },
);

test('[GM-4] lists remaining items by reason, with options and pieces; external data is plain text', () => {
  const merge = {
    ...nothingMerged,
    added: some,
    left: [
      left({ options: [anOption({ optionEntries: [{ name: 'Colour', value: 'Red' }] })] }),
      left({ code: 'CART-BR1-33', params: { max: 5 }, quantity: 7 }),
      left({ itemName: ' ' }),
    ],
  };
  const view = merged('en', merge);
  expect(view.message.split('\n')).toEqual([
    'Items from before you signed in are in your cart now. New: 1.',
    'Some items did not fit into your cart. They stay in the cart from before you signed in, and go in when you open your cart and there is room.',
  ]);
  expect(view.lists?.map(({ heading, items }) => [heading, items.map((item) => [item.name, item.optionText])])).toEqual(
    [
      [
        'Your cart can hold up to 100 items.',
        [
          ['<b>{max}</b>', 'Colour: Red · Quantity 2'],
          ['Unnamed item', 'Standard · Quantity 2'],
        ],
      ],
      ['You can buy up to 5.', [['<b>{max}</b>', 'Standard · Quantity 7']]],
    ],
  );
  expect(new Set(view.lists?.flatMap(({ items }) => items.map(({ key }) => key))).size).toBe(3);
  expect([view.closeAnswer, view.buttons.map(({ hasInitialFocus }) => hasInitialFocus)]).toEqual([true, [true]]);
});

test('[GM-4] if no item was merged, shows only that; the plain text gives the reason of each item', () => {
  const merge = { ...nothingMerged, left: [left({ itemName: 'Pears' }), left({ itemName: 'Plums', quantity: 1 })] };
  expect(merged('en', merge).message.split('\n')).toHaveLength(1);
  expect(leftLines(testWords('en'), merge)).toEqual([
    'Pears, Quantity 2: Your cart can hold up to 100 items.',
    'Plums, Quantity 1: Your cart can hold up to 100 items.',
  ]);
});

test.each(languages)('[GM-4 ER-09] is complete in %s', (language) => {
  const view = merged(language, { ...nothingMerged, added: some, left: [left({ itemName: '7' })] });
  const texts = [view.title, view.message, ...(view.lists ?? []).map(({ heading }) => heading)];
  expect(texts.every((text) => text !== '')).toBe(true);
  expect(texts.join('')).not.toMatch(/[{}]/u);
});
