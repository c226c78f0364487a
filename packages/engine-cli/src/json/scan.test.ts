import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAt, placesOf } from './place.ts';
import { scanJson } from './scan.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const looked = (text: string) => scanJson(text, () => true);

const arbText = fc
  .tuple(
    fc.jsonValue(),
    fc.constantFrom(0, 1, 2),
    fc.nat(),
    fc.constantFrom('', '', '"', ',', '}', ']', '0', '\\', '\u0000'),
  )
  .map(([value, indent, at, extra]) => {
    const text = JSON.stringify(value, null, indent);
    const cut = at % (text.length + 1);
    return extra === '' ? text : text.slice(0, cut) + extra + text.slice(cut + (at % 2));
  });

test('[EN-03] takes for JSON exactly what JSON.parse takes', () => {
  fc.assert(
    fc.property(fc.oneof(arbText, fc.string()), (text) => looked(text).isJson === isJson(text)),
    { numRuns: 1000 },
  );
});

test.each([
  ['', 0],
  ['{"a": ]', 6],
  ['[1, 2', 5],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['{1: 2}', 1],
  ['[01]', 2],
  ['[1,]', 3],
  ['{} x', 3],
  ['"a\nb"', 0],
  ["'a'", 0],
])('[EN-03] %j stops being JSON at %i', (text, at) => {
  expect(looked(text)).toEqual({ isJson: false, at });
});

test('[EN-03] a text of any depth is looked through, and one of any length', () => {
  expect(looked('['.repeat(200_000))).toEqual({ isJson: false, at: 200_000 });
  const text = String.raw`"${String.raw`가\n`.repeat(1_000_000)}`;
  expect(looked(`${text}"`).isJson).toBe(true);
  expect(looked(text)).toEqual({ isJson: false, at: 0 });
});

test('[EN-03] a value is found by its path, a missing one where the one that lacks it begins', () => {
  const text = '{\n  "units": [\n    { "quantity": "2" },\n    { "a.b": 1 }\n  ]\n}';
  expect(placesOf(text, ['units.0.quantity', 'units.1.item.itemNo', 'selected', ''])).toEqual([
    { line: 3, column: 19 },
    { line: 4, column: 5 },
    { line: 1, column: 1 },
    { line: 1, column: 1 },
  ]);
});

test('[EN-03] a value beside one that is 100,000 deep is found', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(placesOf(`{"x": ${deep},\n"a": 1}`, ['a', 'x.0.0', 'gone'])).toEqual([
    { line: 2, column: 6 },
    { line: 1, column: 9 },
    { line: 1, column: 1 },
  ]);
});

test('[EN-03] of a name that is given twice the last is meant', () => {
  expect(placesOf('{"a":1,\n"a":2}', ['a'])).toEqual([{ line: 2, column: 5 }]);
});

test('[EN-03] lines end as every system ends them, and an emoji is one column', () => {
  expect(placeAt('a\r\nb\rc\n🧺x', 9)).toEqual({ line: 4, column: 2 });
});
