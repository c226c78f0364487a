import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anItem, anOption } from '../../../testing/builders/item.ts';
import { choosing, pickedItem } from '../../../testing/choosing.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notItsChoice } from './CART-BR1-04-not-its-choice.ts';

type Choice = readonly [optionNos: readonly string[], additionNos: readonly string[]];

const isRefused = ([optionNos, additionNos]: Choice, item = pickedItem): boolean => {
  const additions = additionNos.map((additionNo) => ({ additionNo, quantity: 1 }));
  return isBroken(notItsChoice, choosing({ item: O.some(item), choice: { optionNos, additions } }));
};

test.each<Choice>([
  [['R'], []],
  [['B'], ['A']],
])('[CM-06] one option is picked, with additions or without: %j %j', (...choice) => {
  expect(isRefused(choice)).toBe(false);
});

test.each<Choice>([
  [[], []],
  [['R', 'B'], []],
  [['X'], []],
  [['R'], ['X']],
  [['R'], ['A', 'A']],
])('[CM-06] no option, two, one that it has not, and additions that it has not or twice: %j %j', (...choice) => {
  expect(isRefused(choice)).toBe(true);
});

test('[CM-06] nothing is picked where there is nothing to pick; what is measured or written is not picked here', () => {
  expect(isRefused([[], []], anItem())).toBe(false);
  expect(isRefused([['R'], []], anItem())).toBe(true);
  for (const optionType of ['Text', 'Calculation'] as const)
    expect(isRefused([['T'], []], anItem({ options: [anOption({ optionNo: 'T', optionType })] }))).toBe(true);
});

test('[CM-06] says so in every language', () => {
  const found = findingOf(notItsChoice, choosing({ choice: { optionNos: ['X'], additions: [] } }));
  expect(saidIn(found)).toMatchObject({
    ko: '상품이 변경되었거나 품절되었습니다. 상품 상세 페이지에서 다시 선택해 주십시오.',
    en: 'The item has changed or is out of stock. Please choose it again on its detail page.',
  });
});
