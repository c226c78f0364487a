import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as plain from '@baguni/contract/cart-json';
import * as shopJson from '@baguni/contract/shop-json';
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

/** Table rows of the default values: one per field, also of nested objects. */
const rowsOf = (object: object, under = ''): readonly string[] =>
  Object.entries(object).flatMap(([name, value]: readonly [string, unknown]) => {
    const isPart =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
    return isPart ? rowsOf(value, `${under}${name}.`) : [`| \`${under}${name}\` | ${cell(value)} |`];
  });
const table = (object: object): string => ['| Field | Default |', '|---|---|', ...rowsOf(object)].join('\n');

/** The fields that a shop may need, which come first. */
const { buyer, shippingCountry, appliedCoupons, pricesAsOf, ...ofMarketplace } = plain.plainCart;

const parts = {
  cart: { buyer, shippingCountry, appliedCoupons, pricesAsOf, ...ofMarketplace },
  unit: plain.plainUnitJson,
  coupon: plain.plainCouponJson,
  policy: plain.plainPolicyJson,
};

test('[EN-03 EN-05] the guide to carts is current, its cart is valid and its tables are correct; run with -u to update it', async () => {
  const withTables = Object.entries(parts).reduce(
    (markdown, [name, object]) => withPart(markdown, name, table(object)),
    await answered(read('cart-json.md')),
  );
  await expect(withTables).toMatchFileSnapshot(`${guides}cart-json.md`);
});

test('[EN-03 EN-05] the guide to the command line is current; run with -u to update it', async () => {
  await expect(await answered(read('command-line.md'))).toMatchFileSnapshot(`${guides}command-line.md`);
});

test('[EN-03 EN-05] the first run of the package’s readme is current; run with -u to update it', async () => {
  const file = fileURLToPath(new URL('../README.md', import.meta.url));
  const readme = readFileSync(file, 'utf8');
  const cart = blocksOf(readme).find(({ language }) => language === 'json')?.text ?? '';
  await expect(await answered(readme, { 'cart.json': cart })).toMatchFileSnapshot(file);
});

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });

/** The table row of a kind, with the descriptions of its parameters in its schema. */
const kindRow = ({ code, schema }: shopJson.PromotionKind): string => {
  const { required, properties } = schema;
  const params = Object.entries(objectOf(properties)).map(([param, one]) => {
    const { description } = objectOf(one);
    const text = typeof description === 'string' ? description : 'the target.';
    const isOptional = !(Array.isArray(required) && required.includes(param));
    return `${isOptional ? 'optional ' : ''}\`${param}\`: ${text.charAt(0).toLowerCase()}${text.slice(1, -1)}`;
  });
  const [name] = Object.entries(shopJson).find(([, one]) => 'code' in one && one.code === code) ?? [];
  return `| \`${name}\` | \`${code}\` | ${params.join('; ')} |`;
};

test('[EN-09] the guide to promotions has the parameters of every kind, and an example; run with -u to update it', async () => {
  const guide = read('promotions.md');
  const rows = shopJson.promotionKinds.map(kindRow);
  await expect(
    withPart(guide, 'kinds', ['| Kind | Code | Parameters |', '|---|---|---|', ...rows].join('\n')),
  ).toMatchFileSnapshot(`${guides}promotions.md`);
  const printed = blocksOf(guide).flatMap(({ language, text }) => (language === 'text' ? text.split('\n') : []));
  const isPrinted = ({ code }: shopJson.PromotionKind): boolean => printed.some((line) => line.startsWith(`${code} `));
  expect(shopJson.promotionKinds.filter((one) => !isPrinted(one)).map(({ code }) => code)).toEqual([]);
});

/** The compared engines in the order of the columns, with the addresses of their documents. */
const others = {
  'dinero.js': /^https:\/\/www\.dinerojs\.com/u,
  commercetools: /^https:\/\/docs\.commercetools\.com/u,
  'Shopify Functions': /^https:\/\/(?:(?:www\.)?shopify\.dev|help\.shopify\.com)/u,
  Vendure: /^https:\/\/docs\.vendure\.io/u,
  Solidus: /^https:\/\/(?:github\.com\/solidusio\/solidus|guides\.solidus\.io)/u,
} as const;
const homes = Object.values(others);

const comparison = read('comparison.md');
const sectionOf = (title: string): string => comparison.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const linksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\(([^)]+)\)/gu)].map(([, link = '']) => link);

test.each(Object.entries(others))(
  '[EN-05] the section about %s cites its documents and names its advantages',
  (name, home) => {
    expect(linksIn(sectionOf(name)).filter((link) => home.test(link)).length).toBeGreaterThanOrEqual(2);
    expect(sectionOf(name)).toContain('- It does more: ');
  },
);

/** The points that the comparison must contain. */
const points = `Currencies, Allocation, Tax, Stock, Coupons and codes, Usage limits, Schedules, Stacking, Gifts,
Promotion of your own as code, Promotion of your own as data, Best combination, Proof that it is the best,
Why: applied discounts, Why not: refusals, Fixes, Where it runs, Size and limits, Merchants’ console`;

test('[EN-05] the comparison has a cell for each engine on every point, with a link to a document of that engine', () => {
  const lines = sectionOf('Point by point').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Point '))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.map(([point]) => point)).toEqual(expect.arrayContaining(points.split(/,\s/u)));
  for (const [point = '', ours = '', ...cells] of rows) {
    expect([point, ours, cells.length]).toEqual([expect.any(String), expect.stringMatching(/\w/u), homes.length]);
    const unsourced = cells.filter((cell, i) => {
      const links = linksIn(cell);
      return cell !== '–' && !(links.length > 0 && links.every((link) => homes[i]?.test(link)));
    });
    expect([point, unsourced]).toEqual([point, []]);
  }
});
