import { cartUnitId, languages, type DeletePlace, type Question } from '@baguni/domain';
import { expect, test } from 'vitest';
import { OverlayViews } from '../store/overlay-views.ts';
import { testWords } from '../testing/context.ts';
import { TestTimers } from '../testing/timers.ts';
import type { LayerView } from '../views/types.ts';
import { LayerStore } from './layer-store.ts';
import { layerView } from './layer-view.ts';
import { ToastStore } from './toast-store.ts';

const asked = (question: Question): LayerView =>
  layerView(testWords('en'), { key: 'layer-1', layer: { type: 'Confirm', detail: question }, isClosing: false }, true);

const deletion = (place: DeletePlace): Question => ({ type: 'Delete', place, cartUnitIds: [cartUnitId(1)] });

test('[DL-02] a deletion is asked in the wording of its place', () => {
  const places: readonly DeletePlace[] = ['Toolbar', 'Unit', 'Unorderable', 'BeforeOrder'];
  expect(places.map((place) => asked(deletion(place)).message)).toEqual([
    'Do you want to delete the selected items?',
    'Do you want to delete this item?',
    'Do you want to delete this item?',
    'Do you want to delete the selected items and move on?',
  ]);
});

test('the least destructive button has the focus, and Escape is no', () => {
  for (const question of [deletion('Unit'), { type: 'CancelCoupons', cartUnitId: cartUnitId(1) } as const]) {
    const view = asked(question);
    expect(view.buttons.filter(({ hasInitialFocus }) => hasInitialFocus).map(({ answer }) => answer)).toEqual([false]);
    expect(view.closeAnswer).toBe(false);
  }
});

test('an alert has one button with the focus; the server’s words stay as they are', () => {
  const text = '<b>{product}</b> $&';
  const layer = { type: 'Alert', detail: { type: 'ServerText', text } } as const;
  for (const language of languages) {
    const view = layerView(testWords(language), { key: 'layer-1', layer, isClosing: false }, true);
    expect(view.message).toBe(text);
    expect(view.buttons.map(({ hasInitialFocus }) => hasInitialFocus)).toEqual([true]);
  }
});

test('[LY-03] only the top layer reacts, and one that fades is never the top', () => {
  const timers = new TestTimers();
  const layers = new LayerStore(timers.after);
  const toasts = new ToastStore(timers.after);
  const views = new OverlayViews(layers, toasts, testWords('ko'));
  const detail = { type: 'Message', code: 'CART-BR4-09', params: {} } as const;
  layers.add({ type: 'Alert', detail });
  const top = layers.add({ type: 'Alert', detail });
  const tops = (): readonly boolean[] => views.layers.map(({ isTop }) => isTop);
  expect(tops()).toEqual([false, true]);
  layers.close(top);
  expect(tops()).toEqual([true, false]);
  timers.pass(500);
  expect(tops()).toEqual([true]);
  toasts.tell(detail);
  expect(views.toasts).toEqual([{ key: 'toast-1', text: '삭제할 상품을 선택해 주십시오.' }]);
});
