import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publishedExports } from './testing/reference/entries.ts';
import { indexText } from './testing/reference/index-page.ts';
import { pageTexts } from './testing/reference/markdown.ts';
import { pages } from './testing/reference/pages.ts';
import { filledPages } from './testing/reference/sections.ts';
import { undescribedIn } from './testing/reference/undescribed.ts';

const docs = '../../../docs/';
const every = publishedExports();
const filled = filledPages(every);
const texts = pageTexts(filled);

test('[EN-05] the index of the reference is current: run with -u to write it anew', async () => {
  await expect(indexText(filled)).toMatchFileSnapshot(`${docs}api.md`);
});

test.each([...texts])('[EN-05] the page %s is current: run with -u to write it anew', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`${docs}reference/${name}.md`);
});

test('[EN-05] there is no page that nothing writes', () => {
  const files = readdirSync(fileURLToPath(new URL(`${docs}reference`, import.meta.url)));
  expect(files.toSorted()).toEqual(pages.map(({ name }) => `${name}.md`).toSorted());
});

test('[EN-05] every export is described', () => {
  expect(every.length).toBeGreaterThan(1200);
  expect(every.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[EN-05] every field is described: by itself, or by its name in the description of what it stands in', () => {
  const fields = every.flatMap(({ shape }) => [
    ...shape.fields,
    ...shape.variants.flatMap((variant) => variant.fields),
  ]);
  expect(fields.length).toBeGreaterThan(1500);
  expect(
    every.flatMap(({ file, name, shape }) => undescribedIn(shape).map((one) => `${file} ${name}: ${one}`)),
  ).toEqual([]);
});

test('[EN-02 EN-05] the reference says how each question is asked', () => {
  const signatures = every.map(({ signature }) => signature);
  expect(signatures).toContain('checkOrder(state: CartState, now: number): readonly Finding[]');
  expect(signatures).toContain(
    'bestCoupons(state: CartState, now: number, nodeLimit?: number, timeLimit?: TimeLimit): BestCombination',
  );
  expect(signatures.find((text) => text.startsWith('judge<'))).toMatch(
    /^judge<Facts>\(rules: .+\) => \(facts: Facts\)/u,
  );
  expect(signatures).toContain('plainUnit: CartUnit');
  expect(signatures).toContain('MAX_QUANTITY = 999');
});

test('[EN-05] each export has a heading, each field its type, and a type that is named leads to its own', () => {
  const cart = texts.get('cart') ?? '';
  expect(cart).toContain('\n### CartUnit\n');
  expect(cart).toContain('\n- <code>quantity: number</code>');
  expect(cart).toContain('\n- <code>stock: Option&lt;number&gt;</code>');
  expect(cart).toContain('<code>units: readonly [CartUnit](#cartunit)\\[\\]</code>');
  expect(texts.get('shop')).toContain('\n- <code>from?: string</code> — The first moment at which it holds');
  expect(texts.get('state')).toContain(
    "<code>{ type: 'UnitToggled'; cartUnitId: [CartUnitId](money.md#cartunitid-1) }",
  );
  expect(texts.get('calls')).toContain('\n### setQuantity\n');
  expect(texts.get('storefront')).toMatch(/\n- <code>'Pop'<\/code> — Goes back over/u);
});

test('[EN-05] what is named and not exported is told as well', () => {
  expect(texts.get('coupons')).toMatch(/\n### PlaceBase\n[\s\S]*?<small>named, not exported/u);
});

test('[EN-04] the testing kit has arbitraries of carts, coupons, policies and buyers', () => {
  const kit = every.filter(({ entries }) => entries.includes('@baguni/domain/testing')).map(({ name }) => name);
  expect(kit).toEqual(
    expect.arrayContaining([
      'arbCart',
      'arbCartState',
      'arbInitialCart',
      'arbHeldCoupon',
      'arbPolicyOf',
      'arbBuyer',
      'arbUnits',
    ]),
  );
});
