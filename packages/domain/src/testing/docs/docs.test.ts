/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { priceRules, totalOf } from '../../price/ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { codeLinks } from './code-links.ts';
import { domainPages } from './domain-pages.ts';
import { steps, workedCart } from './price-guide.ts';
import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { ruleList, codesOfOthers } from './rule-list.ts';
import { featuresOf } from '../../storefront/features.ts';
import { aStorefront } from '../index.ts';

test.each([...domainPages()])('[EN-05] %s is rendered with a title and a table', (_, text) => {
  expect(text).toMatch(/^# .+\n/u);
  expect(text).toMatch(/\n\|(?: --- \|)+\n/u);
  expect(text).not.toContain('undefined');
});

test('[PR-08] the steps of the guide name every rule once, and their entries add up to the total', () => {
  const named = steps.flatMap(({ rules }) => rules);
  expect(named.toSorted()).toEqual([...priceRules].toSorted());
  const { entries, payable } = pricedOf(workedCart);
  const perStep = steps.map(({ rules }) => totalOf(entries.filter(({ rule }) => rules.includes(rule))));
  expect(perStep.reduce((a, b) => a + b, 0)).toBe(payable);
});

test('[PR-08] the ledger of the guide’s cart equals a manual calculation', () => {
  const amountsOf = (...rules: readonly string[]): readonly number[] =>
    pricedOf(workedCart)
      .entries.filter(({ rule }) => rules.includes(rule))
      .map(({ amount }) => amount);
  expect(amountsOf('ItemPrice', 'OptionPrice', 'AdditionPrice')).toEqual([25_800, 2200, 1500, 9990]);
  expect(amountsOf('EbayDiscount')).toEqual([-300]);
  // 10 per cent of 28,000 are 2,800, cut to 2,500
  expect(amountsOf('SellerDiscount')).toEqual([-2500]);
  // 1,000 by 28,000 and 9,990: 737.03 and 262.96
  expect(amountsOf('BundleDiscount')).toEqual([-737, -263]);
  // 299.7 rounded down
  expect(amountsOf('MemberDiscount', 'PartnershipDiscount', 'FundingDiscount')).toEqual([-299, -100, -700]);
  // 5 per cent of 26,263
  expect(amountsOf('BuyerCoupon')).toEqual([-1313]);
  // 1,000 by 24,950 and 8,328: 749.74 and 250.26
  expect(amountsOf('SellerDupCoupon')).toEqual([-750, -250]);
  // 3 per cent of 32,278 are 968, by 24,200 and 8,078: 725.74 and 242.25
  expect(amountsOf('ExtraDiscount')).toEqual([-726, -242]);
  // 34,591 after discounts is below 40,000
  expect([amountsOf('ShippingFee', 'ShippingCoupon'), pricedOf(workedCart).payable]).toEqual([[2500, -1000], 32_810]);
});

const list = ruleList();

/** Codes of section 8 of the specification; ranges include every number. */
const specified: Readonly<Record<string, string>> = {
  'CART-BR-': '100-101',
  'CART-BR1-': '01-09 11 14-15 20-23 25-39 43 45 50-53 55',
  'CART-BR2-': '139',
  'CHECKOUT-BR2-': '200',
  'CART-BR3-': '01-09 16-18',
  'CART-BR4-': '09',
  'CART-BR5-': '01-02 04-14 16-17 20-23',
  'CART-BR7-': '01-11 13-29 31-34 36 39 41-49 51-55',
};

const numbersIn = (text: string): readonly string[] =>
  text.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
      String(Number(first) + i).padStart(first.length, '0'),
    );
  });

const codes = Object.entries(specified).flatMap(([family, text]) => numbersIn(text).map((n) => `${family}${n}`));

test('[ER-09] expands ranges of codes', () => {
  expect([numbersIn('01-03 43'), codes.length]).toEqual([['01', '02', '03', '43'], 122]);
});

test.each(codes)('[ER-09] %s has a message and a line in the list', (code) => {
  expect(isMessageKey(code)).toBe(true);
  expect(list).toContain(`| \`${code}\` |`);
});

test.each(catalogue)('[ER-09] $family/$code is listed with its requirement', ({ code, requirement }) => {
  const line = list.split('\n').find((text) => text.startsWith(`| \`${code}\` |`)) ?? '';
  expect(line).toContain(requirement);
});

/** Sources of every package and app, except messages and tests. */
const sources = import.meta.glob<string>(
  [
    '../../../../*/src/**/*.{ts,tsx}',
    '../../../../../apps/*/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,bench}.{ts,tsx}',
    '!**/testing/**',
    '!../../messages/{ko,en,cn,jp,keys}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const isCompared = (path: string): boolean =>
  /use-cases\/src\/session\/next-step\.ts$|smallest-change\/ways\.ts$/u.test(path);
const texts = Object.entries(sources).flatMap(([path, text]) => (isCompared(path) ? [] : [text]));
const ofRules = new Set(catalogue.flatMap(({ codes }) => codes));

const isNamed = (code: string): boolean => {
  const beginning = `\`${code.replace(/[A-Za-z]+$/u, '')}\${`;
  return texts.some((text) => text.includes(`'${code}'`) || text.includes(beginning));
};

const roomOf = (path: string): string =>
  /^(?:\.\.\/)+((?:apps\/)?[^/]+)\/src\//u.exec(path)?.[1] ?? (path.startsWith('../../../') ? path : 'domain');

test('finds sources of every package', () => {
  const rooms = [...new Set(Object.keys(sources).map(roomOf))].toSorted();
  expect(rooms.join(' ')).toBe(
    'adapters apps/bookshop apps/cart-server apps/cart-web apps/corner-shop apps/demo apps/guide apps/playground backend components contract domain engine-cli presentation scenarios tooling use-cases',
  );
});

test('[ER-09] every code is returned by a rule, named in code, or documented as that of another server', () => {
  const keys = Object.keys(messageParams).filter(isMessageKey);
  const unanswered = keys.filter((code) => !ofRules.has(code) && !isNamed(code));
  expect(unanswered.toSorted()).toEqual(Object.keys(codesOfOthers).toSorted());
});

const text = Object.entries(sources)
  .flatMap(([path, one]) => (path.endsWith('/features.ts') ? [] : [one]))
  .join('\n');

const isRead = (name: string): boolean =>
  new RegExp(String.raw`(?:\bfeatures|\))\.${name}\b|\{[^{}]*\b${name}\b[^{}]*\}(?::| =)[^;]*[fF]eatures`, 'u').test(
    text,
  );

test('[PG-02] every feature is used', () => {
  expect(Object.keys(featuresOf(aStorefront())).filter((name) => !isRead(name))).toEqual([]);
});

/** Every source, test and story, as the build of the server reads them. */
const everything = import.meta.glob<string>(
  [
    '../../../../*/src/**/*.{ts,tsx}',
    '../../../../../apps/*/{src,e2e}/**/*.{ts,tsx}',
    '../../../../../.storybook/*.stories.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const requirements = Object.values(
  import.meta.glob<string>('../../../../../docs/requirements.md', { query: '?raw', import: 'default', eager: true }),
).join('');
const folders = [
  'packages/domain/src/testing/docs',
  'packages/domain/src/testing',
  'packages/domain/src',
  'packages/domain',
  'packages',
];
const fromRoot = (path: string): string => {
  const [up = ''] = /^(?:\.\.\/)*/u.exec(path) ?? [];
  const folder = folders[up.length / 3];
  return `${folder === undefined ? '' : `${folder}/`}${path.slice(up.length).replace(/^\.\//u, '')}`;
};
const links = codeLinks(
  Object.entries(everything).map(([path, text]) => ({ path: fromRoot(path), text })),
  requirements,
);

test.each(links.map((link) => [link.code, link] as const))(
  '[ER-09] the reference links %s to a rule, a test and a story, or to another server',
  (_, { rules, tests, stories, elsewhere, requirements: of }) => {
    expect(stories).not.toEqual([]);
    expect(of.filter(({ text: wording }) => wording === '')).toEqual([]);
    if (elsewhere === '') expect([rules.length > 0, tests.length > 0]).toEqual([true, true]);
    else expect(rules).toEqual([]);
  },
);

test('[ER-09] links a code to lines in quotation marks, to titles of tests, and to the story of the longest prefix', () => {
  const all = codeLinks(
    [
      { path: 'packages/domain/src/rules/a.ts', text: "// 'CART-BR7-33'\nconst a = 'CART-BR7-33';" },
      { path: 'a.test.ts', text: "test.each([\n  'CART-BR7-33',\n])('[CK-01] title', (code) => {});\n" },
      {
        path: 'a.stories.tsx',
        text: "export const A = startingWith('');\nexport const B = startingWith('CART-BR7-');",
      },
    ],
    '- CK-01 More than 30 units. · CK-02 No',
  );
  const found = all.find(({ code }) => code === 'CART-BR7-33');
  const { rules, tests, stories, requirements: of } = found ?? {};
  expect(rules).toEqual([{ path: 'packages/domain/src/rules/a.ts', line: 2, title: '' }]);
  expect(tests).toEqual([{ path: 'a.test.ts', line: 2, title: '[CK-01] title' }]);
  expect(stories).toEqual([{ path: 'a.stories.tsx', line: 2, title: 'B' }]);
  expect(of).toEqual([{ id: 'CK-01', text: 'More than 30 units.' }]);
});
