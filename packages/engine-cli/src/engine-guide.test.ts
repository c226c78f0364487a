import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Examples, nameOf } from './testing/examples.ts';
import { blocksOf, withBlocks } from './testing/guide.ts';

const guide = fileURLToPath(new URL('../../../docs/guides/engine.md', import.meta.url));
const markdown = readFileSync(guide, 'utf8');
const code = blocksOf(markdown).filter(({ language }) => language === 'ts');
let examples: Examples;

beforeAll(() => {
  examples = new Examples(code);
});
afterAll(() => examples.remove());

/** Examples are run by a Node of their own: on a busy machine that takes its time. */
const PATIENT = { timeout: 120_000 };

test(
  '[EN-02 EN-05] the guide to the engine is current, each example run: run with -u to write it anew',
  PATIENT,
  async () => {
    const printed = await examples.run();
    const current = await withBlocks(markdown, async (block, before) =>
      block.language === 'text' && before ? (printed.get(nameOf(before)) ?? '') : block.text,
    );
    await expect(current).toMatchFileSnapshot(guide);
  },
);

test('[EN-05] the examples of the guide fit the types', PATIENT, async () => {
  expect(await examples.types()).toBe('');
});

test('[EN-02] the guide asks every question', () => {
  const asked = ['priceOfCart', 'checkOrder', 'changeQuantity', 'couponsFor', 'bestCoupons', 'explain'];
  const text = code.map((block) => block.text).join('\n');
  expect(asked.filter((name) => !text.includes(`${name}(`))).toEqual([]);
});
