import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from '../editor/changed-part.ts';
import { carried } from './carried.ts';
import { MAX_DEPTH } from './depth.ts';
import { isSame } from './json.ts';
import { printJson } from './print-json.ts';
import { readCart } from '../testing/read-cart.ts';

test('[EN-20] printed JSON says the same, and what is short stays in one line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(printJson({ a: [1, 2], b: {} })).toBe('{ "a": [1, 2], "b": {} }\n');
  expect(printJson({ a: 'x'.repeat(70), b: [1] })).toBe(`{\n  "a": "${'x'.repeat(70)}",\n  "b": [1]\n}\n`);
  const numbers = printJson({ selected: Array.from({ length: 100 }, (_, i) => 1000 + i) }).split('\n');
  expect(numbers.length).toBeLessThan(16);
  for (const line of numbers) expect(line.length).toBeLessThanOrEqual(80);
  expect(printJson(JSON.parse('{"__proto__":1}'))).toBe('{ "__proto__": 1 }\n');
});

test('[EN-20] a changed part makes the one text of the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { from, to, insert } = changedPart(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    }),
  );
  expect(changedPart('a1b', 'a22b')).toEqual({ from: 1, to: 2, insert: '22' });
});

test('[EN-20] of a changed cart only what changed is written, and what a reader works out stays unsaid', () => {
  const before = {
    version: 1,
    a: 1,
    list: [
      { cartUnitId: 1, n: 1, m: 1 },
      { cartUnitId: 2, n: 1 },
    ],
    rest: { b: 1, c: 2 },
  };
  const after = { version: 2, a: 1, list: [{ cartUnitId: 2, n: 5 }], rest: { b: 1, c: 3 } };
  expect(carried({ list: [{ cartUnitId: 1 }, { cartUnitId: 2, n: 1 }] }, before, after)).toEqual({
    list: [{ cartUnitId: 2, n: 5 }],
    rest: { c: 3 },
  });
  const two = { list: [1, 2].map((cartUnitId) => ({ cartUnitId, m: cartUnitId })) };
  const left = { list: two.list.slice(1) };
  expect(carried({ list: [{ cartUnitId: 1 }, { cartUnitId: 2 }] }, two, left)).toEqual({ list: [{ cartUnitId: 2 }] });
  expect(carried({ a: 1, version: 1 }, before, after)).toMatchObject({ version: 2 });
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
});

const seen = (text: string) =>
  readCart(text).problems.map(({ problem, range, isWarning }) => [
    problem.type,
    text.slice(range.from, range.to),
    ...(isWarning ? ['warning'] : []),
  ]);

test('[EN-20 EN-07] each problem is marked where it stands, and a missing value where it is missing', () => {
  const unit = '"item": { "itemNo": "A", "itemName": "Ä😀", "itemSellPrice": 1 }, "seller": { "sellerKey": "s" }';
  expect(seen(`{ "units": [{ "cartUnitId": 1, "quantity": "2", ${unit} }] }`)).toEqual([['Misfit', '"2"']]);
  expect(seen(`{ "units": [{ "cartUnitId": 1, ${unit} }] }`)).toEqual([['Missing', '{']]);
  expect(seen(`{ "units": [{ "cartUnitId": 1, "quantity": 1, "qantity": 2, ${unit} }] }`)).toEqual([
    ['UnknownField', '2', 'warning'],
  ]);
  expect(seen(`{ "units": [] `)).toEqual([['NotJson', '']]);
  expect(seen('{ "units": [1, ] }')).toEqual([['NotJson', ']']]);
  expect(seen('// a\n{ "units": [] }')).toEqual([['NotJson', '// a']]);
  expect(seen('')).toEqual([['NotJson', '']]);
  expect(seen('[]')).toEqual([['Misfit', '[']]);
});

test('[EN-20] any text is read without a throw, and has a cart or a problem', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc.json().map((json) => `{"units":${json}}`),
      ),
      (text) => {
        const { cart, problems } = readCart(text);
        expect(cart !== undefined || problems.length > 0).toBe(true);
        for (const { range } of problems) {
          expect(range.from).toBeGreaterThanOrEqual(0);
          expect(range.to).toBeGreaterThanOrEqual(range.from);
          expect(range.to).toBeLessThanOrEqual(text.length);
        }
      },
    ),
  );
});

test('[EN-20] what is nested too deep, or too long, is told where, and nothing overflows', () => {
  const deep = (n: number): string => `{"units":${'{"a":'.repeat(n)}1${'}'.repeat(n)}}`;
  for (const n of [MAX_DEPTH, 5000, 200_000]) {
    const { cart, given, problems } = readCart(deep(n));
    expect([cart, given]).toEqual([undefined, undefined]);
    expect(problems.map(({ problem, range }) => [problem.type, range.from])).toEqual([
      ['TooDeep', '{"units":'.length + 5 * (MAX_DEPTH - 1)],
    ]);
  }
  expect(readCart(deep(MAX_DEPTH - 1)).problems.map(({ problem }) => problem.type)).not.toContain('TooDeep');
  expect(readCart(`{ "a": "${'['.repeat(500)}\\"${'{'.repeat(500)}", "units": [] }`).cart?.units).toEqual([]);
  expect(readCart(' '.repeat(2_000_001)).problems.map(({ problem }) => problem.type)).toEqual(['TooLong']);
});
