import { languages, priceRules } from '@baguni/domain';
import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';
import type { Problem } from '../input/problem.ts';
import { translationsOf } from './tables.ts';

const place = { line: 12, column: 34 };
const fault = { path: 'units.5.quantity', place };
const problems: readonly Problem[] = [
  { type: 'UnknownCommand', word: '<word>', fits: '<fits>' },
  { type: 'UnknownLanguage', word: '<word>' },
  { type: 'UnknownSchema', word: '<word>' },
  { type: 'UnknownOption', word: '<word>', fits: '<fits>' },
  { type: 'UnusedOption', word: '<word>', command: '<command>' },
  { type: 'UnknownCode', word: '<word>', fits: '<fits>' },
  { type: 'UnknownValue', word: '<word>', code: '<code>', fits: '<fits>', known: ['<fits>'] },
  { type: 'NotAnAssignment', word: '<word>' },
  { type: 'NotANumber', word: '<word>' },
  { type: 'NotAnAmount', word: '<word>' },
  { type: 'GivenTwice', word: '<word>' },
  { type: 'NotAMoment', word: '<word>' },
  { type: 'NotACount', word: '<word>' },
  { type: 'TooManyWords', word: '<word>' },
  { type: 'NoValue', word: '<word>' },
  { type: 'NotFound', file: '<file>' },
  { type: 'NotReadable', file: '<file>' },
  { type: 'NotAFile', file: '<file>' },
  { type: 'NotText', file: '<file>' },
  { type: 'Empty', file: '<file>' },
  { type: 'TooLarge', file: '<file>', most: 5_000_000 },
  { type: 'NotJson', place },
  { type: 'Misfit', ...fault, found: '<found>', fits: { enum: ['<fits>'] } },
  { type: 'Missing', ...fault },
  { type: 'OtherShop', ...fault },
  { type: 'Repeated', ...fault, found: '<found>' },
  { type: 'NoSuchUnit', ...fault, found: '<found>' },
  { type: 'NoSuchTerms', ...fault, found: '<found>' },
  { type: 'NoSuchCoupon', ...fault, found: '<found>' },
  { type: 'CouponDiffers', ...fault, found: '<found>', fits: { enum: ['<fits>'] } },
  { type: 'UnknownField', ...fault, fits: '<name>' },
];

const detailsOf = (problem: Problem): readonly string[] => [
  ...('word' in problem ? [problem.word] : []),
  ...('file' in problem ? [problem.file] : []),
  ...('most' in problem ? [`${problem.most / 1_000_000}`] : []),
  ...('place' in problem ? [`${problem.place.line}`, `${problem.place.column}`] : []),
  ...('path' in problem ? [problem.path] : []),
  ...('code' in problem ? [problem.code] : []),
  ...('command' in problem ? [problem.command] : []),
  ...('found' in problem ? ['<found>'] : []),
  ...('fits' in problem ? [typeof problem.fits === 'string' ? problem.fits : '<fits>'] : []),
];

test.each(languages)(
  '[EN-03] each problem says in %s all that is known of it, and differs from every other',
  (language) => {
    const translations = translationsOf[language];
    for (const problem of problems)
      for (const detail of detailsOf(problem)) expect(problemText(translations, problem)).toContain(detail);
    const all = [
      ...problems,
      ...(['NoCommand', 'NoCode', 'NoFile', 'NotTwoCarts', 'InputTwice'] as const).map((type) => ({ type })),
    ];
    expect(new Set(all.map((problem) => problemText(translations, problem))).size).toBe(all.length);
  },
);

test.each(languages)('[EN-03] rules, fixes and totals are worded in %s, each in its own words', (language) => {
  const translations = translationsOf[language];
  expect(new Set(priceRules.map((rule) => translations.rule[rule])).size).toBe(priceRules.length);
  const fixes = Object.values(translations.fix).map((word) => word('<units>', '<detail>'));
  expect(new Set(fixes).size).toBe(fixes.length);
  for (const text of [translations.fix.Deselect('<units>', ''), translations.fix.SetQuantity('<units>', '7')])
    expect(text).toContain('<units>');
  expect(translations.fix.SetQuantity('', '7')).toContain('7');
  expect(translations.bestCombination('<saving>', '<payable>', '<now>')).toMatch(
    /(?=.*<saving>)(?=.*<payable>)(?=.*<now>)/u,
  );
  const { saves, gains, loses } = translations.best;
  expect(saves('<saving>', '<payable>', '<full>')).toMatch(/(?=.*<saving>)(?=.*<payable>)(?=.*<full>)/u);
  for (const beside of [gains, loses]) expect(beside('<more>', '<now>')).toMatch(/(?=.*<more>)(?=.*<now>)/u);
  expect(translations.gap('<amount>')).toContain('<amount>');
});

test.each(languages)('[EN-03 CK-18] no fix says a code or a paper by its name in %s', (language) => {
  const { Agree, GivePapers } = translationsOf[language].fix;
  const asked = ['CART-BR7-09', 'ASK-OVERSEA-CONSENT', 'ANY-OTHER'];
  const papers = ['Consent', 'TaiwanIdNumber', 'ChinaIdImage', 'AnyOther'];
  const said = [...asked.map((code) => Agree('', code)), ...papers.map((paper) => GivePapers('', paper))];
  expect(new Set(said).size).toBe(said.length);
  for (const text of said) expect(text).not.toMatch(/ASK|CART|OTHER|Consent|Id[NI]|Other|undefined/u);
});

test.each(languages)('[EN-03] what differs between carts is worded in %s, each in its own words', (language) => {
  const { change, verdict, moreFields, wholeCart, difference, inFile } = translationsOf[language];
  const said = [
    change.Added,
    change.Removed,
    change.Selected,
    change.Deselected,
    change.CouponUsed('<coupon>'),
    change.CouponUnused('<coupon>'),
    wholeCart,
    difference,
    verdict.canOrder,
    verdict.cannotOrder(7),
    verdict.notRead,
  ];
  expect(new Set(said).size).toBe(said.length);
  expect(change.Quantity(7, 8)).toMatch(/7.*8/u);
  expect(verdict.counted(7, 8, 9)).toMatch(/7.*8.*9/u);
  expect(moreFields(7)).toContain('7');
  expect(inFile('<file>', '<text>')).toMatch(/^<file>.*<text>$/u);
});

test('[EN-03] no language borrows the words of another', () => {
  const said = languages.map((language) => [
    translationsOf[language].orderable,
    translationsOf[language].proved,
    translationsOf[language].replayed(2),
    translationsOf[language].beforeEvents,
    translationsOf[language].ordering,
    translationsOf[language].difference,
    translationsOf[language].same,
  ]);
  expect(new Set(said.flat()).size).toBe(said.flat().length);
});
