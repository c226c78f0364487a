import { expect, test } from 'vitest';
import fc from 'fast-check';
import { anItem, anOption, arbItem } from '../../testing/index.ts';
import { optionText } from './item.ts';
import { law, forAll } from '../../testing/laws.ts';
import { isEntered, isOptionValue, MAX_OPTION_TEXT, measuredPrice, optionValueOf } from './entered-option.ts';

const curtain = anOption({
  optionType: 'Calculation',
  optionEntries: [
    { name: '가로', value: '120' },
    { name: '세로', value: '200' },
  ],
  calculationUnit: 'cm',
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
  expect(optionText(anItem({ options: [{ ...curtain, calculationUnit: undefined }] }))).toBe('가로 (120) × 세로 (200)');
});

test('[PG-21] entries of other options are joined by +', () => {
  expect(optionText(anItem({ options: [shirt] }))).toBe('색상: 빨강 + 크기: L');
  expect(optionText(anItem({ options: [anOption({ optionEntries: [{ name: '', value: '빨강' }] })] }))).toBe('빨강');
});

test('[PG-21] several options are joined by /', () => {
  const text = '가로 (120 cm) × 세로 (200 cm) / 색상: 빨강 + 크기: L / 각인: $& {0} <b>';
  expect(optionText(anItem({ options: [curtain, shirt, engraving] }))).toBe(text);
});

test.each(['cn', 'jp'] as const)('[PG-21] in %s the punctuation is full-width', (language) => {
  const text = '가로（120 cm）×세로（200 cm） / 색상：빨강＋크기：L';
  expect(optionText(anItem({ options: [curtain, shirt] }), language)).toBe(text);
});

test('[PG-21] an option without entries is omitted; the main item has an empty text', () => {
  const none = anOption({ optionEntries: [] });
  const texts = [[], [none], [none, shirt]].map((options) => optionText(anItem({ options })));
  expect(texts).toEqual(['', '', '색상: 빨강 + 크기: L']);
});

law('[PG-21] the text contains every chosen value literally', [arbItem], (item) => {
  const text = optionText(item);
  for (const { value } of item.options.flatMap((option) => option.optionEntries)) expect(text).toContain(value);
});

const text = { optionType: 'Text', optionEntries: [{ name: 'Engraving', value: '' }] } as const;
const size = { name: '', value: '' };
const enteredCurtain = { optionType: 'Calculation', optionEntries: [size, size] } as const;
const terms = { min: 30, max: 500, wonPerSquareMetre: 9_000 };

test.each([
  ['one character', '가', ''],
  ['50 characters', '가'.repeat(50), '가'.repeat(51)],
  ['beyond the first plane', '😀'.repeat(50), '😀'.repeat(51)],
  ['of which one is seen', 'a', '\u200b'],
  ['in one line', 'a b', 'a\nb'],
  ['without control characters', 'a', 'a\u0000'],
  ['that turns nothing around', 'ab', 'a\u202eb'],
  ['without spaces at its ends', 'a', ' a'],
  ['composed', 'é', 'e\u0301'],
])('[CM-06] a text of an option is %s', (_, fits, other) => {
  expect([isOptionValue(fits), isOptionValue(other)]).toEqual([true, false]);
});

test('[CM-06] a normalized text is valid unless it is empty or too long', () => {
  forAll([fc.string({ unit: 'binary', maxLength: 60 })], (typed) => {
    const kept = optionValueOf(typed);
    expect(optionValueOf(kept)).toBe(kept);
    const isSeen = /[^\p{Cf}\p{Z}]/u.test(kept);
    expect(isOptionValue(kept)).toBe(isSeen && Array.from(kept).length <= MAX_OPTION_TEXT);
  });
});

test.each([
  [['30', '500'], true],
  [['29', '500'], false],
  [['30', '501'], false],
  [['030', '100'], false],
  [['30.5', '100'], false],
  [['１００', '100'], false],
  [['1e2', '100'], false],
  [['-30', '100'], false],
  [['100'], false],
  [['100', '100', '100'], false],
])('[CM-06] measures are whole numbers within the limits, one per entry: %j %s', (values, isFit) => {
  expect(isEntered(enteredCurtain, values, terms)).toBe(isFit);
});

test('[CM-06] refuses measures without a price and text for options that are picked', () => {
  expect(isEntered(enteredCurtain, ['100', '100'], undefined)).toBe(false);
  expect([isEntered(text, ['Tori'], undefined), isEntered(text, [''], undefined)]).toEqual([true, false]);
  expect(isEntered({ ...text, optionType: 'Combination' }, ['Tori'], undefined)).toBe(false);
});

test('[PG-21] a price by area is rounded up to 100 won and never falls if a measure grows', () => {
  expect([measuredPrice(terms, ['100', '200']), measuredPrice(terms, ['150', '210'])]).toEqual([18_000, 28_400]);
  const measure = fc.integer({ min: 30, max: 499 });
  forAll([measure, measure], (a, b) => {
    const price = measuredPrice(terms, [String(a), String(b)]);
    expect(price % 100).toBe(0);
    expect(price).toBeGreaterThanOrEqual((a * b * terms.wonPerSquareMetre) / 10_000);
    expect(measuredPrice(terms, [String(a + 1), String(b)])).toBeGreaterThanOrEqual(price);
  });
});
