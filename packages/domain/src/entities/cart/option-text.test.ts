import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anItem, anOption, arbItem } from '../../testing/index.ts';
import { optionText } from './option-text.ts';
import { law } from '../../testing/laws.ts';

const curtain = anOption({
  optionType: 'Calculation',
  optionEntries: [
    { name: '가로', value: '120' },
    { name: '세로', value: '200' },
  ],
  calculationUnit: O.some('cm'),
});
const shirt = anOption({
  optionEntries: [
    { name: '색상', value: '빨강' },
    { name: '크기', value: 'L' },
  ],
});
const engraving = anOption({ optionType: 'Text', optionEntries: [{ name: '각인', value: '$& {0} <b>' }] });

test('[PG-21] a measured option names each measure with its unit, joined by ×', () => {
  expect(optionText(anItem({ options: [curtain] }))).toBe('가로 (120 cm) × 세로 (200 cm)');
  expect(optionText(anItem({ options: [{ ...curtain, calculationUnit: O.none }] }))).toBe('가로 (120) × 세로 (200)');
});

test('[PG-21] entries of other options are joined by +', () => {
  expect(optionText(anItem({ options: [shirt] }))).toBe('색상: 빨강 + 크기: L');
  expect(optionText(anItem({ options: [anOption({ optionEntries: [{ name: '', value: '빨강' }] })] }))).toBe('빨강');
});

test('[PG-21] several options are joined by /', () => {
  const text = '가로 (120 cm) × 세로 (200 cm) / 색상: 빨강 + 크기: L / 각인: $& {0} <b>';
  expect(optionText(anItem({ options: [curtain, shirt, engraving] }))).toBe(text);
});

test('[PG-21] the main item has an empty text', () => {
  expect(optionText(anItem())).toBe('');
  expect(optionText(anItem({ options: [anOption({ optionEntries: [] })] }))).toBe('');
});

law('[PG-21] the text contains every chosen value literally', [arbItem], (item) => {
  const text = optionText(item);
  for (const { value } of item.options.flatMap((option) => option.optionEntries)) expect(text).toContain(value);
});
