import { cartSchema, fitOf } from '@baguni/contract/cart-json';
import { shopSchema } from '@baguni/contract/shop-json';
import { expect, test } from 'vitest';
import { type Problem, problemText } from './problem.ts';
import { callJson } from '../testing/call.ts';

const place = { line: 12, column: 34 };
const fault = { path: 'units.5.quantity', place };
const missing = { found: undefined, fits: undefined };
const at = 'line 12, column 34: units.5.quantity';

test.each<[Problem, string]>([
  [{ type: 'NoFile' }, 'no cart given: name a file, or pass the cart on standard input'],
  [{ type: 'NotReadable', file: 'a.json' }, 'a.json: cannot be read'],
  [{ type: 'NotAFile', file: 'a' }, 'a: is a folder, not a file'],
  [{ type: 'NotText', file: 'a' }, 'a: is not UTF-8 text'],
  [{ type: 'Empty', file: '-' }, 'standard input: is empty'],
  [{ type: 'TooLarge', file: '-', most: 5_000_000 }, 'standard input: is larger than 5 MB'],
  [{ type: 'NotJson', place }, 'line 12, column 34: this is not JSON'],
  [{ type: 'Missing', ...fault, ...missing, file: 'a.json' }, `a.json: ${at} is missing`],
  [{ type: 'Missing', path: '', place, ...missing }, 'line 12, column 34: the JSON is missing'],
  [{ type: 'OtherShop', ...fault }, `${at} is of another shop: name it with --engine shop.json`],
  [{ type: 'Repeated', ...fault, found: 'a' }, `${at}: a is there twice`],
  [{ type: 'NoSuchUnit', ...fault, found: 7 }, `${at}: the cart has no unit 7`],
  [{ type: 'NoSuchTerms', ...fault, found: 'a b' }, `${at}: the cart has no terms of this name: "a b"`],
  [{ type: 'NoSuchCoupon', ...fault, found: 'C1' }, `${at}: the buyer has no such coupon: C1`],
  [{ type: 'UnknownField', ...fault, found: 1, fits: 'units' }, `${at} is not a known field; did you mean units?`],
  [{ type: 'UnknownField', ...fault, found: 1, fits: '' }, `${at} is not a known field`],
  [
    {
      type: 'Misfit',
      ...fault,
      found: 1,
      fits: { type: 'string', format: 'date-time', formatMinimum: '2026-01-02T00:00:00Z' },
    },
    `${at} is 1; it must be a moment from 2026-01-02T00:00:00Z on`,
  ],
  [
    { type: 'CouponDiffers', ...fault, found: 9000, fits: { enum: [100] } },
    `${at} is 9000; the coupon of the buyer has 100`,
  ],
])('[EN-03] describes %j', (problem, text) => {
  expect(problemText(problem)).toBe(text);
});

const textFor = (found: unknown, schema: unknown): string =>
  problemText({ type: 'Misfit', path: 'a', place, found, fits: fitOf(schema) });

test.each([
  [
    -5,
    { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
    'is -5; it must be a whole number from 0 to 1,000,000,000',
  ],
  ['2', { type: 'number', minimum: 0.0001 }, 'is "2"; it must be a number from 0.0001'],
  [
    null,
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 9 },
    'is null; it must be a whole number up to 9',
  ],
  [1.5, { type: 'integer', maximum: Number.MAX_SAFE_INTEGER }, 'is 1.5; it must be a whole number'],
  ['', { type: 'string', minLength: 1, maxLength: 200 }, 'is ""; it must be a text of 1 to 200 characters'],
  [7, { type: 'string', minLength: 0, maxLength: 10_000 }, 'is 7; it must be a text of at most 10,000 characters'],
  [7, { type: 'string' }, 'is 7; it must be a text'],
  ['rate', { type: 'string', enum: ['Rate', 'Amount'] }, 'is "rate"; it must be one of Rate, Amount'],
  ['x', { enum: Array.from({ length: 13 }, (_, n) => n) }, 'it must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …'],
  ['a b', { const: 'b, c' }, 'is "a b"; it must be "b, c"'],
  ['soon', { type: 'string', format: 'date-time' }, 'is "soon"; it must be a moment such as 2026-11-21T09:00:00Z'],
  ['soon', { type: 'string', format: 'date' }, 'is "soon"; it must be a day such as 2026-11-21'],
  ['usd', { type: 'string', pattern: '^[A-Z]{3}$' }, 'is "usd"; it must be three capital letters such as USD'],
  ['usd', { type: 'string', pattern: '^[A-Z]{4}$' }, 'is "usd"; it must be a text of the form ^[A-Z]{4}$'],
  ['yes', { type: 'boolean' }, 'is "yes"; it must be true or false'],
  [[1, 2], { type: 'object' }, 'is a list of 2; it must be an object'],
  [7, { type: 'object', required: ['offered'] }, 'is 7; it must be an object with offered'],
  [{}, { type: 'array', items: {} }, 'is an object; it must be a list'],
  [
    [1, 2, 3],
    { type: 'array', items: { type: 'integer' }, maxItems: 2 },
    'it must be a list of at most 2, each a whole number',
  ],
  [['x'], { type: 'array', items: { enum: [] } }, 'is a list of 1; it must be an empty list'],
  [[], { type: 'array', minItems: 1 }, 'is an empty list; it must be a list of at least 1'],
  [7, { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'is 7; it must be a text or null'],
  [8, { type: 'file' }, 'is 8, which does not fit'],
  ['x'.repeat(50), undefined, `is "${'x'.repeat(38)}…, which does not fit`],
] as const)('[EN-03 EN-07] describes %j, for which %j fits', (found, schema, text) => {
  expect(textFor(found, schema)).toContain(text);
});

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withInner = (schema: unknown): readonly Schema[] => {
  if (!isSchema(schema)) return [];
  const { properties, items, anyOf } = schema;
  const inner = [
    ...Object.values(isSchema(properties) ? properties : {}),
    items,
    ...(Array.isArray(anyOf) ? (anyOf as readonly unknown[]) : []),
  ];
  return [schema, ...inner.flatMap(withInner)];
};

test('[EN-03 EN-07] describes each value of a cart and of a shop without words of its schema', () => {
  const schemas = [...withInner(cartSchema()), ...withInner(shopSchema())];
  expect(schemas.length).toBeGreaterThan(400);
  for (const schema of schemas) {
    const text = textFor(7, schema).replace(String(schema['pattern']), '');
    expect(text).not.toMatch(/[{}]|undefined|"(?:type|minimum|maxLength|enum|anyOf)"/u);
  }
});

test('[EN-03 EN-07] JSON contains a scalar that was found, but no list and no object', async () => {
  const unit = { cartUnitId: 1, quantity: -1, item: [], seller: { sellerKey: 'a' } };
  const { problems } = (await callJson(['check'], { units: [unit] })) as { readonly problems: readonly unknown[] };
  const message = 'line 1, column 38: units.0.quantity is -1; it must be a whole number from 1 to 999';
  expect(problems).toContainEqual(expect.objectContaining({ path: 'units.0.quantity', found: -1, message }));
  expect(problems.filter((one) => JSON.stringify(one).includes('"found":['))).toEqual([]);
});
