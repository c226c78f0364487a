import { expect, test } from 'vitest';
import { findPlaces, findSyntaxError, placeAt } from './json-places.ts';

test.each([
  ['', 1],
  ['{"a": ]', 7],
  ['[1, 2', 6],
  ['[1 2]', 4],
  ['{"a" 1}', 6],
  ['{1: 2}', 2],
  ['[01]', 3],
  ['[1,]', 4],
  ['{} x', 4],
  ['[1, // one\n2]', 5],
  ["'a'", 1],
])('[EN-03] finds the syntax error of %j in column %i', (text, column) => {
  expect(findSyntaxError(text)).toEqual({ line: 1, column });
});

test('[EN-03] finds a value by its path, and a missing value where its parent begins', () => {
  const text = '{\n  "units": [\n    { "quantity": "2" },\n    { "a.b": 1 }\n  ]\n}';
  expect(findPlaces(text, ['units.0.quantity', 'units.1.item.itemNo', 'selected', ''])).toEqual([
    { line: 3, column: 19 },
    { line: 4, column: 5 },
    { line: 1, column: 1 },
    { line: 1, column: 1 },
  ]);
});

test('[EN-03] finds the last value of a repeated name, as JSON.parse does', () => {
  expect(findPlaces('{"a":1,\n"a":2}', ['a'])).toEqual([{ line: 2, column: 5 }]);
});

test('[EN-03] survives 100,000 levels of nesting', () => {
  const deep = '['.repeat(100_000);
  expect(findSyntaxError(deep)).toEqual({ line: 1, column: 1 });
  expect(findPlaces(`{"a": 1, "x": ${deep}${']'.repeat(100_000)}}`, ['a'])).toEqual([{ line: 1, column: 7 }]);
});

test('[EN-03] counts the line ends of every system, and an emoji as one column', () => {
  expect(placeAt('a\r\nb\rc\n🧺x', 9)).toEqual({ line: 4, column: 2 });
});
