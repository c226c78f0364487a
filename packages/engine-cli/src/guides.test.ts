import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as plain from '@baguni/contract/cart-json';
import { blocksOf, commandsIn, withBlocks, withPart } from './testing/guide.ts';
import type { Files } from './testing/call.ts';
import { typed } from './testing/terminal.ts';

const guides = fileURLToPath(new URL('../../../docs/guides/', import.meta.url));
const read = (name: string): string => readFileSync(`${guides}${name}`, 'utf8');
const guideFiles = {
  'cart.json': read('cart.json'),
  'more.json': read('more.json'),
  'plain.json': read('plain.json'),
  'session.json': read('session.json'),
  'shop.json': read('shop.json'),
  'bakery.json': read('bakery.json'),
  'bakery-offer.json': read('bakery-offer.json'),
};

/** A guide with its cart, and the answers that its commands give today. */
const answered = (
  markdown: string,
  files: Files & Readonly<Record<'cart.json', string>> = guideFiles,
): Promise<string> =>
  withBlocks(markdown, async (block) => {
    if (block.language === 'json') return files['cart.json'];
    if (block.language !== 'console') return block.text;
    const lines: string[] = [];
    for (const line of commandsIn(block)) lines.push(`$ ${line}`, await typed(line, files), '');
    return lines
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join('');
  });

const cell = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length <= 100 ? `\`${text}\`` : 'as in an ordinary cart';
};

/** What holds where a text does not say: one row a field, objects field by field. */
const rowsOf = (object: object, under = ''): readonly string[] =>
  Object.entries(object).flatMap(([name, value]: readonly [string, unknown]) => {
    const isPart =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
    return isPart ? rowsOf(value, `${under}${name}.`) : [`| \`${under}${name}\` | ${cell(value)} |`];
  });
const table = (object: object): string => ['| Field | Left out |', '|---|---|', ...rowsOf(object)].join('\n');

const parts = {
  cart: plain.plainCart,
  unit: plain.plainUnitJson,
  coupon: plain.plainCouponJson,
  policy: plain.plainPolicyJson,
};

test('[EN-03 EN-05] the guide to carts is current, its cart is read, its tables say what holds: run with -u to write it anew', async () => {
  const withTables = Object.entries(parts).reduce(
    (markdown, [name, object]) => withPart(markdown, name, table(object)),
    await answered(read('cart-json.md')),
  );
  await expect(withTables).toMatchFileSnapshot(`${guides}cart-json.md`);
});

test('[EN-03 EN-05] the guide to the command line is current: run with -u to write it anew', async () => {
  await expect(await answered(read('command-line.md'))).toMatchFileSnapshot(`${guides}command-line.md`);
});

test('[EN-03 EN-05] the first run of the package’s readme is current: run with -u to write it anew', async () => {
  const file = fileURLToPath(new URL('../README.md', import.meta.url));
  const readme = readFileSync(file, 'utf8');
  const cart = blocksOf(readme).find(({ language }) => language === 'json')?.text ?? '';
  await expect(await answered(readme, { 'cart.json': cart })).toMatchFileSnapshot(file);
});

test.each([
  ['dinero.js', 'www.dinerojs.com'],
  ['commercetools', 'docs.commercetools.com'],
  ['Shopify Functions', 'shopify.dev'],
  ['Vendure', 'docs.vendure.io'],
  ['Solidus', 'github.com/solidusio/solidus'],
])('[EN-05] what is said of %s is read in its own documents, and what it does more is said', (name, home) => {
  const [, section = ''] = read('comparison.md').split(`\n## ${name}\n`);
  const [text = ''] = section.split('\n## ');
  const links = [...text.matchAll(/\]\(https:\/\/([^)]+)\)/gu)].map(([, link = '']) => link);
  expect(links.filter((link) => link.startsWith(home)).length).toBeGreaterThanOrEqual(2);
  expect(text).toContain('- It does more: ');
});

const homes = [
  /^https:\/\/www\.dinerojs\.com/u,
  /^https:\/\/docs\.commercetools\.com/u,
  /^https:\/\/(?:www\.)?shopify\.dev|^https:\/\/help\.shopify\.com/u,
  /^https:\/\/docs\.vendure\.io/u,
  /^https:\/\/(?:github\.com\/solidusio\/solidus|guides\.solidus\.io)/u,
];

/** The rows of the comparison’s tables, cell by cell, without their heads. */
const comparedRows = (): readonly (readonly string[])[] => {
  const [, tables = ''] = read('comparison.md').split('\n## Point by point\n');
  const [text = ''] = tables.split('\n## ');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Point '));
  return rows.map((line) => line.slice(2, -2).split(' | '));
};

test('[EN-05] the comparison has a cell for each of the six on every point, and what it says of another links there', () => {
  const rows = comparedRows();
  expect(rows.length).toBeGreaterThanOrEqual(18);
  for (const [point = '', ours = '', ...others] of rows) {
    expect([point, ours, others.length]).toEqual([expect.any(String), expect.stringMatching(/\w/u), homes.length]);
    for (const [i, cell] of others.entries()) {
      const links = [...cell.matchAll(/\]\(([^)]+)\)/gu)].map(([, link = '']) => link);
      const isSourced = links.length > 0 && links.every((link) => homes[i]?.test(link));
      expect([point, cell, cell === '–' || isSourced]).toEqual([point, cell, true]);
    }
  }
});

test.each([
  'Currencies',
  'Allocation',
  'Tax',
  'Stock',
  'Coupons and codes',
  'Usage limits',
  'Schedules',
  'Stacking',
  'Gifts',
  'Promotion of your own as code',
  'Promotion of your own as data',
  'Best combination',
  'Proof that it is the best',
  'Why: what was taken off',
  'Why not: what is refused',
  'Fixes',
  'Where it runs',
  'Size and limits',
  'Merchants’ console',
])('[EN-05] the comparison has the point %s', (point) => {
  expect(comparedRows().map(([name]) => name)).toContain(point);
});
