import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Examples, nameOf, typesOf } from './testing/examples.ts';
import { blocksOf, withBlocks } from './testing/guide.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../docs/guides/${name}`, import.meta.url));
const codeOf = (markdown: string) =>
  blocksOf(markdown).filter(({ language }) => language === 'ts' || language === 'tsx');

/** Examples run in another Node process, which is slow on a busy machine. */
const PATIENT = { timeout: 120_000 };

const guides = [
  'engine.md',
  'own-shop.md',
  'promotions.md',
  'recipes.md',
  'tax-and-refunds.md',
  'page-and-server.md',
  'testing.md',
  'what-it-does-not-do.md',
].map((name) => {
  const markdown = readFileSync(fileOf(name), 'utf8');
  return { name, markdown, examples: new Examples(codeOf(markdown)) };
});

afterAll(() => guides.forEach(({ examples }) => examples.remove()));

test.each(guides)(
  '$name: [EN-02 EN-05] is current, and each example runs; run with -u to update it',
  PATIENT,
  async ({ name, markdown, examples }) => {
    const printed = await examples.run();
    const current = await withBlocks(markdown, async (block, before) =>
      block.language === 'text' && before ? (printed.get(nameOf(before)) ?? '') : block.text,
    );
    await expect(current).toMatchFileSnapshot(fileOf(name));
  },
);

describe('[EN-05] its examples fit the types', () => {
  let errors: ReadonlyMap<Examples, string>;

  beforeAll(async () => {
    const all = guides.map(({ examples }) => examples);
    // React declares types of the page for its whole program
    const [ofPage, others] = [true, false].map((isOfPage) =>
      all.filter(({ names }) => names.some((file) => file.endsWith('.tsx')) === isOfPage),
    );
    errors = new Map([...(await typesOf(ofPage ?? [])), ...(await typesOf(others ?? []))]);
  });

  test.each(guides)('$name', ({ examples }) => {
    expect(errors.get(examples)).toBe('');
  });
});

test('[EN-02] the guide asks every question', () => {
  const asked = ['priceOfCart', 'checkOrder', 'changeQuantity', 'couponsFor', 'bestOffers', 'explainCode'];
  const text = codeOf(readFileSync(fileOf('engine.md'), 'utf8'))
    .map((block) => block.text)
    .join('\n');
  expect(asked.filter((name) => !text.includes(`${name}(`))).toEqual([]);
});

test('[EN-04] the guide to laws describes every term of a drawn cart', () => {
  const terms = fileURLToPath(new URL('../../domain/src/testing/carts/cart-terms.ts', import.meta.url));
  const names = [...readFileSync(terms, 'utf8').matchAll(/^ {2}readonly (\w+)\?:/gmu)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['tenant', 'now', 'promotions']));
  const guide = readFileSync(fileOf('testing.md'), 'utf8');
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
