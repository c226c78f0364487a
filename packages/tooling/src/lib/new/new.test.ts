import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { newCall } from './call.ts';
import { newComponent } from './component.ts';
import { Refusal, withElement, withLineAfterLast, type Edit, type Read } from './edit.ts';
import { newLayer } from './layer.ts';
import { newMessage } from './messages.ts';
import { newRule } from './rule.ts';

/** The project as it stands: what is made must fit into it. Nothing is made by the names used here, nor by those of the guides. */
const read: Read = (path) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined);
const textOf = (edits: readonly Edit[], end: string): string =>
  edits.find(({ path }) => path.endsWith(end))?.text ?? '';
const linesAround = (text: string, part: string): readonly string[] => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(part));
  return lines.slice(at - 1, at + 1);
};

test.each([
  ['CART-BR1-98', 'add/role', 'rules/add/role/', 'add/index.ts'],
  ['CART-BR1-98', 'add/choice', 'rules/add/choice/', 'add/index.ts'],
  ['CART-BR3-98', undefined, 'rules/quantity/', 'quantity/index.ts'],
  ['CART-BR4-98', undefined, 'rules/delete/', 'delete/index.ts'],
  ['CART-BR5-98', 'coupon/unit', 'rules/coupon/unit/', 'coupon/index.ts'],
  ['CART-BR5-98', 'coupon/amount', 'rules/coupon/amount/', 'coupon/index.ts'],
  ['CART-BR7-98', 'mixing', 'rules/checkout/mixing/', 'checkout-rules.ts'],
  ['OWN-CODE', 'overseas/limit', 'rules/overseas/limit/', 'overseas/index.ts'],
])('a rule %s has its files, its place in a list and its message in four languages', (code, kind, folder, index) => {
  const edits = newRule(read, { code, words: 'tried-words', kind });
  const paths = edits.map(({ path }) => path.replace('packages/domain/src/', ''));
  expect(paths.slice(0, 2)).toEqual([`${folder}${code}-tried-words.ts`, `${folder}${code}-tried-words.test.ts`]);
  expect(paths.slice(3)).toEqual(['ko', 'en', 'cn', 'jp', 'keys'].map((table) => `messages/${table}.ts`));
  const list = textOf(edits, index);
  expect(list.match(/\btriedWords\b/gu)).toHaveLength(2);
  expect(list).toContain(`/${code}-tried-words.ts';`);
  // it is one line and one element more, and nothing else
  const without = list.replace(/^import \{ triedWords \}.*\n/mu, '').replace(/,? triedWords\]/u, ']');
  expect(without.replaceAll(/[\s,]/gu, '')).toBe(read(edits[2]!.path)!.replaceAll(/[\s,]/gu, ''));
});

test('a message stands in its table where its code belongs', () => {
  const after = (code: string, table: string) => linesAround(textOf(newMessage(read, code), table), `'${code}'`)[0];
  expect(after('CART-BR7-12', 'ko.ts')).toContain("'CART-BR7-11'");
  expect(after('CART-BR7-98', 'ko.ts')).toMatch(/'CART-BR7-\d/u);
  expect(textOf(newMessage(read, 'ZZ-99'), 'en.ts')).toMatch(/\n {2}'ZZ-99': 'TODO: say it \(en\)\.',\n\}/u);
});

test.each([
  ['a code that has a message', () => newMessage(read, 'CART-BR7-10'), 'CART-BR7-10 has a message already.'],
  ['a checkout rule of no kind', () => newRule(read, { code: 'CART-BR7-98', words: 'a' }), '|selection|role|'],
  [
    'a rule on adding of no kind',
    () => newRule(read, { code: 'CART-BR1-98', words: 'a' }),
    '--kind add/choice|add/role',
  ],
  ['a kind that there is not', () => newRule(read, { code: 'OWN', words: 'a', kind: 'attic' }), '|mixing|'],
  ['what is no code', () => newRule(read, { code: 'br7', words: 'a' }), 'br7 is no code'],
  ['what is no name', () => newRule(read, { code: 'CART-BR1-98', words: '../a' }), '../a is no name'],
  ['a call of no kind', () => newCall(read, { name: 'getTriedThings' }), '--kind cart|coupon'],
  ['what is no call', () => newCall(read, { name: 'get gift', kind: 'cart' }), 'get gift is no name'],
  ['what is no layer', () => newLayer(read, 'returns guide'), 'returns guide is no layer'],
  ['a component that is there', () => newComponent(read, 'parts/Gauge'), 'Gauge.tsx is there already.'],
  ['what is no component', () => newComponent(read, 'parts/../x'), 'is no component'],
  ['a list that is not there', () => withElement('const a = [];', 'b', 'c'), 'No list b'],
  ['a line that is not there', () => withLineAfterLast('a', /^b/u, 'c'), 'No line like'],
])('%s is refused in one line', (_, make, says) => {
  expect(make).toThrow(Refusal);
  expect(make).toThrow(says);
});

test('an element goes into an empty list, into one on one line, and behind a last comma', () => {
  expect(withElement('const a = [];', 'a', 'x')).toBe('const a = [ x];');
  expect(withElement('const a: readonly X[] = [b];', 'a', 'x')).toBe('const a: readonly X[] = [b, x];');
  expect(withElement('const a = [\n  b,\n];', 'a', 'x')).toBe('const a = [\n  b, x];');
});

test('a call stands on both sides of the wall, and each file names it where it belongs', () => {
  const edits = newCall(read, { name: 'getTriedThings', kind: 'cart' });
  expect(edits.slice(0, 3).map(({ path }) => path.replace('packages/', ''))).toEqual([
    'contract/src/calls/cart/get-tried-things.ts',
    'backend/src/handlers/cart/get-tried-things.ts',
    'backend/src/handlers/cart/get-tried-things.test.ts',
  ]);
  for (const { path, text } of edits.slice(3)) {
    // some lines more, and nothing else
    const lines = text.split('\n').filter((line) => !/getTriedThings|TODO/u.test(line));
    expect([path, lines.join('\n')]).toEqual([path, read(path)]);
    expect(text.match(/getTriedThings/gu)!.length).toBeGreaterThanOrEqual(1);
  }
});

test('a layer is in the State and among the policies, and has its component', () => {
  const edits = newLayer(read, 'TriedGuide');
  expect(edits.map(({ path }) => path.split('/').at(-1))).toEqual([
    'TriedGuide.tsx',
    'TriedGuide.module.scss',
    'TriedGuide.stories.tsx',
    'TriedGuide.test.tsx',
    'overseas-layer.ts',
    'state-policies.ts',
  ]);
  const [names, policies] = [textOf(edits, 'overseas-layer.ts'), textOf(edits, 'state-policies.ts')];
  expect(names).toMatch(/,\s*'TriedGuide',?\s*\] as const;/u);
  // one name more and nothing else, however the list is laid out
  const withoutLayout = (text: string): string => text.replaceAll(/[\s,]/gu, '');
  expect(withoutLayout(names.replace("'TriedGuide'", ''))).toBe(withoutLayout(read(edits[4]!.path)!));
  expect(policies).toContain('\n  TriedGuide: plain,\n}');
  expect(policies.replace('  TriedGuide: plain,\n', '')).toBe(read(edits[5]!.path));
});

test('a component has its styles, its story and its test beside it', () => {
  expect(newComponent(read, 'parts/TriedPart').map(({ path }) => path.split('/').slice(3).join('/'))).toEqual([
    'parts/TriedPart/TriedPart.tsx',
    'parts/TriedPart/TriedPart.module.scss',
    'parts/TriedPart/TriedPart.stories.tsx',
    'parts/TriedPart/TriedPart.test.tsx',
  ]);
});
