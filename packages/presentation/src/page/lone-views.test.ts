import { loneLayerTypes, type LayerDetail } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { loneLayerView, loneNudgeView } from './lone-views.ts';
import { testWords } from '../testing/context.ts';

const detail: LayerDetail = {
  layerType: 'ConfirmOrderExceptSomeItems',
  title: 'Order <b>first',
  texts: ['One', 'Two'],
  subText: 'Below',
  showingItems: [
    { itemImageUrl: '/a.svg', itemName: 'Boiler', exceptionItemType: 'Install' },
    { itemImageUrl: '', itemName: 'Apple' },
  ],
  buttonText: 'Order',
};
const view = (over: Partial<LayerDetail> = {}) => loneLayerView(testWords('en'), { ...detail, ...over });
const answers = (over: Partial<LayerDetail>) => view(over)?.buttons.map(({ label, answer }) => [label, answer]);

test('[RT-08] [LY-06] shows the stored texts, the text below them, and the items with the reason of their exception', () => {
  expect(view()).toMatchObject({
    type: 'ConfirmOrderExceptSomeItems',
    title: 'Order <b>first',
    message: 'One\nTwo\nBelow',
  });
  const [list] = view()?.lists ?? [];
  expect(list?.heading).toBe('2 items to order now');
  expect(list?.items.map(({ name, image, labels }) => [name, image.src, labels.map(({ text }) => text)])).toEqual([
    ['Boiler', '/a.svg', ['With installation']],
    ['Apple', undefined, []],
  ]);
  const used = [{ itemImageUrl: '', itemName: 'Book', exceptionItemType: 'Used' }] as const;
  expect(view({ showingItems: used })?.lists?.[0]?.heading).toBe('1 item stays in the cart');
});

test('[RT-08] [LY-06] asks no first, and yes by the stored button; income-duty items have two ways', () => {
  expect(answers({})).toEqual([
    ['Cancel', false],
    ['Order', true],
  ]);
  expect(answers({ buttonText: '' })).toEqual([['OK', false]]);
  expect(answers({ layerType: 'ConfirmIncomeDutyItemOrderType' })).toEqual([
    ['Cancel', false],
    ['Order together', 'OrderTogether'],
    ['Order tax-deductible items only', 'OnlyIncomeDutyItem'],
  ]);
});

test('[RT-08] questions and nudges show their detail; all others are layers of the cart', () => {
  const kindOf = (layerType: LayerDetail['layerType']): string => {
    if (view({ layerType })) return 'Question';
    return loneNudgeView(testWords('en'), { ...detail, layerType }) ? 'Nudge' : 'Cart';
  };
  const kinds = Object.groupBy(loneLayerTypes, kindOf);
  expect(kinds.Question).toEqual([
    'ConfirmAuthentication',
    'ConfirmOrderExceptSomeItems',
    'ConfirmIncomeDutyItemOrderType',
    'ConfirmMaxInstallOrder',
    'AddedToCart',
  ]);
  expect(kinds.Nudge?.every((type) => type.startsWith('Nudging'))).toBe(true);
  expect([kinds.Nudge?.length, kinds.Cart?.length]).toEqual([5, 11]);
});
