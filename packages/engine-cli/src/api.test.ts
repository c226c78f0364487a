import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPublic, publishedExports, type Export } from './testing/reference/published-exports.ts';
import { referencePages } from './testing/reference/reference-pages.ts';

const every = publishedExports();
const pages = referencePages(every);
const find = (name: string) => every.find((one) => one.name === name);

test('[EN-05] every public export and every function is described', () => {
  const described = every.filter((one) => isPublic(one) || one.kind === 'function');
  expect(described.length).toBeGreaterThan(750);
  expect(described.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[EN-05] the root of the domain has at most 60 exports', () => {
  const root = every.filter(({ entries }) => entries[0] === '@baguni/domain').map(({ name }) => name);
  expect(root).toContain('createEngine');
  expect(root.length).toBeLessThanOrEqual(60);
});

test('[EN-05] every function of the root, the verbs and the texts has an example, and every member of its main types is described', () => {
  const root = every.filter(({ entries }) => entries[0] === '@baguni/domain');
  const isShown = ({ kind, example }: Export): boolean => kind !== 'function' || example !== '';
  const ofEngine = every.filter(({ entries: [entry = ''] }) => /^@baguni\/domain(?:\/verbs|\/texts)?$/u.test(entry));
  expect(ofEngine.length).toBeGreaterThan(root.length + 15);
  expect(ofEngine.filter((one) => !isShown(one)).map(({ name }) => name)).toEqual([]);
  const described = ['Engine', 'EngineTerms', 'ShopPrice', 'ShopFinding', 'EngineCart', 'PromotionUnit', 'Currency'];
  const members = root.filter(({ name }) => described.includes(name)).flatMap((one) => one.members);
  expect(members.length).toBeGreaterThan(40);
  expect(members.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
});

test('[EN-05] no export has an option of fp-ts: a missing value is undefined', () => {
  const textOf = ({ code, example, members }: Export): string =>
    [code, example, ...members.map((member) => member.example)].join('\n');
  const found = every.filter((one) => /\bO(?:ption<|\.)/u.test(textOf(one)));
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('[EN-05] every public export has a heading and its code on one page', () => {
  const text = [...pages.values()].join('\n');
  const isMissing = ({ name, code }: Export): boolean => !text.includes(`\n### ${name}\n`) || !text.includes(code);
  const missing = every.filter(isPublic).filter(isMissing);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('[EN-02 EN-05] shows the heads of functions, the values of constants and the source of types', () => {
  expect(find('formatMoney')?.code).toBe('formatMoney(amount: Money, locale: string): string');
  expect(find('judge')?.code).toMatch(/^judge<Facts>\(rules: .+\) => \(facts: Facts\)/u);
  expect(find('plainUnit')?.code).toBe('plainUnit: CartUnit');
  expect(find('MAX_QUANTITY')?.code).toBe('MAX_QUANTITY = 999');
  expect(find('CartUnit')?.code).toContain('readonly quantity: number');
});

test('[EN-05 CK-18] the guide lists every type of fix', () => {
  const guide = readFileSync(new URL('../../../docs/guides/own-shop.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| Fix \| Change \|\n\|[-|]+\|\n((?:\|.*\n)+)/u.exec(guide) ?? [];
  const listed = [...table.matchAll(/^\| `(\w+)` \|/gmu)].map(([, type]) => type);
  const types = ['Fix', 'ShopFix'].flatMap((name) => [...(find(name)?.code ?? '').matchAll(/type: '(\w+)'/gu)]);
  expect(types.length).toBeGreaterThan(10);
  expect(listed).toEqual(types.map(([, type]) => type));
});

test('[EN-05] the index links to every page', () => {
  const index = pages.get('api.md') ?? '';
  const names = [...pages.keys()].filter((name) => name !== 'api.md');
  expect(names).toContain('reference/domain-testing.md');
  expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('[EN-04] the testing kit has arbitraries of carts, coupons, policies and buyers', () => {
  const kit = every.filter(({ entries }) => entries.includes('@baguni/domain/testing')).map(({ name }) => name);
  const arbitraries = [
    'arbCart',
    'arbCartState',
    'arbInitialCart',
    'arbHeldCoupon',
    'arbPolicyOf',
    'arbBuyer',
    'arbUnits',
  ];
  expect(kit).toEqual(expect.arrayContaining(arbitraries));
});
