import { languages } from '@baguni/domain';
import { cartSchema, fitOf } from '@baguni/contract/cart-json';
import { shopSchema } from '@baguni/contract/shop-json';
import { expect, test } from 'vitest';
import { call, callJson } from '../testing/call.ts';
import { problemText } from './problem-text.ts';
import { translationsOf } from './tables.ts';

type Language = (typeof languages)[number];
const place = { line: 1, column: 2 };

/** @param schema what would fit, as a JSON schema says it */
const said = (found: unknown, schema: unknown, language: Language = 'en'): string =>
  problemText(translationsOf[language], { type: 'Misfit', path: 'a', place, found, fits: fitOf(schema) });

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
  ['EUR', { const: 'USD' }, 'is "EUR"; it must be USD'],
  ['a b', { const: 'b, c' }, 'is "a b"; it must be "b, c"'],
  ['soon', { type: 'string', format: 'date-time' }, 'is "soon"; it must be a moment such as 2026-11-21T09:00:00Z'],
  ['yes', { type: 'boolean' }, 'is "yes"; it must be true or false'],
  [[1, 2], { type: 'object' }, 'is a list of 2; it must be an object'],
  [{}, { type: 'array', items: {} }, 'is an object; it must be a list'],
  [
    [1, 2, 3],
    { type: 'array', items: { type: 'integer' }, maxItems: 2 },
    'it must be a list of at most 2, each a whole number',
  ],
  [['x'], { type: 'array', items: { enum: ['a', 'b'] } }, 'is a list of 1; it must be a list, each one of a, b'],
  [['x'], { type: 'array', items: { enum: [] } }, 'is a list of 1; it must be an empty list'],
  [[], { type: 'array', minItems: 1 }, 'is an empty list; it must be a list of at least 1'],
  [7, { type: 'object', required: ['offered'] }, 'is 7; it must be an object with offered'],
  ['soon', { type: 'string', format: 'date' }, 'is "soon"; it must be a day such as 2026-11-21'],
  ['usd', { type: 'string', pattern: '^[A-Z]{3}$' }, 'is "usd"; it must be a text of the form ^[A-Z]{3}$'],
  [7, { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'is 7; it must be a text or null'],
  [{ a: 1 }, {}, 'is an object, which does not fit'],
  [8, { type: 'file' }, 'is 8, which does not fit'],
  ['x'.repeat(50), undefined, `is "${'x'.repeat(38)}…, which does not fit`],
] as const)('[EN-03 EN-07] where %j stands and %j fits, it is said in words', (found, fits, words) => {
  expect(said(found, fits)).toContain(words);
});

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema and all that stand in it. */
const within = (schema: unknown): readonly Schema[] => {
  if (!isSchema(schema)) return [];
  const { properties, items, anyOf } = schema;
  const inner = [
    ...Object.values(isSchema(properties) ? properties : {}),
    items,
    ...(Array.isArray(anyOf) ? (anyOf as readonly unknown[]) : []),
  ];
  return [schema, ...inner.flatMap(within)];
};

const schemas = [...within(cartSchema()), ...within(shopSchema())];

test.each(languages)(
  '[EN-03 EN-07] whatever fits in a cart or a shop is said in %s without a word of its schema',
  (language) => {
    expect(schemas.length).toBeGreaterThan(400);
    for (const schema of schemas) {
      // a pattern is told as it is
      const text = said(7, schema, language).replace(String(schema['pattern']), '');
      expect(text).not.toMatch(/[{}]|undefined|"(?:type|minimum|maxLength|enum|anyOf)"/u);
    }
  },
);

test.each(languages)('[EN-03 EN-07] each kind of value that fits has words of its own in %s', (language) => {
  const kinds: readonly Schema[] = [
    ...['integer', 'number', 'string', 'boolean', 'object', 'array', 'null'].map((type) => ({ type })),
    { type: 'string', format: 'date-time' },
    { type: 'integer', minimum: 3 },
    { type: 'integer', maximum: 3 },
    { type: 'integer', minimum: 3, maximum: 4 },
    { type: 'string', maxLength: 3 },
    { type: 'string', minLength: 3, maxLength: 4 },
    { type: 'array', maxItems: 3 },
    { type: 'array', maxItems: 3, items: { type: 'boolean' } },
    { type: 'array', minItems: 3 },
    { type: 'array', items: { enum: [] } },
    { type: 'object', required: ['a'] },
    { enum: [3, 4] },
    { type: 'string', pattern: '^3$' },
    { type: 'string', format: 'date' },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    {},
  ];
  expect(new Set(kinds.map((schema) => said(7, schema, language))).size).toBe(kinds.length);
  for (const found of [[], {}, null, 'x', 7])
    expect(said(found, { const: 1 }, language)).not.toBe(said(true, { const: 1 }, language));
});

test.each(languages)(
  '[EN-03 EN-07] a moment that is too early, and a coupon that differs, say what fits in %s',
  (language) => {
    const early = { type: 'string', format: 'date-time', formatMinimum: '2026-01-02T00:00:00Z' } as const;
    const words = translationsOf[language];
    expect(problemText(words, { type: 'Misfit', path: 'a', place, found: 'b', fits: early })).toContain(
      early.formatMinimum,
    );
    const differs = { path: 'a', place, found: 9000, fits: { enum: [100] } } as const;
    const text = problemText(words, { type: 'CouponDiffers', ...differs });
    expect(text).toMatch(/(?=.*9000)(?=.*100)/u);
    expect(text).not.toBe(problemText(words, { type: 'Misfit', ...differs }));
  },
);

test('[EN-03 EN-07] JSON says what was found where it is one value, and repeats no list and no object', async () => {
  const unit = { cartUnitId: 1, quantity: -1, item: [], seller: { sellerKey: 'a' } };
  const { problems } = (await callJson(['check', '--lang', 'en'], { units: [unit] })) as {
    readonly problems: readonly unknown[];
  };
  expect(problems).toContainEqual(
    expect.objectContaining({
      path: 'units.0.quantity',
      found: -1,
      message: expect.stringContaining('is -1; it must be a whole number from 0 to 99,999') as string,
    }),
  );
  expect(problems.filter((one) => JSON.stringify(one).includes('"found":['))).toEqual([]);
  expect((await call(['check', '--lang', 'en'], '[]')).text).toBe(
    'line 1, column 1: the JSON is an empty list; it must be an object with units',
  );
});
