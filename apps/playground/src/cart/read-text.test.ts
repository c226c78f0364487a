import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../examples/examples.ts';
import { readCart, readExample } from '../testing/read.ts';
import { formatProblemLine } from './problem-text.ts';
import { MAX_DEPTH, readText } from './read-text.ts';
import { marketplace, readShop } from './shop.ts';

const unit = '"item": { "itemNo": "A", "itemName": "Ä😀", "itemSellPrice": 1 }, "seller": { "sellerKey": "s" }';

test.each([
  [`{ "units": [{ "cartUnitId": 1, "quantity": "2", ${unit} }] }`, '"2"', 'Line 1, column 44: units.0.quantity is "2"'],
  [`{ "units": [{ "cartUnitId": 1, ${unit} }] }`, '{', 'Line 1, column 13: units.0.quantity is missing'],
  ['{ "units": [] ', '', 'Line 1, column 15: this is not JSON'],
  ['{ "units": [1, ] }', ']', 'Line 1, column 16: this is not JSON'],
  ['// a\n{ "units": [] }', '// a', 'Line 1, column 1: this is not JSON'],
  ['', '', 'Line 1, column 1: this is not JSON'],
  ['[]', '[', 'Line 1, column 1: the JSON is an empty list; it must be an object'],
  ['{ "units": [],\n "units": [] }', '"units"', 'Line 2, column 2: units is given twice'],
  [
    `{ "units": [{ "cartUnitId": 1e999, "quantity": 1, ${unit} }] }`,
    '1e999',
    'units.0.cartUnitId is a number beyond the range of JSON; it must be',
  ],
  ['{ "units": [],\n "selected": [7] }', '7', 'Line 2, column 15: selected.0: the cart has no unit 7'],
])('[EN-20 EN-07] marks the problem of %s', (text, marked, message) => {
  const [problem, ...others] = readCart(text).problems;
  expect(others).toEqual([]);
  expect(problem && text.slice(problem.from, problem.to)).toBe(marked);
  expect(problem?.isWarning).toBe(false);
  expect(problem && formatProblemLine(problem)).toContain(message);
});

test('[EN-20 EN-07] reads the rest of a cart with an unknown field and warns about the field', () => {
  const { value, problems } = readCart(`{ "units": [{ "cartUnitId": 1, "quantity": 1, "qantity": 2, ${unit} }] }`);
  expect(value?.units).toHaveLength(1);
  expect(problems.map((one) => [formatProblemLine(one), one.isWarning])).toEqual([
    ['Line 1, column 58: units.0.qantity is not a known field; did you mean quantity?', true],
  ]);
});

const arbText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.json().map((json) => `{"units":${json}}`),
);

test.each([
  ['cart', marketplace.parseCart],
  ['shop', readShop],
])('[EN-20] reads any text as a %s without throwing, and reports problems within the text', (_, parse) => {
  fc.assert(
    fc.property(arbText, (text) => {
      const { value, problems } = readText<unknown>(text, parse);
      expect(value !== undefined || problems.some(({ isWarning }) => !isWarning)).toBe(true);
      for (const problem of problems) {
        expect(problem.from).toBeGreaterThanOrEqual(0);
        expect(problem.to).toBeGreaterThanOrEqual(problem.from);
        expect(problem.to).toBeLessThanOrEqual(text.length);
        expect(formatProblemLine(problem)).not.toMatch(/undefined|\[object/u);
      }
    }),
  );
});

test('[EN-20] rejects a text that is nested too deep or too long, and never overflows the stack', () => {
  const nest = (n: number): string => `{"units":${'{"a":'.repeat(n)}1${'}'.repeat(n)}}`;
  for (const n of [MAX_DEPTH, 5000, 200_000]) {
    const { value, given, problems } = readCart(nest(n));
    expect([value, given]).toEqual([undefined, undefined]);
    expect(problems.map(({ problem, from }) => [problem.type, from])).toEqual([
      ['TooDeep', '{"units":'.length + 5 * (MAX_DEPTH - 1)],
    ]);
  }
  expect(readCart(nest(MAX_DEPTH - 1)).problems.map(({ problem }) => problem.type)).not.toContain('TooDeep');
  expect(readCart(`{ "a": "${'['.repeat(500)}\\"${'{'.repeat(500)}", "units": [] }`).value?.units).toEqual([]);
  expect(readCart(' '.repeat(2_000_001)).problems.map(({ problem }) => problem.type)).toEqual(['TooLong']);
});

test('[EN-20 EN-10] reports problems of a shop as errors at their lines', () => {
  const { problems } = readText('{ "currency": "USD",\n "limits": { "units": 0 },\n "limit": {} }', readShop);
  expect(problems.map(({ isWarning }) => isWarning)).toEqual([false, false]);
  expect(problems.map(formatProblemLine)).toEqual([
    expect.stringContaining('Line 2, column 23: limits.units is 0; it must be a whole number from 1'),
    expect.stringContaining('Line 3, column 11: limit is not a known field'),
  ]);
});

test('[EN-20 EN-08] rejects carts of another currency and with unknown promotions', () => {
  const pathsOf = (text: string, parse: typeof marketplace.parseCart): readonly unknown[] => {
    const { value, problems } = readText(text, parse);
    expect(value).toBeUndefined();
    return problems.map(({ problem }) => 'path' in problem && problem.path);
  };
  const { shop } = readExample('bakery');
  const gone = '{ "currency": "KWD", "units": [], "promotions": ["gone"] }';
  expect(pathsOf(gone, shop.parseCart)).toEqual(['currency', 'promotions.0']);
  const bakery = examples.find(({ name }) => name === 'bakery');
  expect(pathsOf(bakery?.texts.cart ?? '', marketplace.parseCart)).toEqual(['currency', 'promotions']);
});
