import { cartUnitId, languages, nothingMerged, type Language, type LeftPieces, type MergeReport } from '@baguni/domain';
import { anOption } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testWords } from '../testing/context.ts';
import { layerView } from './layer-view.ts';
import { leftLines, mergeText } from './merged-carts.ts';

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

const shown = (language: Language, merge: MergeReport) =>
  layerView(
    testWords(language),
    { key: 'layer-1', layer: { type: 'CartsMerged', detail: merge }, isClosing: false },
    true,
  );

test('[GM-4] summarizes a merge in one line: new units and increased quantities', () => {
  const merge = { ...nothingMerged, added: some, addedUp: [...some, ...some] };
  expect(mergeText(testWords('en'), merge)).toBe(
    'Items from before you signed in are in your cart now. New: 1. Added to items that were there: 2.',
  );
});

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
  const view = shown('en', merge);
  expect(view.message.split('\n')).toEqual([
    'Items from before you signed in are in your cart now. New: 1. Added to items that were there: 0.',
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
  expect(shown('en', merge).message.split('\n')).toHaveLength(1);
  expect(leftLines(testWords('en'), merge)).toEqual([
    'Pears, Quantity 2: Your cart can hold up to 100 items.',
    'Plums, Quantity 1: Your cart can hold up to 100 items.',
  ]);
});

test.each(languages)('[GM-4 ER-09] is complete in %s', (language) => {
  const view = shown(language, { ...nothingMerged, added: some, left: [left({ itemName: '7' })] });
  const texts = [view.title, view.message, ...(view.lists ?? []).map(({ heading }) => heading)];
  expect(texts.every((text) => text !== '')).toBe(true);
  expect(texts.join('')).not.toMatch(/[{}]/u);
});
