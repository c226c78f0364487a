import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anItem, anOption } from '../../../testing/builders/item.ts';
import { choosing, pickedItem } from '../../../testing/choosing.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import type { ChoiceFacts } from './choice-facts.ts';
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

test('[CM-06] allows no pick without options; measured and entered options are not picked', () => {
  expect(isRefused([[], []], anItem())).toBe(false);
  expect(isRefused([['R'], []], anItem())).toBe(true);
  for (const optionType of ['Text', 'Calculation'] as const)
    expect(isRefused([['T'], []], anItem({ options: [anOption({ optionNo: 'T', optionType })] }))).toBe(true);
});

const made = anItem({
  options: [
    anOption({ optionNo: 'R' }),
    anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: 'Engraving', value: '' }] }),
    anOption({ optionNo: 'M', optionType: 'Calculation', optionEntries: [{ name: 'Width', value: '' }] }),
  ],
});
const measures = { M: { min: 30, max: 500, wonPerSquareMetre: 9_000 } };
const [engraved, measured] = [
  { optionNo: 'T', values: ['Tori'] },
  { optionNo: 'M', values: ['120'] },
];

test.each<readonly [string, boolean, NonNullable<ChoiceFacts['choice']['entered']>]>([
  ['both, in any order', false, [measured, engraved]],
  ['one left out', true, [engraved]],
  ['one twice', true, [engraved, engraved]],
  ['one twice, beside the other', true, [engraved, measured, measured]],
  ['one that is picked', true, [engraved, { optionNo: 'R', values: ['x'] }]],
  ['one that it has not', true, [engraved, measured, { optionNo: 'X', values: ['x'] }]],
  ['below the least measure', true, [engraved, { optionNo: 'M', values: ['29'] }]],
  ['a text with a control character', true, [measured, { optionNo: 'T', values: ['a\u0000'] }]],
  ['a value too many', true, [measured, { optionNo: 'T', values: ['a', 'b'] }]],
])('[CM-06] [PG-21] measured and written: %s is refused %s', (_, isRefusedSo, entered) => {
  const choice = { optionNos: ['R'], additions: [], entered };
  expect(isBroken(notItsChoice, choosing({ item: O.some(made), choice, measures }))).toBe(isRefusedSo);
});

test('[CM-06] refuses a made-to-measure option without terms, or next to an unpicked option', () => {
  const facts = { item: O.some(made), choice: { optionNos: ['R'], additions: [], entered: [engraved, measured] } };
  expect(isBroken(notItsChoice, choosing({ ...facts, measures }))).toBe(false);
  expect(isBroken(notItsChoice, choosing(facts))).toBe(true);
  expect(isBroken(notItsChoice, choosing({ ...facts, measures, choice: { ...facts.choice, optionNos: [] } }))).toBe(
    true,
  );
});

test('[CM-06] has a message in every language', () => {
  const found = findingOf(notItsChoice, choosing({ choice: { optionNos: ['X'], additions: [] } }));
  expect(saidIn(found)).toMatchObject({
    ko: '상품이 변경되었거나 품절되었습니다. 상품 상세 페이지에서 다시 선택해 주십시오.',
    en: 'The item has changed or is out of stock. Please choose it again on its detail page.',
  });
});
