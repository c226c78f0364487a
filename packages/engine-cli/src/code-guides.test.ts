import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Examples, nameOf } from './testing/examples.ts';
import { blocksOf, withBlocks } from './testing/guide.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../docs/guides/${name}`, import.meta.url));
const codeOf = (markdown: string) =>
  blocksOf(markdown).filter(({ language }) => language === 'ts' || language === 'tsx');

/** Examples run in another Node process, which is slow on a busy machine. */
const PATIENT = { timeout: 120_000 };

describe.each([
  'engine.md',
  'own-shop.md',
  'promotions.md',
  'recipes.md',
  'tax-and-refunds.md',
  'page-and-server.md',
  'testing.md',
  'what-it-does-not-do.md',
])('%s', (name) => {
  const guide = fileOf(name);
  const markdown = readFileSync(guide, 'utf8');
  let examples: Examples;

  beforeAll(() => {
    examples = new Examples(codeOf(markdown));
  });
  afterAll(() => examples.remove());

  test('[EN-02 EN-05] is current, and each example runs; run with -u to update it', PATIENT, async () => {
    const printed = await examples.run();
    const current = await withBlocks(markdown, async (block, before) =>
      block.language === 'text' && before ? (printed.get(nameOf(before)) ?? '') : block.text,
    );
    await expect(current).toMatchFileSnapshot(guide);
  });

  test('[EN-05] its examples fit the types', PATIENT, async () => {
    expect(await examples.types()).toBe('');
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
